import { lazy, Suspense } from 'react'
import { home } from '~/messages/vi/home'
import { usePersonal } from '~/routes/personal/use-personal'
import { LookupLink } from '~/routes/shell/lookup-link'
import { IconCalendar, IconRight } from '~/ui/icons'
import { Notice } from '~/ui/notice'

const BookingCard = lazy(() =>
  import('~/routes/booking/success/booking-card').then((module) => ({
    default: module.BookingCard,
  })),
)

/** The customer's current bookings (H-034). They arrive after the page, which is the same for everybody; until then, and without JavaScript, a link leads to them. */
export function PersonalBookings() {
  const personal = usePersonal()
  const bookings = personal?.bookings ?? []
  return (
    <section className="page personal" aria-label={home.myBookings}>
      {personal?.bookings === null ? <Notice kind="error">{home.myBookingsFailed}</Notice> : null}
      {personal && bookings.length > 0 ? (
        <Suspense fallback={<OwnLookup />}>
          <h2 className="personal__title">{home.myBookings}</h2>
          <ul className="grid grid--2">
            {bookings.map((booking) => (
              <li key={booking.id}>
                <BookingCard booking={booking} now={personal.now} heading="h3" linksToPage />
              </li>
            ))}
          </ul>
        </Suspense>
      ) : (
        <OwnLookup />
      )}
    </section>
  )
}

function OwnLookup() {
  return (
    <LookupLink className="personal__link" track="home_lookup">
      <IconCalendar />
      <span>
        <span className="strong">{home.myBookings}</span>
        <span className="personal__hint small muted">{home.myBookingsHint}</span>
      </span>
      <IconRight />
    </LookupLink>
  )
}
