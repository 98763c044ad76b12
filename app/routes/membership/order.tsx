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
import { membership as words } from '~/messages/vi/membership'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { formatDong } from '~/ui/price-format'
import { MembershipOrderDocument, OrderBalanceDocument } from '../../../schema/generated/graphql'
import { logInStatusOf } from '../auth/log-in-status'
import { membershipMeta } from './meta'
import { OrderResult } from './order-result'
import { orderPath, ordersPath } from './paths'
import { Pay } from './pay'
import { qrPath } from './qr-path.server'
import { StatusChip } from './status-chip'
import { usePaymentWatch } from './use-payment-watch'
import type { AccountPage } from '../account/layout'

export const handle: AccountPage<OrderData> = {
  current: 'membership',
  title: ({ order }) => order?.name ?? words.order,
  lead: ({ order }) =>
    order
      ? formatMessage(words.orderedAt, {
          time: clockText(order.createdAt),
          date: fullDay(vietnamDay(order.createdAt)),
        })
      : '',
  logIn: { stands: 'instead' },
}

export const meta: MetaFunction = ({ matches, params }) =>
  membershipMeta(matches, { page: words.order, path: orderPath(params.id ?? '') })

/**
 * The order of the address, and its QR code while it can be paid; another customer's order is not
 * found.
 */
export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const response = await site.gateway.query(MembershipOrderDocument, { id: params.id ?? '' })
  const order = response.ok ? response.data.membershipOrder : null
  const isFailed = !response.ok || response.failed.includes('membershipOrder')
  const who = logInStatusOf(response)
  const isToppedUp = order?.kind === 'CARD' && order.status === 'ACTIVATED'
  const after = isToppedUp ? await site.gateway.query(OrderBalanceDocument, {}) : null
  const body = {
    who,
    order,
    isFailed,
    /** The balance with this top-up; null for other orders, and where it could not be read. */
    balance: after?.ok ? (after.data.membership?.balance ?? null) : null,
    now: response.ok ? response.data.now : site.now,
    qr: order?.payment ? qrPath(order.payment.qr) : null,
    /** The order could not be read again: this is how it stood last. */
    isStale: false,
  }
  return data(body, { status: order || isFailed || who !== 'member' ? 200 : 404 })
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
  try {
    const fresh = await serverLoader<typeof loader>()
    if (fresh.isFailed && last) return last
    return (shown = fresh)
  } catch (error) {
    if (last) return last
    throw error
  }
}
clientLoader.hydrate = true

/** /thanh-vien/don-hang/{id}: how to pay an order, and how it stands. */
export default function OrderPage() {
  const { who, order, isFailed, balance, now, qr, isStale } = useLoaderData<typeof loader>()
  usePaymentWatch(order?.status === 'PENDING_PAYMENT' || order?.status === 'PAID')
  useEffect(() => () => void (shown = null), [])
  if (!order) {
    return isFailed ? (
      <ErrorNote retryTo={ordersPath}>{words.failed}</ErrorNote>
    ) : who === 'member' ? (
      <EmptyState
        picture="not-found"
        title={words.noOrder}
        action={<Button to={ordersPath}>{words.toOrders}</Button>}
      >
        <p>{words.noOrderText}</p>
      </EmptyState>
    ) : null
  }
  return (
    <>
      <p className="row row--apart" data-testid="order-status" data-status={order.status}>
        <StatusChip status={order.status} />
        <strong>{formatDong(order.amount)}</strong>
      </p>
      {isStale ? <Notice>{words.stale}</Notice> : null}
      {order.returned.map(({ amount, reason }, index) => (
        <Notice key={index}>
          {formatMessage(words.returned[reason], { amount: formatDong(amount) })}
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
