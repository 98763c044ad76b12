import {
  data as respondWith,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Link, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { brand } from '~/brand'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { language } from '~/messages/vi/language'
import { styleMasters as words } from '~/messages/vi/style-masters'
import { describeTrail } from '~/seo/json-ld-lists'
import { Breadcrumbs, trailTo } from '~/seo/breadcrumbs'
import { pageMeta } from '~/seo/page-meta'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { useToast } from '~/ui/toast'
import { SalonFilter } from './filter'
import { loadMasters, voteOnce, type MastersData } from './load.server'
import { challengesPath, keyOf, listPath, mastersPath, monthBefore } from './paths'
import { Ranking } from './ranking'
import sheet from './style-masters.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, {
    title: data?.list
      ? formatMessage(words.metaTitle, {
          month: language.fullMonth(data.list.month),
          brand: brand.name,
        })
      : `${words.title} – ${brand.name}`,
    description: formatMessage(words.metaText, { brand: brand.name }),
    path: listPath(data?.key ?? null),
    isPublic: Boolean(data?.list),
  })

const trail = trailTo({ name: words.title, path: mastersPath })

/** The list that the address names, or that of cuts in this month. */
export async function loader({ request, params, context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trail)
  const masters = await loadMasters(site, request, params.key ?? null)
  return respondWith(masters, { status: masters.list || masters.isFailed ? 200 : 404 })
}

/** Votes; see load.server.ts. */
export async function action({ request, context: { site } }: ActionFunctionArgs) {
  const { message, status } = await voteOnce(site, request, await readBody(request))
  return respondWith({ message }, { status })
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/**
 * /stylist-xuat-sac and /stylist-xuat-sac/:key: the style masters of a month, public; voting needs
 * the log-in.
 */
export default function StyleMasters() {
  const data = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const toast = useToast()
  const notice =
    data.isVoted && data.vote ? formatMessage(words.voted, { name: data.vote.name }) : null
  // The key is new after each success, also one whose text is the same as that before.
  const { key } = useLocation()
  useEffect(() => {
    if (notice) toast({ kind: 'success', text: notice })
  }, [notice, key, toast])
  return (
    <main id="main" className="page section masters">
      <Breadcrumbs trail={trail} />
      <h1 className="h2">
        {data.list
          ? formatMessage(words.name, { month: language.fullMonth(data.list.month) })
          : words.title}
      </h1>
      <p className="muted">{words.lead}</p>
      {refused ? (
        <Notice kind="error">{refused.message}</Notice>
      ) : notice ? (
        <div className="no-js-only">
          <Notice kind="success">{notice}</Notice>
        </div>
      ) : null}
      {data.list ? (
        <List data={{ ...data, list: data.list }} />
      ) : data.isFailed ? (
        <ErrorNote retryTo={listPath(data.key)}>{words.failed}</ErrorNote>
      ) : (
        <Missing />
      )}
      <p>
        <Link to={challengesPath}>{words.toChallenges}</Link>
      </p>
    </main>
  )
}

function List({ data }: { data: MastersData & { list: NonNullable<MastersData['list']> } }) {
  const { list, key, salonId, salons } = data
  const salon = salons.find(({ id }) => id === salonId)
  const others = list.byStars.filter((master) => salonId !== null || master.ratingCount > 0)
  return (
    <>
      <nav className="masters__lists" aria-label={words.lists}>
        {(['CUT', 'PERM_AND_COLOUR'] as const).map((topic) => (
          <Link
            key={topic}
            className={topic === list.topic ? 'chip chip--link chip--on' : 'chip chip--link'}
            to={listPath(keyOf(topic, list.month), salonId)}
            aria-current={topic === list.topic ? 'page' : undefined}
          >
            {words.topic[topic]}
          </Link>
        ))}
        {list.isOpen ? (
          <Link
            className="chip chip--link"
            to={listPath(keyOf(list.topic, monthBefore(list.month)), salonId)}
          >
            {formatMessage(words.lastMonth, { month: language.fullMonth(monthBefore(list.month)) })}
          </Link>
        ) : (
          <Link className="chip chip--link" to={listPath(null, salonId)}>
            {words.thisMonth}
          </Link>
        )}
      </nav>
      <SalonFilter path={listPath(key)} salons={salons} salonId={salonId} />
      <p className="small muted">{list.isOpen ? words.change : words.closed}</p>
      {salon ? null : (
        <section className="stack stack--tight" aria-labelledby="by-votes">
          <h2 className="h3" id="by-votes">
            {words.byVotes}
          </h2>
          {list.byVotes.length === 0 ? (
            <EmptyState picture="no-data" title={words.noVotes} headingLevel="h3">
              <p>{words.noVotesText}</p>
            </EmptyState>
          ) : (
            <Ranking masters={list.byVotes} data={data} name="votes" isRanked />
          )}
        </section>
      )}
      <section className="stack stack--tight" aria-labelledby="by-stars">
        <h2 className="h3" id="by-stars">
          {salon ? formatMessage(words.ofSalon, { salon: salon.name }) : words.byStars}
        </h2>
        {others.length > 1 ? <p className="small muted">{words.starsWeighed}</p> : null}
        {others.length === 0 ? (
          <p className="muted">{words.noStars}</p>
        ) : (
          <Ranking masters={others} data={data} name="stars" isRanked={!salon} />
        )}
      </section>
    </>
  )
}

function Missing() {
  return (
    <EmptyState
      picture="not-found"
      title={words.missing}
      action={<Button to={mastersPath}>{words.thisMonth}</Button>}
    >
      <p>{words.missingText}</p>
    </EmptyState>
  )
}
