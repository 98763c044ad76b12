import { useSyncExternalStore } from 'react'
import { booking as words } from '~/messages/vi/booking'

/**
 * How long until what failed for want of a network is asked for again, unless the browser says
 * earlier that it is back.
 */
const retryMs = 3000

let isLost = false
const listeners = new Set<() => void>()

function setLost(is: boolean): void {
  isLost = is
  for (const listener of listeners) listener()
}

/** Asks until there is a network: the screen stays as it is, and what was pressed comes when it can. */
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
      // Only `fetch` without a network throws this; what the server answers is a Response or its own error.
      if (!(error instanceof TypeError) || aborted()) throw error
      setLost(true)
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true })
        setTimeout(resolve, retryMs)
      })
      if (aborted()) throw error
    }
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

/** Whether there is no network; false on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    follow,
    () => isLost || !navigator.onLine,
    () => false,
  )
}

/** Says that there is no network, and that nothing is lost by it. */
export function OfflineBar({ isOff }: { isOff: boolean }) {
  return (
    <p className="offline" role="status">
      {isOff ? words.offline : null}
    </p>
  )
}
