import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MessageFacts } from '../../workers/booking/messages/next-message'
import { NIGHT, type QuietHours } from '../../domain/quiet-hours'
import { quietUntil } from '../../workers/auth/notices/quiet'
import { MOST_MESSAGES, type MessageKind } from '../../workers/booking/messages/plan'
import { type MessagePorts, sendMessages } from '../../workers/booking/messages/send-messages'
import { addDays, instantOf, vietnamMinutes } from '../../workers/kit/vietnam-time'
import type { BookingStatus } from '../../workers/booking/store/rows'
import { isWhole } from '../sample'

const numRuns = isWhole ? 5_000 : 300
const TEST_TIMEOUT_MS = 600_000

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const FIRST_LOOK = 5_000

type Booking = {
  id: string
  appointment: string
  status: BookingStatus
  bookedAt: number
  startsAt: number
  endsAt: number
  doneAt: number | null
  isAnswered: boolean
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
type Sent = { key: string; kind: MessageKind; at: number; booking: Booking; quiet: QuietHours }

class Killed extends Error {}

/**
 * What the provider does with the next messages; lost: it takes one, and its answer is lost; silent:
 * it takes none and does not answer.
 */
type Provider = 'up' | 'down' | 'lost' | 'silent' | 'refusing'

/** Whether a message is given up and was surely not sent. */
function isUnsent({ outcome, tries, unsentTries }: Row): boolean {
  return outcome === 'dropped' && unsentTries === tries
}

/** A salon's storage, the database and the provider, as sending sees them: what a kill leaves. */
class World {
  readonly bookings = new Map<string, Booking>()
  readonly rows: Row[] = []
  readonly plans = new Map<string, number>()
  readonly taken = new Set<string>()
  readonly sent: Sent[] = []
  provider: Provider = 'up'
  /** What the customer has saved in his account. */
  quiet: QuietHours | null = null
  /** Calls after which the process dies, the last before or after its effect; null: it does not. */
  kill: { calls: number; isAfter: boolean } | null = null
  #isDead = false

  constructor(public now: number) {}

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
      isAnswered: false,
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
      await this.ring()
    }
    this.now = end
  }

  async ring(): Promise<void> {
    this.#isDead = false
    const ids = [...this.plans].filter(([, at]) => at <= this.now).map(([id]) => id)
    try {
      await sendMessages(this.#ports(), ids)
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      this.kill = null
      this.now += 1_000
    }
  }

  #ports(): MessagePorts {
    return {
      now: () => this.now,
      read: (ids) => this.#step(() => this.#facts(ids)),
      claim: ({ bookingId, kind, tries, startsAt, now, nextAt }) =>
        this.#step(() => {
          const booking = this.#known(bookingId)
          const stands =
            booking.startsAt === startsAt &&
            (kind === 'review'
              ? booking.status === 'done' && booking.doneAt !== null
              : booking.status === 'confirmed' && startsAt > now) &&
            !(kind === 'soon' && booking.isAnswered)
          const row = this.#row(bookingId, kind)
          if (!stands || (tries === 0) === (row !== undefined)) return false
          if (row && (row.tries !== tries || row.outcome !== null)) return false
          if (row) Object.assign(row, { tries: tries + 1, nextAt })
          else if (this.#countOf(booking) >= MOST_MESSAGES) return false
          else
            this.rows.push({
              bookingId,
              appointment: booking.appointment,
              kind,
              tries: 1,
              unsentTries: 0,
              nextAt,
              outcome: null,
            })
          return true
        }),
      deliver: (bookingId, kind, until) =>
        this.#step(() => {
          expect(until, 'is still of use').toBeGreaterThan(this.now)
          const booking = this.#known(bookingId)
          const key = `${booking.appointment}:${kind}:${bookingId}`
          const quietEnd = this.quiet && quietUntil(this.quiet, this.now)
          if (quietEnd !== null) return { quietUntil: quietEnd }
          if (this.taken.has(key)) return 'sent'
          if (this.provider === 'down') return 'failed'
          if (this.provider === 'silent') return 'unclear'
          if (this.provider === 'refusing') return 'undeliverable'
          this.taken.add(key)
          const quiet = this.quiet ?? NIGHT
          this.sent.push({ key, kind, at: this.now, booking: { ...booking }, quiet })
          return this.provider === 'lost' ? 'unclear' : 'sent'
        }),
      postpone: (bookingId, kind, nextAt) =>
        this.#step(() => {
          const row = this.#row(bookingId, kind)
          if (row?.outcome !== null) return
          row.nextAt = nextAt
          row.unsentTries++
        }),
      finish: (bookingId, kind, outcome) =>
        this.#step(() => {
          const row = this.#row(bookingId, kind)
          if (!row) return
          row.nextAt = null
          row.outcome = outcome === 'sent' ? 'sent' : 'dropped'
          if (outcome === 'unsent') row.unsentTries++
        }),
      plan: (id, next) => {
        if (this.#isDead) throw new Killed()
        if (next !== null) expect(next, 'looks again at once').toBeGreaterThan(this.now)
        if (next === null) this.plans.delete(id)
        else this.plans.set(id, next)
      },
      onDropped: () => undefined,
    }
  }

  /** One call: a process that is dead makes none, and one that dies makes its last or does not. */
  async #step<T>(act: () => T): Promise<T> {
    if (this.#isDead) throw new Killed()
    const isLast = this.kill !== null && --this.kill.calls < 0
    this.#isDead = isLast
    if (isLast && !this.kill?.isAfter) throw new Killed()
    const result = act()
    if (isLast) throw new Killed()
    return result
  }

  #facts(ids: readonly string[]): Map<string, MessageFacts> {
    return new Map(
      ids.map((id) => {
        const booking = this.#known(id)
        const begun = this.rows.filter(({ bookingId }) => bookingId === id)
        return [id, { subject: { ...booking }, begun, total: this.#countOf(booking) }]
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

const day0 = '2026-11-23'
const hourOfDay = fc.integer({ min: 8 * 60 + 30, max: 20 * 60 })
const appointmentTime = fc.record({ days: fc.nat(4), minutes: hourOfDay })

const quietHours = fc.record({
  from: fc.integer({ min: 34, max: 44 }).map((halves) => halves * 30),
  until: fc.integer({ min: 13, max: 24 }).map((halves) => halves * 30),
})

type Act =
  | { act: 'pass'; minutes: number }
  | { act: 'toHour'; before: number }
  | { act: 'change'; to: { days: number; minutes: number } }
  | { act: 'cancel' | 'answer' | 'serve' | 'done' | 'visit' | 'absent' | 'closeDay' }
  | { act: 'quiet'; quiet: QuietHours }
  | { act: 'provider'; provider: Provider }
  | { act: 'kill'; calls: number; isAfter: boolean }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('pass' as const), minutes: fc.nat(18 * 60) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('pass' as const), minutes: fc.nat(20) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('toHour' as const), before: fc.nat(200) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('change' as const), to: appointmentTime }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('quiet' as const), quiet: quietHours }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constantFrom('cancel', 'answer', 'serve', 'done', 'absent', 'closeDay'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('visit' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('provider' as const),
      provider: fc.constantFrom<Provider>('up', 'up', 'down', 'lost', 'silent', 'refusing'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('kill' as const),
      calls: fc.nat(5),
      isAfter: fc.boolean(),
    }),
  },
)

/** Changes, each of whose messages may be lost, refused or left in doubt before the next. */
const changing: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('change' as const),
      to: fc.record({ days: fc.integer({ min: 2, max: 4 }), minutes: hourOfDay }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('pass' as const), minutes: fc.nat(3) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('provider' as const),
      provider: fc.constantFrom<Provider>('up', 'down', 'lost', 'lost', 'silent', 'refusing'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('kill' as const),
      calls: fc.nat(5),
      isAfter: fc.boolean(),
    }),
  },
)

