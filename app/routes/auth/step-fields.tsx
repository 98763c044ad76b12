import type { FormEvent } from 'react'
import { secondsUntil } from '~/booking/customer/code'
import { dotted } from '~/booking/customer/phone'
import { formatMessage } from '~/messages/format-message'
import { auth as words } from '~/messages/vi/auth'
import { Button } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { CodeField, PasswordField } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { PhoneField } from '~/ui/phone-field'
import { useScript } from '../booking/use-script'
import { useTicking } from '~/ui/use-server-now'
import { Captcha } from './captcha'
import { nextChannel, type LogInState } from './state'

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
export function PhoneStep({ state, carried, isBusy, onSubmit }: StepProps<'phone'>) {
  return (
    <StepForm carried={carried} onSubmit={onSubmit}>
      <PhoneField label={words.phone} name="phone" defaultValue={state.phone} error={state.error} />
      <Button kind="primary" type="submit" name="intent" value="phone" wide busy={isBusy}>
        {words.continue}
      </Button>
    </StepForm>
  )
}

/**
 * Step 2: the password, a link to a code when it is forgotten, and a captcha after too many wrong
 * ones.
 */
export function PasswordStep({ state, carried, isBusy, onSubmit }: StepProps<'password'>) {
  const { about = 'password' } = state
  return (
    <StepForm carried={carried} onSubmit={onSubmit} phone={state.phone}>
      <p>{formatMessage(words.passwordIntro, { phone: dotted(state.phone) })}</p>
      {about === 'either' ? <Notice kind="error">{state.error}</Notice> : null}
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        error={about === 'password' ? state.error : null}
        autoFocus
      />
      {state.captcha ? (
        <Captcha captcha={state.captcha} error={about === 'sum' ? state.error : null} />
      ) : null}
      <Button kind="primary" type="submit" name="intent" value="password" wide busy={isBusy}>
        {words.logIn}
      </Button>
      <div className="row row--apart row--plain">
        <Button kind="plain" type="submit" name="intent" value="forgot" inactive={isBusy}>
          {words.forgot}
        </Button>
        <Button kind="plain" type="submit" name="intent" value="back" inactive={isBusy}>
          {words.changePhone}
        </Button>
      </div>
    </StepForm>
  )
}

/** Step 3: the code, and another one by the other channel once the server's pause is over. */
export function CodeStep({ state, carried, isBusy, onSubmit }: StepProps<'code'>) {
  const hasScript = useScript()
  const seconds = secondsUntil(state.againAt, useTicking(state.now))
  const isEarly = hasScript && seconds > 0
  return (
    <StepForm carried={carried} onSubmit={onSubmit} phone={state.phone}>
      <input type="hidden" name="isNew" value={state.isNew ? '1' : '0'} />
      <input type="hidden" name="channel" value={state.channel ?? ''} />
      <input type="hidden" name="info" value={state.info} />
      <input type="hidden" name="againAt" value={state.againAt} />
      {/* Without a code on its way, what follows says so. */}
      {state.channel === null ? null : (
        <p>
          {formatMessage(state.isNew ? words.finish : words.codeIntro, {
            phone: dotted(state.phone),
          })}
        </p>
      )}
      {state.info ? (
        <p className="muted" role="status">
          {state.info}
        </p>
      ) : null}
      <CodeField label={words.code} name="code" error={state.error} autoFocus />
      {state.captcha ? <Captcha captcha={state.captcha} /> : null}
      <Button kind="primary" type="submit" name="intent" value="code" wide busy={isBusy}>
        {words.confirm}
      </Button>
      <div className="row row--apart row--plain">
        {/* Without JavaScript the seconds do not count down, so the button stays enabled and the
            server refuses a press that is too early. */}
        <Button
          kind="plain"
          type="submit"
          name="intent"
          value="resend"
          inactive={isBusy || isEarly}
          onClick={(event) => isEarly && event.preventDefault()}
        >
          {isEarly
            ? formatMessage(words.resendIn, { seconds })
            : nextChannel(state.channel) === 'ZALO'
              ? words.resendZalo
              : words.resendSms}
        </Button>
        <Button kind="plain" type="submit" name="intent" value="back" inactive={isBusy}>
          {words.changePhone}
        </Button>
      </div>
    </StepForm>
  )
}

/** Step 4: choosing a password, or skipping it. */
export function NewPasswordStep({ state, carried, isBusy, onSubmit }: StepProps<'newPassword'>) {
  return (
    <StepForm carried={carried} onSubmit={onSubmit} phone={state.phone}>
      <p>{words.newPasswordIntro}</p>
      <PasswordField
        label={words.newPassword}
        name="password"
        autoComplete="new-password"
        error={state.error}
        autoFocus
      />
      <Button kind="primary" type="submit" name="intent" value="newPassword" wide busy={isBusy}>
        {words.savePassword}
      </Button>
      <Button type="submit" name="intent" value="skip" wide inactive={isBusy}>
        {words.skip}
      </Button>
    </StepForm>
  )
}
