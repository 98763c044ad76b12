import { Form } from '@remix-run/react'
import { secondsUntil } from '~/booking/customer/code'
import { formatMessage } from '~/messages/format-message'
import { auth as authWords } from '~/messages/vi/auth'
import { profile as messages } from '~/messages/vi/profile'
import { Button } from '~/ui/button'
import { CodeField, PasswordField } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { useSending } from '~/ui/use-sending'
import { Captcha } from '../auth/captcha'
import { nextChannel } from '../auth/state'
import { useHydrated } from '../booking/use-script'
import { useTicking } from '~/ui/use-server-now'
import type { PasswordResult } from './change-password.server'
import type { AccountViewer } from './load.server'
import { maskedPhone } from './masked-phone'
import { accountPaths } from './paths'
import { Section } from './section'

type ShownCodeStep = Extract<PasswordResult, { step: 'code' }>
type PasswordProblems = PasswordResult['problems']

/** Changes the password, by the current one or by a code to their phone. */
export function PasswordSection({
  viewer,
  isDone,
  result,
}: {
  viewer: AccountViewer
  isDone: boolean
  result: PasswordResult | null
}) {
  const problems = result?.problems ?? {}
  return (
    <Section id="mat-khau" title={messages.password}>
      {isDone ? <Notice kind="success">{messages.passwordSaved}</Notice> : null}
      {problems[''] ? <Notice kind="error">{problems['']}</Notice> : null}
      <p className="muted">{viewer.hasPassword ? messages.passwordHas : messages.passwordNone}</p>
      {result?.step === 'code' ? (
        <ByCode step={result} />
      ) : (
        <>
          {viewer.hasPassword ? <ByCurrent problems={problems} /> : null}
          <SendCodeForm>
            {viewer.hasPassword ? messages.byCodeForgot : messages.byCode}
          </SendCodeForm>
        </>
      )}
    </Section>
  )
}

function ByCurrent({ problems }: { problems: PasswordProblems }) {
  const isBusy = useSending('intent', 'password')
  return (
    <Form
      method="post"
      action={accountPaths.profile}
      noValidate
      preventScrollReset
      className="stack"
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="password" />
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
      <Button type="submit" wide busy={isBusy}>
        {messages.passwordSave}
      </Button>
    </Form>
  )
}

function ByCode({ step }: { step: ShownCodeStep }) {
  const isBusy = useSending('intent', 'password')
  const hasScript = useHydrated()
  const seconds = secondsUntil(step.againAt, useTicking(step.now))
  const isEarly = hasScript && seconds > 0
  return (
    <Form
      method="post"
      action={accountPaths.profile}
      noValidate
      preventScrollReset
      className="stack"
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      {(['phone', 'info', 'againAt'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={step[name]} />
      ))}
      <input type="hidden" name="channel" value={step.channel ?? ''} />
      {step.channel === null ? null : (
        <p>{formatMessage(messages.byCodeText, { phone: maskedPhone(step.phone) })}</p>
      )}
      {step.info ? (
        <p className="muted" role="status">
          {step.info}
        </p>
      ) : null}
      <CodeField label={messages.code} name="code" error={step.problems.code} autoFocus />
      <PasswordField
        label={messages.passwordNew}
        name="password"
        autoComplete="new-password"
        error={step.problems.password}
      />
      {step.captcha ? <Captcha captcha={step.captcha} /> : null}
      <Button type="submit" name="intent" value="password" wide busy={isBusy}>
        {messages.passwordSet}
      </Button>
      <Button
        kind="plain"
        type="submit"
        name="intent"
        value="sendCode"
        inactive={isEarly}
        onClick={(event) => isEarly && event.preventDefault()}
      >
        {isEarly
          ? formatMessage(authWords.resendIn, { seconds })
          : nextChannel(step.channel) === 'ZALO'
            ? authWords.resendZalo
            : authWords.resendSms}
      </Button>
    </Form>
  )
}

function SendCodeForm({ children }: { children: string }) {
  const isBusy = useSending('intent', 'sendCode')
  return (
    <Form
      method="post"
      action={accountPaths.profile}
      preventScrollReset
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <Button kind="plain" size="s" type="submit" name="intent" value="sendCode" busy={isBusy}>
        {children}
      </Button>
    </Form>
  )
}
