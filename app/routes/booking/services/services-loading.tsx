import { stepTitle } from '~/booking/steps'
import { AppBar } from '~/ui/app-bar'
import { Skeleton } from '~/ui/skeleton'
import './services.css'

/** The services while they are loading: four empty groups (B-089). */
export function ServicesLoading() {
  return (
    <main id="main" className="booking" aria-busy="true">
      <AppBar title={stepTitle(2)} />
      <div className="page page--narrow services">
        <Skeleton shape="card" count={4} />
      </div>
    </main>
  )
}
