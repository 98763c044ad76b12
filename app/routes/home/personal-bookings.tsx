import { Suspense } from 'react'
import { home } from '~/messages/vi/home'
import { usePersonal } from '~/routes/personal/use-personal'
import { LookupLink } from '~/routes/shell/lookup-link'
import { IconCalendar, IconRight } from '~/ui/icons'
import { lazyExtra } from '~/ui/lazy-extra'

const KnownCustomer = lazyExtra(() => import('./known-customer'))

/**
 * The personal part of Home, above everything else. It loads after the page, which is the same for
 * all visitors.
 */
export function CustomerGreeting() {
  const personal = usePersonal()
  return personal ? (
    <Suspense>
      <KnownCustomer personal={personal} />
    </Suspense>
  ) : null
}

/** The look-up of bookings by phone, for logged-out visitors and without JavaScript. */
export function OwnLookup() {
  const personal = usePersonal()
  return personal?.myBookings?.length ? null : (
    <section className="page personal" aria-label={home.myBookings}>
      <LookupLink className="personal__link" track="home_lookup">
        <IconCalendar />
        <span>
          <span className="strong">{home.myBookings}</span>
          <span className="personal__hint small muted">{home.myBookingsHint}</span>
        </span>
        <IconRight />
      </LookupLink>
    </section>
  )
}
