import { Suspense } from 'react'
import { booking as words } from '~/messages/vi/booking'
import { Notice } from '~/ui/notice'
import type { CreateOutcome } from './create.server'
import type { MainData } from '../main/load.server'
import { ChangeSheet } from '../screens'
import { LogInFirst } from './log-in-first'
import { missingText } from './missing-text'

type RefusalProps = {
  outcome: CreateOutcome | null
  data: MainData
  phone: string
  hourId: number | null
  here: string
  isLost: boolean
  onLogIn: (outcome: CreateOutcome) => void
}

/** What the server said to the attempt as a whole, for those without JavaScript and for those who missed the toast. */
export function Refusal({ outcome, data, phone, hourId, here, isLost, onLogIn }: RefusalProps) {
  if (isLost || outcome?.kind === 'failed') {
    return (
      <Notice kind="error" title={words.notice}>
        {words.error}
      </Notice>
    )
  }
  if (outcome?.kind === 'alreadyBooked' || outcome?.kind === 'loggedOut') {
    // Who is logged in already is not told to log in.
    if (
      outcome.kind === 'alreadyBooked' &&
      data.asker.viewerPhone !== null &&
      data.asker.viewerPhone === phone
    )
      return (
        <Suspense>
          <ChangeSheet.Part
            current={outcome.current}
            hourId={hourId}
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
        <LogInFirst {...about} phone={phone} here={here} onLogIn={() => onLogIn(outcome)} />
      </div>
    )
  }
  const messages = messagesOf(outcome)
  return messages.length > 0 ? (
    <Notice kind="error" title={words.notice}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  ) : null
}

function messagesOf(outcome: CreateOutcome | null): string[] {
  if (outcome?.kind === 'tooMany' || outcome?.kind === 'offerRefused') return [outcome.message]
  if (outcome?.kind === 'invalid') return Object.values(outcome.errors)
  // Whoever is looked at is not the one who lacks something.
  return outcome?.kind === 'missing' && outcome.index > 0 ? [missingText(outcome)] : []
}
