import { useRouteLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import type { loader } from '../root'
import { useHydrated } from '../routes/booking/use-script'
import { lazyExtra } from '../ui/lazy-extra'
import { canReceive, hasRefused } from './device'

const OfferPanel = lazyExtra(() => import('./offer-panel'))

/**
 * Offers messages about a booking on this device, where the browser can show them and its owner has
 * not refused before. `phone` is the booking's, which may be masked.
 */
export function PushOffer({ phone }: { phone: string }) {
  const hasWorker = useRouteLoaderData<typeof loader>('root')?.hasWorker === true
  const isPossible = useHydrated() && canReceive() && !hasRefused()
  return hasWorker && isPossible ? (
    <Suspense fallback={null}>
      <OfferPanel phone={phone} />
    </Suspense>
  ) : null
}
