import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import { Button } from '~/ui/button'
import { Form, useFormResult } from '~/ui/form'
import { Captcha } from '../auth/captcha'
import { CodeField, PasswordField, Resend } from '../auth/code-form'
import { nextChannel, type CaptchaView } from '../auth/state'
import type { AccountAction } from './action.server'
import type { AccountData, AccountProfile } from './load.server'
import { accountPaths } from './paths'
import { maskedPhone, Section } from './section'

/** Changes the password, by the current one or by a code to their phone. */
export function PasswordSection({
  data: { done, now },
  profile: { hasPassword },
}: {
  data: Pick<AccountData, 'done' | 'now'>
  profile: Pick<AccountProfile, 'hasPassword'>
}) {
  const resultOf = useFormResult<AccountAction>()
  const sent = resultOf('sendCode')?.more
  const typed = resultOf('passwordByCode')
  const step = sent ?? (typed && { ...typed.typed, captcha: null })
  return (
    <Section
      id="mat-khau"
      title={messages.password}
      forms={['password', 'passwordByCode', 'sendCode']}
      success={done === 'password' && messages.passwordSaved}
    >
      <p className="muted">{hasPassword ? messages.passwordHas : messages.passwordNone}</p>
      {step ? (
        <ByCode step={step} problems={typed?.problems} now={now} />
      ) : (
        <>
          {hasPassword ? <ByCurrent /> : null}
          <Form action={accountPaths.profile} hidden={{ intent: 'sendCode' }} preventScrollReset>
            <Button kind="plain" size="s" type="submit">
              {hasPassword ? messages.byCodeForgot : messages.byCode}
            </Button>
          </Form>
        </>
      )}
    </Section>
  )
}

function ByCurrent() {
  const { problems = {} } = useFormResult<AccountAction>()('password') ?? {}
  return (
    <Form
      action={accountPaths.profile}
      hidden={{ intent: 'password' }}
      noValidate
      preventScrollReset
      className="stack"
    >
      <PasswordField
        label={messages.passwordCurrent}
        name="currentPassword"
        autoComplete="current-password"
        error={problems.currentPassword}
      />
      <PasswordField
        label={messages.passwordNew}
        name="password"
        autoComplete="new-password"
        error={problems.password}
      />
      <Button type="submit" wide>
        {messages.passwordSave}
      </Button>
    </Form>
  )
}

type CodeStep = Record<'phone' | 'channel' | 'info' | 'againAt', string>

/** The step with a code, also while none could be sent. */
export function ByCode({
  step: { captcha, ...step },
  problems = {},
  now,
}: {
  step: CodeStep & { captcha: CaptchaView | null }
  problems?: { code?: string; password?: string }
  now: number
}) {
  return (
    <Form
      action={accountPaths.profile}
      hidden={step}
      noValidate
      preventScrollReset
      className="stack"
    >
      {step.channel ? (
        <p>{formatMessage(messages.byCodeText, { phone: maskedPhone(step.phone) })}</p>
      ) : null}
      {step.info ? (
        <p className="muted" role="status">
          {step.info}
        </p>
      ) : null}
      <CodeField label={messages.code} name="code" error={problems.code} autoFocus />
      <PasswordField
        label={messages.passwordNew}
        name="password"
        autoComplete="new-password"
        error={problems.password}
      />
      {captcha ? <Captcha captcha={captcha} /> : null}
      <Button type="submit" name="intent" value="passwordByCode" wide>
        {messages.passwordSet}
      </Button>
      <Resend
        kind="plain"
        name="intent"
        value="sendCode"
        next={nextChannel(step.channel === 'SMS' ? 'SMS' : null)}
        againAt={Number(step.againAt)}
        now={now}
      />
    </Form>
  )
}
