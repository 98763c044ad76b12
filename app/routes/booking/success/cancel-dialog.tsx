import { Form, useNavigation } from '@remix-run/react'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booked as messages } from '~/messages/vi/booked'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
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
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  return (
    <Dialog open title={messages.cancelTitle} closeTo={here} width={375}>
      <Form
        method="post"
        action={here}
        replace
        preventScrollReset
        className="stack"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="cancel" />
        {hasScript ? <input type="hidden" name="script" value="1" /> : null}
        <p>
          {formatMessage(messages.cancelText, {
            time: `${hourText(booking.hourLabel)}, ${dayText(booking.date)}`,
            salon: booking.salonName,
          })}
        </p>
        <Button kind="danger" type="submit" wide busy={isBusy}>
          {messages.cancel}
        </Button>
        <Button to={here} replace preventScrollReset wide>
          {messages.cancelKeep}
        </Button>
      </Form>
    </Dialog>
  )
}
