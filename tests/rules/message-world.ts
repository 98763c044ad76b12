import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { NIGHT, quietUntil, type QuietHours } from '../../domain/quiet-hours'
import { sendOnce } from '../../workers/auth/notices/send-once'
import { CLAIM_NOTICE, FINISH_NOTICE, stateAfter } from '../../workers/auth/store/notices'
import {
  type MessageFacts,
  MAX_MESSAGES,
  type MessageKind,
} from '../../workers/booking/messages/plan'
import {
  type SendResult,
  type MessagePorts,
  type MessageTry,
  sendMessages,
} from '../../workers/booking/messages/send'
import type { BookingStatus } from '../../workers/booking/store/rows'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const FIRST_LOOK = 5_000

export type Booking = {
  id: string
  appointment: string
  status: BookingStatus
  bookedAt: number
  startsAt: number
  endsAt: number
  doneAt: number | null
  deskCanceledAt: number | null
  isComing: boolean
  lateMinutes: number | null
}

/** Whether the customer has answered that he comes, or comes late. */
export function hasReplied({ isComing, lateMinutes }: Booking): boolean {
  return isComing || lateMinutes !== null
}

type Row = {
  bookingId: string
  appointment: string
  kind: MessageKind
  tries: number
  unsentTries: number
  nextAt: number | null
  outcome: 'sent' | 'dropped' | null
}

/** A post to the provider: `isTaken` when the customer gets what it says. */
export type Post = {
  key: string
  kind: MessageKind
  at: number
  booking: Booking
  quiet: QuietHours
  isTaken: boolean
}

/**
 * What the provider does with the next posts. down: it refuses them for now; lost: it takes them,
 * and its answers are lost; silent: it takes none and does not answer; refusing: it never takes
 * them.
 */
export type Provider = 'up' | 'down' | 'lost' | 'silent' | 'refusing'

/** After how many calls a process dies, its last before or after its effect. */
export type Kill = {
  calls: number
  isAfter: boolean
  /** auth alone dies, with the request that it answers; otherwise the salon-day and auth at once. */
  isAuthAlone: boolean
}

/** The salon-day's process has ended. */
class Killed extends Error {}
/** auth's process has ended: its caller has no answer. */
class NoResponse extends Error {}

/** auth's table of keys; worlds follow one another in it. */
const auth = new DatabaseSync(':memory:')
auth.exec(readFileSync('workers/auth/migrations/0001_schema.sql', 'utf8'))
const claimNotice = auth.prepare(CLAIM_NOTICE)
const finishNotice = auth.prepare(FINISH_NOTICE)

/** Whether a message is given up and was surely not sent. */
function isUnsent({ outcome, tries, unsentTries }: Row): boolean {
  return outcome === 'dropped' && unsentTries === tries
}

/**
 * A salon's storage, the databases of booking and auth, and the provider: what a kill leaves. One at
 * a time, as auth's keys are in one table.
 */
export class World {
  readonly bookings = new Map<string, Booking>()
  readonly rows: Row[] = []
  readonly plans = new Map<string, number>()
  /** Everything that was posted to the provider, which does not know keys. */
  readonly posts: Post[] = []
  /** Calls of auth about a message that was sent or may have been. */
  repeated = 0
  provider: Provider = 'up'
  /** What the customer has saved in his account. */
  quiet: QuietHours | null = null
  kill: Kill | null = null
  /** Calls of a process that has died do nothing more. */
  #life = 0

  constructor(public now: number) {
    auth.exec('DELETE FROM notice')
  }

  book(startsAt: number, replaced?: Booking): Booking {
    const id = `b${this.bookings.size}`
    const booking: Booking = {
      id,
      appointment: replaced?.appointment ?? id,
      status: 'confirmed',
      bookedAt: this.now,
      startsAt,
      endsAt: startsAt + HOUR,
      doneAt: null,
      deskCanceledAt: null,
      isComing: false,
      lateMinutes: null,
    }
    if (replaced) replaced.status = 'canceled'
    this.bookings.set(id, booking)
    this.plans.set(id, this.now + FIRST_LOOK)
    return booking
  }

