import { useQuery } from 'urql'
import { givenName } from '~/given-name'
import { formatMessage } from '~/messages/format-message'
import { known as words } from '~/messages/vi/known'
import { byId } from '~/persisted-document'
import { BookingCard } from '~/routes/booking/success/booking-card'
import { Notice } from '~/ui/notice'
import { UrqlProvider } from '~/urql/provider'
import { UsualDocument, type PersonalQuery } from '../../../schema/generated/graphql'
import { NearbyHours } from './nearby-hours'
import { RebookCard } from './rebook-card'
import { proposalOf } from './rebook-paths'

const usualQuery = byId(UsualDocument)

/**
 * The top of Home for known customers: name, next booking, or the usual booking; loaded for them
 * only.
 */
export default function KnownCustomer({ personal }: { personal: PersonalQuery }) {
  return (
    <UrqlProvider>
      <Greeting {...personal} />
    </UrqlProvider>
  )
}

function Greeting({ viewer, myBookings: bookings, now }: PersonalQuery) {
  const hasBooking = bookings !== null && bookings.length > 0
  const proposes = viewer !== null && bookings !== null && !hasBooking
  const [{ data, error, fetching }] = useQuery({ query: usualQuery, pause: !proposes })
  const usual = proposalOf(data, error)
  if (!viewer && bookings?.length === 0) return null
  return (
    <section className="page known" aria-labelledby="known-hello">
      <h2 id="known-hello" className="known__hello">
        {viewer?.name
          ? formatMessage(words.hello, { name: givenName(viewer.name) })
          : words.helloNameless}
      </h2>
      {bookings === null ? <Notice kind="error">{words.myBookingsFailed}</Notice> : null}
      {hasBooking ? (
        <ul className={bookings.length > 1 ? 'grid grid--2' : undefined}>
          {bookings.map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} now={now} heading="h3" linksToPage />
            </li>
          ))}
        </ul>
      ) : null}
      {viewer && usual ? <RebookCard proposal={usual} phone={viewer.phone} /> : null}
      {usual && usual.services.length > 0 ? <NearbyHours {...usual} /> : null}
      {fetching ? <div className="known__coming" aria-hidden="true" /> : null}
    </section>
  )
}
