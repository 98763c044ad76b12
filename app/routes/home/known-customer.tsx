import { useEffect, useState } from 'react'
import { givenName } from '~/given-name'
import { logClientError } from '~/browser/log-client-error'
import { formatMessage } from '~/messages/format-message'
import { known as words } from '~/messages/vi/known'
import { BookingCard } from '~/routes/booking/success/booking-card'
import type { PersonalData } from '~/routes/personal/data'
import type { UsualData } from '~/routes/personal/usual'
import { Notice } from '~/ui/notice'
import { NearbyHours } from './nearby-hours'
import { RebookCard } from './rebook-card'

/**
 * The top of Home for known customers: name, next booking, or the usual booking (H-034, H-110);
 * loaded for them only.
 */
export default function KnownCustomer({ personal }: { personal: PersonalData }) {
  const { viewer, bookings, now } = personal
  const hasBooking = bookings !== null && bookings.length > 0
  const proposes = viewer !== null && bookings !== null && !hasBooking
  const usual = useUsual(proposes)
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
      {proposes ? <NearbyHours /> : null}
      {proposes && usual === undefined ? (
        <div className="known__coming" aria-hidden="true" />
      ) : null}
    </section>
  )
}

/** The usual visit; undefined while it is on its way. */
function useUsual(isWanted: boolean): UsualData | undefined {
  const [usual, setUsual] = useState<UsualData>()
  useEffect(() => {
    if (!isWanted) return
    let isOld = false
    void fetch('/personal/usual')
      .then((response) => response.json() as Promise<UsualData>)
      .catch((error: unknown) => {
        logClientError(error)
        return null
      })
      .then((found) => {
        if (!isOld) setUsual(found)
      })
    return () => {
      isOld = true
    }
  }, [isWanted])
  return usual
}
