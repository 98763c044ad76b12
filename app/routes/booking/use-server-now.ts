import { useEffect, useRef, useState } from 'react'

/**
 * Computes the server's time from the browser's monotonic clock, so that a wrong clock in the
 * browser does no harm.
 */
export function useServerNow(serverNow: number): () => number {
  const base = useRef({ server: serverNow, own: 0 })
  useEffect(() => {
    base.current = { server: serverNow, own: performance.now() }
  }, [serverNow])
  return () =>
    base.current.server + (base.current.own === 0 ? 0 : performance.now() - base.current.own)
}

/** The server's time, drawn anew each second (B-320). */
export function useTicking(serverNow: number): number {
  const now = useServerNow(serverNow)
  const [shown, setShown] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setShown(now()), 1000)
    return () => clearInterval(timer)
    // `now` reads a reference, so the timer of the first render stays right.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return shown
}
