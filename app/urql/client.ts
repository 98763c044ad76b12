import { cacheExchange, Client, fetchExchange, mapExchange, type CombinedError } from '@urql/core'
import { logClientError } from '~/browser/log-client-error'
import { whenSeen } from '~/browser/when-seen'
import { translate } from '~/messages/vi/translate'
import { sessionCount } from '~/routes/personal/use-personal'

let current: { session: number; client: Client } | undefined

/**
 * The browser's way to /graphql. Each session has a client of its own, as the cache of the one before may
 * have another customer's data. Subscriptions are server-sent events.
 */
export function currentClient(): Client {
  const session = sessionCount.get()
  if (current?.session !== session) current = { session, client: createClient() }
  return current.client
}

function createClient(): Client {
  return new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchSubscriptions: true,
    // The site answers nothing here for a page that nobody has opened, and it would stay a visitor's.
    fetch: async (input, init) => {
      await new Promise<void>(whenSeen)
      return fetch(input, init)
    },
    // What was read is shown again at once, and read anew: hours do not stay free.
    requestPolicy: 'cache-and-network',
    exchanges: [
      cacheExchange,
      mapExchange({
        onResult: (result) => ({ ...result, data: translate(result.data) as unknown }),
        // Streams break off often, and are opened anew; without a network nothing can come.
        onError: (error, { kind }) => {
          if (error.networkError && kind !== 'subscription' && navigator.onLine)
            logClientError(error)
        },
      }),
      fetchExchange,
    ],
  })
}

/** Whether a request failed as there is no session, or none any more. */
export function isLoggedOut(error: CombinedError | undefined): boolean {
  return (
    error?.graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ?? false
  )
}
