import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { nextChannel, secondsUntil, typedCodeProblem, type Channel } from '~/booking/customer/code'
import { formatMessage } from '~/messages/format-message'
import { code as messages } from '~/messages/vi/code'
import { useHydrated } from '~/routes/booking/use-script'
import { Button, type ButtonProps } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Form } from '~/ui/form'
import { Notice } from '~/ui/notice'
import { useTicking } from '~/ui/use-server-now'
import { typedCode, typedPassword } from '../../../domain/six-digits'
import { Captcha } from './captcha'
import type { CaptchaView } from './state'

type SixDigitsProps = ComponentProps<typeof TextField>

/**
 * Six digits from a message: the keyboard offers the code by itself, and a pasted message is read
 * whole, so the browser must not cut it. `onInput` sees what was typed, the field keeps the digits.
 * Messages may overtake each other, so a wrong code may be an earlier one.
 */
export function CodeField({ onInput, ...props }: SixDigitsProps) {
  return (
    <TextField
      hint={props.error ? messages.newest : undefined}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      {...props}
      onInput={(event) => {
        onInput?.(event)
        tidy(event.currentTarget, typedCode(event.currentTarget.value).replace(/\D/g, ''))
      }}
    />
  )
}

/** A password of six digits; other signs stay, so that they are refused with a sentence. */
export function PasswordField(props: SixDigitsProps) {
  return (
    <TextField
      type="password"
      inputMode="numeric"
      pattern="[0-9]*"
      {...props}
      onInput={({ currentTarget: input }) => tidy(input, typedPassword(input.value))}
    />
  )
}

function tidy(input: HTMLInputElement, tidied: string): void {
  const shown = tidied.slice(0, 6)
  if (shown !== input.value) input.value = shown
}

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
