import { secondsUntil } from '~/booking/customer/code'
import { clockText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { membership as words } from '~/messages/vi/membership'
import { useTicking } from '~/ui/use-server-now'
import { Button } from '~/ui/button'
import { formatDong } from '~/ui/price-format'
import { useToast } from '~/ui/toast'
import type { OrderPartsFragment } from '../../../schema/generated/graphql'
import type { QrDrawing } from './qr-path.server'

type Payment = NonNullable<OrderPartsFragment['payment']>

/**
 * How to pay an order: its VietQR code, and the same as text to copy; `now` and `expiresAt` by the
 * server's clock.
 */
export function Pay({
  amount,
  payment,
  qr,
  expiresAt,
  now,
  path,
}: {
  amount: number
  payment: Payment
  qr: QrDrawing
  expiresAt: number
  now: number
  path: string
}) {
  const { bankName, account, owner, content, testBank } = payment
  return (
    <section className="pay" aria-labelledby="pay-title">
      <h2 className="h3" id="pay-title">
        {words.payTitle}
      </h2>
      <p>{words.payText}</p>
      <div className="pay__parts">
        <div className="pay__code">
          <svg
            className="pay__qr"
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={formatMessage(words.qrLabel, {
              amount: formatDong(amount),
              owner,
              content,
            })}
            shapeRendering="crispEdges"
          >
            <rect width={qr.size} height={qr.size} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
          <Button href={`${path}/ma-qr`} download>
            {words.saveQr}
          </Button>
          <p className="small muted">{words.saveQrText}</p>
        </div>
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
        <span>{formatMessage(words.payBefore, { time: clockText(expiresAt) })}</span>{' '}
        <TimeLeft until={expiresAt} now={now} />
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

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast({ kind: 'success', text: formatMessage(words.copied, { what: name }) })
    } catch {
      // Some apps' browsers have no clipboard, or refuse it: the text beside the button can be held and copied.
      toast({ kind: 'error', text: formatMessage(words.notCopied, { what: name }) })
    }
  }

  return (
    <div className="pay__fact">
      <dt>{name}</dt>
      <dd>
        <span className="num strong">{value}</span>
        {copied === undefined ? null : (
          <span className="js-only">
            <Button
              size="s"
              kind="plain"
              aria-label={formatMessage(words.copy, { what: name })}
              onClick={() => void copy(copied)}
            >
              {formatMessage(words.copy, { what: '' }).trim()}
            </Button>
          </span>
        )}
      </dd>
    </div>
  )
}

/** Counts down by the server's clock, as the browser's own may be wrong. */
function TimeLeft({ until, now }: { until: number; now: number }) {
  const seconds = secondsUntil(until, useTicking(now))
  return (
    <span className="num" role="timer">
      {formatMessage(words.timeLeft, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
    </span>
  )
}
