import { Suspense } from 'react'
import { useHydrated } from '~/routes/booking/use-script'
import { lazyExtra } from '~/ui/lazy-extra'

const InstallHint = lazyExtra(() => import('./install-hint'))

/** The hint below a booking; its code comes after the page. */
export function InstallOffer({ bookingId }: { bookingId: string }) {
  return useHydrated() ? (
    <Suspense fallback={null}>
      <InstallHint bookingId={bookingId} />
    </Suspense>
  ) : null
}
