import {
  firstSendableAt,
  isNight,
  MAX_MESSAGES,
  type MessageKind,
  type MessageSubject,
  type PlannedMessage,
  plannedMessages,
  nextVisitCheckAt,
} from './plan'

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

const ORDER: readonly MessageKind[] = ['booked', 'evening', 'soon', 'review']
const rankOf = (kind: MessageKind) => ORDER.indexOf(kind)

/** The next step for a booking at `now` (epoch ms). */
export function nextStep({ subject, begun, total }: MessageFacts, now: number): MessageStep {
  const planned = plannedMessages(subject)
  const open = begun.find(({ nextAt }) => nextAt !== null)
  if (open) return stepOf(open, planned, now)
  const lastRank = Math.max(-1, ...begun.map(({ kind }) => rankOf(kind)))
  const ahead = planned.filter(
    ({ kind, until }) => rankOf(kind) > lastRank && now < until && total < MAX_MESSAGES,
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
