import { useEffect } from 'react'
import type { MainData } from './main/load.server'
import { trackStep } from './track-step'
import { useDraft } from './use-draft'

/** Sends each shown step to tracking, once, with the choices so far. */
export function useTrackedSteps(data: MainData | { screen: string }): void {
  const { draft } = useDraft()
  useEffect(() => {
    trackStep(data.screen === 'code' ? 'view_code' : 'view', draft, 'people' in data ? data : null)
    // A choice on the same screen is no new view of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data.screen])
}
