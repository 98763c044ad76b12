import {
  json,
  redirect,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { Suspense } from 'react'
import { openingPath } from '~/booking/draft/opening-path'
import { ratingValues } from '~/booking/salons/salon-ratings'
import { dayText, hourText, vietnamDay } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { useHydrated } from '~/routes/booking/use-script'
import { formatMessage } from '~/messages/format-message'
import { salons as messages } from '~/messages/vi/salons'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { IconStar, IconRoute } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { BottomBar } from '~/ui/bottom-bar'
import { lazyExtra } from '~/ui/lazy-extra'
import { Picture } from '~/ui/picture'
import { SalonPageDocument, type SalonPageQuery } from '../../../schema/generated/graphql'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { Gone } from '../shell/not-found'
import { describeTrail, hairSalon } from '../../seo/json-ld'
import { goneMeta, shareImageOf } from '../../seo/inner-meta'
import { pageMeta } from '../../seo/page-meta'
import type { FreeRowProps } from './free-row'
import { Directions, Tags } from './salon-card'
import { SalonWarning } from './warning'
import { salonPath } from './salon-path'
import { pricedServices, SalonPrices, Stylists } from './salon-parts'
import sheet from './salons.css?url'
import { ErrorNote } from '~/ui/empty-state'
import { BOOKABLE_DAYS } from '../../../domain/bookable-days'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const salon = data?.salon
  if (!salon)
    return goneMeta(matches, location.pathname, data?.isBroken, [
      messages.salonGone,
      messages.salonGoneText,
    ])
  const values = { name: salon.name, place: salon.addressNew, brand: brand.name }
  return pageMeta(matches, {
    title: formatMessage(messages.salonTitle, values),
    description: formatMessage(messages.salonDescription, values),
    path: salonPath(salon),
    image: shareImageOf(salon.image),
  })
}

/** The salon whose number ends the address; an old spelling of its name leads to the new one. */
export async function loader({ request, params, context: { site } }: LoaderFunctionArgs) {
  const id = /(?:^|-)(\d{1,9})$/.exec(params.salon ?? '')?.[1] ?? ''
  const response = await site.gateway.query(SalonPageDocument, { id, today: vietnamDay(site.now) })
  const found = response.ok ? response.data : null
  const { salon, atSalon } = found ?? { salon: null, atSalon: null }
  const isBroken = !response.ok || response.failed.includes('salon')
  if (!salon || !salon.isListed)
    return json(
      { salon: null, atSalon, rating: null, services: pricedServices(null), isBroken },
      { status: subjectStatus(null, isBroken) },
    )
  const path = salonPath(salon)
  if (params.salon !== path.split('/').at(-1))
    throw redirect(path + new URL(request.url).search, 301)
  describeTrail(site, trailOf(salon), hairSalon(site.origin, { ...salon, path }))
  return json({
    salon,
    atSalon,
    rating: atSalon?.rating ? formatMessage(messages.rating, ratingValues(atSalon.rating)) : null,
    services: found ? pricedServices(found.serviceMenu) : [],
    isBroken,
  })
}

/** One salon: where it is, when it serves, who works there, and the way to a booking. */
export default function SalonPage() {
  const { salon, atSalon, rating, services, isBroken } = useLoaderData<typeof loader>()
  if (!salon)
    return (
      <Gone
        isBroken={isBroken}
        name={messages.title}
        failed={formatMessage(messages.salonFailed, { number: brand.hotline.display })}
        title={messages.salonGone}
        text={messages.salonGoneText}
        picture="no-salon"
        back="/system-salon"
        backText={messages.toAll}
      />
    )
  const { openingDays, staff, closure } = atSalon ?? {}
  const mine = staff?.stylists.filter((stylist) => stylist.salonId === salon.id) ?? null
  const isServing = salon.isOpen && !salon.openingDate
  const days = openingDays?.slice(0, BOOKABLE_DAYS).filter((day) => day.isOpen) ?? []
  const book = (
    <Button kind="primary" to={openingPath({ salonId: salon.id })} data-track="salon_book">
      {messages.bookHere}
    </Button>
  )
  return (
    <main id="main" className="salon-page">
      <div className="page salon-page__panes">
        <Breadcrumbs trail={trailOf(salon)} />
        <div className="stack">
          {salon.image ? (
            <div className="salon-page__picture">
              <Picture
                src={salon.image}
                focus={salon.imageFocus}
                width={720}
                height={405}
                alt=""
                eager
                shape="soft"
              />
            </div>
          ) : null}
          <header className="stack stack--tight">
            <h1>{salon.name}</h1>
            <p className="lead muted">{salon.addressNew}</p>
            {rating ? (
              <p className="salon-page__rating">
                <IconStar size="s" />
                <span>{rating}</span>
              </p>
            ) : null}
            <div className="row">
              <Tags salon={salon} />
            </div>
            {closure ? null : <SalonWarning salon={salon} />}
          </header>
          {closure ? <AlternativeSalons closure={closure} /> : null}
        </div>
        <aside className="stack salon-page__book" aria-label={messages.bookAside}>
          {isServing && days.length > 0 && services[0] ? (
            <FreeHours
              salonId={salon.id}
              dates={days.map(({ date }) => date)}
              serviceId={services[0].id}
            />
          ) : null}
          {salon.isOpen ? <div className="salon-page__wide">{book}</div> : null}
          <SalonAddress salon={salon} />
        </aside>
        <div className="stack stack--loose">
          {isServing ? (
            <section className="stack" aria-labelledby="salon-stylists">
              <h2 id="salon-stylists" className="h3">
                {messages.stylistsTitle}
              </h2>
              <Stylists stylists={mine} />
            </section>
          ) : null}
          {services.length > 0 ? <SalonPrices salonId={salon.id} services={services} /> : null}
          <section className="stack" aria-labelledby="salon-hours">
            <h2 id="salon-hours" className="h3">
              {messages.hoursTitle}
            </h2>
            <OpeningHours
              salon={salon}
              days={openingDays ?? null}
              knownMessage={closure?.message}
            />
          </section>
          <p>
            <Link to="/system-salon">{messages.toAll}</Link>
          </p>
        </div>
      </div>
      {salon.isOpen ? (
        <div className="salon-page__bar">
          <BottomBar>{book}</BottomBar>
        </div>
      ) : null}
    </main>
  )
}