/** Carries out an act on the booking that stands; acts that its state does not allow do nothing. */
async function carryOut(world: World, booking: Booking, step: Act): Promise<Booking> {
  const { now } = world
  const isAhead = booking.status === 'confirmed' && booking.startsAt > now
  switch (step.act) {
    case 'pass':
      await world.pass(step.minutes * MINUTE)
      return booking
    case 'toHour':
      await world.pass(Math.max(0, booking.startsAt - step.before * MINUTE - now))
      return booking
    case 'change': {
      const startsAt = instantOf(addDays(day0, step.to.days), step.to.minutes)
      return isAhead && startsAt > now ? world.book(startsAt, booking) : booking
    }
    case 'cancel':
      if (isAhead) booking.status = 'canceled'
      return booking
    case 'answer':
      if (isAhead) booking.isAnswered = true
      return booking
    case 'serve':
      if (booking.status === 'confirmed') booking.status = 'serving'
      return booking
    case 'done':
      if (booking.status === 'serving') Object.assign(booking, { status: 'done', doneAt: now })
      return booking
    case 'visit':
      await world.pass(Math.max(0, booking.startsAt - now))
      if (booking.status === 'confirmed')
        Object.assign(booking, { status: 'done', doneAt: world.now })
      return booking
    case 'absent':
      if (booking.status === 'confirmed' && booking.startsAt <= now) booking.status = 'no_show'
      return booking
    case 'closeDay':
      if (['confirmed', 'serving'].includes(booking.status) && booking.endsAt <= now)
        booking.status = 'done'
      return booking
    case 'quiet':
      world.quiet = step.quiet
      return booking
    case 'provider':
      world.provider = step.provider
      return booking
    case 'kill':
      world.kill = { calls: step.calls, isAfter: step.isAfter }
      return booking
  }
}

