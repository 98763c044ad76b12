import './salons.css'
import { bookingPath } from '~/booking/draft/draft-query'
import { listPage, regionsOf } from '~/booking/salons/salon-list'
import { stepBack, stepTitle, step } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { picker as messages } from '~/messages/vi/picker'
import { AppBar } from '~/ui/app-bar'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { IconLeft, IconLocate, IconPin, IconRight } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { PressLink } from '~/ui/press-link'
import { useToast } from '~/ui/toast'
import { SalonOffDialog } from './salon-off-dialog'
import type { SalonsData } from './load.server'
import { WithFreeHours } from '~/routes/salons/free-hour'
import { SalonCard, type SalonOption } from './salon-card'
import { inArea, onMap, readArea } from '~/routes/salons/map/area'
import { WithMap } from '~/routes/salons/map/with-map'
import { readPoint } from '../../../../domain/distance'
import { salons as mapMessages } from '~/messages/vi/salons'
import { useMemo } from 'react'
import { NearButton, SearchForm } from './search-form'
import { type PickerView, viewInAddress, readPickerView } from './picker-view'
import { Link, useNavigate } from '@remix-run/react'
import { Carousel } from '~/ui/carousel'
import { Chip } from '~/ui/chip'
import { saveLocationPath } from '~/routes/places/paths'
import { useIsHidden } from '~/routes/shell/hidden'
import { draftAfterAll } from '~/booking/draft/draft'
import { vietnamDay } from '~/booking/time/vietnam-day'
import { useDraft } from '~/routes/booking/use-draft'

/** Step 1: find a salon by words, nearby, or by region and city. */
export function SalonStep({ data }: { data: SalonsData }) {
  const { next, view, toView, show } = usePicker(data.now)
  const city = data.provinces?.find(({ id }) => id === view.cityId) ?? null
  const isBrowsing = !data.isList && !data.isNear
  return (
    <main id="main" className="booking">
      <AppBar title={stepTitle(1)} backTo={bookingPath({ ...next, step: stepBack(1) })} />
      <div className="page page--narrow picker">
        <SearchForm key={city?.id ?? ''} draft={next} view={view} districts={data.districts} />
        <NearButton
          view={view}
          askPath={toView({ near: 'ask', parking: view.parking })}
          show={show}
        />
        <SavedPlaces data={data} />
        {view.near === 'denied' ? <Notice>{messages.deniedBanner}</Notice> : null}
        {isBrowsing ? <VisitedSalons data={data} /> : null}
        {isBrowsing ? (
          <PressLink
            className="picker__all scripted-only"
            to={toView({ area: 'all', parking: view.parking })}
            data-track="salon_map"
          >
            <IconPin size="s" />
            {mapMessages.showMap}
          </PressLink>
        ) : (
          <PressLink className="picker__all" to={toView({ parking: view.parking })}>
            <IconLeft size="s" />
            {messages.allCities}
          </PressLink>
        )}
        <div className="stack">
          {isBrowsing ? (
            <Regions data={data} />
          ) : (
            <FoundSalons data={data} title={titleOf(data, view, city?.name ?? null)} />
          )}
        </div>
      </div>
      {view.off === null ? null : (
        <SalonOffDialog
          message={data.off?.message ?? null}
          alternatives={data.off?.alternatives ?? []}
          now={data.now}
          closeTo={toView({ ...view, off: null })}
        />
      )}
    </main>
  )
}

/** The parts of the country with their cities. */
function Regions({ data }: { data: SalonsData }) {
  const { view, toView } = usePicker(data.now)
  if (!data.provinces) return <NoData retryTo={toView(view)} />
  return regionsOf(data.provinces).map(({ region, cities }) =>
    cities.length === 0 ? null : (
      <section key={region} aria-labelledby={`region-${region}`}>
        <h2 id={`region-${region}`} className="picker__region">
          {messages.regions[region]}
        </h2>
        <ul className="cities">
          {cities.map((city) => (
            <li key={city.id}>
              <City city={city} data={data} />
            </li>
          ))}
        </ul>
      </section>
    ),
  )
}

