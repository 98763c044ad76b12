import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import * as z from 'zod'
import { form, formAction, text } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { wheel as messages } from '~/messages/vi/wheel'
import { cursorOf, pageOf, stayWithin } from '~/paging'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Pager } from '~/ui/pager'
import { FocusedNotice } from '~/ui/focused-notice'
import { Form } from '~/ui/form'
import {
  ExchangePointsDocument,
  WheelPacksDocument,
  type WheelPacksQuery,
} from '../../../schema/generated/graphql'
import { dateText } from './gift-card'
import { Balance, describeWheel, type WheelPage } from './layout'
import { paths } from './paths'
import { areaMeta } from '~/seo/inner-meta'
import { logInStatusOf } from '../auth/log-in-status'

const PER_PAGE = 20

export const handle: WheelPage = {
  current: 'packs',
  title: messages.tabs.packs,
  lead: messages.packsText,
  logIn: { stands: 'before' },
}

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, {
    page: messages.tabs.packs,
    path: paths.packs,
    text: messages.packsText,
  })

/** Packs of spins, and what changed the customer's points. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  describeWheel(site, 'packs')
  const page = pageOf(request)
  const response = await site.gateway.query(WheelPacksDocument, {
    after: cursorOf(page, PER_PAGE),
  })
  const { wheel, viewer } = response.ok ? response.data : { wheel: null, viewer: null }
  const history = viewer?.luckyPointHistory ?? null
  if (history) stayWithin(paths.packs, page, { ...history, size: PER_PAGE })
  return {
    who: logInStatusOf(response),
    page,
    packs: wheel?.exchangePacks ?? null,
    account: viewer?.wheelAccount ?? null,
    history,
    key: crypto.randomUUID(),
    isDone: new URL(request.url).searchParams.has('da-doi'),
  }
}

/** Exchanges points; a reload afterwards exchanges nothing. */
export const action = formAction(messages.error, {
  default: form(z.object({ packId: text, key: text }), async (exchange, { run }) => {
    const result = await run(ExchangePointsDocument, exchange)
    return result.__typename === 'PointsExchanged'
      ? redirect(`${paths.packs}?da-doi=1`, 303)
      : result
  }),
})

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /vong-quay-may-man/doi-luot: spins for points, history of points. */
export default function Packs() {
  const { who, page, packs, account, history, key, isDone } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  // What was pressed may stand far below, or be gone.
  const { key: visit } = useLocation()
  return (
    <>
      {account ? <Balance {...account} /> : null}
      {refused ? (
        <FocusedNotice key={visit} kind="error">
          {refused.message}
        </FocusedNotice>
      ) : isDone && who === 'member' ? (
        <FocusedNotice key={visit} kind="success">
          {messages.packDone}
        </FocusedNotice>
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
  pack: { id: string; points: number }
  points: number
  actKey: string
}) {
  if (points < pack.points)
    return (
      <p className="small muted">
        {formatMessage(messages.notEnough, { n: pack.points - points })}
      </p>
    )
  // One key a pack: a repeated press must not be answered with another pack's exchange.
  const hidden = { packId: pack.id, key: `${actKey}-${pack.id}` }
  return (
    <Form action={paths.packs} hidden={hidden} preventScrollReset>
      <Button type="submit" size="s" data-track="wheel_exchange">
        {formatMessage(messages.exchange, { n: pack.points })}
      </Button>
    </Form>
  )
}

function History({
  history: { nodes, totalCount },
  page,
}: {
  history: NonNullable<NonNullable<WheelPacksQuery['viewer']>['luckyPointHistory']>
  page: number
}) {
  return (
    <section className="stack stack--tight">
      <h2 className="h3">{messages.history}</h2>
      {nodes.length === 0 ? <p className="muted">{messages.noHistory}</p> : null}
      <ul className="wheel-lines">
        {nodes.map((entry) => (
          <li key={entry.id}>
            <span>
              <span>{entry.title}</span> <span className="small muted">{dateText(entry.at)}</span>
            </span>
            <strong className="num">{entry.points > 0 ? `+${entry.points}` : entry.points}</strong>
          </li>
        ))}
      </ul>
      <Pager path={paths.packs} page={page} total={totalCount} size={PER_PAGE} />
    </section>
  )
}
