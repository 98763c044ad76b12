import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { addDays, instantOf, vietnamDay } from '../../../../domain/vietnam-day'
import { useServerNow } from '~/ui/use-server-now'
import { useDraft } from '../use-draft'

/** The pressed day whose page still loads, null without one: its hours are not known yet. */
export function useLoadingDay(day: string): string | null {
  const { draft, next } = useDraft()
  return next.date !== draft.date && next.date !== day ? next.date : null
}

/**
 * Loads the days again when another one has begun since `now`, which would make "today" yesterday: at
 * midnight, or when the page is looked at again.
 */
export function useNewDay(now: number): void {
  const serverNow = useServerNow(now)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const today = vietnamDay(now)
    const check = () => {
      if (!document.hidden && vietnamDay(serverNow()) !== today) revalidate()
    }
    const midnight = instantOf(addDays(today, 1), 0)
    const timer = setTimeout(check, midnight - serverNow())
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
    // The clock is read through a reference.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [now])
}
