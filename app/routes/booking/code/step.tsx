import { useEffect } from 'react'
import { clockText, secondsUntil } from '~/booking/customer/code'
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
import { IconClock, IconPin } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { useToast } from '~/ui/toast'
import { forgetAttempt } from '../submit/attempt-key'
import { useConfirmed } from '../success/use-confirmed'
import { useDraft } from '../use-draft'
import { useHydrated } from '../use-script'
import { useTicking } from '~/ui/use-server-now'
import { CodeForm, ResendForm } from '../../auth/code-form'
import type { CodeStepResult } from './action.server'
import type { CodeData } from './load.server'

type CodeStepProps = {
  data: CodeData
  result: CodeStepResult | { form: 'create' | 'redeem' | 'lost' } | undefined
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
  const hasScript = useHydrated()
  const now = useTicking(data.now)
  const typed = result?.form === 'confirm' ? result : null
  const resent = result?.form === 'resend' ? result : null
  const left = secondsUntil(data.booking?.holdExpiresAt ?? Infinity, now)
  const isOver = data.isOver || left === 0 || typed?.more?.isOver === true
  useResultToast(result, draft, data)
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
            <Notice kind="error">{typed?.message ?? messages.holdOver}</Notice>
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
              hidden={{ intent: 'confirm', ...(hasScript && { script: '1' }) }}
              error={problemOf(result)}
            />
            <ResendForm
              via={data.via}
              againAt={data.againAt}
              now={data.now}
              action={`/booking?${query}`}
              intent="resend"
              refusal={resent?.message}
              needed={
                resent?.more
                  ? { message: resent.problems.captcha ?? null, captcha: resent.more.captcha }
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

/** What is wrong with the code, or that nobody could tell. */
function problemOf(result: CodeStepProps['result']): string | null {
  if (result?.form === 'lost') return booking.error
  if (result?.form !== 'confirm' || result.more?.isOver) return null
  return result.problems.code ?? result.message
}

function useResultToast(
  result: CodeStepProps['result'],
  draft: Draft,
  { host, booking: held }: CodeData,
): void {
  const toast = useToast()
  const { leave } = useConfirmed({ host })
  useEffect(() => {
    const confirmed = result?.form === 'confirm' ? result.more?.confirmed : null
    const hourLabels = held?.hourLabel ? [held.hourLabel] : []
    if (confirmed) leave({ ...confirmed, draft, text: messages.success, hourLabels, after: 'now' })
    const text = problemOf(result)
    // What else may happen stands in the dialog, beside what can be done about it.
    if (text) toast({ kind: 'error', title: booking.notice, text })
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
