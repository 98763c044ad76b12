import { Form } from '@remix-run/react'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { manage as words } from '~/messages/vi/manage'
import { Button } from '~/ui/button'
import { focus, FocusedNotice } from '~/ui/focused-notice'
import { useSending } from '~/ui/use-sending'
import { LATE_MINUTES } from '../../../domain/late-minutes'
import type { ManageRefusal } from './action.server'
import type { Managed } from './page'

/**
 * Announces, once, that the customer will be late; where the chair is taken afterwards, it shows
 * the next free hours, as long as the booking can be changed.
 */
export function LateSection({
  managed,
  nearest,
  isSaved,
  here,
}: {
  managed: Managed
  nearest: ManageRefusal['nearest']
  isSaved: boolean
  here: string
}) {
  const isBusy = useSending('intent', 'late')
  if (managed.lateMinutes !== null)
    return managed.booking?.isCanceled ? null : (
      <FocusedNotice kind="success" isNew={isSaved}>
        {formatMessage(words.lateHeld, { n: managed.lateMinutes })}
      </FocusedNotice>
    )
  if (nearest.length > 0 && managed.mayCancel)
    return (
      <section className="stack" aria-labelledby="manage-nearest">
        {/* The hours stand in place of the button that was pressed. */}
        <h2 ref={focus} id="manage-nearest" className="h3" tabIndex={-1}>
          {words.nearest}
        </h2>
        <Form method="post" action={here} className="row">
          <input type="hidden" name="intent" value="change" />
          {nearest.map(({ hourId, label }) => (
            <Button key={hourId} size="s" type="submit" name="hour" value={hourId}>
              {formatMessage(words.nearestTo, { hour: hourText(label) })}
            </Button>
          ))}
        </Form>
      </section>
    )
  if (!managed.mayBeLate) return null
  return (
    <section className="stack stack--tight" aria-labelledby="manage-late">
      <h2 id="manage-late" className="h3">
        {words.late}
      </h2>
      <p className="muted">{words.lateText}</p>
      <Form
        method="post"
        action={here}
        replace
        className="row row--even"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="late" />
        {LATE_MINUTES.map((minutes) => (
          <Button key={minutes} type="submit" name="minutes" value={minutes}>
            {formatMessage(words.lateBy, { n: minutes })}
          </Button>
        ))}
      </Form>
    </section>
  )
}
