import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { wheel as words } from '~/messages/vi/wheel'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Vietnamese } from '~/ui/vietnamese'
import { WheelGiftsDocument } from '../../../schema/generated/graphql'
import { GiftCard } from './gift-card'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld-lists'
import { wheelMeta } from './meta'
import { paths } from './paths'
import type { WheelPage } from './layout'

export const handle: WheelPage = {
  current: 'gifts',
  title: words.tabs.gifts,
  lead: words.giftsText,
}

export const meta: MetaFunction = ({ matches }) =>
  wheelMeta(matches, { page: words.tabs.gifts, path: paths.gifts, text: words.giftsText })

/** Everything that can be won; blanks are no gifts. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  describeTrail(
    site,
    trailTo({ name: words.name, path: paths.wheel }, { name: words.tabs.gifts, path: paths.gifts }),
  )
  const response = await site.gateway.query(WheelGiftsDocument, {})
  return {
    gifts: response.ok
      ? (response.data.wheelGifts?.filter(({ kind }) => kind !== 'NONE') ?? null)
      : null,
  }
}

/** /vong-quay-may-man/qua-tang: what can be won. */
export default function Gifts() {
  const { gifts } = useLoaderData<typeof loader>()
  return (
    <>
      {gifts === null ? <ErrorNote retryTo={paths.gifts}>{words.listFailed}</ErrorNote> : null}
      {gifts?.length === 0 ? <EmptyState picture="shelf" title={words.noVouchers} /> : null}
      <ul className="wheel-list">
        {gifts?.map((gift) => (
          <GiftCard key={gift.id} name={gift.name} image={gift.image}>
            {gift.description ? (
              <p className="small">
                <Vietnamese>{gift.description}</Vietnamese>
              </p>
            ) : null}
            {gift.validDays ? (
              <p className="small muted">{formatMessage(words.validDays, { n: gift.validDays })}</p>
            ) : null}
            {gift.isLeft ? null : <p className="chip chip--error">{words.gone}</p>}
          </GiftCard>
        ))}
      </ul>
    </>
  )
}
