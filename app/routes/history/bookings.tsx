import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booked } from '~/messages/vi/booked'
import { history as messages } from '~/messages/vi/history'
import { cursorOf, pageOf, stayWithin } from '~/paging'
import { freshBookingPath } from '~/routes/home/booking-path'
import { managePath } from '~/routes/manage/paths'
import { logInStatusOf } from '~/routes/auth/log-in-status'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { pagePath, Pager } from '~/ui/pager'
import { formatDong } from '~/ui/price-format'
import { BookingHistoryDocument, type BookingHistoryQuery } from '../../../schema/generated/graphql'
import { areaMeta } from '~/seo/inner-meta'
import { HistoryTabs } from './lists'
import { bookingsPath, visitPath, rowsPerPage } from './paths'

export { listHandle as handle } from './lists'

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, { path: bookingsPath, isPublic: false })

/** All bookings of the customer. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const page = pageOf(request)
  const response = await site.gateway.query(BookingHistoryDocument, {
    after: cursorOf(page, rowsPerPage),
  })
  const bookings = response.ok ? (response.data.viewer?.bookingHistory ?? null) : null
  if (bookings) stayWithin(bookingsPath, page, { ...bookings, size: rowsPerPage })
  const hasVisitPage = !(response.ok && response.data.lacking.includes('VISIT'))
  return { now: site.now, page, who: logInStatusOf(response), hasVisitPage, bookings }
}

type ListedBooking = NonNullable<
  NonNullable<BookingHistoryQuery['viewer']>['bookingHistory']
>['nodes'][number]

/** States in the future, and those that ended otherwise; all others are completed. */
const tones: Partial<Record<ListedBooking['status'], string>> = {
  PENDING_CODE: 'chip chip--amber',
  CONFIRMED: 'chip chip--pine',
  CHECKED_IN: 'chip chip--pine',
  SERVING: 'chip chip--pine',
  CANCELED: 'chip chip--error',
  NO_SHOW: 'chip chip--error',
}

/** /lich-su/lich-dat: bookings in every state. */
export default function Bookings() {
  const { now, page, hasVisitPage, bookings } = useLoaderData<typeof loader>()
  return (
    <>
      <HistoryTabs current="bookings" />
      {bookings === null ? (
        <ErrorNote retryTo={pagePath(bookingsPath, page)}>{messages.visitsFailed}</ErrorNote>
      ) : null}
      {bookings?.nodes.length === 0 ? (
        <EmptyState
          picture="no-booking"
          title={messages.noBookings}
          action={
            <Button kind="primary" to={freshBookingPath}>
              {messages.book}
            </Button>
          }
        >
          <p>{messages.noBookingsText}</p>
        </EmptyState>
      ) : null}
      <ul className="history-list" data-testid="bookings">
        {bookings?.nodes.map((booking) => (
          <BookingRow key={booking.id} booking={booking} now={now} hasVisitPage={hasVisitPage} />
        ))}
      </ul>
      {bookings ? (
        <Pager path={bookingsPath} page={page} total={bookings.totalCount} size={rowsPerPage} />
      ) : null}
    </>
  )
}

function BookingRow({
  booking,
  now,
  hasVisitPage,
}: {
  booking: ListedBooking
  now: number
  hasVisitPage: boolean
}) {
  const { status, startsAt, manageToken } = booking
  const isChangeable = status === 'CONFIRMED' && startsAt > now
  const to =
    hasVisitPage && status === 'DONE'
      ? visitPath(booking.id)
      : `/booking/success?bookingId=${encodeURIComponent(booking.id)}`
  return (
    <li className="booking-row">
      <p>
        <span className={tones[booking.status] ?? 'chip'} data-status={booking.status}>
          {booked.state[booking.status]}
        </span>
      </p>
      <h2 className="visit-card__title">
        <Link to={to}>
          {formatMessage(booked.cardTitle, {
            hour: hourText(booking.hourLabel),
            day: dayText(booking.date),
          })}
        </Link>
      </h2>
      <p className="small muted">
        {[booking.salonName, booking.salonAddress].filter(Boolean).join(' · ')}
      </p>
      <p className="row row--apart small">
        <span>
          {booking.people
            .flatMap((person) => person.services.map((service) => service.name))
            .join(', ')}
        </span>
        {booking.total === null ? null : <strong>{formatDong(booking.total)}</strong>}
      </p>
      {isChangeable && manageToken ? (
        <Button size="s" href={managePath(manageToken)} data-track="history_manage">
          {messages.manage}
        </Button>
      ) : null}
    </li>
  )
}
