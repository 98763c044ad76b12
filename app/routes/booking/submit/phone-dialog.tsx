import { nationalPhone } from '../../../../domain/phone'
import { Form, useNavigate } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { writeDraft } from '~/booking/draft/draft-query'
import { phoneProblem, typedPhoneProblem } from '~/booking/customer/phone'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { dialogs as dialogWords } from '~/messages/vi/dialogs'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { PhoneField } from '~/ui/phone-field'
import { useDraft } from '../use-draft'

/**
 * The dialog for the phone when the flow has no valid one; the form has the same field for
 * customers who close it. Only scripts can close it, so it is hidden without them.
 */
export function PhoneDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { draft, next, query, after } = useDraft()
  const navigate = useNavigate()
  // Sent before the scripts ran: a wrong number comes back, for the draft does not take it.
  const sent = query.has('phone_sent') ? query.get('phone') : null
  const [error, setError] = useState(sent === null ? null : phoneProblem(sent))

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('phone') ?? '')
    const problem = phoneProblem(typed)
    setError(problem)
    if (problem) return event.currentTarget.querySelector<HTMLElement>('[name=phone]')?.focus()
    // The page with this phone is on its way.
    if (nationalPhone(typed) === next.phone) return
    onDone()
    navigate(after({ type: 'choosePhone', phone: nationalPhone(typed) }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <div className="scripted-only">
      <Dialog
        open
        title={formatMessage(dialogWords.phoneTitle, { brand: brand.name })}
        closeTo={after()}
        onClose={onClose}
        width={375}
      >
        <Form action="/booking" onSubmit={submit} noValidate className="stack">
          {[...writeDraft(next)].map(([name, value]) =>
            name === 'phone' ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <input type="hidden" name="phone_sent" value="1" />
          <p>{draft.skinnerId === null ? dialogWords.phoneText : dialogWords.phoneSkinner}</p>
          <PhoneField
            label={messages.phone}
            name="phone"
            placeholder={dialogWords.phoneExample}
            defaultValue={sent ?? undefined}
            error={error}
            autoFocus
            onInput={(event) => setError(typedPhoneProblem(event.currentTarget.value))}
          />
          <Button kind="primary" type="submit" wide busy={next.phone !== ''}>
            {messages.continue}
          </Button>
          <Button kind="plain" to="/" wide>
            {messages.backHome}
          </Button>
        </Form>
      </Dialog>
    </div>
  )
}
