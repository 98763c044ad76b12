import {
  data as respondWith,
  redirect,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import {
  Link,
  useActionData,
  useLoaderData,
  useLocation,
  Form as SearchForm,
} from '@remix-run/react'
import { useEffect } from 'react'
import * as z from 'zod'
import { readId } from '~/booking/read-id'
import { brand } from '~/brand'
import { form, formAction, text, type FormPress } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { language } from '~/messages/vi/language'
import { styleMasters as messages } from '~/messages/vi/style-masters'
import { describeTrail } from '~/seo/json-ld'
import { Breadcrumbs, trailTo } from '~/seo/breadcrumbs'
import { pageMeta } from '~/seo/page-meta'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { FocusedNotice } from '~/ui/focused-notice'
import { Form } from '~/ui/form'
import { Notice } from '~/ui/notice'
import { useToast } from '~/ui/toast'
import { loadMasters, type MastersData } from './load.server'
import { challengesPath, keyOf, listPath, mastersPath, monthBefore } from './paths'
import sheet from './style-masters.css?url'
import { SelectField } from '~/ui/more-fields'
import { openingPath } from '~/booking/draft/opening-path'
import { starsText } from '~/booking/time/stylists'
import { logInPath } from '~/routes/auth/next-path'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { IconCheck, IconStar } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import {
  VoteStyleMasterDocument,
  type MasterPartsFragment,
} from '../../../schema/generated/graphql'

type OpenVote = MastersData & { list: NonNullable<MastersData['list']> }

/** So many stand in view; the rest unfolds. */
const FIRST = 10

type RankingProps = {
  masters: readonly MasterPartsFragment[]
  data: OpenVote
  name: string
  isRanked?: boolean
}

/** Stylists in order, each with customers' opinions and a vote. */
function Ranking({ masters, ...more }: RankingProps) {
  if (!more.isRanked || masters.length <= FIRST)
    return <RankedList masters={masters} from={0} {...more} />
  return (
    <>
      <RankedList masters={masters.slice(0, FIRST)} from={0} {...more} />
      <details className="masters__more">
        <summary>{formatMessage(messages.more, { n: masters.length })}</summary>
        <RankedList masters={masters.slice(FIRST)} from={FIRST} {...more} />
      </details>
    </>
  )
}

function RankedList({ masters, from, data, name, isRanked }: RankingProps & { from: number }) {
  return (
    <ol
      className="masters__list"
      data-testid={from === 0 ? `by-${name}` : undefined}
      start={from + 1}
    >
      {masters
        .map((master, at) => ({ master, index: from + at }))
        .map(({ master, index }) => (
          <li key={master.stylistId} className="master" data-stylist={master.stylistId}>
            {isRanked ? (
              <p className={index < 3 ? 'master__rank master__rank--best' : 'master__rank'}>
                <VisuallyHidden>{formatMessage(messages.rank, { n: index + 1 })}</VisuallyHidden>
                <span aria-hidden="true" className="num">
                  {index + 1}
                </span>
              </p>
            ) : null}
            <Picture
              src={master.avatar || '/art/mark.svg'}
              width={72}
              height={72}
              alt=""
              shape="round"
            />
            <div className="master__words">
              <h3 className="master__name">
                <span>{master.name}</span>{' '}
                {master.isMaster ? (
                  <span className="chip chip--amber">{messages.master}</span>
                ) : null}
              </h3>
              <p className="small muted">
                {[
                  master.salon?.name,
                  master.skill,
                  formatMessage(messages.years, { n: master.years }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="master__quote small">
                <strong>{formatMessage(messages.votes, { n: master.votes })}</strong>
                {master.stars === null ? null : (
                  <span className="master__stars">
                    <IconStar size="s" />{' '}
                    <span>
                      {formatMessage(messages.ratings, {
                        stars: starsText(master.stars),
                        n: master.ratingCount,
                      })}
                    </span>
                  </span>
                )}
              </p>
            </div>
            <div className="master__acts">
              <Vote master={master} data={data} />
              <Link
                className="small"
                to={openingPath({ salonId: master.salonId, stylistId: master.stylistId })}
                aria-label={formatMessage(messages.bookWith, { name: master.name })}
              >
                {messages.book}
              </Link>
            </div>
          </li>
        ))}
    </ol>
  )
}

function Vote({
  master,
  data: { list, who, vote },
}: {
  master: MasterPartsFragment
  data: OpenVote
}) {
  const { pathname, search } = useLocation()
  if (vote?.stylistId === master.stylistId) {
    return (
      <p className="chip chip--pine" data-testid="my-vote">
        <IconCheck size="s" /> {messages.yourVote}
      </p>
    )
  }
  if (!list.isOpen) return null
  if (who === 'logged-out') {
    return (
      <Button
        size="s"
        to={logInPath({ next: pathname + search })}
        aria-label={`${messages.voteLogIn}: ${master.name}`}
      >
        {messages.vote}
      </Button>
    )
  }
  return (
    <Form hidden={{ key: list.key, stylistId: master.stylistId }} preventScrollReset>
      <Button
        type="submit"
        size="s"
        aria-label={formatMessage(messages.voteFor, { name: master.name })}
        data-track="style_master_vote"
      >
        {messages.vote}
      </Button>
    </Form>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, {
    title: data?.list
      ? formatMessage(messages.metaTitle, {
          month: language.fullMonth(data.list.month),
          brand: brand.name,
        })
      : `${messages.title} – ${brand.name}`,
    description: formatMessage(messages.metaText, { brand: brand.name }),
    path: listPath(data?.key ?? null),
    isPublic: Boolean(data?.list),
  })

const trail = trailTo({ name: messages.title, path: mastersPath })

/** The list that the address names, or that of cuts in this month. */
export async function loader({ request, params, context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trail)
  const masters = await loadMasters(site, request, params.key ?? null)
  return respondWith(masters, { status: subjectStatus(masters.list, masters.isFailed) })
}

/** Votes, and leads to the list, so that a reload does not vote again. */
export const action = formAction(
  messages.error,
  {
    default: form(z.object({ key: text, stylistId: text }), async (vote, press) => {
      const result = await press.run(VoteStyleMasterDocument, vote)
      if (result.__typename !== 'StyleMasterVoted') return result
      const list = shownList(press)
      return redirect(`${list}${list.includes('?') ? '&' : '?'}da-binh-chon=1`, 303)
    }),
  },
  (press) => ({ next: shownList(press) }),
)

/** The list that a vote was given on, in the salon that it shows. */
function shownList({ request, params }: Pick<FormPress, 'request' | 'params'>): string {
  const salonId = readId(new URL(request.url).searchParams.get('salonId'))
  return listPath(params.key ?? null, salonId)
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
    data.isVoted && data.vote ? formatMessage(messages.voted, { name: data.vote.name }) : null
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
          ? formatMessage(messages.name, { month: language.fullMonth(data.list.month) })
          : messages.title}
      </h1>
      <p className="muted">{messages.lead}</p>
      {refused ? (
        <FocusedNotice key={key} kind="error">
          {refused.message}
        </FocusedNotice>
      ) : notice ? (
        <div className="no-js-only">
          <Notice kind="success">{notice}</Notice>
        </div>
      ) : null}
      {data.list ? (
        <List data={{ ...data, list: data.list }} />
      ) : data.isFailed ? (
        <ErrorNote retryTo={listPath(data.key)}>{messages.failed}</ErrorNote>
      ) : (
        <Missing />
      )}
      <p>
        <Link to={challengesPath}>{messages.toChallenges}</Link>
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
      <nav className="masters__lists" aria-label={messages.lists}>
        {(['CUT', 'PERM_AND_COLOUR'] as const).map((topic) => (
          <Link
            key={topic}
            className={topic === list.topic ? 'chip chip--link chip--on' : 'chip chip--link'}
            to={listPath(keyOf(topic, list.month), salonId)}
            aria-current={topic === list.topic ? 'page' : undefined}
          >
            {messages.topic[topic]}
          </Link>
        ))}
        {list.isOpen ? (
          <Link
            className="chip chip--link"
            to={listPath(keyOf(list.topic, monthBefore(list.month)), salonId)}
          >
            {formatMessage(messages.lastMonth, {
              month: language.fullMonth(monthBefore(list.month)),
            })}
          </Link>
        ) : (
          <Link className="chip chip--link" to={listPath(null, salonId)}>
            {messages.thisMonth}
          </Link>
        )}
      </nav>
      <SalonFilter path={listPath(key)} salons={salons} salonId={salonId} />
      <p className="small muted">{list.isOpen ? messages.change : messages.closed}</p>
      {salon ? null : (
        <section className="stack stack--tight" aria-labelledby="by-votes">
          <h2 className="h3" id="by-votes">
            {messages.byVotes}
          </h2>
          {list.byVotes.length === 0 ? (
            <EmptyState picture="no-data" title={messages.noVotes} headingLevel="h3">
              <p>{messages.noVotesText}</p>
            </EmptyState>
          ) : (
            <Ranking masters={list.byVotes} data={data} name="votes" isRanked />
          )}
        </section>
      )}
      <section className="stack stack--tight" aria-labelledby="by-stars">
        <h2 className="h3" id="by-stars">
          {salon ? formatMessage(messages.ofSalon, { salon: salon.name }) : messages.byStars}
        </h2>
        {others.length > 1 ? <p className="small muted">{messages.starsWeighed}</p> : null}
        {others.length === 0 ? (
          <p className="muted">{messages.noStars}</p>
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
      title={messages.missing}
      action={<Button to={mastersPath}>{messages.thisMonth}</Button>}
    >
      <p>{messages.missingText}</p>
    </EmptyState>
  )
}

/** Shows the stylists of one salon. */
function SalonFilter({
  path,
  salons,
  salonId,
}: {
  path: string
  salons: readonly { id: string; name: string; provinceName: string }[]
  salonId: string | null
}) {
  if (salons.length === 0) return null
  return (
    <SearchForm action={path} className="masters__filter">
      <SelectField
        label={messages.salon}
        name="salonId"
        key={salonId}
        defaultValue={salonId ?? ''}
        options={[
          { value: '', label: messages.allSalons },
          ...salons.map(({ id, name, provinceName }) => ({
            value: id,
            label: `${provinceName} · ${name}`,
          })),
        ]}
      />
      <Button type="submit">{messages.filter}</Button>
    </SearchForm>
  )
}
