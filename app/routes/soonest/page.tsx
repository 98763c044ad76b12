import {
  redirect,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useLoaderData, Form, useNavigate, useNavigation } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { soonest as messages } from '~/messages/vi/soonest'
import { Breadcrumbs, trailTo } from '~/seo/breadcrumbs'
import { describeTrail } from '~/seo/json-ld'
import { pageMeta } from '~/seo/page-meta'
import { largestCities } from '~/booking/salons/salon-list'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import {
  SoonestFormDocument,
  SoonestHoursDocument,
  type SoonestFormQuery,
  type SoonestHoursQuery,
} from '../../../schema/generated/graphql'
import { draftPath, FoundHours } from './found-hours'
import {
  readSoonest,
  soonestAddress,
  soonestPath,
  type SoonestQuery,
  MAX_PEOPLE,
  pointText,
  stylistText,
} from './query'
import { completeSearch, type OfferedPlace } from './search.server'
import sheet from './soonest.css?url'
import { useState } from 'react'
import { useHeadingFocus } from '~/routes/booking/use-script'
import { readPoint } from '../../../domain/distance'
import { picker } from '~/messages/vi/picker'
import { SelectField, type SelectOption } from '~/ui/more-fields'
import { IconLocate } from '~/ui/icons'
import { useToast } from '~/ui/toast'
import { usePosition } from '~/ui/use-position'
import { useShownValues } from '~/ui/use-shown-values'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

const trail = trailTo({ name: messages.title, path: soonestPath })

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { brand: brand.name }),
    description: formatMessage(messages.metaText, { brand: brand.name }),
    path: soonestPath,
    isPublic: !data?.hasPlace,
  })

/** Cities that are one press away while no place is known. */
const CITIES = 4

/** Hours on one screen. */
const SHOWN = 6

/**
 * The soonest hours near a position, else in a province, else around a customer's usual salon;
 * without any of them, the form. With `take=first` the first of them opens its booking instead.
 */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams
  const wanted = readSoonest(parameters)
  describeTrail(site, trail)
  const form = await site.gateway.query(SoonestFormDocument, {
    salonId: wanted.salonId ?? '',
    hasSalon: wanted.salonId !== null,
  })
  const provinces = (form.ok && form.data.provinces) || []
  const { query, services, places } = completeSearch(wanted, form.ok ? form.data : null)
  const { near, provinceId, stylist, serviceIds, people, after } = query
  const hasPlace = Boolean(near ?? stylist ?? provinceId)
  const withSalons = provinces.filter(({ salonCount }) => salonCount > 0)
  const shown = {
    hasPlace,
    cities: hasPlace ? [] : largestCities(withSalons).slice(0, CITIES).map(idAndName),
    query,
    places,
    own: (form.ok && ownStylistOf(form.data.viewer?.usualVisit)) || null,
    services,
    provinces: withSalons.map(idAndName),
    now: site.now,
  }
  if (!hasPlace) return { ...shown, isFailed: false, found: null, hasMore: false }
  const response = await site.gateway.query(SoonestHoursDocument, {
    serviceIds,
    latitude: near?.latitude ?? null,
    longitude: near?.longitude ?? null,
    // A place in the province goes before the whole of it.
    provinceId: near || stylist ? null : provinceId,
    salonIds: stylist && [stylist.salonId],
    people,
    stylistId: stylist?.id ?? null,
    after,
    // One more shows whether anything follows.
    first: SHOWN + 1,
  })
  const found = response.ok ? response.data.soonest : null
  const first = parameters.get('take') === 'first' ? found?.hours[0] : undefined
  if (first) throw redirect(draftPath(first, query))
  return {
    ...shown,
    // Without any hour, the salons that did not respond may still have some.
    isFailed:
      !response.ok ||
      response.failed.includes('soonest') ||
      (found?.isPartial === true && found.hours.length === 0),
    found: found && { ...found, hours: found.hours.slice(0, SHOWN) },
    hasMore: (found?.hours.length ?? 0) > SHOWN,
  }
}

