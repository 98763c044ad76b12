import { Form, Link, useNavigate, useNavigation } from '@remix-run/react'
import { useState, type FormEvent } from 'react'
import { knownProblem, phoneProblem } from '~/booking/customer/phone'
import { home } from '~/messages/vi/home'
import { useOwnPhone } from '~/routes/personal/use-own-phone'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { PhoneField } from '~/ui/phone-field'
import { firstHourPath } from '~/routes/soonest/query'
import { useToast } from '~/ui/toast'
import { bookingPath } from './booking-path'

/** A refused phone as it came back from the server: what was typed stays. */
export type RefusedPhone = { problem: string; typed: string }

/**
 * The box that starts a booking. With JavaScript a good phone goes straight to the booking; without
 * it the form is posted and checked there.
 */
export function PhoneBox({ refused }: { refused?: RefusedPhone }) {
  const [problem, setProblem] = useState(refused?.problem)
  const [isCut, setCut] = useState(false)
  const navigate = useNavigate()
  const isLeaving = useNavigation().location?.pathname === '/booking'
  const toast = useToast()
  const form = useOwnPhone()

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('phone') ?? '')
    if (phoneProblem(typed) === null) {
      navigate(bookingPath(typed))
      return
    }
    const text = knownProblem(typed) ?? home.phoneProblem
    setProblem(text)
    toast({ kind: 'error', title: home.errorTitle, text })
    event.currentTarget.querySelector<HTMLInputElement>('input[name=phone]')?.focus()
  }

  return (
    <Form
      ref={form}
      method="post"
      action="/?index"
      className="phone-box"
      noValidate
      onSubmit={start}
      data-track="home_phone_box"
    >
      <h2 className="phone-box__title">{home.boxTitle}</h2>
      {refused ? (
        <div className="phone-box__notice no-js-only">
          <Notice kind="error" title={home.errorTitle}>
            {refused.problem}
          </Notice>
        </div>
      ) : null}
      <div className="phone-box__field">
        <PhoneField
          label={home.phoneLabel}
          hideLabel
          name="phone"
          placeholder={home.phonePlaceholder}
          defaultValue={refused?.typed}
          error={problem}
          onExtraDigit={setCut}
          onInput={() => {
            // While the customer corrects a problem, its message is not needed.
            setProblem(undefined)
            toast(null)
          }}
        />
        <p className="field__hint" role="status">
          {isCut ? home.phoneCut : null}
        </p>
      </div>
      <Button kind="primary" type="submit" wide busy={isLeaving} data-track="home_book_now">
        {home.submit}
      </Button>
      <p className="phone-box__hint small muted">{home.boxHint}</p>
      <Link
        to="/som-nhat"
        className="button button--quiet button--wide"
        data-track="home_soonest_page"
      >
        {home.soonest}
      </Link>
      {/* Scripts show the soonest hours themselves, each one press away. */}
      <Link
        to={firstHourPath}
        reloadDocument
        className="unscripted-only button button--quiet button--wide"
      >
        {home.firstHour}
      </Link>
    </Form>
  )
}
