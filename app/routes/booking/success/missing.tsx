import { Link, useLocation } from '@remix-run/react'
import { dotted } from '~/booking/customer/phone'
import { readSuccessState } from '~/booking/draft/success-state'
import { formatMessage } from '~/messages/format-message'
import { booked as words } from '~/messages/vi/booked'
import { booking as bookingWords } from '~/messages/vi/booking'
import { shell } from '~/messages/vi/shell'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'

/**
 * The page without a booking: there is none, or it could not be loaded. In the latter case it may
 * well exist, so another is not offered.
 */
export function Missing({ isFailed }: { isFailed: boolean }) {
  const { pathname, search, state } = useLocation()
  // The booking is shown as made after the flow, even if it cannot be read just now.
  const made = readSuccessState(state, new URLSearchParams(search).get('bookingId'))
  return (
    <main id="main" className="page page--narrow section">
      <EmptyState
        picture={isFailed ? 'trouble' : 'no-booking'}
        title={isFailed ? (made ? words.title : words.failed) : words.missing}
        headingLevel="h1"
        action={
          <div className="row">
            {isFailed ? (
              <Link className="button button--primary" to={pathname + search} state={state}>
                <span>{shell.reload}</span>
              </Link>
            ) : null}
            <Button to="/booking/lookup">{words.lookUp}</Button>
            {isFailed ? null : (
              <Button kind="primary" to="/booking?salonId=0&phone=0&step=0">
                {words.book}
              </Button>
            )}
          </div>
        }
      >
        <p>
          {isFailed
            ? made
              ? formatMessage(words.madeUnread, { phone: dotted(made.phoneBooking) })
              : bookingWords.error
            : words.missingText}
        </p>
      </EmptyState>
    </main>
  )
}
