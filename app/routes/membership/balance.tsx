import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { clockText, fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { membership as messages } from '~/messages/vi/membership'
import { cursorOf, pageOf, stayWithin } from '~/paging'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { pagePath, Pager } from '~/ui/pager'
import { formatDong } from '~/ui/price-format'
import { BalanceHistoryDocument, type BalanceHistoryQuery } from '../../../schema/generated/graphql'
import { logInStatusOf } from '../auth/log-in-status'
import { areaMeta } from '~/seo/inner-meta'
import { balancePath, membershipPath, ordersPath } from './paths'
import type { AccountPage } from '../account/layout'

const PER_PAGE = 20

type Entry = NonNullable<
  NonNullable<BalanceHistoryQuery['viewer']>['balanceHistory']
>['nodes'][number]

export const handle: AccountPage = {
  current: 'balance',
  title: messages.historyTitle,
  lead: messages.historyText,
  logIn: { stands: 'instead', text: messages.logInText },
}

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, {
    page: messages.historyTitle,
    path: balancePath,
    text: formatMessage(messages.historyMeta, { brand: brand.name }),
    isPublic: false,
  })

/** A page of what the customer added and spent. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const page = pageOf(request)
  const response = await site.gateway.query(BalanceHistoryDocument, {
    after: cursorOf(page, PER_PAGE),
  })
  const history = response.ok ? (response.data.viewer?.balanceHistory ?? null) : null
  if (history) stayWithin(balancePath, page, { ...history, size: PER_PAGE })
  return { page, who: logInStatusOf(response), history }
}

/** /gioi-thieu: the spending history, with the balance on top. */
export default function Balance() {
  const { page, history } = useLoaderData<typeof loader>()
  return (
    <>
      {!history ? (
        <ErrorNote retryTo={pagePath(balancePath, page)}>{messages.failed}</ErrorNote>
      ) : null}
      {history ? (
        <section className="member on-pine" aria-label={messages.balance}>
          <dl className="member__sums">
            <div>
              <dt>{messages.balance}</dt>
              <dd className="num" data-testid="balance">
                {formatDong(history.balance)}
              </dd>
            </div>
          </dl>
          <p className="row">
            <Button kind="primary" to={membershipPath}>
              {messages.topUp}
            </Button>
            <Button to={ordersPath}>{messages.toOrders}</Button>
          </p>
        </section>
      ) : null}
      {history?.nodes.length === 0 ? (
        <EmptyState picture="no-data" title={messages.noHistory}>
          <p>{messages.noHistoryText}</p>
        </EmptyState>
      ) : null}
      <ul className="lines" data-testid="history">
        {history?.nodes.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </ul>
      {history ? (
        <Pager path={balancePath} page={page} total={history.totalCount} size={PER_PAGE} />
      ) : null}
    </>
  )
}

function Line({ entry }: { entry: Entry }) {
  const sign = entry.effect === 'ADDED' ? '+' : entry.effect === 'SPENT' ? '-' : ''
  return (
    <li>
      <span className="lines__what">
        <span>{entry.title}</span>
        <span className="small muted">
          <span>{entry.isRefunded ? messages.refunded : messages.entry[entry.kind]}</span> ·{' '}
          <span>{clockText(entry.at)}</span>, <span>{fullDay(vietnamDay(entry.at))}</span>
        </span>
      </span>
      <strong
        className={
          entry.effect === 'ADDED'
            ? 'num lines__added'
            : entry.effect === 'NONE'
              ? 'num muted'
              : 'num'
        }
      >
        <span>{`${sign}${formatDong(entry.amount)}`}</span>
        {entry.effect === 'NONE' ? null : (
          <VisuallyHidden>
            {' '}
            <span>{entry.effect === 'ADDED' ? messages.added : messages.spentFrom}</span>
          </VisuallyHidden>
        )}
      </strong>
    </li>
  )
}
