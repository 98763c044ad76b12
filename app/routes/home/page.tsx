import {
  redirect,
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import {
  useActionData,
  useLoaderData,
  Form,
  Link,
  useNavigate,
  useNavigation,
} from '@remix-run/react'
import { Suspense, useState, type FormEvent } from 'react'
import { knownProblem, phoneProblem } from '~/booking/customer/phone'
import { largestCities } from '~/booking/salons/salon-list'
import { fullDay } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { readBody, textOf } from '~/form.server'
import { home, reviews as messages } from '~/messages/vi/home'
import { organization, website } from '~/seo/json-ld'
import { pageMeta } from '~/seo/page-meta'
import { ErrorNote } from '~/ui/empty-state'
import { Vietnamese } from '~/ui/vietnamese'
import { HomeDocument, type HomeQuery } from '../../../schema/generated/graphql'
import { Banners } from './banners'
import { blocksOfToday, type ConfiguredBlock, BlockList, type HomeCities } from './blocks'
import { bookingPath, firstHourPath } from './booking-path'
import { liveLink, type HasPage } from './link-to'
import sheet from './home.css?url'
import { formatMessage } from '~/messages/format-message'
import { usePersonal } from '~/routes/personal/use-personal'
import { LookupLink } from '~/routes/shell/lookup-link'
import { IconCalendar, IconRight } from '~/ui/icons'
import { lazyExtra } from '~/ui/lazy-extra'
import { useOwnPhone } from '~/routes/personal/use-own-phone'
import { Button } from '~/ui/button'
import { Carousel } from '~/ui/carousel'
import { Notice } from '~/ui/notice'
import { PhoneField } from '~/ui/phone-field'
import { useToast } from '~/ui/toast'

const KnownCustomer = lazyExtra(() => import('./known-customer'))

/**
 * The personal part of Home, above everything else. It loads after the page, which is the same for
 * all visitors.
 */
function CustomerGreeting() {
  const personal = usePersonal()
  return personal ? (
    <Suspense>
      <KnownCustomer personal={personal} />
    </Suspense>
  ) : null
}

/** The look-up of bookings by phone, for logged-out visitors and without JavaScript. */
function OwnLookup() {
  const personal = usePersonal()
  return personal?.browser.bookings?.length ? null : (
    <section className="page personal" aria-label={home.myBookings}>
      <LookupLink className="personal__link" track="home_lookup">
        <IconCalendar />
        <span>
          <span className="strong">{home.myBookings}</span>
          <span className="small muted">{home.myBookingsHint}</span>
        </span>
        <IconRight />
      </LookupLink>
    </section>
  )
}

/** A customer's review, as Home shows it. */
type Review = { id: string; text: string; by: string; what: string }

/** How many stand on Home, and how many of them are in view. */
const shown = 3
const reviewSlides = { mobile: 1.2, tablet: 2.25, desktop: shown }

/** The best rated, in the chain's order. */
export function reviewsOf(feedback: HomeQuery['feedback']): Review[] {
  return [...(feedback ?? [])]
    .sort((one, other) => other.stars - one.stars)
    .slice(0, shown)
    .map(({ id, text, date, ...about }) => ({
      id,
      text: formatMessage(messages.quote, { text }),
      by: formatMessage(messages.by, about),
      what: formatMessage(about.stylistName ? messages.whatBy : messages.what, {
        ...about,
        date: fullDay(date),
      }),
    }))
}

/** How many cities stand on Home; the rest is a press away. */
const MAX_CITIES = 8

/** The chain's first cities, then those with more salons; cities without one are left out. */
export function homeCities(provinces: HomeCities['largest']): HomeCities {
  const cities = largestCities(provinces)
  return { largest: cities.slice(0, MAX_CITIES), count: cities.length }
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: brand.title, description: brand.description, path: '/' })

