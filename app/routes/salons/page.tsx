import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { ratingTexts } from '~/booking/salons/salon-ratings'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { salons as words } from '~/messages/vi/salons'
import { hairSalon } from '~/seo/json-ld'
import { breadcrumbList, thingList } from '~/seo/json-ld-lists'
import { pageMeta } from '~/seo/page-meta'
import { Breadcrumbs, trailTo } from '~/seo/breadcrumbs'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { IconLocate } from '~/ui/icons'
import { nearPath } from '../home/booking-path'
import { SalonSearchDocument, SalonSystemDocument } from '../../../schema/generated/graphql'
import { citiesByRegion, type Province, type Salon } from './cities-by-region'
import { WithFreeHours } from './free-hour'
import { Region } from './region'
import { SalonCard } from './salon-card'
import { salonPath } from './salon-path'
import { SearchForm } from './search-form'
import { useUnfold } from './use-unfold'
import sheet from './salons.css?url'
import { cutText, lineText } from '../../../domain/typed-text'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: formatMessage(words.pageTitle, { brand: brand.name }),
    description: formatMessage(words.pageDescription, {
      brand: brand.name,
      hours: brand.hours.text,
    }),
    path: '/system-salon',
    isPublic: !data?.search,
  })

const trail = trailTo({ name: words.title, path: '/system-salon' })

/** All salons by city, or with `?q=` those that match. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const typed = cutText(lineText(new URL(request.url).searchParams.get('q') ?? ''), 80)
  if (typed) {
    const response = await site.gateway.query(SalonSearchDocument, { words: typed })
    const found = response.ok ? response.data.salons : null
    return {
      search: { typed, found },
      provinces: null,
      ratings: ratingTexts(found ?? [], response.ok ? response.data.salonRatings : null),
    }
  }
  const response = await site.gateway.query(SalonSystemDocument, {})
  const listed =
    (response.ok && response.data.provinces?.flatMap((province) => province.salons)) || []
  site.describe(
    breadcrumbList(site.origin, trail),
    thingList(
      words.title,
      listed.map((salon) => hairSalon(site.origin, { ...salon, path: salonPath(salon) })),
    ),
  )
  return {
    search: null,
    provinces: response.ok ? response.data.provinces : null,
    ratings: ratingTexts(listed, response.ok ? response.data.salonRatings : null),
  }
}

/** Where the chain's salons are. */
export default function SalonSystem() {
  const { search, provinces, ratings } = useLoaderData<typeof loader>()
  useUnfold()
  return (
    <main id="main" className="page salon-page">
      <Breadcrumbs trail={trail} />
      <header className="salon-page__head">
        <h1>{words.title}</h1>
        {provinces ? (
          <p className="lead muted">{formatMessage(words.lead, countsOf(provinces))}</p>
        ) : null}
        <SearchForm typed={search?.typed ?? ''} />
        <p className="scripted-only">
          <Button to={nearPath} icon={<IconLocate />} data-track="salon_near">
            {words.findNear}
          </Button>
        </p>
      </header>
      <WithFreeHours>
        {search ? (
          <FoundSalons {...search} ratings={ratings} />
        ) : (
          <Regions provinces={provinces} ratings={ratings} />
        )}
      </WithFreeHours>
    </main>
  )
}

type Ratings = Record<number, string>

function Regions({ provinces, ratings }: { provinces: Province[] | null; ratings: Ratings }) {
  if (!provinces)
    return (
      <ErrorNote retryTo="/system-salon">
        {formatMessage(words.failed, { number: brand.hotline.display })}
      </ErrorNote>
    )
  return citiesByRegion(provinces).map(({ region, cities }) => (
    <Region key={region} region={region} cities={cities} ratings={ratings} />
  ))
}

function FoundSalons({
  typed,
  found,
  ratings,
}: {
  typed: string
  found: Salon[] | null
  ratings: Ratings
}) {
  if (!found)
    return (
      <ErrorNote retryTo={`/system-salon?q=${encodeURIComponent(typed)}`}>
        {words.searchFailed}
      </ErrorNote>
    )
  if (found.length === 0) {
    return (
      <EmptyState picture="no-salon" title={formatMessage(words.foundNone, { words: typed })}>
        <p>{words.foundNoneHint}</p>
      </EmptyState>
    )
  }
  return (
    <section className="salon-found">
      <div role="status">
        <h2 className="h3">{formatMessage(words.found, { n: found.length, words: typed })}</h2>
      </div>
      <ul className="salon-list">
        {found.map((salon) => (
          <SalonCard key={salon.id} salon={salon} rating={ratings[salon.id]} heading="h3" />
        ))}
      </ul>
    </section>
  )
}

function countsOf(provinces: readonly Province[]) {
  const withSalons = provinces.filter(({ salons }) => salons.length > 0)
  return {
    cities: withSalons.length,
    salons: withSalons.reduce((sum, { salons }) => sum + salons.length, 0),
  }
}
