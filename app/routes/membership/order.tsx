import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { clockText, fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { membership as messages } from '~/messages/vi/membership'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { formatDong } from '~/ui/price-format'
import { freshOr, useLookAgain } from '~/ui/use-look-again'
import {
  MembershipOrderDocument,
  OrderBalanceDocument,
  type OrderPartsFragment,
} from '../../../schema/generated/graphql'
import { logInStatusOf } from '../auth/log-in-status'
import { refreshPersonal } from '../personal/use-personal'
import { areaMeta } from '~/seo/inner-meta'
import { orderPath, ordersPath, balancePath, membershipPath } from './paths'
import { qrAddress } from './qr-picture.server'
import { StatusChip } from './status-chip'
import type { AccountPage } from '../account/layout'
import { brand } from '~/brand'
import { freshBookingPath } from '~/routes/home/booking-path'
import type { Elements } from '~/ui/elements'
import { secondsUntil } from '~/booking/customer/code'
import { useTicking } from '~/ui/use-server-now'
import { useToast } from '~/ui/toast'

/** Milliseconds between two looks at an order that waits for its payment. */
const EVERY_MS = 5000

export const handle: AccountPage<OrderData> = {
  current: 'membership',
  title: ({ order }) => order?.name ?? messages.order,
  lead: ({ order }) =>
    order
      ? formatMessage(messages.orderedAt, {
          time: clockText(order.createdAt),
          date: fullDay(vietnamDay(order.createdAt)),
        })
      : '',
  logIn: { stands: 'instead' },
}

export const meta: MetaFunction = ({ matches, params }) =>
  areaMeta(matches, messages, {
    page: messages.order,
    path: orderPath(params.id ?? ''),
    isPublic: false,
  })

/**
 * The order of the address, and its QR code while it can be paid; another customer's order is not
 * found.
 */
export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const response = await site.gateway.query(MembershipOrderDocument, { id: params.id ?? '' })
  const order = response.ok ? (response.data.viewer?.membershipOrder ?? null) : null
  const isFailed = !response.ok || response.failed.includes('viewer.membershipOrder')
  const who = logInStatusOf(response)
  const isToppedUp = order?.kind === 'CARD' && order.status === 'ACTIVATED'
  const after = isToppedUp ? await site.gateway.query(OrderBalanceDocument, {}) : null
  const body = {
    who,
    order,
    isFailed,
    /** The balance with this top-up; null for other orders, and where it could not be read. */
    balance: after?.ok ? (after.data.viewer?.membership?.balance ?? null) : null,
    now: response.ok ? response.data.now : site.now,
    qr: order?.payment ? await qrAddress(order.payment.qr) : null,
    /** The order could not be read again: this is how it stood last. */
    isStale: false,
  }
  const status = isFailed || who === 'member' ? subjectStatus(order, isFailed) : 200
  return data(body, { status })
}

type OrderData = SerializeFrom<typeof loader>

/** The order shown last: a look at its payment that fails leaves it on the screen. */
let shown: OrderData | null = null

