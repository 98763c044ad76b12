import { formatMessage } from '~/messages/format-message'
import { change as messages, booking } from '~/messages/vi/booking'
import { dialogs as dialogWords } from '~/messages/vi/dialogs'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import type { BookingAttempt } from '../submit/create.server'
import { timeText } from './time-text'
import { brand } from '~/brand'
import { shell } from '~/messages/vi/shell'
import { IconPhone } from '~/ui/icons'

type ChangeSheetProps = {
  outcome: Extract<BookingAttempt, { kind: 'alreadyBooked' }>
  /** The hour that was to be booked, `9h30`; null where its name is not known. */
  hourLabel: string | null
  day: string
  phone: string
  /** The screen without the question. */
  closeTo: string
}

/**
 * Confirms that the new time replaces the customer's existing booking. It is part of the booking
 * form, whose fields its button sends again. Of a booking that has begun it says so instead.
 */
export function ChangeSheet({ outcome, hourLabel, day, phone, closeTo }: ChangeSheetProps) {
  // Null: it could not be read.
  const { current, hasBegun, message } = outcome
  if (hasBegun) return <BookingBegun message={message} phone={phone} closeTo={closeTo} />
  return (
    <Dialog
      open
      title={
        current && hourLabel !== null
          ? formatMessage(dialogWords.changeAsk, {
              from: timeText(current.hourLabel, current.date),
              to: timeText(hourLabel, day),
            })
          : dialogWords.changeAskAny
      }
      closeTo={closeTo}
      width={375}
    >
      <div className="stack">
        <p>{dialogWords.alreadyYours}</p>
        {current?.salonName ? (
          <p className="muted">
            {formatMessage(dialogWords.changeAt, { salon: current.salonName })}
          </p>
        ) : null}
        <Button kind="primary" type="submit" name="allowChange" value="1" wide>
          {dialogWords.changeBooking}
        </Button>
        <Button
          wide
          to={
            current
              ? `/booking/success?bookingId=${encodeURIComponent(current.id)}`
              : `/booking/lookup?phone=${phone || 0}`
          }
        >
          {messages.changeKeep}
        </Button>
      </div>
    </Dialog>
  )
}

type BookingBegunProps = { message: string; phone: string; closeTo: string }

/**
 * Why nothing was booked: the booking that it was to replace has begun. The hotline can still help,
 * and the booking's own page has the salon's number.
 */
function BookingBegun({ message, phone, closeTo }: BookingBegunProps) {
  return (
    <Dialog open title={booking.notice} closeTo={closeTo} width={375}>
      <div className="stack">
        <p>{message}</p>
        <Button kind="primary" wide href={`tel:${brand.hotline.tel}`} icon={<IconPhone />}>
          {formatMessage(shell.hotline, { number: brand.hotline.display })}
        </Button>
        <Button wide to={`/booking/lookup?phone=${phone || 0}`}>
          {booking.seeBooking}
        </Button>
      </div>
    </Dialog>
  )
}
