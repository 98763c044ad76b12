import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import { cursorOf, pageOf, stayWithin } from '~/paging'
import { Card } from '~/ui/card'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Pager } from '~/ui/pager'
import { Picture } from '~/ui/picture'
import { WheelVouchersDocument } from '../../../schema/generated/graphql'
import { Balance, describeWheel, type WheelPage } from './layout'
import { paths } from './paths'
import { areaMeta } from '~/seo/inner-meta'

const PER_PAGE = 6

export const handle: WheelPage = {
  current: 'vouchers',
  title: messages.tabs.vouchers,
  lead: messages.vouchersText,
}

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, {
    page: messages.tabs.vouchers,
    path: paths.vouchers,
    text: messages.vouchersText,
  })

/** A page of vouchers, and the customer's points. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeWheel(site, 'vouchers')
  const page = pageOf(request)
  const response = await site.gateway.query(WheelVouchersDocument, {
    after: cursorOf(page, PER_PAGE),
  })
  const vouchers = response.ok ? response.data.luckyVouchers : null
  if (vouchers) stayWithin(paths.vouchers, page, { ...vouchers, size: PER_PAGE })
  const points = (response.ok ? response.data.viewer?.luckyPoints : null) ?? null
  return { page, points, vouchers }
}

/** /vong-quay-may-man/doi-qua: vouchers for lucky points, six on a page. */
export default function Vouchers() {
  const { page, points, vouchers } = useLoaderData<typeof loader>()
  return (
    <>
      {points === null ? null : <Balance points={points} />}
      {vouchers === null ? (
        <ErrorNote retryTo={paths.vouchers}>{messages.listFailed}</ErrorNote>
      ) : null}
      {vouchers?.nodes.length === 0 ? (
        <EmptyState picture="shelf" title={messages.noVouchers} />
      ) : null}
      <ul className="wheel-vouchers">
        {vouchers?.nodes.map((voucher) => (
          <li key={voucher.id}>
            <Card to={`${paths.vouchers}/${voucher.id}`}>
              <Picture src={voucher.image} width={160} height={120} alt="" shape="soft" />
              <h2 className="wheel-gift__name">{voucher.name}</h2>
              <p className="small">{formatMessage(messages.cost, { n: voucher.points })}</p>
              {voucher.isLeft ? null : <p className="chip chip--error">{messages.voucherGone}</p>}
            </Card>
          </li>
        ))}
      </ul>
      {vouchers ? (
        <Pager path={paths.vouchers} page={page} total={vouchers.totalCount} size={PER_PAGE} />
      ) : null}
    </>
  )
}
