import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { push as words } from '~/messages/vi/push'
import { canReceive, isSubscribed } from '~/push/device'
import { turnOn, type TurnedOn } from '~/push/turn-on'
import { Button } from '~/ui/button'
import { focus, FocusedNotice } from '~/ui/focused-notice'
import { Notice } from '~/ui/notice'

type PushState = 'unknown' | 'impossible' | 'blocked' | 'off' | 'on'

/**
 * Turns notifications on for this browser, where it can show them. `isOn`: the server has a
 * subscription of this session.
 */
export function PushHere({ pushKey, isOn }: { pushKey: string; isOn: boolean }) {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<PushState>('unknown')
  const [outcome, setOutcome] = useState<TurnedOn | null>(null)
  const [isBusy, setBusy] = useState(false)
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

  if (outcome?.kind === 'on') return <FocusedNotice kind="success">{words.isOn}</FocusedNotice>
  if (state === 'blocked')
    return (
      <p className="small muted" {...(outcome && { ref: focus, tabIndex: -1 })}>
        {words.blocked}
      </p>
    )
  if (state !== 'off') return null
  return (
    <>
      {outcome && outcome.kind !== 'refused' ? (
        <Notice kind="error">{'message' in outcome ? outcome.message : words.failed}</Notice>
      ) : null}
      <p>
        <Button size="s" busy={isBusy} onClick={() => void press()}>
          {words.turnOnHere}
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
