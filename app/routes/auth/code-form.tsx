import { useEffect, useRef, useState } from 'react'
import { nextChannel, secondsUntil, typedCodeProblem, type Channel } from '~/booking/customer/code'
import { formatMessage } from '~/messages/format-message'
import { code as messages } from '~/messages/vi/code'
import { useHydrated } from '~/routes/booking/use-script'
import { Button, type ButtonProps } from '~/ui/button'
import { CodeField } from '~/ui/more-fields'
import { Form } from '~/ui/form'
import { Notice } from '~/ui/notice'
import { useTicking } from '~/ui/use-server-now'
import { Captcha } from './captcha'
import type { CaptchaView } from './state'

/** Six digits and a button; Enter sends it. */
export function CodeForm({
  action,
  hidden,
  error,
}: {
  action: string
  hidden: Readonly<Record<string, string>>
  error: string | null
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Form action={action} hidden={hidden} replace preventScrollReset noValidate className="stack">
      <CodeField
        label={messages.label}
        name="code"
        error={typed ?? error}
        autoFocus
        onInput={(event) => setTyped(typedCodeProblem(event.currentTarget.value))}
      />
      <Button kind="primary" type="submit" wide>
        {messages.confirm}
      </Button>
    </Form>
  )
}

/** The code that was sent last; both times are epoch ms of the server's clock. */
type LastCode = { via: Channel | null; againAt: number; now: number }

/** Sends another code; see Resend. `needed` is the captcha without which none is sent. */
export function ResendForm({
  action,
  intent,
  refusal = null,
  needed,
  ...button
}: LastCode &
  ButtonProps & {
    action: string
    intent: string
    refusal?: string | null
    needed: { message: string | null; captcha: CaptchaView | null } | null
  }) {
  const box = useRef<HTMLDivElement>(null)
  const captcha = needed?.captcha
  // It appears beside the pressed button: whoever reads by ear is led to it.
  useEffect(
    () => box.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(),
    [captcha],
  )
  return (
    <Form
      action={action}
      hidden={{ intent }}
      replace
      preventScrollReset
      className="stack stack--tight"
    >
      {refusal ? <Notice kind="error">{refusal}</Notice> : null}
      {needed ? (
        <div ref={box} className="stack stack--tight">
          {needed.message !== null && captcha?.kind !== 'sum' ? (
            <Notice kind="error">{needed.message}</Notice>
          ) : null}
          {captcha ? <Captcha captcha={captcha} error={needed.message} /> : null}
        </div>
      ) : null}
      <Resend wide next={nextChannel(button.via)} {...button} />
    </Form>
  )
}

/**
 * The button for another code, by the other channel, once the server's pause is over. Without
 * JavaScript the seconds do not count down, so it stays enabled and the server refuses a press that
 * is too early.
 */
export function Resend({
  againAt,
  now,
  next,
  inactive,
  children,
  ...button
}: Omit<LastCode, 'via'> & ButtonProps & { next: 'ZALO' | 'SMS' }) {
  const hasScript = useHydrated()
  const seconds = secondsUntil(againAt, useTicking(now))
  const isEarly = hasScript && seconds > 0
  return (
    <Button
      type="submit"
      inactive={inactive || isEarly}
      onClick={(event) => isEarly && event.preventDefault()}
      {...button}
    >
      {seconds > 0
        ? formatMessage(messages.resendIn, { seconds })
        : (children ?? (next === 'ZALO' ? messages.resendZalo : messages.resendSms))}
    </Button>
  )
}
