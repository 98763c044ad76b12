import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/**
 * Loads the page's data every so many ms and when the page is looked at again, while `isOpen`. Not
 * while another page is on its way, whose load would begin anew.
 */
export function useLookAgain(isOpen: boolean, everyMs: number): void {
  const { revalidate, state } = useRevalidator()
  const isIdle = useNavigation().state === 'idle' && state === 'idle'
  useEffect(() => {
    if (!isOpen || !isIdle) return
    const look = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOpen, everyMs, isIdle, revalidate])
}

/** What `load` brings; `last`, which is shown already, while it cannot be read again. */
export async function freshOr<Data extends { isFailed: boolean }>(
  last: Data | null,
  load: () => Promise<Data>,
): Promise<Data> {
  try {
    const fresh = await load()
    return fresh.isFailed && last ? last : fresh
  } catch (error) {
    if (last) return last
    throw error
  }
}
