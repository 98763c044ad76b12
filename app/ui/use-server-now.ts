import { useEffect, useRef, useState } from 'react'

/** Runs on from the server's time by the browser's clock, whatever that clock shows. */
export function startClock(serverNow: number): () => number {
  const own = Date.now()
  return () => serverNow + Date.now() - own
}

/**
 * Computes the server's time from what the browser's clock has advanced, so that a wrong clock does
 * no harm. Not from the monotonic clock, which stands still while a phone sleeps.
 */
export function useServerNow(serverNow: number): () => number {
  const clock = useRef(() => serverNow)
  useEffect(() => {
    clock.current = startClock(serverNow)
  }, [serverNow])
  return () => clock.current()
}

/** The server's time, drawn anew each second and when the page is looked at again. */
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
