import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Vietnamese } from '~/ui/vietnamese'
import { WheelGiftsDocument } from '../../../schema/generated/graphql'
import { GiftCard } from './gift-card'
import { describeWheel, type WheelPage } from './layout'
import { paths } from './paths'
import { areaMeta } from '~/seo/inner-meta'

export const handle: WheelPage = {
  current: 'gifts',
  title: messages.tabs.gifts,
  lead: messages.giftsText,
}

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, {
    page: messages.tabs.gifts,
    path: paths.gifts,
    text: messages.giftsText,
  })

/** Everything that can be won; blanks are no gifts. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  describeWheel(site, 'gifts')
  const response = await site.gateway.query(WheelGiftsDocument, {})
  return {
    gifts: response.ok
      ? (response.data.wheel?.gifts?.filter(({ kind }) => kind !== 'NONE') ?? null)
      : null,
  }
}

/** /vong-quay-may-man/qua-tang: what can be won. */
export default function Gifts() {
  const { gifts } = useLoaderData<typeof loader>()
  return (
    <>
      {gifts === null ? <ErrorNote retryTo={paths.gifts}>{messages.listFailed}</ErrorNote> : null}
      {gifts?.length === 0 ? <EmptyState picture="shelf" title={messages.noVouchers} /> : null}
      <ul className="wheel-list">
        {gifts?.map((gift) => (
          <GiftCard key={gift.id} name={gift.name} image={gift.image}>
            {gift.description ? (
              <p className="small">
                <Vietnamese>{gift.description}</Vietnamese>
              </p>
            ) : null}
            {gift.validDays ? (
              <p className="small muted">
                {formatMessage(messages.validDays, { n: gift.validDays })}
              </p>
            ) : null}
            {gift.isLeft ? null : <p className="chip chip--error">{messages.gone}</p>}
          </GiftCard>
        ))}
      </ul>
    </>
  )
}
