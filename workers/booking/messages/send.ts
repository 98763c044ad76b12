import { logFailure } from '../../kit/log'
import { sendNotice } from '../clients/notices'
import { claimMessage, finishMessage, postponeMessage, readMessageFacts } from '../store/messages'
import type { SalonDayState } from '../salon-day/state'
import {
  type BegunMessage,
  type MessageFacts,
  type MessageStep,
  nextStep,
  nextTry,
  type MessageKind,
  plannedMessages,
} from './plan'
import * as z from 'zod'
import { objectRows } from '../../kit/rows'
import type { HoldSql } from '../salon-day/holds'

/** Bookings whose messages one alarm looks at; the others have the next, at once. */
const GROUP = 50

/** Ms between a booking and its first message, so that customers who book have the object first. */
const FIRST_MESSAGE_MS = 5_000

/** A failed look at the messages is repeated after so many ms. */
const RETRY_MS = 60_000

/** Notes that a booking has just been confirmed, so that its messages are planned. */
export function planMessages(state: SalonDayState, id: string): void {
  state.messages.plan(id, state.now() + FIRST_MESSAGE_MS)
}

/** Sends the messages that are due. A failure is logged and tried again; it fails no booking. */
export async function sendDueMessages(state: SalonDayState): Promise<void> {
  const { env, messages } = state
  const now = state.now()
  const ids = messages.due(now, GROUP)
  try {
    await sendMessages(
      {
        now: () => state.now(),
        read: async (bookings) => {
          const facts = await readMessageFacts(env.DB, bookings)
          state.failpoint('messagesRead')
          return facts
        },
        claim: async (attempt) => {
          const isClaimed = await claimMessage(env.DB, attempt)
          state.failpoint('messageClaimed')
          return isClaimed
        },
        deliver: async (id, kind, until) => {
          const delivery = await sendNotice(env, id, kind, until)
          state.failpoint('messageSent')
          return delivery
        },
        postpone: (id, kind, nextAt) => postponeMessage(env.DB, id, kind, nextAt),
        finish: async (id, kind, outcome) => {
          await finishMessage(env.DB, id, kind, outcome)
          state.failpoint('messageFinished')
        },
        plan: (id, next) => {
          // One that was canceled while its message was sent is planned anew: that news is next.
          if (messages.isDue(id, now)) messages.plan(id, next)
        },
        onDropped: (kind) => logMessageFault(new Error(`dropped: ${kind}`)),
      },
      ids,
    )
  } catch (error) {
    logMessageFault(error)
    for (const id of messages.due(state.now(), GROUP)) messages.plan(id, state.now() + RETRY_MS)
  }
}

function logMessageFault(error: unknown): void {
  logFailure({ worker: 'booking', call: 'SalonDay.messages', requestId: '' }, error)
}

/** A try to send a message, as it is written before it is made. */
export type MessageTry = {
  bookingId: string
  kind: MessageKind
  /** Tries before this one. */
  tries: number
  /** The state that the message is about; the claim fails when the booking has left it. */
  startsAt: number
  now: number
  nextAt: number | null
}

/**
 * What became of a try: sent; not deliverable to this customer; failed for now; perhaps sent, as no
 * response came; or not sent, as they want none before an instant (epoch ms).
 */
export type SendResult = 'sent' | 'undeliverable' | 'failed' | 'unclear' | { quietUntil: number }

/** What became of a message: sent; dropped; or dropped after a last try that was not sent. */
export type MessageResult = 'sent' | 'dropped' | 'unsent'

/** What sending needs; each call may be the last before the process dies. */
export type MessagePorts = {
  now: () => number
  /** The bookings with these ids; those without a row are left out. */
  read: (ids: readonly string[]) => Promise<Map<string, MessageFacts>>
  /** Writes a try, unless the booking has changed, the try was made, or there are enough messages. */
  claim: (attempt: MessageTry) => Promise<boolean>
  /**
   * Sends under the key of booking and kind: repeated calls send once. `until` (epoch ms) is when the
   * message is of no use any more.
   */
  deliver: (bookingId: string, kind: MessageKind, until: number) => Promise<SendResult>
  /** Writes that a try was not sent, and when to try again (epoch ms). */
  postpone: (bookingId: string, kind: MessageKind, nextAt: number) => Promise<void>
  /** Writes what became of a message. */
  finish: (bookingId: string, kind: MessageKind, outcome: MessageResult) => Promise<void>
  /** Notes when to look at a booking again (epoch ms); null: never. */
  plan: (bookingId: string, next: number | null) => void
  /** Reports a message that is given up. */
  onDropped: (kind: MessageKind) => void
}

