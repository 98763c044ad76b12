import { Link, useLocation } from '@remix-run/react'
import { clockText, fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { FocusedNotice } from '~/ui/focused-notice'
import { Form, useFormResult } from '~/ui/form'
import type { ConsentPurpose } from '../../../schema/generated/graphql'
import type { AccountAction } from './action.server'
import type { AccountData, AccountProfile } from './load.server'
import { accountPaths } from './paths'
import { Section } from './section'

type ConsentTexts = AccountData['consentWords']

const purposes: { [P in ConsentPurpose]: keyof AccountProfile['consents'] } = {
  BOOKING: 'booking',
  PHOTO: 'photo',
  LOCATION: 'location',
  MARKETING: 'marketing',
}

/** The purposes of the customer's data, each with its consent, and the consent history. */
export function ConsentSection({
  data: { consentWords: texts, done, isConsentFailed },
  consents,
}: {
  data: AccountData
  consents: AccountProfile['consents']
}) {
  return (
    <Section
      id="dong-y"
      title={messages.consents}
      success={done === 'consent' && messages.consentSaved}
    >
      <p className="muted">
        {messages.consentsText} <Link to="/chinh-sach-bao-mat">{messages.policy}</Link>
      </p>
      <Refused />
      <ul className="account-list">
        {(Object.keys(purposes) as ConsentPurpose[]).map((purpose) => (
          <Purpose
            key={purpose}
            purpose={purpose}
            isGiven={consents[purposes[purpose]]}
            last={texts?.find((word) => word.purpose === purpose) ?? null}
          />
        ))}
      </ul>
      {isConsentFailed ? (
        <ErrorNote retryTo={accountPaths.profile}>{messages.partFailed}</ErrorNote>
      ) : null}
      {texts ? <History texts={texts} /> : null}
    </Section>
  )
}

type ConsentText = NonNullable<ConsentTexts>[number]

function Purpose({
  purpose,
  isGiven,
  last,
}: {
  purpose: ConsentPurpose
  isGiven: boolean | null
  last: ConsentText | null
}) {
  const { name, text } = messages.purposes[purpose]
  const state = isGiven
    ? messages.given
    : isGiven === false
      ? messages.takenBack
      : messages.notGiven
  return (
    <li className="account-list__row account-list__row--tall">
      <div>
        <p className="strong">{name}</p>
        <p className="small muted">{text}</p>
        <p className="row small">
          <span className={isGiven ? 'chip chip--pine' : 'chip'}>{state}</span>
          {last ? <span className="muted">{wordOf(last)}</span> : null}
        </p>
      </div>
      <Form
        action={accountPaths.profile}
        hidden={{ intent: 'consent', purpose, given: isGiven ? 0 : 1 }}
        preventScrollReset
      >
        <Button
          size="s"
          type="submit"
          aria-label={formatMessage(isGiven ? messages.takeBackOf : messages.agreeTo, { name })}
        >
          {isGiven ? messages.takeBack : messages.agree}
        </Button>
      </Form>
    </li>
  )
}

/** Current bookings prevent it: the customer is warned, and may withdraw all the same. */
function Refused() {
  const result = useFormResult<AccountAction>()('consent')
  const { key } = useLocation()
  if (!result?.message) return null
  return (
    <FocusedNotice key={key} kind="error">
      <p>{result.message}</p>
      {result.more?.asksToCancel ? (
        <Form
          action={accountPaths.profile}
          hidden={{ intent: 'consent', purpose: 'BOOKING', given: 0, cancelBookings: 1 }}
          preventScrollReset
          className="row"
        >
          <Button kind="danger" size="s" type="submit">
            {messages.takeBackAnyway}
          </Button>
          <Button size="s" to={`${accountPaths.profile}#dong-y`} preventScrollReset>
            {messages.keepConsent}
          </Button>
        </Form>
      ) : null}
    </FocusedNotice>
  )
}

function History({ texts }: { texts: NonNullable<ConsentTexts> }) {
  return (
    <details className="account-fold">
      <summary>{formatMessage(messages.history, { n: texts.length })}</summary>
      {texts.length === 0 ? <p className="muted">{messages.historyNone}</p> : null}
      <ul className="account-list">
        {texts.map((word, index) => (
          <li key={`${word.at} ${index}`}>
            <span>
              {formatMessage(messages.historyWord, {
                time: clockText(word.at),
                day: fullDay(vietnamDay(word.at)),
                name: messages.purposes[word.purpose].name,
              })}
            </span>
            <span className="small muted">
              {[
                word.isGiven ? messages.given : messages.takenBack,
                formatMessage(messages.historyVersion, {
                  version: fullDay(word.textVersion),
                  source: messages.sources[word.source],
                }),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function wordOf({ at, textVersion }: ConsentText): string {
  return formatMessage(messages.wordOf, {
    day: fullDay(vietnamDay(at)),
    version: fullDay(textVersion),
  })
}
