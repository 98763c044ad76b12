import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { styleMasters as messages } from '~/messages/vi/style-masters'
import { describeTrail } from '~/seo/json-ld'
import { Breadcrumbs, trailTo } from '~/seo/breadcrumbs'
import { pageMeta } from '~/seo/page-meta'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Picture } from '~/ui/picture'
import { formatDong } from '~/ui/price-format'
import { Vietnamese } from '~/ui/vietnamese'
import {
  StaffChallengesDocument,
  type StaffChallengesQuery,
} from '../../../schema/generated/graphql'
import { challengesPath, mastersPath } from './paths'
import sheet from './style-masters.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.challengesMeta, { brand: brand.name }),
    description: formatMessage(messages.challengesMetaText, { brand: brand.name }),
    path: challengesPath,
  })

const trail = trailTo({ name: messages.challengesTitle, path: challengesPath })

/** This month's challenges. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  const response = await site.gateway.query(StaffChallengesDocument, {})
  describeTrail(site, trail)
  return { challenges: response.ok ? response.data.staffChallenges : null }
}

/** /thu-thach: what the staff try to reach, and who is furthest. */
export default function Challenges() {
  const { challenges } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="page page--narrow section masters">
      <Breadcrumbs trail={trail} />
      <h1 className="h2">{messages.challengesTitle}</h1>
      <p className="muted">{messages.challengesLead}</p>
      {challenges === null ? (
        <ErrorNote retryTo={challengesPath}>{messages.challengesFailed}</ErrorNote>
      ) : null}
      {challenges?.length === 0 ? (
        <EmptyState picture="no-data" title={messages.noChallenges}>
          <p>{messages.noChallengesText}</p>
        </EmptyState>
      ) : null}
      {challenges?.map((challenge) => (
        <Challenge key={challenge.id} challenge={challenge} />
      ))}
      <Button to={mastersPath}>{messages.title}</Button>
    </main>
  )
}

type ChallengeShown = NonNullable<StaffChallengesQuery['staffChallenges']>[number]

function Challenge({ challenge }: { challenge: ChallengeShown }) {
  return (
    <section
      className="challenge"
      aria-labelledby={`challenge-${challenge.id}`}
      data-testid="challenge"
    >
      <h2 className="h3" id={`challenge-${challenge.id}`}>
        {challenge.name}
      </h2>
      <p>
        <Vietnamese>{challenge.description}</Vietnamese>
      </p>
      <p className="row">
        <span className="chip chip--pine">
          {formatMessage(messages.goal, { n: challenge.goal, unit: challenge.unit })}
        </span>
        <span className="chip chip--amber">
          {formatMessage(messages.reward, { price: formatDong(challenge.reward) })}
        </span>
      </p>
      {challenge.ranking.length === 0 ? <p className="muted">{messages.noStandings}</p> : null}
      <ol className="challenge__list">
        {challenge.ranking.map((one) => (
          <li key={one.stylistId}>
            <Picture
              src={one.avatar || '/art/mark.svg'}
              width={40}
              height={40}
              alt=""
              shape="round"
            />
            <span className="challenge__name">
              <strong>{one.name}</strong>
              {one.salon ? <span className="small muted">{one.salon.name}</span> : null}
            </span>
            <progress
              max={challenge.goal}
              value={Math.min(one.value, challenge.goal)}
              aria-label={one.name}
            />
            <span className="challenge__value num small">
              <span>
                {formatMessage(messages.standing, { n: one.value, unit: challenge.unit })}
              </span>
              {one.isReached ? (
                <strong className="challenge__reached"> {messages.reached}</strong>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
