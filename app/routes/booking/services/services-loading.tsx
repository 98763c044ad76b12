import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { bookingPath } from '~/booking/draft/draft-query'
import { stepBack, stepTitle } from '~/booking/steps'
import { AppBar } from '~/ui/app-bar'
import { Skeleton } from '~/ui/skeleton'
import { useDraft } from '../use-draft'
import { addWaitingEntry } from './waiting-entry'
import './services.css'

/** The services while they are loading: four empty groups (B-089). Back leads where they were opened. */
export function ServicesLoading() {
  const { draft } = useDraft()
  const { search } = useLocation()
  useEffect(() => {
    // After Back or Forward the address is ahead of the router: its entry is there already.
    return search === window.location.search ? addWaitingEntry(window.history) : undefined
  }, [search])
  return (
    <main id="main" className="booking" aria-busy="true">
      <AppBar title={stepTitle(2)} backTo={bookingPath({ ...draft, step: stepBack(2) })} />
      <div className="page page--narrow services">
        <Skeleton shape="card" count={4} />
      </div>
    </main>
  )
}
