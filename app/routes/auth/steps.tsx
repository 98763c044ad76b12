import { useEffect, useRef, useState, type FormEvent } from 'react'
import { auth as messages } from '~/messages/vi/auth'
import { withTracker } from '~/tracking/deferred'
import type { Elements } from '~/ui/elements'
import { Notice } from '~/ui/notice'
import { type LogInState, nextChannel } from './state'
import { codeProblem, passwordProblem, phoneProblem } from './problems'
import { dotted } from '~/booking/customer/phone'
import { formatMessage } from '~/messages/format-message'
import { Button } from '~/ui/button'
import { PhoneField } from '~/ui/phone-field'
import { Captcha } from './captcha'
import { CodeField, PasswordField, Resend } from './code-form'
import type { Reason } from './next-path'

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
        <Notice kind="success">{state.message ?? messages.loggedIn}</Notice>
      ) : null}
    </div>
  )
}

function trackLogIn(eventId: string): void {
  withTracker(({ track }) => track({ pageId: 'common', screenId: 'login', eventId }))
}

/**
 * Sends a step of the log-in to the server and returns its next state; obviously invalid input and
 * a lost connection are reported at once.
 */
async function postStep(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  state: LogInState,
  signal: AbortSignal,
): Promise<LogInState> {
  const fields = new FormData(form)
  // iOS before 16.4 leaves the pressed button out of FormData(form, submitter).
  if (submitter instanceof HTMLButtonElement) fields.set(submitter.name, submitter.value)
  const error = problemOf(fields)
  if (error) return withError(state, error)
  const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  return (await post(body, signal)) ?? withError(state, messages.broken)
}

/** The first step of a phone that the page knows: its password, if it has one. */
async function beginAt(
  first: LogInState & { step: 'phone' },
  signal: AbortSignal,
): Promise<LogInState> {
  const body = new URLSearchParams({ intent: 'begin', phone: first.phone })
  return (await post(body, signal)) ?? first
}

async function post(body: URLSearchParams, signal: AbortSignal): Promise<LogInState | null> {
  try {
    const response = await fetch('/dang-nhap/buoc', { method: 'POST', body, signal })
    return response.ok ? ((await response.json()) as LogInState) : null
  } catch {
    return null
  }
}

function problemOf(fields: FormData): string | null {
  const text = (name: string) => String(fields.get(name) ?? '')
  switch (fields.get('intent')) {
    case 'phone':
      return phoneProblem(text('phone'))
    case 'password':
    case 'newPassword':
      return passwordProblem(text('password'))
    case 'code':
      return codeProblem(text('code'))
    default:
      return null
  }
}

function withError(state: LogInState, error: string): LogInState {
  if (state.step === 'done') return state
  return state.step === 'password' ? { ...state, error, about: 'password' } : { ...state, error }
}