function idAndName({ id, name }: { id: string; name: string }) {
  return { id, name }
}

/** The stylist of the last visit; null when that was somebody who is not there any more. */
function ownStylistOf(usual: NonNullable<SoonestFormQuery['viewer']>['usualVisit'] | undefined) {
  return usual?.stylist ? { salon: usual.salon, stylist: usual.stylist } : null
}

/**
 * Where a chair is free soonest: each hour is one press away from the booking that is filled in.
 */
export default function Soonest() {
  const {
    hasPlace,
    isFailed,
    query,
    own,
    found,
    hasMore,
    services,
    provinces,
    cities,
    places,
    now,
  } = useLoaderData<typeof loader>()
  // The pressed city, or the way to the next hours, is gone then.
  useHeadingFocus(`${hasPlace} ${query.after ?? ''}`)
  return (
    <main id="main" className="page soonest-page">
      <Breadcrumbs trail={trail} />
      <header className="soonest-page__head">
        <h1>{messages.title}</h1>
        <p className="lead muted">{messages.lead}</p>
      </header>
      <SoonestForm
        query={query}
        services={services}
        provinces={provinces}
        places={places}
        own={own}
      />
      <div className="soonest-page__found">
        {cities.length > 0 ? <Cities cities={cities} query={query} /> : null}
        {isFailed ? (
          <ErrorNote retryTo={soonestAddress(query)}>{messages.failed}</ErrorNote>
        ) : found && found.hours.length > 0 ? (
          <FoundHours
            key={`${soonestAddress(query)} ${found.seenAt}`}
            found={found}
            hasMore={hasMore}
            query={query}
            now={now}
          />
        ) : found && !found.gap && query.after ? (
          <NoMoreHours query={query} />
        ) : hasPlace ? (
          <NoHours {...reasonOf(found, query)} />
        ) : null}
      </div>
    </main>
  )
}

/** The large cities by name: a press instead of a choice from the list and the button. */
function Cities({
  cities,
  query: { serviceIds, people },
}: {
  cities: readonly { id: string; name: string }[]
  query: SoonestQuery
}) {
  return (
    <nav className="soonest-cities" aria-label={messages.cities}>
      <span className="small muted">{messages.cities}</span>
      {cities.map(({ id, name }) => (
        <Chip key={id} to={soonestAddress({ provinceId: id, serviceIds, people })}>
          {name}
        </Chip>
      ))}
    </nav>
  )
}

/** The address names an hour that none follows. */
function NoMoreHours({ query }: { query: SoonestQuery }) {
  return (
    <EmptyState
      picture="no-salon"
      title={messages.noneBehind}
      action={<Button to={soonestAddress({ ...query, after: null })}>{messages.fromFirst}</Button>}
    />
  )
}

/** Why there is no hour, and what helps. */
function reasonOf(found: SoonestHoursQuery['soonest'], { stylist }: SoonestQuery) {
  if (found?.gap === 'FULL' && stylist)
    return { title: messages.stylistFull, hint: messages.otherStylist }
  return { title: found?.gap ? messages.gaps[found.gap] : messages.absent }
}

function NoHours({ title, hint = messages.otherProvince }: { title: string; hint?: string }) {
  return (
    <EmptyState
      picture="no-salon"
      title={title}
      action={<Button to="/system-salon">{messages.allSalons}</Button>}
    >
      <p>{hint}</p>
    </EmptyState>
  )
}

type FormChoice = { id: string; name: string }

/** The stylist of a customer's last visit, and where they work. */
type OwnStylist = { salon: FormChoice; stylist: FormChoice }

/**
 * The form of place and service, sent by GET. The places are those of the province; with JavaScript
 * they change with the province at once, and a button requests the position.
 */
