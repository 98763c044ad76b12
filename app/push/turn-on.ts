import { push as messages } from '~/messages/vi/push'
import { SubscribeToPushDocument } from '../../schema/generated/graphql'
import { logClientError } from '../browser/log-client-error'
import { byId } from '../persisted-document'
import { sentenceOf } from '../refusal'
import { inputOf, subscribe } from './device'

/** What became of turning notifications on; a `message` is the server's sentence. */
export type TurnedOn =
  { kind: 'on' | 'refused' | 'failed' } | { kind: 'not possible'; message: string }

/** Subscribes this browser and stores it for the logged-in customer. */
export async function turnOn(key: string): Promise<TurnedOn> {
  try {
    const subscription = await subscribe(key)
    if (!subscription) return { kind: 'refused' }
    const { currentClient } = await import('../urql/client')
    const { data } = await currentClient()
      .mutation(byId(SubscribeToPushDocument), { input: inputOf(subscription) })
      .toPromise()
    const result = data?.subscribeToPush
    if (!result) return { kind: 'failed' }
    return result.__typename === 'PushSubscribed'
      ? { kind: 'on' }
      : { kind: 'not possible', message: sentenceOf(result, messages.failed) }
  } catch (error) {
    logClientError(error)
    return { kind: 'failed' }
  }
}