/** Each part of Home is null on its own when its backend is down. */
export async function loader({ context: { site } }: LoaderFunctionArgs) {
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
    <main id="main">
      <div id="khong-co-trang" className="page unknown-address">
        <Notice>{home.unknownAddress}</Notice>
      </div>
      <CustomerGreeting />
      <div className="home__top page">
        <Banners banners={banners} />
        <div className="home__start">
          <div>
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
      {blocks ? <BlockList blocks={blocks} cities={cities} /> : <BlocksFailed />}
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

/** The best rated reviews by customers, each with its visit. */
function Reviews({ reviews }: { reviews: readonly Review[] }) {
  return reviews.length === 0 ? null : (
    <section className="page reviews">
      <h2 className="h3">{home.reviews}</h2>
      <Carousel label={home.reviews} {...reviewSlides} plain>
        {reviews.map(({ id, text, by, what }) => (
          <div key={id} className="review">
            <p>
              <Vietnamese>{text}</Vietnamese>
            </p>
            <p className="small">
              <span className="strong">{by}</span>
              <br />
              <span className="muted">{what}</span>
            </p>
          </div>
        ))}
      </Carousel>
    </section>
  )
}

type LinkedBanner = NonNullable<HomeQuery['banners']>[number]

/** Banners without dead links. */
function liveBanners(banners: readonly LinkedBanner[], hasPage: HasPage): LinkedBanner[] {
  return banners.map((banner) => ({ ...banner, link: liveLink(banner.link, hasPage) }))
}

/** Blocks and their items without dead links. */
function liveBlocks(blocks: readonly ConfiguredBlock[], hasPage: HasPage): ConfiguredBlock[] {
  return blocks.map((block) => ({
    ...block,
    linkViewAll: liveLink(block.linkViewAll, hasPage),
    items: block.items.map((item) => ({ ...item, link: liveLink(item.link, hasPage) })),
  }))
}

/** A refused phone as it came back from the server: what was typed stays. */
type RefusedPhone = { problem: string; typed: string }

/**
 * The box that starts a booking. With JavaScript a good phone goes straight to the booking; without
 * it the form is posted and checked there.
 */
export function PhoneBox({ refused }: { refused?: RefusedPhone }) {
  const [problem, setProblem] = useState(refused?.problem)
  const [isCut, setCut] = useState(false)
  const navigate = useNavigate()
  const isLeaving = useNavigation().location?.pathname === '/booking'
  const toast = useToast()
  const form = useOwnPhone()

  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('phone') ?? '')
    if (phoneProblem(typed) === null) {
      navigate(bookingPath(typed))
      return
    }
    const text = knownProblem(typed) ?? home.phoneProblem
    setProblem(text)
    toast({ kind: 'error', title: home.errorTitle, text })
    event.currentTarget.querySelector<HTMLInputElement>('input[name=phone]')?.focus()
  }

  return (
    <Form
      ref={form}
      method="post"
      action="/?index"
      className="phone-box"
      noValidate
      onSubmit={start}
      data-track="home_phone_box"
    >
      <h2 className="phone-box__title">{home.boxTitle}</h2>
      {refused ? (
        <div className="no-js-only">
          <Notice kind="error" title={home.errorTitle}>
            {refused.problem}
          </Notice>
        </div>
      ) : null}
      <div>
        <PhoneField
          label={home.phoneLabel}
          hideLabel
          name="phone"
          placeholder={home.phonePlaceholder}
          defaultValue={refused?.typed}
          error={problem}
          onExtraDigit={setCut}
          onInput={() => {
            // While the customer corrects a problem, its message is not needed.
            setProblem(undefined)
            toast(null)
          }}
        />
        <p className="field__hint" role="status">
          {isCut ? home.phoneCut : null}
        </p>
      </div>
      <Button kind="primary" type="submit" wide busy={isLeaving} data-track="home_book_now">
        {home.submit}
      </Button>
      <p className="phone-box__hint small muted">{home.boxHint}</p>
      <Link
        to="/som-nhat"
        className="button button--quiet button--wide"
        data-track="home_soonest_page"
      >
        {home.soonest}
      </Link>
      {/* Scripts show the soonest hours themselves, each one press away. */}
      <Link
        to={firstHourPath}
        reloadDocument
        className="unscripted-only button button--quiet button--wide"
      >
        {home.firstHour}
      </Link>
    </Form>
  )
}