/** What was sent in random lives, none of which may break a rule. */
async function countSent(acts: fc.Arbitrary<Act>) {
  const counts = { sent: 0, kinds: new Set<MessageKind>() }
  await fc.assert(
    fc.asyncProperty(
      fc.nat(24 * 60),
      appointmentTime,
      fc.array(acts, { maxLength: 20, size: 'max' }),
      async (bookedMinutes, time, steps) => {
        const world = new World(instantOf(day0, bookedMinutes))
        const wanted = instantOf(addDays(day0, time.days), time.minutes)
        let booking = world.book(Math.max(wanted, world.now + 20 * MINUTE))
        for (const step of steps) booking = await carryOut(world, booking, step)
        world.provider = 'up'
        await world.pass(7 * 24 * HOUR)

        const keys = world.sent.map(({ key }) => key)
        expect(new Set(keys).size, 'twice').toBe(keys.length)
        expect(keys.length, 'more than three').toBeLessThanOrEqual(MOST_MESSAGES)
        for (const { kind, at, booking: seen, quiet } of world.sent) {
          const minutes = vietnamMinutes(at)
          expect(minutes >= 22 * 60 || minutes < 6 * 60 + 30, `${kind} at night`).toBe(false)
          const isNight = minutes >= quiet.from || minutes < quiet.until
          expect(isNight, `${kind} in his quiet hours`).toBe(false)
          if (kind === 'review')
            expect([seen.status, seen.doneAt === null]).toEqual(['done', false])
          else expect([kind, seen.status, seen.startsAt > at]).toEqual([kind, 'confirmed', true])
          if (kind === 'soon') expect(seen.isAnswered, 'a reminder after the answer').toBe(false)
          counts.sent++
          counts.kinds.add(kind)
        }
        expect([...world.plans], 'looks at a booking for ever').toEqual([])
      },
    ),
    { numRuns },
  )
  return counts
}

test(
  'random lives of a booking, killed at every call: no message after its state is over, at most three, none at night or in his quiet hours, none twice',
  async () => {
    const { sent, kinds } = await countSent(act)
    expect(sent, 'lives without messages prove nothing').toBeGreaterThan(numRuns / 2)
    expect([...kinds].sort()).toEqual(['booked', 'evening', 'review', 'soon'])
  },
  TEST_TIMEOUT_MS,
)

test(
  'random lives of many changes, in which answers are lost: at most three all the same',
  async () => {
    const { sent } = await countSent(changing)
    expect(sent).toBeGreaterThan(numRuns * 2)
  },
  TEST_TIMEOUT_MS,
)
