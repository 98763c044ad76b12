import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { readDraft } from '~/booking/draft/draft-query'
import { screenOf } from '~/booking/steps'

/** Milliseconds before the next screen shows that it is loading. */
const SLOW_AFTER_MS = 250

/** The screen that is being loaded, once that takes longer than a moment; null otherwise. */
export function useSlowScreen(): ReturnType<typeof screenOf> | null {
  const { location, formMethod } = useNavigation()
  const isAhead =
    location?.pathname === '/booking' && (formMethod === undefined || formMethod === 'GET')
  const next = isAhead ? screenOf(readDraft(new URLSearchParams(location.search))) : null
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [next])
  return isSlow ? next : null
}
