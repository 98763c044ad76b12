import { fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { profile as messages } from '~/messages/vi/profile'
import { LogOutForm } from '~/routes/auth/log-out-form'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { Form } from '~/ui/form'
import type { AccountData } from './load.server'
import { accountPaths } from './paths'
import { Section } from './section'

/** The customer's sessions, with log-out of one or all; of this one where the host has no list. */
export function DeviceSection({
  data: { sessions, done, isSessionsFailed, isStillLoggedIn },
}: {
  data: AccountData
}) {
  return (
    <Section
      id="thiet-bi"
      title={messages.devices}
      forms={['endSession']}
      success={done === 'device' && messages.deviceEnded}
      error={isStillLoggedIn && messages.outFailed}
    >
      {isSessionsFailed ? (
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
        {sessions || isSessionsFailed ? (
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
        ) : null}
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
  session: NonNullable<AccountData['sessions']>[number]
}) {
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
          action={accountPaths.profile}
          hidden={{ intent: 'endSession', id }}
          preventScrollReset
        >
          <Button
            size="s"
            type="submit"
            aria-label={formatMessage(messages.deviceOutName, { device: name, day })}
          >
            {messages.deviceOut}
          </Button>
        </Form>
      )}
    </li>
  )
}