type StateAt<Step extends LogInState['step']> = Extract<LogInState, { step: Step }>
type StepProps<Step extends LogInState['step']> = {
  state: StateAt<Step>
  carried: Elements
  isBusy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

function StepForm({
  carried,
  onSubmit,
  phone,
  children,
}: {
  carried: Elements
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  phone?: string
  children: Elements
}) {
  return (
    <form method="post" action="/dang-nhap" noValidate className="stack" onSubmit={onSubmit}>
      {carried}
      {phone === undefined ? null : <input type="hidden" name="phone" value={phone} />}
      {children}
    </form>
  )
}

/** Step 1: the phone. */
function PhoneStep({ state, carried, isBusy, onSubmit }: StepProps<'phone'>) {
  return (
    <StepForm carried={carried} onSubmit={onSubmit}>
      <PhoneField
        label={messages.phone}
        name="phone"
        defaultValue={state.phone}
        error={state.error}
      />
      <Button kind="primary" type="submit" name="intent" value="phone" wide busy={isBusy}>
        {messages.continue}
      </Button>
    </StepForm>
  )
}

/**
 * Step 2: the password, a link to a code when it is forgotten, and a captcha after too many wrong
 * ones.
 */
function PasswordStep({ state, carried, isBusy, onSubmit }: StepProps<'password'>) {
  const { about = 'password' } = state
  return (
    <StepForm carried={carried} onSubmit={onSubmit} phone={state.phone}>
      <p>{formatMessage(messages.passwordIntro, { phone: dotted(state.phone) })}</p>
      {about === 'either' ? <Notice kind="error">{state.error}</Notice> : null}
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="current-password"
        error={about === 'password' ? state.error : null}
        autoFocus
      />
      {state.captcha ? (
        <Captcha captcha={state.captcha} error={about === 'sum' ? state.error : null} />
      ) : null}
      <Button kind="primary" type="submit" name="intent" value="password" wide busy={isBusy}>
        {messages.logIn}
      </Button>
      <div className="row row--apart row--plain">
        <Button kind="plain" type="submit" name="intent" value="forgot" inactive={isBusy}>
          {messages.forgot}
        </Button>
        <Button kind="plain" type="submit" name="intent" value="back" inactive={isBusy}>
          {messages.changePhone}
        </Button>
      </div>
    </StepForm>
  )
}

/** Step 3: the code, and another one by the other channel once the server's pause is over. */
export function CodeStep({ state, carried, isBusy, onSubmit }: StepProps<'code'>) {
  return (
    <StepForm carried={carried} onSubmit={onSubmit} phone={state.phone}>
      <input type="hidden" name="isNew" value={state.isNew ? '1' : '0'} />
      <input type="hidden" name="channel" value={state.channel ?? ''} />
      <input type="hidden" name="info" value={state.info} />
      <input type="hidden" name="againAt" value={state.againAt} />
      {/* Without a code on its way, what follows says so. */}
      {state.channel === null ? null : (
        <p>
          {formatMessage(state.isNew ? messages.finish : messages.codeIntro, {
            phone: dotted(state.phone),
          })}
        </p>
      )}
      {state.info ? (
        <p className="muted" role="status">
          {state.info}
        </p>
      ) : null}
      <CodeField label={messages.code} name="code" error={state.error} autoFocus />
      {state.captcha ? <Captcha captcha={state.captcha} /> : null}
      <Button kind="primary" type="submit" name="intent" value="code" wide busy={isBusy}>
        {messages.confirm}
      </Button>
      <div className="row row--apart row--plain">
        <Resend
          kind="plain"
          name="intent"
          value="resend"
          inactive={isBusy}
          next={nextChannel(state.channel)}
          againAt={state.againAt}
          now={state.now}
        />
        <Button kind="plain" type="submit" name="intent" value="back" inactive={isBusy}>
          {messages.changePhone}
        </Button>
      </div>
    </StepForm>
  )
}

/** Step 4: choosing a password, or skipping it. */
function NewPasswordStep({ state, carried, isBusy, onSubmit }: StepProps<'newPassword'>) {
  return (
    <StepForm carried={carried} onSubmit={onSubmit} phone={state.phone}>
      <p>{messages.newPasswordIntro}</p>
      <PasswordField
        label={messages.newPassword}
        name="password"
        autoComplete="new-password"
        error={state.error}
        autoFocus
      />
      <Button kind="primary" type="submit" name="intent" value="newPassword" wide busy={isBusy}>
        {messages.savePassword}
      </Button>
      <Button type="submit" name="intent" value="skip" wide inactive={isBusy}>
        {messages.skip}
      </Button>
    </StepForm>
  )
}

const titles: Record<Reason, string> = {
  'doi-lich': messages.titleChange,
  nhom: messages.titleGroup,
  'uu-dai': messages.titleOffers,
  'het-han': messages.titleEnded,
  'ma-cu': messages.titleDeadLink,
}

/** The title of the log-in: why it is needed, or its plain name. */
export function titleOf(reason: Reason | null): string {
  return reason ? titles[reason] : messages.title
}
