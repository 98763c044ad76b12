import { lazy, Suspense } from 'react'
import { untilFetched } from '~/browser/until-fetched'
import { useScript } from '~/routes/booking/use-script'

const InstallHint = lazy(() => untilFetched(() => import('./install-hint')))

/** The hint below a booking; its code comes after the page. */
export function InstallOffer({ bookingId }: { bookingId: string }) {
  return useScript() ? (
    <Suspense fallback={null}>
      <InstallHint bookingId={bookingId} />
    </Suspense>
  ) : null
}
