import { useNavigate, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useState, type FormEvent, type RefObject } from 'react'
import { bookingPath } from '~/booking/draft/draft-query'
import { draftAfter, type Draft } from '~/booking/draft/draft'
import { currentPerson } from '~/booking/group/person'
import { hourLabel } from '~/booking/time/slots'
import { phoneProblem } from '~/booking/customer/phone'
import { readId } from '~/booking/read-id'
import { missingPart, type Missing } from '~/booking/readiness'
import { booking as messages } from '~/messages/vi/booking'
import { scrollToElement, toastRoom } from '~/ui/scroll'
import { useToast } from '~/ui/toast'
import { groupRefusal, readGroupMove } from '~/booking/group/group'
import { useLogIn } from '../../auth/log-in-provider'
import { attemptKey, forgetAttempt, requestText } from './attempt-key'
import type { CreateActionResult } from './create.server'
import type { MainData } from '../main/load.server'
import { missingText, otherPhoneText } from './refusal'
import { useStepWarning } from '../use-step-warning'
import { focusHeading } from '../use-script'
import { trackStep } from '../track-step'
import { useDraft } from '../use-draft'
import { useConfirmed } from '../success/use-confirmed'

/** The response to an attempt to book; `lost` when none came back. */
export type AttemptResult =
  | CreateActionResult
  | { form: 'lost'; key: string; allowChange: boolean }
  | { form: 'resend' | 'confirm' | 'redeem' }
  | undefined

/**
 * Checks the form on the press of 'Hoàn tất' and shows the result; without JavaScript the server
 * does the same.
 */
