import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { shell } from '~/messages/vi/shell'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { IconPhone } from '~/ui/icons'

type BookingBegunProps = { message: string; phone: string; closeTo: string }

/**
 * Why nothing was booked: the booking that it was to replace has begun. The hotline can still help,
 * and the booking's own page has the salon's number.
 */
export function BookingBegun({ message, phone, closeTo }: BookingBegunProps) {
  return (
    <Dialog open title={messages.notice} closeTo={closeTo} width={375}>
      <div className="stack">
        <p>{message}</p>
        <Button kind="primary" wide href={`tel:${brand.hotline.tel}`} icon={<IconPhone />}>
          {formatMessage(shell.hotline, { number: brand.hotline.display })}
        </Button>
        <Button wide to={`/booking/lookup?phone=${phone || 0}`}>
          {messages.seeBooking}
        </Button>
      </div>
    </Dialog>
  )
}
