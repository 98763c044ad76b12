import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import { cursorOf, pageOf, stayWithin } from '~/paging'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { pagePath, Pager } from '~/ui/pager'
import { Notice } from '~/ui/notice'
import { WheelMineDocument, type WheelMineQuery } from '../../../schema/generated/graphql'
import { dateText, GiftCard, GiftCode } from './gift-card'
import { paths } from './paths'
import { areaMeta } from '~/seo/inner-meta'
import { logInStatusOf } from '../auth/log-in-status'
import type { WheelPage } from './layout'

const PER_PAGE = 20

type Mine = NonNullable<WheelMineQuery['viewer']>

export const handle: WheelPage = {
  current: 'mine',
  title: messages.tabs.mine,
  lead: messages.mineText,
  logIn: { stands: 'instead' },
}

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, { page: messages.tabs.mine, path: paths.mine, isPublic: false })

/** The customer's gifts and spins; `?moi=` is a voucher that they have just bought. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const page = pageOf(request)
  const response = await site.gateway.query(WheelMineDocument, {
    after: cursorOf(page, PER_PAGE),
  })
  const { now, viewer } = response.ok ? response.data : { now: site.now, viewer: null }
  const gifts = viewer?.receivedGifts ?? null
  const spins = viewer?.wheelSpins ?? null
  if (gifts) stayWithin(paths.mine, page, { totalCount: longerOf(gifts, spins), size: PER_PAGE })
  const fresh = new URL(request.url).searchParams.get('moi')
  return {
    now,
    page,
    who: logInStatusOf(response),
    gifts,
    spins,
    isExchanged: gifts?.nodes.some(({ id, isVoucher }) => isVoucher && id === fresh) ?? false,
  }
}

type Counted = { totalCount: number } | null

/** How many rows the longer of the two lists has, which are paged together. */
function longerOf(gifts: Counted, spins: Counted): number {
  return Math.max(gifts?.totalCount ?? 0, spins?.totalCount ?? 0)
}

/** /vong-quay-may-man/qua-cua-toi: gifts with their codes, and spins. */
export default function MyGifts() {
  const { now, page, gifts, spins, isExchanged } = useLoaderData<typeof loader>()
  return (
    <>
      {isExchanged ? <Notice kind="success">{messages.exchanged}</Notice> : null}
      {gifts === null ? (
        <ErrorNote retryTo={pagePath(paths.mine, page)}>{messages.listFailed}</ErrorNote>
      ) : null}
      {gifts ? <Gifts gifts={gifts} now={now} /> : null}
      {spins ? <Spins spins={spins} /> : null}
      {gifts ? (
        <Pager path={paths.mine} page={page} total={longerOf(gifts, spins)} size={PER_PAGE} />
      ) : null}
    </>
  )
}

function Gifts({
  gifts: { nodes, totalCount },
  now,
}: {
  gifts: NonNullable<Mine['receivedGifts']>
  now: number
}) {
  if (totalCount === 0) {
    return (
      <EmptyState
        picture="shelf"
        title={messages.noGifts}
        action={
          <Button kind="primary" to={paths.wheel}>
            {messages.toWheel}
          </Button>
        }
      >
        <p>{messages.noGiftsText}</p>
      </EmptyState>
    )
  }
  return (
    <ul className="wheel-list" data-testid="my-gifts">
      {nodes.map((gift) => (
        <GiftCard key={gift.id} name={gift.name} image={gift.image}>
          <p className="small muted">
            {formatMessage(gift.isVoucher ? messages.fromPoints : messages.fromWheel, {
              date: dateText(gift.at),
            })}
          </p>
          <GiftCode kind={gift.kind} code={gift.code} expiresAt={gift.expiresAt} now={now} />
        </GiftCard>
      ))}
    </ul>
  )
}

function Spins({ spins: { nodes, totalCount } }: { spins: NonNullable<Mine['wheelSpins']> }) {
  // The gifts go on alone on this page.
  if (nodes.length === 0 && totalCount > 0) return null
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{messages.spins}</h2>
      {nodes.length === 0 ? <p className="muted">{messages.noSpinsYet}</p> : null}
      <ul className="wheel-lines">
        {nodes.map((spin) => (
          <li key={spin.id}>
            <span>{spin.giftName}</span>
            <span className="small muted">{dateText(spin.at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
