import { useBlocker, useLocation, useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { readSuccessState } from '~/booking/draft/success-state'

/**
 * Back from a booking that was just made leads Home: behind it lie the steps that made it, where
 * nothing is left to do.
 */
export function useBackLeadsHome(): void {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const isFresh = readSuccessState(state, new URLSearchParams(search).get('bookingId')) !== null
  const blocker = useBlocker(
    ({ historyAction, nextLocation }) =>
      isFresh && historyAction === 'POP' && nextLocation.pathname === '/booking',
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    navigate('/', { replace: true })
  }, [blocker, navigate])
}
