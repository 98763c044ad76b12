import { Client, fetchExchange, type OperationResult } from '@urql/core'
import { translate } from '~/messages/vi/translate'
import { logClientError } from '~/browser/log-client-error'
import { whenSeen } from '~/browser/when-seen'
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
 * The browser's own way to /graphql; loaded when the page has long been shown. Subscriptions are
 * server-sent events, which need no other address and no other policy.
 */
const client = new Client({
  url: '/graphql',
  preferGetMethod: false,
  fetchSubscriptions: true,
  requestPolicy: 'network-only',
  exchanges: [fetchExchange],
})

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
        const { unsubscribe } = client
          .subscription(byId(LiveHoursDocument), query)
          .subscribe(({ data, error, hasNext }) => {
            endTokenWait()
            if (error || (!data && hasNext)) on.failed()
            else if (!hasNext) on.ended()
            else if (data) on.value(translate(data.hours))
          })
        return unsubscribe
      },
      ask: async () =>
        translate(
          dataOf(await client.query(byId(HoursNowDocument), query).toPromise())?.hours ?? null,
        ),
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
    dataOf(await client.mutation(byId(ReleaseHourDocument), {}).toPromise())
    return null
  }
  const response = dataOf(await client.mutation(byId(HoldHourDocument), { input }).toPromise())
  if (response?.holdHour.__typename === 'HourHeld') tabs?.postMessage(null)
  return translate(response?.holdHour ?? null)
})

/**
 * The value fetched; a failed fetch is dropped, since an hour can be booked without live updates
 * (H-281).
 */
function dataOf<Data extends object>({
  data,
  error,
}: OperationResult<Data, object>): Data | undefined {
  if (error) logClientError(error)
  return data
}
