import { useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useState, type FormEvent } from 'react'
import { bookingPath } from '~/booking/draft-query'
import type { Draft } from '~/booking/draft'
import { phoneProblem } from '~/booking/phone'
import { missingPart, type Part } from '~/booking/readiness'
import { booking as words } from '~/messages/vi/booking'
import { track } from '~/tracking/track'
import { scrollToElement } from '~/ui/scroll'
import { useToast } from '~/ui/toast'
import { toastMs } from '~/ui/toast-durations'
import { attemptKey, forgetAttempt } from './attempt-key'
import type { CreateAnswer } from './create.server'
import type { MainData } from './load.server'
import { useConfirmed } from '../use-confirmed'

/** What came back from an attempt to book; `lost` when nothing did. */
export type Answer = CreateAnswer | { about: 'lost'; key: string } | { about: 'code' } | undefined

const warnings: Record<Part, string> = { salon: words.salonRequired, services: words.serviceRequired, hour: words.hourRequired }

/** Guards the press on 'Hoàn tất' (B-171…B-174, B-294) and tells how it ended; without JavaScript the server does the same. */
export function useBookingForm(data: MainData, draft: Draft, answer: Answer) {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const toast = useToast()
  const [asks, setAsks] = useState<'phone' | 'consent' | null>(null)
  // The first press only shows the dialog; it complains when it is left without a tick.
  const [isConsentRefused, setConsentRefused] = useState(false)
  const confirmed = useConfirmed(draft.origin)
  const isRunning = navigation.state !== 'idle' && navigation.formMethod === 'POST'

  useEffect(() => {
    if (!answer || answer.about === 'code') return
    // An open dialog stays until the answer is there, so that no press meets what lies behind it.
    setAsks(null)
    if (answer.about === 'lost') return toast({ kind: 'error', title: words.notice, text: words.error })
    const { outcome } = answer
    if (outcome.kind !== 'failed') forgetAttempt()
    if (outcome.kind === 'confirmed') return confirmed.leave({ ...outcome, text: words.success, after: 'toast' })
    if (outcome.kind === 'invalid') setAsks(outcome.errors.phone ? 'phone' : outcome.errors.consent ? 'consent' : null)
    const text = toastText(outcome)
    if (text) toast({ kind: 'error', title: words.notice, text })
    // One answer is told once, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [answer])

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    if (isRunning || confirmed.isLeaving) return event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const isTake = submitter instanceof HTMLButtonElement && submitter.name === 'take'
    const fields = new FormData(form)
    // The form knows an hour before the address does.
    const part = missingPart({ ...draft, hourId: isTake || fields.has('hourId') ? 1 : draft.hourId })
    if (part) {
      event.preventDefault()
      return warn(part)
    }
    const phone = draft.phone || String(fields.get('phone') ?? '')
    const missing = phoneProblem(phone) ? 'phone' : data.asksConsent && !fields.has('consent') ? 'consent' : null
    setConsentRefused(missing === 'consent' && asks === 'consent')
    if (missing) {
      setAsks(missing)
      return event.preventDefault()
    }
    const wish = JSON.stringify([draft.salonId, draft.serviceIds, draft.stylistId, isTake ? submitter.value : [fields.get('date'), fields.get('hourId')], phone])
    form.querySelector<HTMLInputElement>('input[name=key]')!.value = attemptKey(wish, String(fields.get('key')))
  }

  function warn(part: Part) {
    toast({ kind: 'error', title: words.notice, text: warnings[part], ms: toastMs.stepWarning })
    track({ pageId: 'booking', screenId: 'booking', eventId: 'click_inactive_done', data: JSON.stringify({ missing: part }) })
    navigate(bookingPath({ ...draft, isPressed: true }), { replace: true, preventScrollReset: true })
    const section = document.getElementById(`part-${part}`)
    if (section) scrollToElement(section)
  }

  return { submit, asks, isConsentRefused, close: () => setAsks(null), isBusy: isRunning || confirmed.isLeaving }
}

function toastText(outcome: CreateAnswer['outcome']): string | null {
  switch (outcome.kind) {
    case 'failed':
      return words.error
    case 'taken':
    case 'alreadyBooked':
    case 'tooMany':
      return outcome.message
    case 'missing':
      return warnings[outcome.part]
    case 'invalid':
      return outcome.errors.form ?? null
    case 'closed':
    case 'confirmed':
      return null
  }
}
