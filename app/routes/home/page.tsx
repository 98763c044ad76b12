import {
  redirect,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { knownProblem, phoneProblem } from '~/booking/customer/phone'
import { brand } from '~/brand'
import { readBody, textOf } from '~/form.server'
import { home } from '~/messages/vi/home'
import { organization, website } from '~/seo/json-ld'
import { pageMeta } from '~/seo/page-meta'
import { ErrorNote } from '~/ui/empty-state'
import { lazyPart } from '~/ui/lazy-part'
import { Vietnamese } from '~/ui/vietnamese'
import { HomeDocument } from '../../../schema/generated/graphql'
import { Banners } from './banners'
import { blocksOfToday } from './block-order'
import { bookingPath } from './booking-path'
import { homeCities } from './home-cities'
import { CustomerGreeting, OwnLookup } from './personal-bookings'
import { PhoneBox, type RefusedPhone } from './phone-box'
import { reviewsOf } from './review'
import { Reviews } from './reviews'
import { liveBanners, liveBlocks } from './live-links'
import sheet from './home.css?url'

const BlockList = lazyPart(async () => (await import('./block-list')).BlockList)
// They lie below what is seen first: the browser does not wait for their code.
if (!import.meta.env.SSR) void BlockList.prepare().catch(() => undefined)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: brand.title, description: brand.description, path: '/' })

/** Each part of Home is null on its own when its backend is down. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
  await BlockList.prepare()
  site.describe(organization(site.origin), website(site.origin))
  const response = await site.gateway.query(HomeDocument, {})
  if (!response.ok) return { banners: null, blocks: null, cities: null, reviews: [] }
  const { banners, homeBlocks, provinces, feedback } = response.data
  return {
    banners: banners && liveBanners(banners, site.hasPage),
    blocks: homeBlocks && blocksOfToday(liveBlocks(homeBlocks, site.hasPage), site.now),
    cities: provinces && homeCities(provinces),
    reviews: reviewsOf(feedback),
  }
}

/** The phone box without JavaScript. */
export async function action({ request }: ActionFunctionArgs) {
  const typed = textOf(await readBody(request), 'phone').slice(0, 40)
  if (phoneProblem(typed) === null) return redirect(bookingPath(typed), 303)
  return { problem: knownProblem(typed) ?? home.phoneProblem, typed } satisfies RefusedPhone
}

/**
 * Home: banners, the box that starts a booking, the customer's bookings, and what the chain
 * configured.
 */
export default function Home() {
  const { banners, blocks, cities, reviews } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const head = blocks?.find(({ layout }) => layout === 'head')
  return (
    <main id="main" className="home">
      <CustomerGreeting />
      <div className="home__top page">
        <Banners banners={banners} />
        <div className="home__start">
          <div className="home__welcome">
            <h1 className="home__title">{head?.title || brand.title}</h1>
            {head?.subtitle ? (
              <p className="home__lead muted">
                <Vietnamese>{head.subtitle}</Vietnamese>
              </p>
            ) : null}
          </div>
          <PhoneBox refused={refused} />
        </div>
        <OwnLookup />
      </div>
      <Reviews reviews={reviews} />
      {blocks ? (
        <Suspense>
          <BlockList.Part blocks={blocks} cities={cities} />
        </Suspense>
      ) : (
        <BlocksFailed />
      )}
    </main>
  )
}

function BlocksFailed() {
  return (
    <div className="page section">
      <ErrorNote retryTo="/">{home.blocksFailed}</ErrorNote>
    </div>
  )
}
