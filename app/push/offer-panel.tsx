import { useEffect, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { push as messages } from '~/messages/vi/push'
import { focusHeadingBefore } from '../browser/focus-heading-before'
import { logClientError } from '../browser/log-client-error'
import { byId } from '../persisted-document'
import { Button } from '../ui/button'
import { FocusedNotice } from '../ui/focused-notice'
import { Notice } from '../ui/notice'
import { UrqlProvider } from '../urql/provider'
import { PushOfferDocument } from '../../schema/generated/graphql'
import { isSubscribed, rememberRefusal } from './device'
import { turnOn, type TurnedOn } from './turn-on'

const query = byId(PushOfferDocument)

/** The offer itself, loaded after the page. The browser's own dialog opens when it is pressed. */
export default function OfferPanel({ phone }: { phone: string }) {
  return (
    <UrqlProvider>
      <Offer phone={phone} />
    </UrqlProvider>
  )
}

function Offer({ phone }: { phone: string }) {
  const [{ data }] = useQuery({ query, requestPolicy: 'network-only' })
  /** Whether this browser has a subscription; null while that is read. */
  const [isSubscribedHere, setSubscribedHere] = useState<boolean | null>(null)
  const [isDeclined, setDeclined] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<TurnedOn | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    isSubscribed().then(setSubscribedHere, logClientError)
  }, [])
  if (outcome?.kind === 'on') return <FocusedNotice kind="success">{messages.isOn}</FocusedNotice>
  if (outcome?.kind === 'refused') return <FocusedNotice>{messages.refused}</FocusedNotice>

  const key = data?.browser.pushKey
  if (!data || !key || isSubscribedHere === null || isDeclined) return null
  const { profile, pushDevices } = data.viewer ?? { profile: null, pushDevices: null }
  if (isSubscribedHere && pushDevices?.some(({ isThis }) => isThis)) return null
  // The booking is of another phone.
  if (profile && profile.phone.slice(-3) !== phone.slice(-3)) return null

  async function press(key: string) {
    setBusy(true)
    setOutcome(await turnOn(key))
    setBusy(false)
  }

  return (
    <section className="stack stack--tight" aria-labelledby="push-offer">
      <h2 id="push-offer" className="h3" ref={heading}>
        {messages.offer}
      </h2>
      <p className="muted">{messages.offerText}</p>
      {outcome ? (
        <Notice kind="error">{'message' in outcome ? outcome.message : messages.failed}</Notice>
      ) : null}
      <div className="row">
        {profile ? (
          <Button size="s" busy={isBusy} onClick={() => void press(key)}>
            {messages.turnOn}
          </Button>
        ) : (
          <Button size="s" to="/tai-khoan#thong-bao">
            {messages.turnOn}
          </Button>
        )}
        <Button
          size="s"
          kind="plain"
          onClick={() => {
            rememberRefusal()
            focusHeadingBefore(heading.current)
            setDeclined(true)
          }}
        >
          {messages.decline}
        </Button>
      </div>
    </section>
  )
}
