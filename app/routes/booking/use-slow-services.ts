import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { inOwnTask } from '~/browser/own-task'
import { readDraft } from '~/booking/draft/draft-query'
import { screenOf } from '~/booking/steps'
import { ServicesLoading } from './screens'

/** Milliseconds before the services show that they are loading. */
const SLOW_AFTER_MS = 250

/** Whether the services have been loading for more than a moment. */
export function useSlowServices(): boolean {
  const { location, formMethod } = useNavigation()
  const isAhead =
    location?.pathname === '/booking' &&
    (formMethod === undefined || formMethod === 'GET') &&
    screenOf(readDraft(new URLSearchParams(location.search))) === 'services'
  const [isSlow, setSlow] = useState(false)
  // Its code comes behind the page, and before it is wanted.
  useEffect(() => inOwnTask(() => void ServicesLoading.prepare().catch(() => undefined)), [])
  useEffect(() => {
    if (!isAhead) return
    let isOver = false
    const isReady = ServicesLoading.prepare().then(
      () => true,
      () => false,
    )
    const timer = setTimeout(() => void isReady.then((is) => setSlow(is && !isOver)), SLOW_AFTER_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isAhead])
  return isSlow
}
