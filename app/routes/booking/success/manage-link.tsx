import { manage as messages } from '~/messages/vi/manage'
import { managePath, namesPart } from '~/routes/manage/paths'
import { Button } from '~/ui/button'
import { Form } from '~/ui/form'

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
        <Form action={here} hidden={{ intent: 'withdraw' }} replace preventScrollReset>
          <Button size="s" kind="plain" type="submit">
            {messages.withdraw}
          </Button>
        </Form>
      </div>
    </section>
  )
}
