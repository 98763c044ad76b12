import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useServerNow } from '~/ui/use-server-now'
import { useDraft } from '../use-draft'

/** The pressed day whose page still loads, null without one: its hours are not known yet. */
export function useLoadingDay(day: string): string | null {
  const { draft, next } = useDraft()
  return next.date !== draft.date && next.date !== day ? next.date : null
}

/** Pages ask for new days within so many ms, each at its own moment. */
const SPREAD_MS = 4000

/**
 * Loads the days again when others are on offer from the instant `at` on (epoch ms by the server):
 * soon after it, or when the page is looked at again.
 */
export function useNewDays(now: number, at: number): void {
  const serverNow = useServerNow(now)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const check = () => {
      if (!document.hidden && serverNow() >= at) revalidate()
    }
    const timer = setTimeout(check, at - serverNow() + Math.random() * SPREAD_MS)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
    // The clock is read through a reference.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [now, at])
}
