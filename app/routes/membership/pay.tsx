import { useEffect, useState } from 'react'
import { clockText } from '~/booking/vietnam-day'
import { say } from '~/messages/say'
import { membership as words } from '~/messages/vi/membership'
import { Button } from '~/ui/button'
import { formatDong } from '~/ui/price-format'
import { useToast } from '~/ui/toast'
import type { OrderPartsFragment } from '../../../schema/generated/graphql'
import type { QrDrawing } from './qr-path.server'

type Payment = NonNullable<OrderPartsFragment['payment']>

/** How to pay an order: its VietQR code, and the same in words to copy; `now` and `expiresAt` by the server's clock. */
export function Pay({ amount, payment, qr, expiresAt, now, path }: { amount: number; payment: Payment; qr: QrDrawing; expiresAt: number; now: number; path: string }) {
  const { bankName, account, owner, content, testBank } = payment
  return (
    <section className="pay" aria-labelledby="pay-title">
      <h2 className="h3" id="pay-title">
        {words.payTitle}
      </h2>
      <p>{words.payText}</p>
      <div className="pay__parts">
        <svg className="pay__qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={say(words.qrLabel, { amount: formatDong(amount), owner, content })} shapeRendering="crispEdges">
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <dl className="pay__facts">
          <Fact name={words.bank} value={bankName} />
          <Fact name={words.account} value={account} copied={account} />
          <Fact name={words.owner} value={owner} />
          <Fact name={words.amount} value={formatDong(amount)} copied={String(amount)} />
          <Fact name={words.content} value={content} copied={content} />
        </dl>
      </div>
      <p className="small muted">{words.contentNote}</p>
      <p className="strong">
        {say(words.payBefore, { time: clockText(expiresAt) })} <TimeLeft ms={expiresAt - now} />
      </p>
      <p className="small muted js-only">{words.watching}</p>
      <p className="row">
        {testBank ? (
          <Button kind="primary" href={testBank}>
            {words.testBank}
          </Button>
        ) : null}
        <Button href={path}>{words.check}</Button>
      </p>
    </section>
  )
}

function Fact({ name, value, copied }: { name: string; value: string; copied?: string }) {
  const toast = useToast()
  return (
    <div className="pay__fact">
      <dt>{name}</dt>
      <dd>
        <span className="num strong">{value}</span>
        {copied === undefined ? null : (
          <span className="js-only">
            <Button size="s" kind="plain" aria-label={say(words.copy, { what: name })} onClick={() => void navigator.clipboard.writeText(copied).then(() => toast({ kind: 'success', text: say(words.copied, { what: name }) }))}>
              {say(words.copy, { what: '' }).trim()}
            </Button>
          </span>
        )}
      </dd>
    </div>
  )
}

/** Counts down from the time that the server gave, as the browser's own clock may be wrong. */
function TimeLeft({ ms }: { ms: number }) {
  const [left, setLeft] = useState(ms)
  useEffect(() => {
    const end = performance.now() + ms
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), 1000)
    return () => clearInterval(timer)
  }, [ms])
  const seconds = Math.max(0, Math.floor(left / 1000))
  return (
    <span className="num" role="timer">
      {say(words.timeLeft, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
    </span>
  )
}
