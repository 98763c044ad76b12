import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { clockText, fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { membership as messages } from '~/messages/vi/membership'
import { cursorOf, pageOf, stayWithin } from '~/paging'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { pagePath, Pager } from '~/ui/pager'
import { formatDong } from '~/ui/price-format'
import { MembershipOrdersDocument } from '../../../schema/generated/graphql'
import { logInStatusOf } from '../auth/log-in-status'
import { areaMeta } from '~/seo/inner-meta'
import { membershipPath, orderPath, ordersPath } from './paths'
import { StatusChip } from './status-chip'
import type { AccountPage } from '../account/layout'

const PER_PAGE = 20

export const handle: AccountPage = {
  current: 'membership',
  title: messages.orders,
  lead: messages.ordersText,
  logIn: { stands: 'instead' },
}

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, { page: messages.orders, path: ordersPath, isPublic: false })

/** A page of the customer's orders. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const page = pageOf(request)
  const response = await site.gateway.query(MembershipOrdersDocument, {
    after: cursorOf(page, PER_PAGE),
  })
  const orders = response.ok ? (response.data.viewer?.membershipOrders ?? null) : null
  if (orders) stayWithin(ordersPath, page, { ...orders, size: PER_PAGE })
  return { page, who: logInStatusOf(response), orders }
}

/** /thanh-vien/don-hang: what the customer ordered, and where each order stands. */
export default function Orders() {
  const { page, orders } = useLoaderData<typeof loader>()
  return (
    <>
      {!orders ? (
        <ErrorNote retryTo={pagePath(ordersPath, page)}>{messages.failed}</ErrorNote>
      ) : null}
      {orders?.nodes.length === 0 ? (
        <EmptyState
          picture="no-data"
          title={messages.noOrders}
          action={
            <Button kind="primary" to={membershipPath}>
              {messages.toProducts}
            </Button>
          }
        >
          <p>{messages.noOrdersText}</p>
        </EmptyState>
      ) : null}
      <ul className="lines" data-testid="orders">
        {orders?.nodes.map((order) => (
          <li key={order.id}>
            <span className="lines__what">
              <Link to={orderPath(order.id)}>{order.name}</Link>
              <span className="small muted">
                {formatMessage(messages.orderedAt, {
                  time: clockText(order.createdAt),
                  date: fullDay(vietnamDay(order.createdAt)),
                })}
              </span>
              <StatusChip status={order.status} />
            </span>
            <strong className="num">{formatDong(order.amount)}</strong>
          </li>
        ))}
      </ul>
      {orders ? (
        <Pager path={ordersPath} page={page} total={orders.totalCount} size={PER_PAGE} />
      ) : null}
    </>
  )
}