/** A city and how many salons it has; a press on one without any shows that for three seconds. */
function City({
  city,
  data,
}: {
  city: { id: string; name: string; salonCount: number }
  data: SalonsData
}) {
  const { view, toView } = usePicker(data.now)
  const toast = useToast()
  return (
    <PressLink
      className="cities__city"
      to={toView({ cityId: city.id, parking: view.parking })}
      onClick={(event) => {
        if (city.salonCount > 0) return
        event.preventDefault()
        toast({ kind: 'notice', text: messages.cityEmpty, ms: 3000 })
      }}
    >
      <span className="strong">{city.name}</span>
      <span className="small muted">
        {city.salonCount > 0
          ? formatMessage(messages.count, { n: city.salonCount })
          : messages.countNone}
      </span>
    </PressLink>
  )
}

/** The salons of a search, a city or a place; nearby ones by fives. */
function FoundSalons({ data, title }: { data: SalonsData; title: string | null }) {
  const { view, toView, toSalon } = usePicker(data.now)
  const { salons, cities, isNear } = data
  const area = readArea(view.area)
  const marked = useMemo(() => onMap(salons ?? []), [salons])
  const near = useMemo(() => readPoint(view.near), [view.near])
  if (!salons) return <NoData retryTo={toView(view)} />
  const listed = area ? inArea(salons, area) : salons
  const rows = listed.slice(0, data.shown)
  return (
    <>
      {cities.length > 0 ? (
        <ul className="cities" aria-label={messages.cities}>
          {cities.map((city) => (
            <li key={city.id}>
              <City city={city} data={data} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="row row--apart" role="status">
        {title ? <h2 className="picker__region">{title}</h2> : null}
        {rows.length > 0 ? (
          <p className="small muted">{formatMessage(messages.results, { n: listed.length })}</p>
        ) : null}
      </div>
      <WithFreeHours>
        <WithMap
          salons={marked}
          tiles={data.tiles}
          near={near}
          area={area && view.area}
          opens={view.area !== ''}
          toSalon={(id) => {
            const salon = salons.find((one) => one.id === id)
            return salon ? toSalon(salon) : toView(view)
          }}
          toArea={(part) => toView({ area: part, parking: view.parking })}
        >
          <ul className="stack stack--tight">
            {rows.map((salon, at) => (
              <li key={salon.id} data-salon={salon.id}>
                <SalonCard
                  salon={salon}
                  to={toSalon(salon)}
                  isNearest={isNear && at === 0}
                  isVisited={data.visited.some(({ id }) => id === salon.id)}
                />
              </li>
            ))}
          </ul>
        </WithMap>
      </WithFreeHours>
      {rows.length === 0 && cities.length === 0 ? (
        <NoSalons
          isNear={isNear}
          isCity={view.q === '' && view.cityId !== null}
          isFiltered={view.parking || view.districtId !== null}
        />
      ) : null}
      {rows.length < listed.length ? (
        <Button
          wide
          to={toView({ ...view, show: String(rows.length + listPage) })}
          replace
          preventScrollReset
        >
          {messages.more}
        </Button>
      ) : null}
    </>
  )
}

/** Stands for cities or salons that could not be loaded. */
function NoData({ retryTo }: { retryTo: string }) {
  return (
    <EmptyState
      picture="trouble"
      title={messages.noData}
      action={<Button to={retryTo}>{messages.find}</Button>}
    >
      <p>{messages.noDataHint}</p>
    </EmptyState>
  )
}

/** What the list is about. */
function titleOf(
  { isNear, visited, addresses }: SalonsData,
  view: PickerView,
  city: string | null,
): string | null {
  if (view.q !== '') return null
  if (!isNear) return city
  const name =
    view.address === null
      ? view.from === 'visited'
        ? visited[0]?.name
        : undefined
      : addresses.find(({ id }) => id === view.address)?.name
  return name === undefined ? messages.nearTitle : formatMessage(messages.nearPlace, { name })
}

/** Why a list is empty. */
function NoSalons({
  isNear,
  isCity,
  isFiltered,
}: {
  isNear: boolean
  isCity: boolean
  isFiltered: boolean
}) {
  const title = isNear
    ? messages.noneNear
    : isCity && !isFiltered
      ? messages.cityEmpty
      : messages.nothing
  return (
    <div role="status">
      <EmptyState picture="no-salon" title={title}>
        <p>{messages.nothingHint}</p>
      </EmptyState>
    </div>
  )
}

/**
 * A row to swipe through of the salons visited before, and the way to those around the first of
 * them.
 */
function VisitedSalons({ data }: { data: SalonsData }) {
  const { view, toView, toSalon } = usePicker(data.now)
  if (data.visited.length === 0) return null
  return (
    <section className="visited" aria-labelledby="visited-title">
      <h2 id="visited-title" className="picker__region">
        {data.visitedTitle ?? messages.visitedTitle}
      </h2>
      <Carousel label={messages.visitedTitle} mobile={1.2} tablet={2} desktop={2}>
        {data.visited.map((salon) => (
          <SalonCard key={salon.id} salon={salon} to={toSalon(salon)} isVisited />
        ))}
      </Carousel>
      {data.visitedPoint === null ? null : (
        <Link
          className="picker__all"
          to={toView({ near: data.visitedPoint, from: 'visited', parking: view.parking })}
          preventScrollReset
        >
          <IconLocate size="s" />
          {messages.nearVisited}
        </Link>
      )}
    </section>
  )
}

/**
 * 'Salon gần Nhà' and the like, which a second press takes back, and the box of saved places, for
 * their owner only.
 */
function SavedPlaces({ data }: { data: SalonsData }) {
  const { next, view, toView } = usePicker(data.now)
  const toPlaces = saveLocationPath({
    back: bookingPath(next, viewInAddress({ ...view, off: null })),
  })
  const maySave = !useIsHidden()(toPlaces)
  if (!data.isOwner || (!maySave && data.addresses.length === 0)) return null
  return (
    <nav className="saved-places" aria-label={messages.savedPlaces}>
      {data.addresses.map(({ id, name }) => {
        const isOn = view.address === id
        return (
          <Chip
            key={id}
            on={isOn}
            to={toView({ address: isOn ? null : id, parking: view.parking })}
          >
            {formatMessage(messages.nearPlace, { name })}
          </Chip>
        )
      })}
      {maySave ? (
        <Link className="saved-places__all" to={toPlaces} data-track="booking_save_location">
          <IconPin size="s" />
          {messages.savedPlaces}
          <IconRight size="s" />
        </Link>
      ) : null}
      {data.addresses.length === 0 ? (
        <p className="small muted">{messages.savedPlacesHint}</p>
      ) : null}
    </nav>
  )
}

/** The picker's view, and the addresses of other views and of choosing a salon. */
function usePicker(now: number) {
  const { next, query } = useDraft()
  const navigate = useNavigate()
  const view = readPickerView(query)

  function toView(part: Partial<PickerView>): string {
    return bookingPath(next, viewInAddress(part))
  }

  /** A chosen salon leads to its services; a closed one opens a dialog. */
  function toSalon(salon: SalonOption): string {
    if (!salon.isOpen)
      return bookingPath({ ...next, salonId: null }, viewInAddress({ ...view, off: salon.id }))
    return bookingPath(
      draftAfterAll(
        next,
        { type: 'chooseSalon', salon, today: vietnamDay(now) },
        { type: 'goTo', step: step.services, isPressed: false },
      ),
    )
  }

  function show(part: Partial<PickerView>): void {
    navigate(toView(part), { replace: true, preventScrollReset: true })
  }

  return { next, view, toView, toSalon, show }
}