  /** Lets time pass; the alarm rings whenever a booking is due. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    for (let alarms = 0; ; alarms++) {
      const due = Math.min(Infinity, ...this.plans.values())
      if (due > end) break
      expect(alarms, 'the alarm rings without end').toBeLessThan(2_000)
      this.now = Math.max(this.now, due)
      await this.#ring()
    }
    this.now = end
  }

  async #ring(): Promise<void> {
    const ids = [...this.plans].filter(([, at]) => at <= this.now).map(([id]) => id)
    try {
      await sendMessages(this.#ports(this.#life), ids)
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      this.now += 1_000
    }
  }

  #ports(life: number): MessagePorts {
    const step = <T>(act: () => T) => this.#step('booking', life, act)
    return {
      now: () => this.now,
      read: (ids) => step(() => this.#facts(ids)),
      claim: (attempt) => step(() => this.#claim(attempt)),
      deliver: async (bookingId, kind, until) => {
        expect(until, 'is still of use').toBeGreaterThan(this.now)
        try {
          return await this.#sendNotice(life, bookingId, kind)
        } catch (error) {
          if (error instanceof NoResponse) return 'unclear'
          throw error
        }
      },
      postpone: (bookingId, kind, nextAt) =>
        step(() => {
          const row = this.#row(bookingId, kind)
          if (row?.outcome !== null) return
          row.nextAt = nextAt
          row.unsentTries++
        }),
      finish: (bookingId, kind, outcome) =>
        step(() => {
          const row = this.#row(bookingId, kind)
          if (!row) return
          row.nextAt = null
          row.outcome = outcome === 'sent' ? 'sent' : 'dropped'
          if (outcome === 'unsent') row.unsentTries++
        }),
      plan: (id, next) => {
        if (life !== this.#life) throw new Killed()
        if (next !== null) expect(next, 'looks again at once').toBeGreaterThan(this.now)
        if (next === null) this.plans.delete(id)
        else this.plans.set(id, next)
      },
      onDropped: () => undefined,
    }
  }

  /** auth's call; it may die before and after each step, and before its answer arrives. */
  async #sendNotice(life: number, bookingId: string, kind: MessageKind): Promise<SendResult> {
    const step = <T>(act: () => T) => this.#step('auth', life, act)
    const booking = this.#known(bookingId)
    const key = `${booking.appointment}:${kind}:${bookingId}`
    const quietEnd = this.quiet && quietUntil(this.quiet, this.now)
    if (quietEnd !== null) return { quietUntil: quietEnd }
    const outcome = await sendOnce({
      claim: () => step(() => this.#claimNotice(key)),
      post: () => step(() => this.#post(key, kind, booking)),
      finish: (isSent) => step(() => void finishNotice.run(stateAfter(isSent), key)),
    })
    return step(() => outcome)
  }

  #claimNotice(key: string): boolean {
    const isClaimed = Number(claimNotice.run(key, this.now).changes) > 0
    if (!isClaimed) this.repeated++
    return isClaimed
  }

  #post(key: string, kind: MessageKind, booking: Booking): 'sent' | 'failed' | 'undeliverable' {
    const { provider, now: at } = this
    const isTaken = provider === 'up' || provider === 'lost'
    this.posts.push({
      key,
      kind,
      at,
      booking: { ...booking },
      quiet: this.quiet ?? NIGHT,
      isTaken,
    })
    if (provider === 'refusing') return 'undeliverable'
    // Without an answer the message may be on its way.
    return provider === 'down' ? 'failed' : 'sent'
  }

  #claim({ bookingId, kind, tries, startsAt, now, nextAt }: MessageTry): boolean {
    const booking = this.#known(bookingId)
    const stands =
      booking.startsAt === startsAt &&
      (kind === 'review'
        ? booking.status === 'done' && booking.doneAt !== null
        : booking.status === 'confirmed' && startsAt > now) &&
      !((kind === 'evening' || kind === 'soon') && hasReplied(booking))
    const row = this.#row(bookingId, kind)
    if (!stands || (tries === 0) === (row !== undefined)) return false
    if (row && (row.tries !== tries || row.outcome !== null)) return false
    const { appointment } = booking
    const begun = { bookingId, appointment, kind, tries: 1, unsentTries: 0, nextAt, outcome: null }
    if (row) Object.assign(row, { tries: tries + 1, nextAt })
    else if (this.#countOf(booking) >= MAX_MESSAGES) return false
    else this.rows.push(begun)
    return true
  }

  /** One call: a process that is dead makes none, and one that dies makes its last or does not. */
  async #step<T>(whose: 'booking' | 'auth', life: number, act: () => T): Promise<T> {
    if (life !== this.#life) throw new Killed()
    const { kill } = this
    const isMeant = kill !== null && (whose === 'auth' || !kill.isAuthAlone)
    if (!isMeant || --kill.calls >= 0) return act()
    this.kill = null
    if (kill.isAfter) act()
    if (kill.isAuthAlone) throw new NoResponse()
    this.#life++
    throw new Killed()
  }

  #facts(ids: readonly string[]): Map<string, MessageFacts> {
    return new Map(
      ids.map((id) => {
        const booking = this.#known(id)
        const begun = this.rows.filter(({ bookingId }) => bookingId === id)
        const subject = { ...booking, hasReplied: hasReplied(booking) }
        return [id, { subject, begun, total: this.#countOf(booking) }]
      }),
    )
  }

  #row(bookingId: string, kind: MessageKind): Row | undefined {
    return this.rows.find((row) => row.bookingId === bookingId && row.kind === kind)
  }

  #countOf({ appointment }: Booking): number {
    return this.rows.filter((row) => row.appointment === appointment && !isUnsent(row)).length
  }

  #known(id: string): Booking {
    const booking = this.bookings.get(id)
    if (!booking) throw new Error(`no booking ${id}`)
    return booking
  }
}
