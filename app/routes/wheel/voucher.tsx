import {
  data,
  redirect,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { form, formAction, text } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Form } from '~/ui/form'
import { Notice } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import {
  ExchangeVoucherDocument,
  WheelVoucherDocument,
  type VoucherPartsFragment,
} from '../../../schema/generated/graphql'
import { paths } from './paths'
import { areaMeta } from '~/seo/inner-meta'
import { LogInNeeded } from '../auth/log-in-needed'
import { logInStatusOf } from '../auth/log-in-status'
import { Balance, type WheelPage } from './layout'

// Vouchers depend on the stock, so only their list is indexed.
export const handle: WheelPage<SerializeFrom<typeof loader>> = {
  current: 'vouchers',
  title: ({ voucher }) => voucher?.name ?? messages.tabs.vouchers,
}

export const meta: MetaFunction<typeof loader> = ({ matches, data: loaded, params }) =>
  areaMeta(matches, messages, {
    page: loaded?.voucher?.name ?? messages.tabs.vouchers,
    path: `${paths.vouchers}/${params.id}`,
    isPublic: false,
    text: loaded?.voucher?.description || messages.vouchersText,
  })

/** The voucher that the address names, and the customer's points. */
export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const { id = '' } = params
  const response = await site.gateway.query(WheelVoucherDocument, { id })
  const voucher = response.ok ? response.data.luckyVoucher : null
  const isFailed = !response.ok || response.failed.includes('luckyVoucher')
  return data(
    {
      who: logInStatusOf(response),
      id,
      voucher,
      isFailed,
      points: (response.ok ? response.data.viewer?.luckyPoints : null) ?? null,
      key: crypto.randomUUID(),
    },
    { status: subjectStatus(voucher, isFailed) },
  )
}

/** Exchanges points; what was bought is then shown with its code, and a reload buys nothing. */
export const action = formAction(messages.error, {
  default: form(z.object({ key: text }), async ({ key }, { run, params: { id = '' } }) => {
    const result = await run(ExchangeVoucherDocument, { voucherId: id, key })
    return result.__typename === 'VoucherExchanged'
      ? redirect(`${paths.mine}?moi=${result.gift.id}`, 303)
      : result
  }),
})

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /vong-quay-may-man/doi-qua/{id}: one voucher and its exchange. */
export default function Voucher() {
  const { who, id, voucher, isFailed, points, key } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  if (!voucher) {
    return isFailed ? (
      <ErrorNote retryTo={`${paths.vouchers}/${id}`}>{messages.listFailed}</ErrorNote>
    ) : (
      <EmptyState
        picture="not-found"
        title={messages.noVoucher}
        action={<Button to={paths.vouchers}>{messages.allVouchers}</Button>}
      />
    )
  }
  return (
    <>
      <div className="wheel-voucher__picture">
        <Picture src={voucher.image} width={400} height={300} alt="" shape="soft" eager />
      </div>
      {voucher.description ? (
        <p>
          <Vietnamese>{voucher.description}</Vietnamese>
        </p>
      ) : null}
      <p className="strong">{formatMessage(messages.cost, { n: voucher.points })}</p>
      <p className="small muted">
        {voucher.validDays > 0
          ? formatMessage(messages.voucherValid, { n: voucher.validDays })
          : messages.asOffer}
      </p>
      {refused ? <Notice kind="error">{refused.message}</Notice> : null}
      {points === null ? null : <Balance points={points} />}
      {who === 'logged-out' ? (
        <LogInNeeded title={messages.logInTitle} text={messages.logInText} />
      ) : null}
      {points === null ? null : <ExchangeForm voucher={voucher} points={points} actKey={key} />}
      <Button to={paths.vouchers}>{messages.allVouchers}</Button>
    </>
  )
}

function ExchangeForm({
  voucher,
  points,
  actKey,
}: {
  voucher: VoucherPartsFragment
  points: number
  actKey: string
}) {
  if (!voucher.isLeft) return <p className="chip chip--error">{messages.voucherGone}</p>
  if (points < voucher.points)
    return <Notice>{formatMessage(messages.notEnough, { n: voucher.points - points })}</Notice>
  return (
    <Form action={`${paths.vouchers}/${voucher.id}`} hidden={{ key: actKey }}>
      <Button kind="primary" type="submit" wide data-track="wheel_voucher">
        {formatMessage(messages.exchange, { n: voucher.points })}
      </Button>
    </Form>
  )
}
