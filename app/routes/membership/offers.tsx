import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { openingPath } from '~/booking/draft/opening-path'
import { fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { membership as messages } from '~/messages/vi/membership'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Picture } from '~/ui/picture'
import { Vietnamese } from '~/ui/vietnamese'
import { OwnOffersDocument, type OwnOffersQuery } from '../../../schema/generated/graphql'
import { trailTo } from '../../seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld'
import { logInStatusOf } from '../auth/log-in-status'
import { Courses } from './courses'
import { areaMeta } from '~/seo/inner-meta'
import { offersPath } from './paths'
import type { AccountPage } from '../account/layout'

type Reward = NonNullable<OwnOffersQuery['rewards']>[number]

export const handle: AccountPage = {
  current: 'offers',
  title: messages.offersTitle,
  lead: messages.offersText,
  logIn: { stands: 'before', text: messages.offersLogIn },
}

export const meta: MetaFunction = ({ matches }) =>
  areaMeta(matches, messages, {
    page: messages.offersTitle,
    path: offersPath,
    text: formatMessage(messages.offersMeta, { brand: brand.name }),
  })

/** Today's offers: the public ones, and the customer's own. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  describeTrail(site, trailTo({ name: messages.offersTitle, path: offersPath }))
  const response = await site.gateway.query(OwnOffersDocument, { date: vietnamDay(site.now) })
  const { rewards, viewer } = response.ok ? response.data : { rewards: null, viewer: null }
  return { who: logInStatusOf(response), rewards, courses: viewer?.courses ?? null }
}

/** /uu-dai: the customer's own offers and visits, and the public offers. */
export default function Offers() {
  const { who, rewards, courses } = useLoaderData<typeof loader>()
  // A package stands with its visits.
  const bought = new Set(courses?.map(({ offerId }) => offerId))
  const own = rewards?.filter(({ isOwn, id }) => isOwn && !bought.has(id)) ?? []
  const everybodys = rewards?.filter(({ isOwn }) => !isOwn) ?? []
  return (
    <>
      {rewards === null ? <ErrorNote retryTo={offersPath}>{messages.failed}</ErrorNote> : null}
      {courses && courses.length > 0 ? <Courses courses={courses} /> : null}
      {rewards && who === 'member' ? (
        <section className="stack" data-testid="own-offers">
          <h2 className="h3">{messages.own}</h2>
          {own.length === 0 ? (
            <p className="muted">{messages.noOwn}</p>
          ) : (
            <OfferList offers={own} />
          )}
        </section>
      ) : null}
      {rewards ? (
        <section className="stack">
          <h2 className="h3">{messages.everybody}</h2>
          {everybodys.length === 0 ? (
            <EmptyState picture="shelf" title={messages.noOffers} headingLevel="h3" />
          ) : (
            <OfferList offers={everybodys} />
          )}
        </section>
      ) : null}
    </>
  )
}

function OfferList({ offers }: { offers: readonly Reward[] }) {
  return (
    <ul className="stack">
      {offers.map((offer) => (
        <li key={offer.id} className="own-offer">
          {offer.image ? (
            <Picture src={offer.image} width={72} height={54} alt="" shape="soft" />
          ) : (
            <span />
          )}
          <div className="own-offer__words">
            <h3 className="own-offer__name">{offer.name}</h3>
            <p>
              <Vietnamese>{offer.effect}</Vietnamese>
            </p>
            {offer.condition ? (
              <p className="small muted">
                <Vietnamese>{offer.condition}</Vietnamese>
              </p>
            ) : null}
            <p className="small muted">
              {[
                offer.isOwn && offer.remainingUses
                  ? formatMessage(messages.usesLeft, { n: offer.remainingUses })
                  : null,
                offer.endDate
                  ? formatMessage(messages.until, { date: fullDay(offer.endDate) })
                  : null,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {offer.remainingUses === 0 ? (
              <p className="small">{messages.noUsesLeft}</p>
            ) : !offer.isBookable ? null : (
              <Button
                size="s"
                // Of several services that an offer covers, the customer must choose.
                to={openingPath({
                  serviceIds: offer.serviceIds.length === 1 ? offer.serviceIds : [],
                  offerId: offer.id,
                })}
              >
                {messages.useOffer}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
