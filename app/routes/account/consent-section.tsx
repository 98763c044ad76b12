import { Form, Link } from '@remix-run/react'
import { clockText, fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { useSending } from '~/ui/use-sending'
import type { ConsentPurpose } from '../../../schema/generated/graphql'
import type { AccountResult } from './action.server'
import type { AccountData, AccountViewer } from './load.server'
import { accountPaths } from './paths'
import { Section } from './section'

type ConsentTexts = NonNullable<AccountData['account']>['consentWords']
type ConsentSectionProps = {
  consents: AccountViewer['consents']
  texts: ConsentTexts
  isDone: boolean
  result: Extract<AccountResult, { about: 'consent' }> | null
}

const purposes: { [P in ConsentPurpose]: keyof AccountViewer['consents'] } = {
  BOOKING: 'booking',
  PHOTO: 'photo',
  LOCATION: 'location',
  MARKETING: 'marketing',
}

/** The purposes of the customer's data, each with its consent, and the consent history. */
export function ConsentSection({ consents, texts, isDone, result }: ConsentSectionProps) {
  return (
    <Section id="dong-y" title={messages.consents}>
      <p className="muted">
        {messages.consentsText} <Link to="/chinh-sach-bao-mat">{messages.policy}</Link>
      </p>
      {isDone ? <Notice kind="success">{messages.consentSaved}</Notice> : null}
      {result ? <Refused result={result} /> : null}
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
      {texts === null ? (
        <ErrorNote retryTo={accountPaths.profile}>{messages.partFailed}</ErrorNote>
      ) : (
        <History texts={texts} />
      )}
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
  const isBusy = useSending('purpose', purpose)
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
        method="post"
        action={accountPaths.profile}
        preventScrollReset
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="consent" />
        <input type="hidden" name="purpose" value={purpose} />
        <input type="hidden" name="given" value={isGiven ? '0' : '1'} />
        <Button
          size="s"
          type="submit"
          busy={isBusy}
          aria-label={formatMessage(isGiven ? messages.takeBackOf : messages.agreeTo, { name })}
        >
          {isGiven ? messages.takeBack : messages.agree}
        </Button>
      </Form>
    </li>
  )
}

/** Current bookings prevent it: the customer is warned, and may withdraw all the same. */
function Refused({
  result: { message, asksToCancel },
}: {
  result: NonNullable<ConsentSectionProps['result']>
}) {
  return (
    <Notice kind="error">
      <p>{message}</p>
      {asksToCancel ? (
        <Form method="post" action={accountPaths.profile} preventScrollReset className="row">
          <input type="hidden" name="purpose" value="BOOKING" />
          <input type="hidden" name="given" value="0" />
          <input type="hidden" name="cancelBookings" value="1" />
          <Button kind="danger" size="s" type="submit" name="intent" value="consent">
            {messages.takeBackAnyway}
          </Button>
          <Button size="s" to={`${accountPaths.profile}#dong-y`} preventScrollReset>
            {messages.keepConsent}
          </Button>
        </Form>
      ) : null}
    </Notice>
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
