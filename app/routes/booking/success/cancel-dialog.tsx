import { brand } from '~/brand'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booked as messages } from '~/messages/vi/booked'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Form } from '~/ui/form'
import { useHydrated } from '../use-script'
import type { BookedData } from './load.server'

/** Confirms the cancellation of a booking. */
export function CancelDialog({
  booking,
  here,
}: {
  booking: Pick<NonNullable<BookedData['booking']>, 'hourLabel' | 'date' | 'salonName'>
  here: string
}) {
  const hasScript = useHydrated()
  return (
    <Dialog open title={messages.cancelTitle} closeTo={here} width={375}>
      <Form
        action={here}
        hidden={{ intent: 'cancel', ...(hasScript && { script: 1 }) }}
        replace
        preventScrollReset
        className="stack"
      >
        <p>
          {formatMessage(messages.cancelText, {
            time: `${hourText(booking.hourLabel)}, ${dayText(booking.date)}`,
            salon: booking.salonName ?? brand.name,
          })}
        </p>
        <Button kind="danger" type="submit" wide>
          {messages.cancel}
        </Button>
        <Button to={here} replace preventScrollReset wide>
          {messages.cancelKeep}
        </Button>
      </Form>
    </Dialog>
  )
}
