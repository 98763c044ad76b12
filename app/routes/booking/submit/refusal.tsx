import { dotted } from '~/booking/customer/phone'
import type { GroupCaller } from '~/booking/group/group'
import type { People } from '~/booking/group/person'
import { firstHourLabel } from '~/booking/time/slots'
import { Suspense } from 'react'
import type { Missing, Part } from '~/booking/readiness'
import { formatMessage } from '~/messages/format-message'
import { booking as words } from '~/messages/vi/booking'
import { Notice } from '~/ui/notice'
import type { BookingAttempt } from './create.server'
import type { MainData } from '../main/load.server'
import { ChangeSheet } from '../screens'
import { logInPath, type Reason } from '~/routes/auth/next-path'
import { Button } from '~/ui/button'

const ofCustomer1: Record<Part, string> = {
  salon: words.salonRequired,
  services: words.serviceRequired,
  hour: words.hourRequired,
}

/** The message for a missing part; for customers after the first it names the person. */
export function missingText({ part, index }: Missing): string {
  if (index === 0 || part === 'salon') return ofCustomer1[part]
  return formatMessage(part === 'services' ? words.noServicesOf : words.noHourOf, {
    n: index + 1,
  })
}

/**
 * Why somebody who is logged in cannot change the booking that a phone has: theirs is another
 * phone. Null where a log-in is all that is missing.
 */
export function otherPhoneText(
  outcome: BookingAttempt | null,
  { phone, viewerPhone }: GroupCaller,
): string | null {
  if (outcome?.kind !== 'alreadyBooked' || outcome.isOwner) return null
  return viewerPhone === null || viewerPhone === phone
    ? null
    : formatMessage(words.changeOtherPhone, { phone: dotted(viewerPhone) })
}

type RefusalProps = {
  outcome: BookingAttempt | null
  data: MainData
  phone: string
  people: People
  here: string
  isLost: boolean
  onLogIn: (outcome: BookingAttempt) => void
}

/** The server's message about the whole attempt, without JavaScript or after the toast has gone. */
export function Refusal({ outcome, data, phone, people, here, isLost, onLogIn }: RefusalProps) {
  if (isLost || outcome?.kind === 'failed') {
    return (
      <Notice kind="error" title={words.notice} afterToast>
        {words.error}
      </Notice>
    )
  }
  if (outcome?.kind === 'alreadyBooked' || outcome?.kind === 'loggedOut') {
    // A logged-in customer gets no request to log in.
    if (outcome.kind === 'alreadyBooked' && outcome.isOwner)
      return (
        <Suspense>
          <ChangeSheet.Part
            outcome={outcome}
            hourLabel={firstHourLabel(data.hours, people)}
            day={data.day}
            phone={phone}
            closeTo={here}
          />
        </Suspense>
      )
    const about =
      outcome.kind === 'alreadyBooked'
        ? { title: outcome.message, reason: 'doi-lich' as const }
        : { title: words.logInAgain, reason: 'het-han' as const }
    return (
      <div id="part-refusal">
        <LogInFirst
          {...about}
          text={otherPhoneText(outcome, data.caller)}
          phone={phone}
          here={here}
          onLogIn={() => onLogIn(outcome)}
        />
      </div>
    )
  }
  const messages = messagesOf(outcome)
  return messages.length > 0 ? (
    <Notice kind="error" title={words.notice} afterToast>
      {messages.map(([message, part]) => (
        <p key={message}>{part ? <a href={`#part-${part}-title`}>{message}</a> : message}</p>
      ))}
    </Notice>
  ) : null
}

/** Parts of the screen that a message can lead to. */
const parts = ['salon', 'services', 'hour', 'consent']

/** Each message, with the part of the screen that it is about. */
function messagesOf(outcome: BookingAttempt | null): [message: string, part?: string][] {
  if (outcome?.kind === 'tooMany' || outcome?.kind === 'offerRefused') return [[outcome.message]]
  if (outcome?.kind === 'invalid')
    return Object.entries(outcome.errors).map(([field, message]) =>
      parts.includes(field) ? [message, field] : [message],
    )
  // The incomplete customer is not the one who is shown.
  return outcome?.kind === 'missing' && outcome.index > 0 ? [[missingText(outcome)]] : []
}

type LogInFirstProps = {
  title: string
  /** Why the log-in that is there does not suffice; null without one. */
  text: string | null
  /**
   * Why a log-in is needed: to change a booking that is theirs, or because their session has ended.
   */
  reason: Reason
  phone: string
  /** This page's address. */
  here: string
  onLogIn: () => void
}

/**
 * A booking that needs a log-in first. Its buttons send the form on as it is: without JavaScript
 * the log-in page carries what was typed, and books at its end.
 */
function LogInFirst({ title, text, reason, phone, here, onLogIn }: LogInFirstProps) {
  return (
    <Notice kind="error" title={title}>
      {text === null ? null : <p>{text}</p>}
      <div className="row">
        <Button
          size="s"
          type="submit"
          name="carryTo"
          value={here}
          formAction={logInPath({ next: here, reason, ...(phone ? { phone } : {}) })}
          onClick={(event) => {
            event.preventDefault()
            onLogIn()
          }}
        >
          {words.logIn}
        </Button>
        {reason === 'doi-lich' ? (
          <Button size="s" to={phone ? `/booking/lookup?phone=${phone}` : '/booking/lookup'}>
            {words.seeBooking}
          </Button>
        ) : null}
      </div>
    </Notice>
  )
}
