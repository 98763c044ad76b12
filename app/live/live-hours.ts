import { whenSeen } from '~/browser/when-seen'
import { currentClient } from '~/urql/client'
import {
  HoldHourDocument,
  HoursNowDocument,
  LiveHoursDocument,
  ReleaseHourDocument,
  type HoldHourInput,
  type HoldHourMutation,
  type LiveHoursSubscription,
  type LiveHoursSubscriptionVariables,
} from '../../schema/generated/graphql'
import { byId } from '../persisted-document'
import { follow, type Follower } from './follow'
import { createHolding } from './send-latest'

/** The query of the followed hours. */
export type HoursQuery = LiveHoursSubscriptionVariables

/** The hours of a day. */
export type LiveHours = LiveHoursSubscription['hours']

/** The server's response to a hold. */
export type HoldResult = HoldHourMutation['holdHour']

/**
 * Wait this many ms for the stream to set the owner token's cookie; a hold without it would have
 * another owner.
 */
const OWNER_TOKEN_WAIT_MS = 2000

let endTokenWait = (): void => undefined
let tokenWait: Promise<void> = Promise.resolve()

/** Follows the hours of a day until the returned function is called. */
export function followHours(query: HoursQuery, follower: Follower<LiveHours>): () => void {
  tokenWait = new Promise((resolve) => (endTokenWait = resolve))
  setTimeout(endTokenWait, OWNER_TOKEN_WAIT_MS)
  return follow<LiveHours>(
    {
      listen: (on) => {
        const { unsubscribe } = currentClient()
          .subscription(byId(LiveHoursDocument), query)
          .subscribe(({ data, error, hasNext }) => {
            endTokenWait()
            if (error || (!data && hasNext)) on.failed()
            else if (!hasNext) on.ended()
            else if (data) on.value(data.hours)
          })
        return unsubscribe
      },
      ask: async () => {
        const { data } = await currentClient()
          .query(byId(HoursNowDocument), query, { requestPolicy: 'network-only' })
          .toPromise()
        return data?.hours ?? null
      },
    },
    follower,
  )
}

/**
 * The server stores one choice of a browser, the last one, so a hold in this tab ends those of
 * other tabs.
 */
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('held-hours')

/**
 * Calls `taken` when another tab has taken over the hold, until the returned function is called.
 */
export function onHeldElsewhere(taken: () => void): () => void {
  tabs?.addEventListener('message', taken)
  return () => tabs?.removeEventListener('message', taken)
}

/** Holds the pressed hours, or releases the hold. */
export const holdHours = createHolding<HoldHourInput, HoldResult>(async (input) => {
  // A page that nobody has opened holds nothing.
  await new Promise<void>(whenSeen)
  await tokenWait
  if (!input) {
    await currentClient().mutation(byId(ReleaseHourDocument), {}).toPromise()
    return null
  }
  // An hour can be booked without a hold, so a failure is only logged.
  const { data } = await currentClient().mutation(byId(HoldHourDocument), { input }).toPromise()
  if (data?.holdHour.__typename === 'HourHeld') tabs?.postMessage(null)
  return data?.holdHour ?? null
})
