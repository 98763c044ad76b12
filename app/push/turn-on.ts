import { logClientError } from '../browser/log-client-error'
import { formOf, subscribe } from './device'

/** What became of turning notifications on; a `message` is the server's sentence. */
export type TurnedOn =
  { kind: 'on' | 'refused' | 'failed' } | { kind: 'not possible'; message: string }

/** Subscribes this browser and stores it for the logged-in customer. */
export async function turnOn(key: string): Promise<TurnedOn> {
  try {
    const subscription = await subscribe(key)
    if (!subscription) return { kind: 'refused' }
    const response = await fetch('/personal/push', { method: 'POST', body: formOf(subscription) })
    if (response.ok) return { kind: 'on' }
    const { message } = (await response.json()) as { message: string }
    return { kind: 'not possible', message }
  } catch (error) {
    logClientError(error)
    return { kind: 'failed' }
  }
}
