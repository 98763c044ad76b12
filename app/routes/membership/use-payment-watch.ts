import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

/** Milliseconds between two looks at an order that waits for its payment. */
const EVERY_MS = 5000

/**
 * Reloads the page's data from time to time while the order is open and the page is visible; at
 * once when the customer returns from their bank.
 */
export function usePaymentWatch(isOpen: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOpen || state !== 'idle') return
    const look = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    const timer = setInterval(look, EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOpen, state, revalidate])
}
