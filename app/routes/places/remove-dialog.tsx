import { Form, useNavigation } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { places as words } from '~/messages/vi/places'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'

/** Confirms the removal of a place. */
export function RemoveDialog({
  address: { id, name, address },
  closeTo,
}: {
  address: { id: number; name: string; address: string }
  closeTo: string
}) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Dialog open title={words.removeTitle} closeTo={closeTo} width={375}>
      <Form
        method="post"
        action={closeTo}
        replace
        preventScrollReset
        className="stack"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={id} />
        <p>{formatMessage(words.removeText, { name, address })}</p>
        <Button kind="danger" type="submit" wide busy={isBusy}>
          {words.remove}
        </Button>
        <Button to={closeTo} replace preventScrollReset wide>
          {words.keep}
        </Button>
      </Form>
    </Dialog>
  )
}