/** Sends what is due of these bookings. Nothing here may fail a booking: callers catch. */
export async function sendMessages(ports: MessagePorts, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const known = await ports.read(ids)
  // At once, so that a slow provider delays the salon-day's other work no longer than one message.
  await Promise.all(
    ids.map(async (id) => {
      const facts = known.get(id)
      if (facts) await advance(ports, id, facts)
      else ports.plan(id, null)
    }),
  )
}

async function advance(ports: MessagePorts, id: string, facts: MessageFacts): Promise<void> {
  const now = ports.now()
  const step = nextStep(facts, now)
  if (step.kind === 'wait') return ports.plan(id, step.next)
  if (step.kind === 'drop') await drop(ports, id, step.message, 'dropped')
  const begun = step.kind === 'send' ? await send(ports, id, facts, step, now) : null
  const after = begun && nextStep(withBegun(facts, begun), now)
  ports.plan(id, after?.kind === 'wait' ? after.next : now + LOOK_AGAIN_MS)
}

/** Ms after which a booking is looked at again that was found changed, or has more to do. */
const LOOK_AGAIN_MS = 1000

/**
 * The message as it is after a try; null when the booking has changed meanwhile, or the message was
 * dropped: then how many count is read anew.
 */
async function send(
  ports: MessagePorts,
  id: string,
  { subject }: MessageFacts,
  { message: kind, tries }: Extract<MessageStep, { kind: 'send' }>,
  now: number,
): Promise<BegunMessage | null> {
  const nextAt = nextTry(tries + 1, now)
  const { startsAt } = subject
  if (!(await ports.claim({ bookingId: id, kind, tries, startsAt, now, nextAt }))) return null
  const until = plannedMessages(subject).find((one) => one.kind === kind)?.until ?? startsAt
  const delivery = await ports.deliver(id, kind, until)
  if (typeof delivery === 'object') {
    await ports.postpone(id, kind, delivery.quietUntil)
    return { kind, tries: tries + 1, nextAt: delivery.quietUntil }
  }
  if (delivery === 'sent') {
    await ports.finish(id, kind, 'sent')
    return { kind, tries: tries + 1, nextAt: null }
  }
  if (delivery === 'undeliverable' || nextAt === null) {
    await drop(ports, id, kind, delivery === 'unclear' ? 'dropped' : 'unsent')
    return null
  }
  if (delivery === 'failed') await ports.postpone(id, kind, nextAt)
  return { kind, tries: tries + 1, nextAt }
}

async function drop(
  ports: MessagePorts,
  id: string,
  kind: MessageKind,
  outcome: 'dropped' | 'unsent',
): Promise<void> {
  await ports.finish(id, kind, outcome)
  ports.onDropped(kind)
}

function withBegun({ subject, begun, total }: MessageFacts, message: BegunMessage): MessageFacts {
  const others = begun.filter(({ kind }) => kind !== message.kind)
  const isNew = others.length === begun.length
  return { subject, begun: [...others, message], total: total + (isNew ? 1 : 0) }
}

const timeRow = z.object({ id: z.string(), at: z.int() })

/** When the alarm must look at the messages of a booking next, in the object's storage. */
export class MessageTimes {
  readonly #times = new Map<string, number>()
  readonly #sql: HoldSql

  constructor(sql: HoldSql) {
    this.#sql = sql
    sql.exec(
      'CREATE TABLE IF NOT EXISTS message_time (booking_id TEXT PRIMARY KEY, at INTEGER NOT NULL)',
    )
    const times = sql.exec('SELECT booking_id AS id, at FROM message_time')
    for (const { id, at } of objectRows(times, timeRow)) this.#times.set(id, at)
  }

  /** Sets when to look at a booking (epoch ms); null: never. */
  plan(id: string, at: number | null): void {
    if (at === null) {
      this.#sql.exec('DELETE FROM message_time WHERE booking_id = ?', id)
      this.#times.delete(id)
      return
    }
    this.#sql.exec(
      `INSERT INTO message_time (booking_id, at) VALUES (?, ?)
       ON CONFLICT DO UPDATE SET at = excluded.at`,
      id,
      at,
    )
    this.#times.set(id, at)
  }

  /** The next instant (epoch ms), Infinity when there is none. */
  next(): number {
    return Math.min(Infinity, ...this.#times.values())
  }

  /** Whether a booking is to be looked at by now. */
  isDue(id: string, now: number): boolean {
    return (this.#times.get(id) ?? Infinity) <= now
  }

  /** At most so many bookings that are due, the first due first. */
  due(now: number, most: number): string[] {
    return [...this.#times]
      .filter(([, at]) => at <= now)
      .sort(([, one], [, other]) => one - other)
      .slice(0, most)
      .map(([id]) => id)
  }
}
