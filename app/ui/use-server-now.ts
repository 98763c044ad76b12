import { useEffect, useRef, useState } from 'react'

/**
 * Computes the server's time from what the browser's clock has advanced, so that a wrong clock does
 * no harm. Not from the monotonic clock, which stands still while a phone sleeps.
 */
export function useServerNow(serverNow: number): () => number {
  const base = useRef<{ server: number; own: number | null }>({ server: serverNow, own: null })
  useEffect(() => {
    base.current = { server: serverNow, own: Date.now() }
  }, [serverNow])
  return () => {
    const { server, own } = base.current
    return own === null ? server : server + Date.now() - own
  }
}

/** The server's time, drawn anew each second (B-320) and when the page is looked at again. */
export function useTicking(serverNow: number): number {
  const now = useServerNow(serverNow)
  const [shown, setShown] = useState(serverNow)
  useEffect(() => {
    const tick = () => setShown(now())
    const timer = setInterval(tick, 1000)
    // A sleeping phone delays timers: what it shows on waking must be right at once.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
    // `now` reads a reference, so the timer of the first render stays right.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return shown
}