export function useBookingForm(
  data: MainData,
  draft: Draft,
  result: AttemptResult,
  form: RefObject<HTMLFormElement>,
) {
  const { draft: shown, next } = useDraft()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const send = useSubmit()
  const { openLogIn } = useLogIn()
  const toast = useToast()
  const warnOfStep = useStepWarning()
  const [asks, setAsks] = useState<'phone' | 'consent' | null>(null)
  // The first press only shows the dialog; it complains when it is left without a tick.
  const [isConsentRefused, setConsentRefused] = useState(false)
  const confirmed = useConfirmed(data)
  const isRunning = navigation.state !== 'idle' && navigation.formMethod === 'POST'

  useEffect(() => {
    if (result?.form !== 'create' && result?.form !== 'lost') return
    // An open dialog stays until the response is there, so that no press meets what lies behind it.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- a response is an event, shown once
    setAsks(null)
    if (result.form === 'lost')
      return toast({ kind: 'error', title: messages.notice, text: messages.error })
    const { outcome } = result
    if (outcome.kind !== 'failed') forgetAttempt()
    if (outcome.kind === 'confirmed') {
      const booked = withPosted(result.hourId)
      return confirmed.leave({
        ...outcome,
        draft: booked,
        hourLabels: booked.people.flatMap(({ hourId }) => hourLabel(data.hours, hourId) ?? []),
        text: outcome.isChange ? messages.successChange : messages.success,
        after: 'toast',
      })
    }
    // After a log-in with another phone the same dialog would come again, without saying why.
    const other = otherPhoneText(outcome, data.caller)
    if (needsLogIn(outcome) && other === null) return logIn(outcome)
    if (outcome.kind === 'invalid')
      setAsks(outcome.errors.phone ? 'phone' : outcome.errors.consent ? 'consent' : null)
    const text = other ?? toastText(outcome)
    if (text) toast({ kind: 'error', title: messages.notice, text })
    // Each response is shown once, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [result])

  /** The form may have sent an hour that the address did not know yet. */
  function withPosted(hourId: string | null): Draft {
    const dated = draftAfter(draft, { type: 'chooseDate', date: data.day })
    return hourId === null ? dated : draftAfter(dated, { type: 'chooseHour', hourId })
  }

  /**
   * The log-in over the page, and then the same booking again, as it is typed; a change is
   * confirmed after that, once the old time may be shown.
   */
  function logIn({ kind }: CreateActionResult['outcome']) {
    const phone = draft.phone || (result?.form === 'create' ? result.typed.phone : '')
    const loggedOut = groupRefusal(draft.people.length, data.caller) ? 'nhom' : 'het-han'
    const reason = kind === 'alreadyBooked' ? 'doi-lich' : loggedOut
    openLogIn({ reason, phone, onLoggedIn: sendAgain })
  }

  function sendAgain() {
    if (!form.current) return
    const fields = new FormData(form.current)
    if (result?.form === 'create') fields.set('take', result.take)
    send(fields, {
      method: 'post',
      action: bookingPath(draft),
      replace: true,
      preventScrollReset: true,
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    if (isRunning || confirmed.isLeaving) return event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const isTake = submitter instanceof HTMLButtonElement && submitter.name === 'take'
    const fields = new FormData(form)
    // The form knows an hour before the address does.
    const hourId = readId(String(fields.get('hourId') ?? ''))
    if (submitter instanceof HTMLButtonElement && submitter.name === 'group') {
      event.preventDefault()
      const isPosted = hourId !== null && hourId !== currentPerson(draft).hourId
      return moveGroup(
        submitter.value,
        next !== shown ? next : isPosted ? withPosted(hourId) : draft,
      )
    }
    // What still loads may change the price; the button shows that it waits for it.
    if (navigation.state !== 'idle') return event.preventDefault()
    const missing = missingPart(
      isTake || hourId === null ? draft : draftAfter(draft, { type: 'chooseHour', hourId }),
    )
    if (missing && !(isTake && missing.part === 'hour' && missing.index === draft.current)) {
      event.preventDefault()
      return warn(missing)
    }
    const phone = draft.phone || String(fields.get('phone') ?? '')
    const required = phoneProblem(phone)
      ? 'phone'
      : data.asksConsent && !fields.has('consent')
        ? 'consent'
        : null
    const isRefused = required === 'consent' && asks === 'consent'
    setConsentRefused(isRefused)
    // A screen reader reads what is missing with the box that it describes.
    if (isRefused) form.querySelector<HTMLElement>('dialog[open] [name=consent]')?.focus()
    if (required) {
      setAsks(required)
      return event.preventDefault()
    }
    form.querySelector<HTMLInputElement>('input[name=key]')!.value = attemptKey(
      // Another note is another request: under the same key the server would refuse it.
      requestText([draft.salonId, draft.people, isTake && submitter.value, phone], fields),
      String(fields.get('key')),
    )
  }

  function warn(missing: Missing) {
    warnOfStep(missingText(missing))
    trackStep('click_inactive_done', draft, data, { missing: missing.part })
    const current = missing.part === 'salon' ? draft.current : missing.index
    navigate(bookingPath({ ...draft, current, isPressed: true }, { warn: 1 }), {
      replace: true,
      preventScrollReset: true,
    })
    const section = document.getElementById(`part-${missing.part}`)
    if (!section) return
    scrollToElement(section, toastRoom)
    focusHeading(section)
  }

  function moveGroup(text: string, from: Draft) {
    const move = readGroupMove(text)
    if (!move) return
    const refusal = move.type === 'setSize' ? groupRefusal(move.size, data.caller) : null
    const go = () =>
      navigate(bookingPath(draftAfter(from, move)), { replace: true, preventScrollReset: true })
    if (refusal === 'login')
      return openLogIn({ reason: 'nhom', phone: draft.phone, onLoggedIn: go })
    if (!refusal) return go()
    navigate(bookingPath(from, { group_refused: refusal }), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return {
    submit,
    logIn,
    asks,
    isConsentRefused,
    close: () => setAsks(null),
    isBusy: isRunning || confirmed.isLeaving,
  }
}

/**
 * A logged-out visitor must prove that the booking they want to change is theirs; its owner
 * confirms on the page.
 */
function needsLogIn(outcome: CreateActionResult['outcome']): boolean {
  return outcome.kind === 'loggedOut' || (outcome.kind === 'alreadyBooked' && !outcome.isOwner)
}

function toastText(outcome: CreateActionResult['outcome']): string | null {
  switch (outcome.kind) {
    case 'failed':
      return messages.error
    case 'taken':
    case 'tooMany':
    case 'offerRefused':
      return outcome.message
    case 'missing':
      return missingText(outcome)
    case 'invalid':
      return outcome.errors.form ?? null
    // Its question lies over the page.
    case 'alreadyBooked':
    case 'closed':
    case 'confirmed':
    case 'loggedOut':
      return null
  }
}
