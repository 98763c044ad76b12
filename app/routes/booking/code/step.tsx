import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { clockText, nextChannel, secondsUntil, typedCodeProblem } from '~/booking/customer/code'
import { draftAfterAll, type Draft } from '~/booking/draft/draft'
import { bookingPath } from '~/booking/draft/draft-query'
import { step, stepTitle } from '~/booking/steps'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booking } from '~/messages/vi/booking'
import { code as messages } from '~/messages/vi/code'
import { AppBar } from '~/ui/app-bar'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { CodeField } from '~/ui/field'
import { IconClock, IconPin } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { useToast } from '~/ui/toast'
import { forgetAttempt } from '../submit/attempt-key'
import { useConfirmed } from '../success/use-confirmed'
import { useDraft } from '../use-draft'
import { useHydrated } from '../use-script'
import { useTicking } from '~/ui/use-server-now'
import type { CaptchaView } from '../../auth/state'
import { CodeCaptcha } from './code-captcha'
import type { CodeStepResult } from './action.server'
import type { CodeData } from './load.server'

type CodeStepProps = {
  data: CodeData
  result: CodeStepResult | { about: 'create' } | { about: 'offers' } | { about: 'lost' } | undefined
}

/**
 * A booking waits for its code: the place is held while the clock runs, and the address lets it
 * survive a reload.
 */
export function CodeStep({ data, result }: CodeStepProps) {
  const { draft, query } = useDraft()
  const toHours = bookingPath(
    draftAfterAll(
      draft,
      { type: 'choosePerson', index: 0 },
      { type: 'loseHour', index: 0 },
      { type: 'goTo', step: step.main, isPressed: true },
    ),
  )
  const now = useTicking(data.now)
  const outcome = result?.about === 'code' ? result.outcome : null
  const left = secondsUntil(data.booking?.holdExpiresAt ?? Infinity, now)
  const isOver = data.isOver || left === 0 || outcome?.kind === 'over'
  useResultToast(result, draft, data.host)
  // The booking is made; the stored key of the attempt would bring it back even after its hold has
  // ended.
  useEffect(forgetAttempt, [])
  return (
    <main id="main" className="booking">
      <AppBar title={stepTitle(0)} backTo={toHours} />
      <div className="page page--narrow section">
        {data.booking ? <Held booking={data.booking} /> : null}
      </div>
      <Dialog open title={messages.title} closeTo={toHours}>
        {isOver ? (
          <div className="stack">
            <Notice kind="error">
              {outcome?.kind === 'over' ? outcome.message : messages.holdOver}
            </Notice>
            <Button kind="primary" to={toHours} replace wide>
              {messages.backToHours}
            </Button>
          </div>
        ) : (
          <div className="stack">
            {data.via || data.isSentBefore ? (
              <p>{formatMessage(messages.intro, { phone: data.phone })}</p>
            ) : null}
            <p className="muted">{sentText(data)}</p>
            {Number.isFinite(left) ? (
              <p className="row num" role="timer">
                <IconClock size="s" />
                <span>{formatMessage(messages.holdLeft, { time: clockText(left) })}</span>
              </p>
            ) : null}
            <CodeForm
              action={`/booking?${query}`}
              error={
                result?.about === 'lost' || outcome?.kind === 'failed'
                  ? booking.error
                  : outcome?.kind === 'wrong'
                    ? outcome.message
                    : null
              }
            />
            <Resend
              data={data}
              now={now}
              action={`/booking?${query}`}
              refusal={outcome?.kind === 'notSent' ? outcome.message : null}
              needed={
                outcome?.kind === 'captcha'
                  ? outcome
                  : data.captcha
                    ? { message: null, captcha: data.captcha }
                    : null
              }
            />
          </div>
        )}
      </Dialog>
    </main>
  )
}

function sentText({ via, isSentBefore }: CodeData): string {
  if (isSentBefore) return messages.sentBefore
  return via ? messages.sentBy[via] : messages.notSent
}

function useResultToast(result: CodeStepProps['result'], draft: Draft, host: string | null): void {
  const toast = useToast()
  const { leave } = useConfirmed({ host })
  useEffect(() => {
    if (result?.about === 'lost')
      return toast({ kind: 'error', title: booking.notice, text: booking.error })
    if (result?.about !== 'code') return
    const { outcome } = result
    if (outcome.kind === 'confirmed')
      leave({ ...outcome, draft, text: messages.success, after: 'now' })
    // What else may happen stands in the dialog, beside what can be done about it.
    else if (outcome.kind === 'wrong' || outcome.kind === 'failed')
      toast({
        kind: 'error',
        title: booking.notice,
        text: outcome.kind === 'failed' ? booking.error : outcome.message,
      })
    // Each response is shown once, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [result])
}

function Held({ booking: held }: { booking: NonNullable<CodeData['booking']> }) {
  return (
    <div className="held card">
      <p className="h3">
        <span>{hourText(held.hourLabel)}</span> · <span>{dayText(held.date)}</span>
      </p>
      <p className="held__place">
        <IconPin size="s" />
        <span>{held.salonAddress}</span>
      </p>
    </div>
  )
}

/** Six digits and a button; Enter sends it. */
function CodeForm({ action, error }: { action: string; error: string | null }) {
  const hasScript = useHydrated()
  const navigation = useNavigation()
  const [typed, setTyped] = useState<string | null>(null)
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'confirm'
  return (
    <Form
      method="post"
      action={action}
      replace
      preventScrollReset
      noValidate
      className="stack"
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="intent" value="confirm" />
      {hasScript ? <input type="hidden" name="script" value="1" /> : null}
      <CodeField
        label={messages.label}
        name="code"
        error={typed ?? error}
        autoFocus
        onInput={(event) => setTyped(typedCodeProblem(event.currentTarget.value))}
      />
      <Button kind="primary" type="submit" wide busy={isBusy}>
        {messages.confirm}
      </Button>
    </Form>
  )
}

/** Another code by the other channel, once the server's pause is over. */
function Resend({
  data,
  now,
  action,
  refusal,
  needed,
}: {
  data: CodeData
  now: number
  action: string
  refusal: string | null
  /** The captcha that the next code needs. */
  needed: { message: string | null; captcha: CaptchaView | null } | null
}) {
  const hasScript = useHydrated()
  const seconds = secondsUntil(data.againAt, now)
  return (
    <Form method="post" action={action} replace preventScrollReset className="stack stack--tight">
      <input type="hidden" name="intent" value="resend" />
      {refusal ? <Notice kind="error">{refusal}</Notice> : null}
      {needed ? <CodeCaptcha {...needed} /> : null}
      {/* Without JavaScript the seconds do not count down, so the button stays enabled and the
          server refuses a press that is too early. */}
      <Button
        type="submit"
        wide
        inactive={hasScript && seconds > 0}
        onClick={(event) => hasScript && seconds > 0 && event.preventDefault()}
      >
        {seconds > 0
          ? formatMessage(messages.resendIn, { seconds })
          : nextChannel(data.via) === 'ZALO'
            ? messages.resendZalo
            : messages.resendSms}
      </Button>
    </Form>
  )
}
