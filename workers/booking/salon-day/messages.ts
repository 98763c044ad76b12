import { logFailure } from '../../kit/log'
import { sendNotice } from '../clients/notices'
import { sendMessages } from '../messages/send-messages'
import { claimMessage, finishMessage, postponeMessage, readMessageFacts } from '../store/messages'
import type { SalonDayState } from './state'

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
  const ids = messages.due(state.now(), GROUP)
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
        plan: (id, next) => messages.plan(id, next),
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
