import { useEffect, useRef, useState } from 'react'
import { push as words } from '~/messages/vi/push'
import { focusHeadingBefore } from '../browser/focus-heading-before'
import { logClientError } from '../browser/log-client-error'
import type { PushData } from '../routes/personal/push'
import { Button } from '../ui/button'
import { FocusedNotice } from '../ui/focused-notice'
import { Notice } from '../ui/notice'
import { isSubscribed, rememberRefusal } from './device'
import { turnOn, type TurnedOn } from './turn-on'

/** What is known before anything is pressed; null while it is read, and where nothing is offered. */
type PushProposal = { key: string; isLoggedIn: boolean } | null

/** The offer itself, loaded after the page. The browser's own dialog opens when it is pressed. */
export default function OfferPanel({ phone }: { phone: string }) {
  const [offer, setOffer] = useState<PushProposal>(null)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<TurnedOn | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    readOffer(phone).then(setOffer, logClientError)
  }, [phone])
  if (!offer) return null
  if (outcome?.kind === 'on') return <FocusedNotice kind="success">{words.isOn}</FocusedNotice>
  if (outcome?.kind === 'refused') return <FocusedNotice>{words.refused}</FocusedNotice>

  async function press(key: string) {
    setBusy(true)
    setOutcome(await turnOn(key))
    setBusy(false)
  }

  return (
    <section className="stack stack--tight" aria-labelledby="push-offer">
      <h2 id="push-offer" className="h3" ref={heading}>
        {words.offer}
      </h2>
      <p className="muted">{words.offerText}</p>
      {outcome ? (
        <Notice kind="error">{'message' in outcome ? outcome.message : words.failed}</Notice>
      ) : null}
      <div className="row">
        {offer.isLoggedIn ? (
          <Button size="s" busy={isBusy} onClick={() => void press(offer.key)}>
            {words.turnOn}
          </Button>
        ) : (
          <Button size="s" to="/tai-khoan#thong-bao">
            {words.turnOn}
          </Button>
        )}
        <Button
          size="s"
          kind="plain"
          onClick={() => {
            rememberRefusal()
            focusHeadingBefore(heading.current)
            setOffer(null)
          }}
        >
          {words.decline}
        </Button>
      </div>
    </section>
  )
}

/** Null where push is not configured, this device has it, or the booking has another phone. */
async function readOffer(phone: string): Promise<PushProposal> {
  const { key, phone: own, isOn } = (await (await fetch('/personal/push')).json()) as PushData
  if (key === null || (isOn && (await isSubscribed()))) return null
  if (own !== null && own.slice(-3) !== phone.slice(-3)) return null
  return { key, isLoggedIn: own !== null }
}
