import { booked as messages } from '~/messages/vi/booked'
import { manage } from '~/messages/vi/manage'
import { Button } from '~/ui/button'
import { Form } from '~/ui/form'
import { IconCalendar, IconClock } from '~/ui/icons'
import type { CardActions } from '../booking/success/booking-card'
import { freshBookingPath } from '../home/booking-path'
import type { Managed } from './page'

/** What the card of a managed booking leads to, as long as it stands and has not begun. */
export function manageActions(
  { mayCancel }: Managed,
  here: string,
  googleCalendar: string | null,
): CardActions {
  if (!mayCancel) return { change: null, calendar: null, googleCalendar: null, cancel: null }
  return {
    change: <ChangeForm here={here} />,
    calendar: entryOf(here),
    googleCalendar,
    cancel: `${here}?hoi=huy`,
  }
}

function ChangeForm({ here }: { here: string }) {
  return (
    <Form action={here} hidden={{ intent: 'change' }}>
      <Button size="s" wide type="submit" icon={<IconClock size="s" />}>
        {messages.change}
      </Button>
    </Form>
  )
}

/** Waits for an earlier hour; the booking stands until one is accepted. */
export function EarlierHour({ here }: { here: string }) {
  return (
    <Form action={here} hidden={{ intent: 'earlier' }}>
      <Button size="s" wide type="submit">
        {manage.earlier}
      </Button>
    </Form>
  )
}

/** After a cancellation: another booking, and the entry that takes this one out of a calendar. */
export function AfterCancel({ here }: { here: string }) {
  return (
    <div className="stack stack--tight">
      <Button kind="primary" wide to={freshBookingPath}>
        {messages.book}
      </Button>
      <Button wide href={entryOf(here)} icon={<IconCalendar size="s" />}>
        {manage.calendarOff}
      </Button>
    </div>
  )
}

function entryOf(here: string): string {
  return `${here}/lich-hen.ics`
}
