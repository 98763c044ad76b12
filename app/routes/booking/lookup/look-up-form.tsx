import { useFetcher } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { phoneProblem, typedPhoneProblem } from '~/booking/customer/phone'
import { isOffline } from '~/browser/is-offline'
import { booked as messages } from '~/messages/vi/booked'
import { booking } from '~/messages/vi/booking'
import { ui } from '~/messages/vi/ui'
import { useOwnPhone } from '~/routes/personal/use-own-phone'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { PhoneField } from '~/ui/phone-field'
import type { LookUpResult } from './lookup'

/**
 * Finds the current booking of a phone: on its own page, or in the menu's dialog; found, it leads
 * to the booking.
 */
export function LookUpForm({ result, phone = '' }: { result?: LookUpResult; phone?: string }) {
  const fetcher = useFetcher<LookUpResult>()
  const form = useOwnPhone()
  const [problem, setProblem] = useState<string | null>(null)
  const outcome = fetcher.data ?? result
  const isBusy = fetcher.state !== 'idle'

  function submit(event: FormEvent<HTMLFormElement>) {
    const wrong = phoneProblem(String(new FormData(event.currentTarget).get('phone') ?? ''))
    const found = wrong ?? (isOffline() ? ui.offline : null)
    setProblem(found)
    if (found || isBusy) event.preventDefault()
    if (found) event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/booking/lookup"
      noValidate
      className="stack"
      onSubmit={submit}
    >
      <p>{messages.lookUpText}</p>
      <PhoneField
        label={booking.phone}
        name="phone"
        defaultValue={outcome?.phone ?? phone}
        error={problem ?? (outcome?.kind === 'invalid' ? outcome.message : null)}
        onInput={(event) => setProblem(typedPhoneProblem(event.currentTarget.value))}
      />
      <Button kind="primary" type="submit" wide busy={isBusy}>
        {messages.lookUp}
      </Button>
      {outcome && outcome.kind !== 'invalid' && !isBusy ? (
        <Notice kind={outcome.kind === 'none' ? 'info' : 'error'} title={outcome.message}>
          {outcome.kind === 'none' ? (
            <Button size="s" to={`/booking?salonId=0&phone=${outcome.phone}&step=0`}>
              {messages.book}
            </Button>
          ) : null}
        </Notice>
      ) : null}
    </fetcher.Form>
  )
}
