import { HOUR_MS, MINUTE_MS } from '../../../domain/durations'
import { NIGHT, QUIET_LEAD, quietUntil } from '../../../domain/quiet-hours'
import { addDays, instantOf, vietnamDay } from '../../kit/vietnam-time'
import type { BookingStatus } from '../store/rows'

/**
 * A message about a booking. booked: it stands, or has changed. evening: 19:00 the evening before.
 * soon: two hours before. review: two hours after the visit. canceled: the salon had to cancel it.
 */
export type MessageKind = 'booked' | 'evening' | 'soon' | 'review' | 'canceled'

/** What decides about a booking's messages; times in epoch ms. */
export type MessageSubject = {
  status: BookingStatus
  bookedAt: number
  startsAt: number
  endsAt: number
  /** When reception reported the visit as done. */
  doneAt: number | null
  /** When the desk canceled the booking; null: it has not. */
  deskCanceledAt: number | null
  /** The customer has answered that they come, or comes late. */
  hasReplied: boolean
}

/** A message and the time in which it may be sent (epoch ms, the end excluded). */
type PlannedMessage = { kind: MessageKind; from: number; until: number }

/** Messages of an appointment, however often it is changed; that the salon cancels comes on top. */
export const MAX_MESSAGES = 3

const EVENING_MINUTE = 19 * 60
/** A reminder follows a confirmation by more than this (ms). */
const REMIND_AFTER = 3 * HOUR_MS
const SOON = 2 * HOUR_MS
/** A reminder later than this before the hour comes too late (ms). */
const TOO_LATE = 30 * MINUTE_MS
const REVIEW_AFTER = 2 * HOUR_MS
/** An invitation to rate is given up after this long (ms). */
const REVIEW_FOR = 12 * HOUR_MS

/** Whether an instant (epoch ms) is in the quiet night hours, in which no message is sent. */
export function isNight(at: number): boolean {
  return quietUntil(NIGHT, at) !== null
}

/** The first instant from `at` on at which messages may be sent. */
export function firstSendableAt(at: number): number {
  return quietUntil(NIGHT, at) ?? at
}

/** 19:00 the evening before (epoch ms): from then on the customer is asked whether they come. */
export function eveningBefore(startsAt: number): number {
  return instantOf(addDays(vietnamDay(startsAt), -1), EVENING_MINUTE)
}

/** The messages that a booking in its present state calls for, earliest first. */
export function plannedMessages(subject: MessageSubject): PlannedMessage[] {
  if (subject.status === 'done') return subject.doneAt === null ? [] : [review(subject.doneAt)]
  const { bookedAt, startsAt, deskCanceledAt, hasReplied } = subject
  if (subject.status === 'canceled' && deskCanceledAt !== null)
    return [
      { kind: 'canceled' as const, from: firstSendableAt(deskCanceledAt), until: startsAt },
    ].filter(({ from, until }) => from < until)
  if (subject.status !== 'confirmed') return []
  const confirmation = firstSendableAt(bookedAt)
  const evening = eveningBefore(startsAt)
  const soon = firstSendableAt(startsAt - SOON)
  const planned: PlannedMessage[] = [{ kind: 'booked', from: confirmation, until: startsAt }]
  // The page says after their answer that nothing reminds them any more: a failed try ends, too.
  if (evening - confirmation > REMIND_AFTER && !hasReplied)
    planned.push({
      kind: 'evening',
      from: evening,
      until: instantOf(vietnamDay(evening), NIGHT.from - QUIET_LEAD),
    })
  if (startsAt - confirmation > REMIND_AFTER && !hasReplied)
    planned.push({ kind: 'soon', from: soon, until: startsAt - TOO_LATE })
  return planned.filter(({ from, until }) => from < until)
}

function review(doneAt: number): PlannedMessage {
  const from = firstSendableAt(doneAt + REVIEW_AFTER)
  return { kind: 'review', from, until: from + REVIEW_FOR }
}

/** When a booking that is not over must be looked at, to see whether its visit is done. */
function nextVisitCheckAt({ status, endsAt }: MessageSubject, now: number): number | null {
  if (!['confirmed', 'checked_in', 'serving'].includes(status)) return null
  const look = endsAt + REVIEW_AFTER
  if (look > now) return look
  // Reception may report late; a day that is closed without a report invites nobody.
  return now < endsAt + 3 * REVIEW_AFTER ? now + HOUR_MS : null
}

/** A message that was begun; `nextAt` (epoch ms) is null once it was sent or dropped. */
export type BegunMessage = { kind: MessageKind; tries: number; nextAt: number | null }

/** A booking with its messages, and how many its whole appointment has. */
export type MessageFacts = { subject: MessageSubject; begun: BegunMessage[]; total: number }

/**
 * What to do about a booking now: send a message (again, when it has been tried), drop one, or
 * nothing; `next` is when to look again (epoch ms), null: never.
 */
export type MessageStep =
  | { kind: 'send'; message: MessageKind; tries: number }
  | { kind: 'drop'; message: MessageKind }
  | { kind: 'wait'; next: number | null }

/** Pauses between the tries of a message (ms); after the last try it is dropped. */
const PAUSES = [60_000, 5 * 60_000, 15 * 60_000]

/** When a message that was tried so often may be tried again (epoch ms); null: never. */
export function nextTry(tries: number, now: number): number | null {
  const pause = PAUSES[tries - 1]
  return pause === undefined ? null : now + pause
}

const ORDER: readonly MessageKind[] = ['booked', 'evening', 'soon', 'review', 'canceled']
const rankOf = (kind: MessageKind) => ORDER.indexOf(kind)

/** The next step for a booking at `now` (epoch ms). */
export function nextStep({ subject, begun, total }: MessageFacts, now: number): MessageStep {
  const planned = plannedMessages(subject)
  const open = begun.find(({ nextAt }) => nextAt !== null)
  if (open) return stepOf(open, planned, now)
  const lastRank = Math.max(-1, ...begun.map(({ kind }) => rankOf(kind)))
  const ahead = planned.filter(
    ({ kind, until }) =>
      rankOf(kind) > lastRank && now < until && (total < MAX_MESSAGES || kind === 'canceled'),
  )
  // Of several that are due, as after an outage, the last alone is still news.
  const due = isNight(now) ? undefined : ahead.findLast(({ from }) => from <= now)
  if (due) return { kind: 'send', message: due.kind, tries: 0 }
  const look = total < MAX_MESSAGES ? nextVisitCheckAt(subject, now) : null
  return { kind: 'wait', next: soonest([...ahead.map(({ from }) => from), look], now) }
}

function stepOf(
  { kind, tries, nextAt }: BegunMessage,
  planned: readonly PlannedMessage[],
  now: number,
): MessageStep {
  const plan = planned.find((one) => one.kind === kind)
  if (!plan || now >= plan.until) return { kind: 'drop', message: kind }
  if ((nextAt ?? 0) > now || isNight(now))
    return { kind: 'wait', next: soonest([firstSendableAt(nextAt ?? 0)], now) }
  return { kind: 'send', message: kind, tries }
}

/** The first of these instants at which messages may be sent, after `now`. */
function soonest(instants: readonly (number | null)[], now: number): number | null {
  const known = instants.filter((at) => at !== null)
  return known.length === 0 ? null : firstSendableAt(Math.max(now + 1, Math.min(...known)))
}
