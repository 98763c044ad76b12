import { useEffect, useRef, useState, type FormEvent } from 'react'
import { auth as words } from '~/messages/vi/auth'
import { withTracker } from '~/tracking/deferred'
import type { Elements } from '~/ui/elements'
import { Notice } from '~/ui/notice'
import { CodeStep, NewPasswordStep, PasswordStep, PhoneStep } from './step-fields'
import type { LogInState } from './state'
import { beginAt, postStep } from './post-step'

type LogInStepsProps = {
  /** The first state. */
  first: LogInState
  /** The first state has the phone of the page behind it, which need not be confirmed. */
  isPhoneKnown?: boolean
  /** Fields that go along with every step: where to go afterwards, and what waits for it. */
  carried?: Elements
  /** The session is there; a password may still be chosen. */
  onLoggedIn: () => void
  /** The log-in is finished; the sentence for a toast, null when they skipped the password. */
  onDone: (message: string | null) => void
}

/** The tracking name of each step. */
const events = {
  phone: 'login_input_phone',
  password: 'login_input_password',
  code: 'login_confirm_code',
  newPassword: 'login_create_password',
  done: 'login_end',
} as const

/**
 * The steps of the log-in, the same in the dialog and on the page. Each is a form that also works
 * without JavaScript; with it the steps follow each other in place.
 */
export function LogInSteps({ first, isPhoneKnown, carried, onLoggedIn, onDone }: LogInStepsProps) {
  const [state, setState] = useState(first)
  const [isBusy, setBusy] = useState(isPhoneKnown === true && first.step === 'phone')
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(first)
  const sending = useRef(new AbortController())

  useEffect(() => () => sending.current.abort(), [])

  const [begun, setBegun] = useState(first)
  if (begun !== first) {
    setBegun(first)
    setState(first)
  }

  useEffect(() => {
    if (!isPhoneKnown || first.step !== 'phone') return
    const begin = new AbortController()
    void beginAt(first, begin.signal).then((next) => {
      if (begin.signal.aborted) return
      setBusy(false)
      setState(next)
    })
    return () => begin.abort()
  }, [first, isPhoneKnown])

  useEffect(() => {
    trackLogIn(events[state.step])
  }, [state.step])

  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    // A new step begins at its field; a wrong field is read again, now with what is wrong.
    const field =
      box.current?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      box.current?.querySelector<HTMLElement>('input:not([type=hidden])')
    field?.focus()
  }, [state])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const { signal } = sending.current
    const { submitter } = event.nativeEvent as SubmitEvent
    const next = await postStep(event.currentTarget, submitter, state, signal)
    // Closed meanwhile: nothing follows from the step any more.
    if (signal.aborted) return
    setBusy(false)
    if (next.step === 'newPassword' && state.step === 'code') onLoggedIn()
    if (next.step === 'done') {
      trackLogIn(events.done)
      return onDone(next.message)
    }
    setState(next)
  }

  const step = {
    carried,
    isBusy,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
  return (
    <div ref={box} className="stack" aria-busy={isBusy}>
      {state.step === 'phone' ? <PhoneStep {...step} state={state} /> : null}
      {state.step === 'password' ? <PasswordStep {...step} state={state} /> : null}
      {state.step === 'code' ? <CodeStep {...step} state={state} /> : null}
      {state.step === 'newPassword' ? <NewPasswordStep {...step} state={state} /> : null}
      {state.step === 'done' ? (
        <Notice kind="success">{state.message ?? words.loggedIn}</Notice>
      ) : null}
    </div>
  )
}

function trackLogIn(eventId: string): void {
  withTracker(({ track }) => track({ pageId: 'common', screenId: 'login', eventId }))
}
