import { Form } from '@remix-run/react'
import { fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { profile } from '~/messages/vi/profile'
import { push as words } from '~/messages/vi/push'
import { unsubscribe } from '~/push/device'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { Checkbox } from '~/ui/toggle'
import { useSending } from '~/ui/use-sending'
import type { AccountData } from './load.server'
import { accountPaths } from './paths'
import { PushHere } from './push-here'
import { pushPurposes } from './push-purposes'
import { Section } from './section'

type Push = NonNullable<AccountData['push']>
type PushDevice = NonNullable<Push['devices']>[number]

/** The customer's devices that receive messages, each with what it receives, and this one to turn on. */
export function PushSection({
  push: { key, devices },
  done,
  problem,
}: {
  push: Push
  done: AccountData['done']
  problem: string | null
}) {
  return (
    <Section id="thong-bao" title={words.title}>
      <p className="muted">{words.text}</p>
      {done === 'push' ? <Notice kind="success">{words.saved}</Notice> : null}
      {done === 'pushTest' ? <Notice kind="success">{words.testSent}</Notice> : null}
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      {devices ? null : <ErrorNote retryTo={accountPaths.profile}>{profile.partFailed}</ErrorNote>}
      {devices?.length === 0 ? <p>{words.none}</p> : null}
      {devices && devices.length > 0 ? (
        <ul className="account-list">
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      ) : null}
      <PushHere pushKey={key} isOn={devices?.some(({ isThis }) => isThis) ?? false} />
    </Section>
  )
}

function Device({
  device: { id, device, purposes: chosen, since, isThis, canTest },
}: {
  device: PushDevice
}) {
  const isBusy = useSending('pushId', id)
  const name = device || profile.deviceUnknown
  return (
    <li className="stack stack--tight">
      <p className="row">
        <span className="strong">{name}</span>
        {isThis ? <span className="chip chip--pine">{profile.deviceThis}</span> : null}
        <span className="small muted">
          {formatMessage(words.since, { day: fullDay(vietnamDay(since)) })}
        </span>
      </p>
      <Form
        method="post"
        action={accountPaths.profile}
        preventScrollReset
        className="stack stack--tight"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="choosePush" />
        <input type="hidden" name="pushId" value={id} />
        <fieldset className="stack stack--tight">
          <legend className="visually-hidden">{`${words.receives}: ${name}`}</legend>
          {pushPurposes.map((purpose) => (
            <Checkbox
              key={`${purpose} ${chosen.includes(purpose)}`}
              name="purpose"
              value={purpose}
              defaultChecked={chosen.includes(purpose)}
              label={words.purposes[purpose]}
            />
          ))}
        </fieldset>
        <div className="row">
          <Button
            size="s"
            type="submit"
            busy={isBusy}
            aria-label={formatMessage(words.saveName, { device: name })}
          >
            {words.save}
          </Button>
          {canTest ? (
            <Button
              size="s"
              type="submit"
              name="test"
              value="1"
              aria-label={formatMessage(words.testName, { device: name })}
            >
              {words.test}
            </Button>
          ) : null}
          <Button
            size="s"
            kind="plain"
            type="submit"
            name="off"
            value="1"
            aria-label={formatMessage(words.turnOffName, { device: name })}
            onClick={() => isThis && void unsubscribe().catch(() => undefined)}
          >
            {words.turnOff}
          </Button>
        </div>
      </Form>
    </li>
  )
}
