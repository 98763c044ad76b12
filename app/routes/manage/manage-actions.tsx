import { Form } from '@remix-run/react'
import { booked as messages } from '~/messages/vi/booked'
import { manage } from '~/messages/vi/manage'
import { Button } from '~/ui/button'
import { IconCalendar } from '~/ui/icons'
import { useSending } from '~/ui/use-sending'
import type { Managed } from './page'

/** Changing and cancelling, as long as the booking stands and has not begun. */
export function ManageActions({
  managed,
  here,
  googleCalendar,
}: {
  managed: Managed
  here: string
  googleCalendar: string | null
}) {
  const isBusy = useSending('intent', 'change')
  const file = `${here}/lich-hen.ics`
  if (!managed.mayCancel)
    return managed.booking?.isCanceled ? (
      <div className="stack stack--tight">
        <Button kind="primary" wide to="/booking?salonId=0&phone=0&step=0">
          {messages.book}
        </Button>
        <Button wide href={file} icon={<IconCalendar size="s" />}>
          {manage.calendarOff}
        </Button>
      </div>
    ) : null
  return (
    <div className="stack stack--tight">
      <Form method="post" action={here} onSubmit={(event) => isBusy && event.preventDefault()}>
        <input type="hidden" name="intent" value="change" />
        <Button kind="primary" type="submit" wide busy={isBusy}>
          {messages.change}
        </Button>
      </Form>
      <Button wide href={file} icon={<IconCalendar size="s" />}>
        {messages.calendar}
      </Button>
      {googleCalendar ? (
        <Button wide href={googleCalendar} external icon={<IconCalendar size="s" />}>
          {messages.googleCalendar}
        </Button>
      ) : null}
      <Button kind="danger" wide to={`${here}?hoi=huy`} preventScrollReset>
        {messages.cancel}
      </Button>
    </div>
  )
}
