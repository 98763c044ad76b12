import { useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { Draft } from '~/booking/draft/draft'
import { canChooseTime } from '~/booking/readiness'
import type { HoursQuery } from '~/live/live-hours'
import { useServerNow } from '~/ui/use-server-now'
import type { MainData } from '../main/load.server'
import { hoursInput } from './hours-shown'
import type { AttemptResult } from '../submit/use-booking-form'

type Hours = NonNullable<MainData['hours']>

/**
 * Hours from the live stream; `beside` are the loaded ones that they replace, null while every new
 * value is shown at once.
 */
type LatestHours = { key: string; hours: Hours; beside: MainData['hours'] | 'all' }

/**
 * The hours of the current customer as they change while the screen is open; before that and
 * without JavaScript, the loaded ones. While their own booking is being sent, or may have been made
 * though its response was lost, nothing changes: the place that goes then is theirs. Nor while they
 * are asked about the booking they have, which may be the one that was just made.
 */
export function useLiveHours(
  { hours: loaded, day }: Pick<MainData, 'hours' | 'day'>,
  draft: Draft,
  result: AttemptResult,
): MainData['hours'] {
  const navigation = useNavigation()
  const isPosting = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const mayBeMade =
    result?.form === 'lost' ||
    (result?.form === 'create' &&
      ['failed', 'confirmed', 'alreadyBooked'].includes(result.outcome.kind))
  const query: HoursQuery = { salonId: draft.salonId ?? '', input: hoursInput(draft, day) }
  const key = JSON.stringify(query)
  const isWanted = canChooseTime(draft)
  const [latest, setLatest] = useState<LatestHours | null>(null)
  const newest = useRef(loaded)
  useEffect(() => {
    newest.current = loaded
  }, [loaded])

  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    let isFollowing = false
    let stop = (): void => undefined
    const value = (hours: Hours) =>
      setLatest({ key, hours, beside: isFollowing ? 'all' : newest.current })
    const follower = {
      value,
      isFollowing: (is: boolean) => {
        isFollowing = is
        // From now on what is loaded may be newer.
        if (!is) setLatest((last) => last && { ...last, beside: newest.current })
      },
    }
    // Without this module the page works with the loaded hours.
    import('~/live/live-hours').then(
      ({ followHours }) => {
        if (!isLeft) stop = followHours(JSON.parse(key) as HoursQuery, follower)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
      stop()
    }
  }, [key, isWanted])

  const current =
    latest && latest.key === key && (latest.beside === 'all' || latest.beside === loaded)
      ? latest.hours
      : loaded
  const isFixed = isPosting || mayBeMade
  const [fixed, setFixed] = useState(current)
  if (!isFixed && fixed !== current) setFixed(current)
  return isFixed ? fixed : current
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
