import { Form } from '@remix-run/react'
import { manage as words } from '~/messages/vi/manage'
import { managePath } from '~/routes/manage/paths'
import { Button } from '~/ui/button'
import { useSending } from '~/ui/use-sending'

/**
 * The link that manages the booking without a log-in, and the way to withdraw it, for its owner.
 */
export function ManageLink({ token, here }: { token: string; here: string }) {
  const isBusy = useSending('intent', 'withdraw')
  return (
    <section className="stack stack--tight" aria-labelledby="manage-link">
      <h2 id="manage-link" className="h3">
        {words.link}
      </h2>
      <p className="muted">{words.linkText}</p>
      <div className="row">
        <Button size="s" href={managePath(token)}>
          {words.open}
        </Button>
        <Form
          method="post"
          action={here}
          replace
          preventScrollReset
          onSubmit={(event) => isBusy && event.preventDefault()}
        >
          <input type="hidden" name="intent" value="withdraw" />
          <Button size="s" kind="plain" type="submit" busy={isBusy}>
            {words.withdraw}
          </Button>
        </Form>
      </div>
    </section>
  )
}