const FreeRow = lazyExtra(() => import('./free-row'))

/** Asked for by the browser: the page may be cached for longer than an hour stays free. */
function FreeHours(props: FreeRowProps) {
  return (
    <section
      className="stack stack--tight salon-free scripted-only"
      aria-label={messages.freeHours}
    >
      {useHydrated() ? (
        <Suspense>
          <FreeRow {...props} />
        </Suspense>
      ) : null}
    </section>
  )
}

/** Why it is closed, and who serves instead. */
function AlternativeSalons({ closure }: { closure: NonNullable<PageSalon['closure']> }) {
  return (
    <section className="stack">
      <Notice kind="error">{closure.message}</Notice>
      {closure.alternatives.length > 0 ? <h2 className="h3">{messages.instead}</h2> : null}
      <ul className="stack stack--tight salon-instead">
        {closure.alternatives.map((other) => (
          <li key={other.id}>
            <Link to={salonPath(other)}>{other.name}</Link>
            <span className="small muted">{other.addressNew}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function trailOf(salon: Pick<SalonOfPage, 'name' | 'slug' | 'id'>) {
  return trailTo(
    { name: messages.title, path: '/system-salon' },
    { name: salon.name, path: salonPath(salon) },
  )
}

/** A salon as its own page shows it. */
type PageSalon = NonNullable<SalonPageQuery['atSalon']>
type SalonOfPage = NonNullable<SalonPageQuery['salon']>
/** Its next days. */
type OpeningDays = NonNullable<PageSalon['openingDays']>

/** Where it is, how to get there and where to leave the car. */
function SalonAddress({ salon }: { salon: SalonOfPage }) {
  return (
    <dl className="salon-facts">
      <div>
        <dt>{messages.address}</dt>
        <dd>
          <span>{salon.addressNew}</span>{' '}
          {salon.addressNote ? <span className="muted">{`(${salon.addressNote})`}</span> : null}
          <Directions salon={salon} />
        </dd>
      </div>
      {salon.address && salon.address !== salon.addressNew ? (
        <div>
          <dt>{messages.oldAddress}</dt>
          <dd>{salon.address}</dd>
        </div>
      ) : null}
      <div>
        <dt>{messages.parkingTitle}</dt>
        <dd>
          <span>{salon.hasParking ? messages.parking : messages.noParking}</span>
          {salon.parkingMapUrl ? (
            <Button
              size="s"
              kind="plain"
              href={salon.parkingMapUrl}
              external
              icon={<IconRoute size="s" />}
              data-track="salon_parking"
            >
              {messages.parkingMap}
            </Button>
          ) : null}
        </dd>
      </div>
      <div>
        <dt>{messages.phone}</dt>
        <dd>
          <a href={`tel:${salon.phone || brand.hotline.tel}`} data-track="salon_call">
            {salon.phone || brand.hotline.display}
          </a>
        </dd>
      </div>
    </dl>
  )
}

/** When it serves in the next days; the first ones that it serves on lead to a booking. */
function OpeningHours({
  salon,
  days,
  knownMessage,
}: {
  salon: SalonOfPage
  days: OpeningDays | null
  /** What the page says already; a day does not repeat it. */
  knownMessage?: string
}) {
  if (!days)
    return <ErrorNote>{formatMessage(messages.hoursFailed, { hours: brand.hours.text })}</ErrorNote>
  const bookable = days.slice(0, BOOKABLE_DAYS).filter((day) => day.isOpen)
  return (
    <>
      <ul className="salon-days">
        {days.map((day, at) => (
          <li key={day.date} className={day.isOpen ? undefined : 'salon-days__closed'}>
            <span>{at === 0 ? messages.today : dayText(day.date)}</span>
            <span className="num">
              {day.isOpen
                ? formatMessage(messages.hoursOf, {
                    from: clock(day.opensAt),
                    to: clock(day.closesAt),
                  })
                : messages.closedDay}
            </span>
            {day.note && day.note !== knownMessage ? (
              <span className="small muted salon-days__why">{day.note}</span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="small muted">{messages.holidays}</p>
      {salon.isOpen ? (
        <div className="row">
          {bookable.map((day) => (
            <Button
              key={day.date}
              size="s"
              to={openingPath({ salonId: salon.id, date: day.date })}
              data-track="salon_book_day"
            >
              {formatMessage(messages.bookDay, { day: dayText(day.date) })}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  )
}

/** Minutes after midnight as `8h30`. */
function clock(minutes: number): string {
  return hourText(
    `${Math.floor(minutes / 60)}h${minutes % 60 === 0 ? '' : String(minutes % 60).padStart(2, '0')}`,
  )
}
