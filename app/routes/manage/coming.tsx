import { Form } from '@remix-run/react'
import { manage as words } from '~/messages/vi/manage'
import { Button } from '~/ui/button'
import { FocusedNotice } from '~/ui/focused-notice'
import { useSending } from '~/ui/use-sending'
import type { Managed } from './page'

/** Answers that the customer comes, where messages ask for it; then no reminder follows. */
export function Coming({
  managed,
  isSaved,
  here,
}: {
  managed: Managed
  isSaved: boolean
  here: string
}) {
  const isBusy = useSending('intent', 'coming')
  if (managed.isComing && managed.lateMinutes === null)
    return (
      <FocusedNotice kind="success" isNew={isSaved}>
        {words.comingNoted}
      </FocusedNotice>
    )
  if (!managed.mayConfirm) return null
  return (
    <section className="stack stack--tight" aria-labelledby="coming">
      <h2 id="coming" className="h3">
        {words.coming}
      </h2>
      <p className="muted">{words.comingText}</p>
      <Form
        method="post"
        action={here}
        replace
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="coming" />
        <Button type="submit" busy={isBusy}>
          {words.comingYes}
        </Button>
      </Form>
    </section>
  )
}
