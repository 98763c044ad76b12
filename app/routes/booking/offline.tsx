import { useSyncExternalStore } from 'react'
import { isOffline } from '~/browser/is-offline'
import { booking as messages } from '~/messages/vi/booking'

/** Ms until a request that failed is repeated, unless the browser reports earlier that it is online. */
const RETRY_MS = 3000

let isLost = false
const listeners = new Set<() => void>()

function setLost(is: boolean): void {
  isLost = is
  for (const listener of listeners) listener()
}

/** Repeats a request until it succeeds online: the screen stays as it is meanwhile. */
export async function whenOnline<Data>(
  load: () => Promise<Data>,
  { aborted }: { aborted: () => boolean },
): Promise<Data> {
  for (;;)
    try {
      const data = await load()
      setLost(false)
      return data
    } catch (error) {
      // `fetch` throws this only without a network; an error of the server is a Response or an
      // error of Remix.
      if (!(error instanceof TypeError) || aborted()) throw error
      setLost(true)
      await waitForNetwork()
      if (aborted()) throw error
    }
}

/** Waits until the browser reports that it is online again, or for a moment. */
function waitForNetwork(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, RETRY_MS)
  })
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser is offline; false on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    follow,
    () => isLost || isOffline(),
    () => false,
  )
}

/** Shows that the browser is offline, and that nothing is lost. */
export function OfflineBar({ isOff }: { isOff: boolean }) {
  return (
    <p className="offline" role="status">
      {isOff ? messages.offline : null}
    </p>
  )
}
