import { useEffect, useRef } from 'react'
import { Notice } from '~/ui/notice'
import { Captcha } from '../../auth/captcha'
import type { CaptchaView } from '../../auth/state'

/**
 * The captcha without which no other code of a booking is sent, the same as at the log-in; without
 * one to be had, the sentence alone.
 */
export function CodeCaptcha({
  message,
  captcha,
}: {
  message: string | null
  captcha: CaptchaView | null
}) {
  const box = useRef<HTMLDivElement>(null)
  // It appears beside the pressed button: whoever reads by ear is led to it.
  useEffect(
    () => box.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(),
    [captcha],
  )
  return (
    <div ref={box} className="stack stack--tight">
      {message !== null && captcha?.kind !== 'sum' ? <Notice kind="error">{message}</Notice> : null}
      {captcha ? <Captcha captcha={captcha} error={message} /> : null}
    </div>
  )
}
