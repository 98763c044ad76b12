import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import {
  Form,
  Link,
  useLoaderData,
  useLocation,
  useNavigation,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { withRatingText } from '~/booking/salons/salon-ratings'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import { breadcrumbList, hairSalon, thingList } from '~/seo/json-ld'
import { pageMeta } from '~/seo/page-meta'
import { Breadcrumbs, trailTo } from '~/seo/breadcrumbs'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { IconLocate, IconSearch, IconDown } from '~/ui/icons'
import { SalonSearchDocument, SalonSystemDocument } from '../../../schema/generated/graphql'
import { citiesByRegion, type Province, type Salon, type RegionId } from './cities-by-region'
import { CountryMap } from './country-map'
import { WithFreeHours } from './free-hour'
import { SalonCard } from './salon-card'
import { areaText, inArea, onMap, readArea } from './map/area'
import { WithMap } from './map/with-map'
import { salonPath } from './salon-path'
import sheet from './salons.css?url'
import { cutText, lineText } from '../../../domain/typed-text'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { picker } from '~/messages/vi/picker'
import { TextField } from '~/ui/field'
import { useToast } from '~/ui/toast'
import { usePosition } from '~/ui/use-position'
import { distanceKm, hasPlace, readPoint, type Point } from '../../../domain/distance'
import { searchDelayMs, useSearchForm } from '~/routes/booking/use-search-form'

const names: Record<RegionId, string> = {
  NORTH: messages.north,
  CENTRAL: messages.central,
  SOUTH: messages.south,
  OTHER: messages.otherCities,
}

/**
 * One part of the country: its cities unfold to their salons. `#tinh-62` in the address opens that
 * city, without JavaScript too.
 */
function Region({ region, cities }: { region: RegionId; cities: Province[] }) {
  return (
    <section className="region" aria-labelledby={`region-${region}`}>
      <h2 id={`region-${region}`}>{names[region]}</h2>
      {cities.map((city) => (
        <details key={city.id} className="region__city">
          <summary>
            <h3 className="region__name">{city.name}</h3>
            <span className="small muted">
              {formatMessage(messages.cityCount, { n: city.salons.length })}
            </span>
            <IconDown />
          </summary>
          <ul className="salon-list" id={`tinh-${city.id}`}>
            {city.salons.map((salon) => (
              <SalonCard key={salon.id} salon={salon} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

/** React warns of a layout effect on the server, where there is no layout. */
const useBeforeScroll = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Unfolds the city that the address names, `#tinh-62`, or that of a salon, which it moves to: a link
 * inside the site does not do it by itself. Before the router scrolls to that city, or on the way back to where the page was.
 */
function useUnfold(): void {
  const { hash, key } = useLocation()
  useBeforeScroll(() => {
    const named = hash ? document.getElementById(hash.slice(1)) : null
    const folded = named?.closest('details')
    if (folded) folded.open = true
    // A document goes on at its anchor by itself.
    const city = key === 'default' ? null : folded?.querySelector('summary')
    const start = chosenIn(hash) ? named?.querySelector('a') : city
    start?.focus({ preventScroll: true })
  }, [hash, key])
}

/** The salon whose card the address names, in the list (`#salon-9`) or among those nearby (`#gan-9`). */
function chosenIn(hash: string): string | undefined {
  return /^#(?:salon|gan)-(\d+)$/.exec(hash)?.[1]
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.pageTitle, { brand: brand.name }),
    description: formatMessage(messages.pageDescription, {
      brand: brand.name,
      hours: brand.hours.text,
    }),
    path: '/system-salon',
    isPublic: !data?.search,
  })

const trail = trailTo({ name: messages.title, path: '/system-salon' })

/**
 * Only the list shows a part of the map and the salon that is chosen on it. What else leads here
 * again, as the way to reload the list does, loads it.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOther = currentUrl.search !== nextUrl.search || chosenIn(currentUrl.hash) !== undefined
  const isPart = isOther && currentUrl.pathname === nextUrl.pathname
  const isSame = currentUrl.searchParams.get('q') === nextUrl.searchParams.get('q')
  return isPart && isSame ? false : defaultShouldRevalidate
}

/** All salons by city, or with `?q=` those that match. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const typed = cutText(lineText(new URL(request.url).searchParams.get('q') ?? ''), 80)
  if (typed) {
    const response = await site.gateway.query(SalonSearchDocument, { words: typed })
    const found = (response.ok && response.data.salons?.map(withRatingText)) || null
    return {
      search: { typed, found },
      tiles: site.mapTiles,
      provinces: null,
    }
  }
  const response = await site.gateway.query(SalonSystemDocument, {})
  const provinces =
    (response.ok &&
      response.data.provinces?.map((province) => ({
        ...province,
        salons: province.salons.map(withRatingText),
      }))) ||
    null
  const listed = provinces?.flatMap((province) => province.salons) ?? []
  site.describe(
    breadcrumbList(site.origin, trail),
    thingList(
      messages.title,
      listed.map((salon) => hairSalon(site.origin, { ...salon, path: salonPath(salon) })),
    ),
  )
  return {
    search: null,
    tiles: site.mapTiles,
    provinces,
  }
}

/** Where the chain's salons are. */
export default function SalonSystem() {
  const { search, provinces, tiles } = useLoaderData<typeof loader>()
  const { hash, search: query } = useLocation()
  const area = readArea(useSearchParams()[0].get('vung'))
  const salons = useMemo(
    () => search?.found ?? provinces?.flatMap((city) => city.salons) ?? [],
    [search, provinces],
  )
  const marked = useMemo(() => onMap(salons), [salons])
  const inside = area ? inArea(salons, area) : []
  const toast = useToast()
  const [near, setNear] = useState<Point | null>(null)
  const { isLocating, locate } = usePosition(
    (point) => setNear(readPoint(point)),
    (isDenied) => toast({ kind: 'error', text: isDenied ? picker.denied : picker.unlocated }),
  )
  useUnfold()
  return (
    <main id="main" className="page salon-page">
      <Breadcrumbs trail={trail} />
      <header className="salon-page__head">
        <h1>{messages.title}</h1>
        {provinces ? (
          <p className="lead muted">{formatMessage(messages.lead, countsOf(provinces))}</p>
        ) : null}
        <SearchForm typed={search?.typed ?? ''} />
      </header>
      <WithFreeHours>
        <WithMap
          salons={marked}
          tiles={tiles}
          near={near}
          area={area && areaText(area)}
          chosenId={chosenIn(hash)}
          opens={area !== null}
          drawing={<CountryMap provinces={provinces ?? []} />}
          action={
            // What is found by a search is not sorted by distance.
            search ? null : (
              <Button
                icon={<IconLocate />}
                busy={isLocating}
                onClick={locate}
                data-track="salon_near"
              >
                {messages.findNear}
              </Button>
            )
          }
          toSalon={(id) => addressOf(query, id)}
          toArea={(part) => `/system-salon?vung=${part}`}
        >
          {near && provinces ? <NearSalons near={near} salons={salons} /> : null}
          {area && provinces ? (
            <>
              <SalonsOf
                title={
                  inside.length > 0
                    ? formatMessage(messages.inArea, { n: inside.length })
                    : messages.inAreaNone
                }
                salons={inside}
              />
              <Link to="/system-salon">{messages.toAll}</Link>
            </>
          ) : search ? (
            <FoundSalons {...search} retryTo={`/system-salon${query}`} />
          ) : (
            <Regions provinces={provinces} retryTo={`/system-salon${query}`} />
          )}
        </WithMap>
      </WithFreeHours>
    </main>
  )
}

/** The address of a salon's card: the first that is listed, or that in the list of all salons. */
function addressOf(query: string, id: string | null): string {
  if (id === null) return `/system-salon${query}`
  const card = document.querySelector(`[data-salon="${id}"]`)
  return card ? `/system-salon${query}#${card.id}` : `/system-salon#salon-${id}`
}

type Listed = { salons: readonly Salon[] }

/** Salons near the customer that are listed. */
const NEAREST = 6

/** The salons nearest to the customer, on this page: who looks for an address is not booking yet. */
function NearSalons({ near, salons }: Listed & { near: Point }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // It comes back once a search is emptied, whose field keeps the focus.
    if (!document.activeElement?.matches('input')) title.current?.focus()
  }, [near])
  const nearest = salons
    .filter(hasPlace)
    .map((salon) => ({ salon, distanceKm: distanceKm(near, salon) }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, NEAREST)
  return (
    <section className="salon-found" aria-labelledby="salon-near">
      <h2 ref={title} id="salon-near" className="h3" tabIndex={-1}>
        {picker.nearTitle}
      </h2>
      <ul className="salon-list">
        {nearest.map(({ salon, distanceKm }) => (
          <SalonCard key={salon.id} salon={salon} distanceKm={distanceKm} heading="h3" />
        ))}
      </ul>
    </section>
  )
}

function Regions({ provinces, retryTo }: { provinces: Province[] | null; retryTo: string }) {
  if (!provinces)
    return (
      <ErrorNote retryTo={retryTo}>
        {formatMessage(messages.failed, { number: brand.hotline.display })}
      </ErrorNote>
    )
  return (
    <div>
      {citiesByRegion(provinces).map(({ region, cities }) => (
        <Region key={region} region={region} cities={cities} />
      ))}
    </div>
  )
}

function FoundSalons({
  typed,
  found,
  retryTo,
}: {
  typed: string
  found: Salon[] | null
  retryTo: string
}) {
  if (!found) return <ErrorNote retryTo={retryTo}>{messages.searchFailed}</ErrorNote>
  if (found.length === 0) {
    return (
      <div role="status">
        <EmptyState picture="no-salon" title={formatMessage(messages.foundNone, { words: typed })}>
          <p>{messages.foundNoneHint}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <SalonsOf
      title={formatMessage(messages.found, { n: found.length, words: typed })}
      salons={found}
    />
  )
}

function SalonsOf({ title, salons }: Listed & { title: string }) {
  return (
    <section className="salon-found">
      <div role="status">
        <h2 className="h3">{title}</h2>
      </div>
      <ul className="salon-list">
        {salons.map((salon) => (
          <SalonCard key={salon.id} salon={salon} heading="h3" />
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

/** Searches by text; with JavaScript while typing. */
function SearchForm({ typed }: { typed: string }) {
  const isSearching = useNavigation().location?.pathname === '/system-salon'
  const { form, send, cancel } = useSearchForm(
    typed,
    (fields) => String(fields.get('q') ?? '').trim() !== typed,
  )
  return (
    <Form
      ref={form}
      role="search"
      className="salon-search"
      action="/system-salon"
      onSubmit={cancel}
    >
      <TextField
        label={messages.searchLabel}
        hideLabel
        name="q"
        type="search"
        placeholder={messages.searchPlaceholder}
        defaultValue={typed}
        maxLength={80}
        icon={<IconSearch />}
        onInput={() => send(searchDelayMs)}
      />
      <Button type="submit" busy={isSearching}>
        {messages.search}
      </Button>
      {typed ? (
        <Link to="/system-salon" className="salon-search__clear">
          {messages.clear}
        </Link>
      ) : null}
    </Form>
  )
}
