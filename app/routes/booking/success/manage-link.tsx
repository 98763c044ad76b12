import { Form } from '@remix-run/react'
import { manage as messages } from '~/messages/vi/manage'
import { managePath, namesPart } from '~/routes/manage/paths'
import { Button } from '~/ui/button'
import { useSending } from '~/ui/use-sending'

/**
 * The link that manages the booking without a log-in, and the way to withdraw it, for its owner; for
 * a group also the way to the names.
 */
export function ManageLink({
  token,
  here,
  asksForNames,
}: {
  token: string
  here: string
  asksForNames: boolean
}) {
  const isBusy = useSending('intent', 'withdraw')
  return (
    <section className="stack stack--tight" aria-labelledby="manage-link">
      <h2 id="manage-link" className="h3">
        {messages.link}
      </h2>
      <p className="muted">{messages.linkText}</p>
      <div className="row">
        <Button size="s" href={managePath(token)}>
          {messages.open}
        </Button>
        {asksForNames ? (
          <Button size="s" href={`${managePath(token)}#${namesPart}`}>
            {messages.namesAdd}
          </Button>
        ) : null}
        <Form
          method="post"
          action={here}
          replace
          preventScrollReset
          onSubmit={(event) => isBusy && event.preventDefault()}
        >
          <input type="hidden" name="intent" value="withdraw" />
          <Button size="s" kind="plain" type="submit" busy={isBusy}>
            {messages.withdraw}
          </Button>
        </Form>
      </div>
    </section>
  )
}