function SoonestForm({
  query,
  services,
  provinces,
  places,
  own,
}: {
  query: SoonestQuery
  services: readonly SelectOption[]
  provinces: readonly FormChoice[]
  places: readonly OfferedPlace[]
  own: OwnStylist | null
}) {
  const isFinding = useNavigation().location?.pathname === soonestPath
  const chosen = query.serviceIds.join(',')
  const isListed = services.some(({ value }) => value === chosen)
  const [provinceId, setProvinceId] = useState(query.provinceId)
  const [shown, setShown] = useState(query.provinceId)
  if (shown !== query.provinceId) {
    setShown(query.provinceId)
    setProvinceId(query.provinceId)
  }
  const form = useShownValues({
    province: query.provinceId ?? '',
    people: String(query.people),
    near: query.near ? pointText(query.near) : '',
    chosenService: chosen,
    stylist: query.stylist ? stylistText(query.stylist) : '',
  })
  const offered = places.filter((place) =>
    provinceId === null ? !place.isDistrict : place.provinceId === provinceId,
  )
  const stylists = stylistsOf(query, own)
  return (
    <Form ref={form} action={soonestPath} className="soonest-form" aria-label={messages.form}>
      <SelectField
        label={messages.province}
        name="province"
        defaultValue={query.provinceId ?? ''}
        onChange={({ currentTarget: { value } }) => setProvinceId(value || null)}
        options={[
          { value: '', label: messages.provinceNone },
          ...provinces.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        label={messages.people}
        name="people"
        defaultValue={String(query.people)}
        options={Array.from({ length: MAX_PEOPLE }, (_none, index) => ({
          value: String(index + 1),
          label: formatMessage(messages.peopleCount, { n: index + 1 }),
        }))}
      />
      {offered.length > 0 ? (
        <SelectField
          label={messages.place}
          name="near"
          defaultValue={query.near ? pointText(query.near) : ''}
          options={[
            { value: '', label: messages.placeAny },
            ...offered.map(({ near, name }) => ({ value: near, label: name })),
          ]}
        />
      ) : null}
      <SelectField
        label={messages.service}
        name="chosenService"
        defaultValue={chosen}
        options={[
          ...(isListed || chosen === '' ? [] : [{ value: chosen, label: messages.serviceChosen }]),
          ...services,
        ]}
      />
      {stylists.length > 0 ? (
        <SelectField
          label={messages.stylist}
          name="stylist"
          defaultValue={query.stylist ? stylistText(query.stylist) : ''}
          options={[{ value: '', label: messages.stylistAny }, ...stylists]}
        />
      ) : null}
      <Button type="submit" kind="primary" busy={isFinding} data-track="soonest_find">
        {messages.find}
      </Button>
      <HereButton query={query} />
    </Form>
  )
}

/** Requests the position and searches near it. */
function HereButton({ query: { serviceIds, people } }: { query: SoonestQuery }) {
  const toast = useToast()
  const navigate = useNavigate()
  const { isLocating, locate } = usePosition(
    (point) => {
      const near = readPoint(point)
      navigate(soonestAddress({ near, serviceIds, people }))
    },
    (isDenied) => toast({ kind: 'error', text: isDenied ? picker.denied : picker.unlocated }),
  )
  return (
    <div className="scripted-only">
      <Button
        icon={<IconLocate />}
        wide
        busy={isLocating}
        onClick={locate}
        data-track="soonest_here"
      >
        {isLocating ? messages.hereBusy : messages.here}
      </Button>
    </div>
  )
}

/** The customer's own stylist, and the one in the address if that is another. */
function stylistsOf({ stylist: chosen }: SoonestQuery, own: OwnStylist | null) {
  const mine = own && { salonId: own.salon.id, id: own.stylist.id }
  const isMine = chosen?.salonId === mine?.salonId && chosen?.id === mine?.id
  return [
    ...(own && mine
      ? [
          {
            value: stylistText(mine),
            label: formatMessage(messages.stylistOwn, {
              name: own.stylist.name,
              salon: own.salon.name,
            }),
          },
        ]
      : []),
    ...(chosen && !isMine ? [{ value: stylistText(chosen), label: messages.stylistChosen }] : []),
  ]
}
