import { useState, type FormEvent } from 'react'
import { nameProblem, typedName } from '~/booking/customer/name'
import { name as messages } from '~/messages/vi/name'
import { byId } from '~/persisted-document'
import { logClientError } from '~/browser/log-client-error'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { TextField } from '~/ui/field'
import { plainText } from '../../../../domain/typed-text'
import {
  SaveCustomerNameDocument,
  type SaveCustomerNameMutationVariables,
} from '../../../../schema/generated/graphql'
import { refreshPersonal } from '../../personal/use-personal'

/** The dialog for a customer's name before they book; loaded when it is missing. */
export default function NameDialog({
  phone,
  closeTo,
  onClose,
}: {
  phone: string
  closeTo: string
  onClose: () => void
}) {
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const name = String(new FormData(event.currentTarget).get('name') ?? '')
    const problem = nameProblem(name)
    setError(problem)
    if (problem) return event.currentTarget.querySelector('input')?.focus()
    setBusy(true)
    // Saved or not, the customer goes on.
    await save({ phone, name: plainText(name) }).catch(logClientError)
    refreshPersonal()
    onClose()
  }

  return (
    <Dialog open title={messages.title} closeTo={closeTo} onClose={onClose} width={375}>
      <form noValidate className="stack" onSubmit={(event) => void submit(event)}>
        <p>{messages.text}</p>
        <TextField
          label={messages.label}
          name="name"
          autoComplete="name"
          error={error}
          autoFocus
          onInput={tidy}
        />
        <Button kind="primary" type="submit" wide busy={isBusy}>
          {messages.save}
        </Button>
        <Button wide onClick={onClose}>
          {messages.skip}
        </Button>
      </form>
    </Dialog>
  )
}

async function save(named: SaveCustomerNameMutationVariables): Promise<void> {
  const { currentClient } = await import('~/urql/client')
  await currentClient().mutation(byId(SaveCustomerNameDocument), named).toPromise()
}

/** Several spaces become one. Half a letter of an input method is left alone. */
function tidy({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void {
  if ('isComposing' in nativeEvent && nativeEvent.isComposing) return
  const tidied = typedName(input.value)
  if (tidied !== input.value) input.value = tidied
}
