import { Form } from '@remix-run/react'
import { fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import { LogOutForm } from '~/routes/auth/log-out-form'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { useSending } from '~/ui/use-sending'
import type { AccountData } from './load.server'
import { accountPaths } from './paths'
import { Section } from './section'

type Sessions = NonNullable<AccountData['account']>['sessions']

/** The customer's sessions, with log-out of one or all. */
export function DeviceSection({
  sessions,
  isDone,
  problem,
}: {
  sessions: Sessions
  isDone: boolean
  problem: string | null
}) {
  return (
    <Section id="thiet-bi" title={messages.devices}>
      {isDone ? <Notice kind="success">{messages.deviceEnded}</Notice> : null}
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      {sessions === null ? (
        <ErrorNote retryTo={accountPaths.profile}>{messages.partFailed}</ErrorNote>
      ) : null}
      <ul className="account-list">
        {sessions?.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <div className="row">
        <LogOutForm next="/">
          {(isBusy) => (
            <Button size="s" type="submit" busy={isBusy} data-track="account_log_out">
              {messages.outHere}
            </Button>
          )}
        </LogOutForm>
        <LogOutForm next="/" isEverywhere>
          {(isBusy) => (
            <Button
              kind="danger"
              size="s"
              type="submit"
              busy={isBusy}
              data-track="account_log_out_everywhere"
            >
              {messages.outEverywhere}
            </Button>
          )}
        </LogOutForm>
        <Button size="s" kind="plain" href="/offline">
          {messages.offline}
        </Button>
      </div>
    </Section>
  )
}

function Device({
  session: { id, device, startedAt, lastSeen, isThis },
}: {
  session: NonNullable<Sessions>[number]
}) {
  const isBusy = useSending('id', id)
  const name = device || messages.deviceUnknown
  const day = fullDay(vietnamDay(startedAt))
  return (
    <li className="account-list__row">
      <div>
        <p className="row">
          <span className="strong">{name}</span>
          {isThis ? <span className="chip chip--pine">{messages.deviceThis}</span> : null}
        </p>
        <p className="small muted">
          {formatMessage(messages.deviceSince, { day, seen: fullDay(lastSeen) })}
        </p>
      </div>
      {isThis ? null : (
        <Form
          method="post"
          action={accountPaths.profile}
          preventScrollReset
          onSubmit={(event) => isBusy && event.preventDefault()}
        >
          <input type="hidden" name="intent" value="endSession" />
          <input type="hidden" name="id" value={id} />
          <Button
            size="s"
            type="submit"
            busy={isBusy}
            aria-label={formatMessage(messages.deviceOutName, { device: name, day })}
          >
            {messages.deviceOut}
          </Button>
        </Form>
      )}
    </li>
  )
}
