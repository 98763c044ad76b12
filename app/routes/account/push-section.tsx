import { useRevalidator } from '@remix-run/react'
import { fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { profile } from '~/messages/vi/profile'
import { push as messages } from '~/messages/vi/push'
import { canReceive, isSubscribed } from '~/push/device'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { Form } from '~/ui/form'
import { Notice } from '~/ui/notice'
import { Checkbox } from '~/ui/toggle'
import type { AccountData } from './load.server'
import { accountPaths } from './paths'
import { Section } from './section'
import { useEffect, useState } from 'react'
import { turnOn, type TurnedOn } from '~/push/turn-on'
import { focus, FocusedNotice } from '~/ui/focused-notice'
import type { PushPurpose } from '../../../schema/generated/graphql'

/** What a device can receive messages about, in the order of the form. */
export const pushPurposes = Object.keys(messages.purposes) as PushPurpose[]

type Push = NonNullable<AccountData['push']>
type PushDevice = NonNullable<Push['devices']>[number]

/** The customer's devices that receive messages, each with what it receives, and this one to turn on. */
export function PushSection({
  push: { key, devices },
  done,
}: {
  push: Push
  done: AccountData['done']
}) {
  return (
    <Section
      id="thong-bao"
      title={messages.title}
      forms={['choosePush', 'endPush', 'testPush']}
      success={done === 'push' ? messages.saved : done === 'pushTest' && messages.testSent}
    >
      <p className="muted">{messages.text}</p>
      {devices ? null : <ErrorNote retryTo={accountPaths.profile}>{profile.partFailed}</ErrorNote>}
      {devices?.length === 0 ? <p>{messages.none}</p> : null}
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
  const name = device || profile.deviceUnknown
  return (
    <li className="stack stack--tight">
      <p className="row">
        <span className="strong">{name}</span>
        {isThis ? <span className="chip chip--pine">{profile.deviceThis}</span> : null}
        <span className="small muted">
          {formatMessage(messages.since, { day: fullDay(vietnamDay(since)) })}
        </span>
      </p>
      <Form
        action={accountPaths.profile}
        hidden={{ pushId: id }}
        preventScrollReset
        className="stack stack--tight"
      >
        <fieldset className="stack stack--tight">
          <legend className="visually-hidden">{`${messages.receives}: ${name}`}</legend>
          {pushPurposes.map((purpose) => (
            <Checkbox
              key={`${purpose} ${chosen.includes(purpose)}`}
              name="purpose"
              value={purpose}
              defaultChecked={chosen.includes(purpose)}
              label={messages.purposes[purpose]}
            />
          ))}
        </fieldset>
        <div className="row">
          <Button
            size="s"
            type="submit"
            name="intent"
            value="choosePush"
            aria-label={formatMessage(messages.saveName, { device: name })}
          >
            {messages.save}
          </Button>
          {canTest ? (
            <Button
              size="s"
              type="submit"
              name="intent"
              value="testPush"
              aria-label={formatMessage(messages.testName, { device: name })}
            >
              {messages.test}
            </Button>
          ) : null}
          <Button
            size="s"
            kind="plain"
            type="submit"
            name="intent"
            value="endPush"
            aria-label={formatMessage(messages.turnOffName, { device: name })}
          >
            {messages.turnOff}
          </Button>
        </div>
      </Form>
    </li>
  )
}

type PushState = 'unknown' | 'impossible' | 'blocked' | 'off' | 'on'

/**
 * Turns notifications on for this browser, where it can show them. `isOn`: the server has a
 * subscription of this session.
 */
function PushHere({ pushKey, isOn }: { pushKey: string; isOn: boolean }) {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<PushState>('unknown')
  const [outcome, setOutcome] = useState<TurnedOn | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [wasOn, setWasOn] = useState(isOn)
  if (wasOn !== isOn) {
    setWasOn(isOn)
    // What has been turned on can be turned off in the list above.
    if (!isOn) setOutcome(null)
  }
  useEffect(() => {
    stateOf(isOn).then(setState, () => setState('impossible'))
  }, [isOn, outcome])

  async function press() {
    setBusy(true)
    const turned = await turnOn(pushKey)
    setOutcome(turned)
    setBusy(false)
    if (turned.kind === 'on') revalidate()
  }

  if (outcome?.kind === 'on') return <FocusedNotice kind="success">{messages.isOn}</FocusedNotice>
  if (state === 'blocked')
    return (
      <p className="small muted" {...(outcome && { ref: focus, tabIndex: -1 })}>
        {messages.blocked}
      </p>
    )
  if (state !== 'off') return null
  return (
    <>
      {outcome && outcome.kind !== 'refused' ? (
        <Notice kind="error">{'message' in outcome ? outcome.message : messages.failed}</Notice>
      ) : null}
      <p>
        <Button size="s" busy={isBusy} onClick={() => void press()}>
          {messages.turnOnHere}
        </Button>
      </p>
    </>
  )
}

async function stateOf(isOn: boolean): Promise<PushState> {
  if (!canReceive()) return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  return isOn && (await isSubscribed()) ? 'on' : 'off'
}
