import { booked } from '~/messages/vi/booked'
import { booking } from '~/messages/vi/booking'
import { manage as words } from '~/messages/vi/manage'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { shell } from '~/messages/vi/shell'
import type { Managed } from './page'

/**
 * A link without a booking: the visit is over, the link is wrong or withdrawn, or the backend is
 * down.
 */
export function NothingToManage({
  state,
  isFailed,
  here,
}: {
  state: Managed['state'] | null
  isFailed: boolean
  here: string
}) {
  const [title, text] =
    state === 'OVER'
      ? [words.over, words.overText]
      : state === 'LIMITED'
        ? [words.limited, words.limitedText]
        : isFailed
          ? [words.failed, booking.error]
          : [words.missing, words.missingText]
  return (
    <main id="main" className="page page--narrow section">
      <EmptyState
        picture={isFailed ? 'trouble' : 'no-booking'}
        title={title}
        headingLevel="h1"
        action={
          <div className="row">
            {isFailed || state === 'LIMITED' ? (
              <Button href={here}>{shell.reload}</Button>
            ) : (
              <Button to="/booking/lookup">{booked.lookUp}</Button>
            )}
            {/* A booking that could not be loaded may well exist, so another is not offered. */}
            {isFailed ? null : (
              <Button kind="primary" to="/booking?salonId=0&phone=0&step=0">
                {booked.book}
              </Button>
            )}
          </div>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </main>
  )
}