/** The loader's data; the order that is shown already, while it cannot be read again. */
export async function clientLoader({
  params,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<OrderData> {
  const last = shown && shown.order?.id === params.id ? { ...shown, isStale: true } : null
  return (shown = await freshOr(last, () => serverLoader<typeof loader>()))
}
clientLoader.hydrate = true

/** /thanh-vien/don-hang/{id}: how to pay an order, and how it stands. */
export default function OrderPage() {
  const { who, order, isFailed, balance, now, qr, isStale } = useLoaderData<typeof loader>()
  useLookAgain(order?.status === 'PENDING_PAYMENT' || order?.status === 'PAID', EVERY_MS)
  useEffect(() => () => void (shown = null), [])
  const isActivated = order?.status === 'ACTIVATED'
  useEffect(() => {
    // The header shows the earlier balance and tier until then.
    if (isActivated) refreshPersonal()
  }, [isActivated])
  if (!order) {
    return isFailed ? (
      <ErrorNote retryTo={ordersPath}>{messages.failed}</ErrorNote>
    ) : who === 'member' ? (
      <EmptyState
        picture="not-found"
        title={messages.noOrder}
        action={<Button to={ordersPath}>{messages.toOrders}</Button>}
      >
        <p>{messages.noOrderText}</p>
      </EmptyState>
    ) : null
  }
  return (
    <>
      <p className="row row--apart" data-testid="order-status" data-status={order.status}>
        <StatusChip status={order.status} />
        <strong>{formatDong(order.amount)}</strong>
      </p>
      {isStale ? <Notice>{messages.stale}</Notice> : null}
      {order.returned.map(({ amount, reason }, index) => (
        <Notice key={index}>
          {formatMessage(messages.returned[reason], { amount: formatDong(amount) })}
        </Notice>
      ))}
      {order.payment && qr ? (
        <Pay
          amount={order.amount}
          payment={order.payment}
          qr={qr}
          expiresAt={order.expiresAt}
          now={now}
          path={orderPath(order.id)}
        />
      ) : (
        <OrderResult order={order} balance={balance} />
      )}
    </>
  )
}

/** The result of an order that needs no payment any more, and the next step. */
function OrderResult({
  order,
  balance,
}: {
  order: OrderPartsFragment
  /** Null: not changed by this order, or not read. */
  balance: number | null
}) {
  return (
    <div className="stack" aria-live="polite">
      {resultText(order)}
      {balance === null ? null : (
        <p className="row row--apart">
          {messages.balanceNow}
          <strong className="num" data-testid="balance">
            {formatDong(balance)}
          </strong>
        </p>
      )}
      <p className="row">
        {wayOn(order)}
        <Button to={ordersPath}>{messages.toOrders}</Button>
      </p>
    </div>
  )
}

function resultText(order: OrderPartsFragment): Elements {
  switch (order.status) {
    case 'ACTIVATED':
      return (
        <Notice kind="success" title={messages.doneTitle}>
          {receivedText(order)}
        </Notice>
      )
    case 'REFUNDED':
      return (
        <Notice title={messages.refundedTitle}>
          {formatMessage(messages.refundedText, { amount: formatDong(order.amount) })}
        </Notice>
      )
    case 'EXPIRED':
      return <Notice title={messages.expiredTitle}>{messages.expiredText}</Notice>
    case 'FAILED':
      return (
        <Notice kind="error" title={messages.failedTitle}>
          {messages.failedText}
        </Notice>
      )
    case 'PAID':
      return <Notice title={messages.paidTitle}>{messages.paidText}</Notice>
    default:
      // A host may not say how to pay: nothing has been received yet.
      return <Notice title={messages.unpaidTitle}>{messages.unpaidText}</Notice>
  }
}

function receivedText({ kind, amount, bonus, visits }: OrderPartsFragment): string {
  if (kind === 'CARD')
    return formatMessage(messages.doneCard, { amount: formatDong(amount + bonus) })
  return kind === 'PACKAGE'
    ? formatMessage(messages.donePackage, { n: visits })
    : formatMessage(messages.doneMembership, { brand: brand.name })
}

function wayOn({ id, status, kind }: OrderPartsFragment): Elements {
  if (status === 'PAID' || status === 'CREATED' || status === 'PENDING_PAYMENT')
    return (
      <Button kind="primary" to={orderPath(id)}>
        {messages.check}
      </Button>
    )
  if (status !== 'ACTIVATED')
    return (
      <Button kind="primary" to={membershipPath}>
        {messages.orderAgain}
      </Button>
    )
  return kind === 'CARD' ? (
    <Button kind="primary" to={balancePath}>
      {messages.toHistory}
    </Button>
  ) : (
    <Button kind="primary" to={freshBookingPath}>
      {messages.book}
    </Button>
  )
}

type Payment = NonNullable<OrderPartsFragment['payment']>

/**
 * How to pay an order: its VietQR code, and the same as text to copy; `now` and `expiresAt` by the
 * server's clock.
 */
function Pay({
  amount,
  payment,
  qr,
  expiresAt,
  now,
  path,
}: {
  amount: number
  payment: Payment
  qr: string
  expiresAt: number
  now: number
  path: string
}) {
  const { bankName, account, owner, content, testBank } = payment
  return (
    <section className="pay" aria-labelledby="pay-title">
      <h2 className="h3" id="pay-title">
        {messages.payTitle}
      </h2>
      <p>{messages.payText}</p>
      <div className="pay__parts">
        <div className="pay__code">
          {/* A picture: many apps' browsers save nothing by a link, but a picture that is held. */}
          <img
            className="pay__qr"
            src={qr}
            width={280}
            height={280}
            alt={formatMessage(messages.qrLabel, { amount: formatDong(amount), owner, content })}
          />
          <Button href={`${path}/ma-qr`} download>
            {messages.saveQr}
          </Button>
          <p className="small muted">{messages.saveQrText}</p>
        </div>
        <dl className="pay__facts">
          <Fact name={messages.bank} value={bankName} />
          <Fact name={messages.account} value={account} copied={account} />
          <Fact name={messages.owner} value={owner} />
          <Fact name={messages.amount} value={formatDong(amount)} copied={String(amount)} />
          <Fact name={messages.content} value={content} copied={content} />
        </dl>
      </div>
      <p className="small muted">{messages.contentNote}</p>
      <p className="strong">
        <span>{formatMessage(messages.payBefore, { time: clockText(expiresAt) })}</span>{' '}
        <TimeLeft until={expiresAt} now={now} />
      </p>
      <p className="small muted js-only">{messages.watching}</p>
      <p className="row">
        {testBank ? (
          <Button kind="primary" href={testBank}>
            {messages.testBank}
          </Button>
        ) : null}
        <Button href={path}>{messages.check}</Button>
      </p>
    </section>
  )
}

function Fact({ name, value, copied }: { name: string; value: string; copied?: string }) {
  const toast = useToast()

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast({ kind: 'success', text: formatMessage(messages.copied, { what: name }) })
    } catch {
      // Some apps' browsers have no clipboard, or refuse it: the text beside the button can be held and copied.
      toast({ kind: 'error', text: formatMessage(messages.notCopied, { what: name }) })
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
              aria-label={formatMessage(messages.copy, { what: name })}
              onClick={() => void copy(copied)}
            >
              {formatMessage(messages.copy, { what: '' }).trim()}
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
      {formatMessage(messages.timeLeft, {
        minutes: Math.floor(seconds / 60),
        seconds: seconds % 60,
      })}
    </span>
  )
}
