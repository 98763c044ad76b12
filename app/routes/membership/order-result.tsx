import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { membership as words } from '~/messages/vi/membership'
import { freshBookingPath } from '~/routes/home/booking-path'
import { Button } from '~/ui/button'
import type { Elements } from '~/ui/elements'
import { Notice } from '~/ui/notice'
import { formatDong } from '~/ui/price-format'
import type { OrderPartsFragment } from '../../../schema/generated/graphql'
import { balancePath, membershipPath, orderPath, ordersPath } from './paths'

/** The result of an order that needs no payment any more, and the next step. */
export function OrderResult({
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
          {words.balanceNow}
          <strong className="num" data-testid="balance">
            {formatDong(balance)}
          </strong>
        </p>
      )}
      <p className="row">
        {wayOn(order)}
        <Button to={ordersPath}>{words.toOrders}</Button>
      </p>
    </div>
  )
}

function resultText(order: OrderPartsFragment): Elements {
  switch (order.status) {
    case 'ACTIVATED':
      return (
        <Notice kind="success" title={words.doneTitle}>
          {receivedText(order)}
        </Notice>
      )
    case 'REFUNDED':
      return (
        <Notice title={words.refundedTitle}>
          {formatMessage(words.refundedText, { amount: formatDong(order.amount) })}
        </Notice>
      )
    case 'EXPIRED':
      return <Notice title={words.expiredTitle}>{words.expiredText}</Notice>
    case 'FAILED':
      return (
        <Notice kind="error" title={words.failedTitle}>
          {words.failedText}
        </Notice>
      )
    default:
      return <Notice title={words.paidTitle}>{words.paidText}</Notice>
  }
}

function receivedText({ kind, amount, bonus, visits }: OrderPartsFragment): string {
  if (kind === 'CARD') return formatMessage(words.doneCard, { amount: formatDong(amount + bonus) })
  return kind === 'PACKAGE'
    ? formatMessage(words.donePackage, { n: visits })
    : formatMessage(words.doneMembership, { brand: brand.name })
}

function wayOn({ id, status, kind }: OrderPartsFragment): Elements {
  if (status === 'PAID' || status === 'CREATED' || status === 'PENDING_PAYMENT')
    return (
      <Button kind="primary" to={orderPath(id)}>
        {words.check}
      </Button>
    )
  if (status !== 'ACTIVATED')
    return (
      <Button kind="primary" to={membershipPath}>
        {words.orderAgain}
      </Button>
    )
  return kind === 'CARD' ? (
    <Button kind="primary" to={balancePath}>
      {words.toHistory}
    </Button>
  ) : (
    <Button kind="primary" to={freshBookingPath}>
      {words.book}
    </Button>
  )
}
