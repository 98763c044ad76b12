import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import { pageOf, stayWithin } from '~/paging'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Pager } from '~/ui/pager'
import { Notice } from '~/ui/notice'
import { useSending } from '~/ui/use-sending'
import { WheelPacksDocument, type WheelPacksQuery } from '../../../schema/generated/graphql'
import { exchangePackOnce, notDone } from './actions.server'
import { Balance } from './balance'
import { dateText } from './gift-card'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld-lists'
import { wheelMeta } from './meta'
import { paths } from './paths'
import { logInStatusOf } from '../auth/log-in-status'
import type { WheelPage } from './layout'

const PER_PAGE = 20

export const handle: WheelPage = {
  current: 'packs',
  title: messages.tabs.packs,
  lead: messages.packsText,
  logIn: { stands: 'before' },
}

export const meta: MetaFunction = ({ matches }) =>
  wheelMeta(matches, { page: messages.tabs.packs, path: paths.packs, text: messages.packsText })

/** Packs of spins, and what changed the customer's points. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeTrail(
    site,
    trailTo(
      { name: messages.name, path: paths.wheel },
      { name: messages.tabs.packs, path: paths.packs },
    ),
  )
  const page = pageOf(request)
  const response = await site.gateway.query(WheelPacksDocument, { page })
  const {
    exchangePacks: packs,
    wheelAccount: account,
    luckyPointHistory: history,
  } = response.ok
    ? response.data
    : { exchangePacks: null, wheelAccount: null, luckyPointHistory: null }
  if (history) stayWithin(paths.packs, page, { total: history.total, size: PER_PAGE })
  return {
    who: logInStatusOf(response),
    page,
    packs,
    account,
    history,
    key: crypto.randomUUID(),
    isDone: new URL(request.url).searchParams.has('da-doi'),
  }
}

/** Exchanges points; a reload afterwards exchanges nothing. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  const act = await exchangePackOnce(site, await readBody(request))
  if (act.kind === 'done') throw redirect(`${paths.packs}?da-doi=1`, 303)
  return notDone(act, paths.packs)
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /vong-quay-may-man/doi-luot: spins for points, history of points. */
export default function Packs() {
  const { who, page, packs, account, history, key, isDone } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <>
      {account ? <Balance {...account} /> : null}
      {refused ? (
        <Notice kind="error">{refused.problem}</Notice>
      ) : isDone && who === 'member' ? (
        <Notice kind="success">{messages.packDone}</Notice>
      ) : null}
      {packs === null ? <ErrorNote retryTo={paths.packs}>{messages.listFailed}</ErrorNote> : null}
      {packs?.length === 0 ? <EmptyState picture="shelf" title={messages.noPacks} /> : null}
      <ul className="wheel-list">
        {packs?.map((pack) => (
          <li key={pack.id} className="wheel-quest">
            <div>
              <h2 className="wheel-gift__name">
                {formatMessage(messages.pack, { n: pack.spins })}
              </h2>
              <p className="small muted">{formatMessage(messages.cost, { n: pack.points })}</p>
            </div>
            {account ? <ExchangeForm pack={pack} points={account.points} actKey={key} /> : null}
          </li>
        ))}
      </ul>
      {history ? <History history={history} page={page} /> : null}
    </>
  )
}

function ExchangeForm({
  pack,
  points,
  actKey,
}: {
  pack: { id: number; points: number }
  points: number
  actKey: string
}) {
  const isBusy = useSending('packId', String(pack.id))
  if (points < pack.points)
    return (
      <p className="small muted">
        {formatMessage(messages.notEnough, { n: pack.points - points })}
      </p>
    )
  return (
    <Form method="post" action={paths.packs} preventScrollReset>
      <input type="hidden" name="packId" value={pack.id} />
      {/* One key a pack: a repeated press must not be answered with another pack's exchange. */}
      <input type="hidden" name="key" value={`${actKey}-${pack.id}`} />
      <Button type="submit" size="s" busy={isBusy} data-track="wheel_exchange">
        {formatMessage(messages.exchange, { n: pack.points })}
      </Button>
    </Form>
  )
}

function History({
  history: { items, total },
  page,
}: {
  history: NonNullable<WheelPacksQuery['luckyPointHistory']>
  page: number
}) {
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{messages.history}</h2>
      {items.length === 0 ? <p className="muted">{messages.noHistory}</p> : null}
      <ul className="wheel-lines">
        {items.map((entry) => (
          <li key={entry.id}>
            <span>
              <span>{entry.title}</span> <span className="small muted">{dateText(entry.at)}</span>
            </span>
            <strong className="num">{entry.points > 0 ? `+${entry.points}` : entry.points}</strong>
          </li>
        ))}
      </ul>
      <Pager path={paths.packs} page={page} total={total} size={PER_PAGE} />
    </section>
  )
}
