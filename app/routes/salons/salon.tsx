import {
  json,
  redirect,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { openingPath } from '~/booking/draft/opening-path'
import { ratingValues } from '~/booking/salons/salon-ratings'
import { vietnamDay } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { salons as words } from '~/messages/vi/salons'
import { Button } from '~/ui/button'
import { IconStar } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { Picture } from '~/ui/picture'
import { SalonPageDocument, type SalonPageQuery } from '../../../schema/generated/graphql'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { Gone } from '../shell/not-found'
import { hairSalon } from '../../seo/json-ld'
import { breadcrumbList } from '~/seo/json-ld-lists'
import { pageMeta } from '../../seo/page-meta'
import { shareImageOf } from '../../seo/share-image'
import { FreeHour, WithFreeHours } from './free-hour'
import { OpeningHours, SalonAddress, type SalonOfPage } from './salon-facts'
import { Tags } from './salon-card'
import { salonPath } from './salon-path'
import { Stylists } from './stylists'
import sheet from './salons.css?url'
import { SalonWarning } from './warning'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const salon = data?.salon
  if (!salon)
    return pageMeta(matches, {
      title: `${words.salonGone} – ${brand.name}`,
      description: words.salonGoneText,
      path: location.pathname,
      isPublic: false,
    })
  const values = { name: salon.name, place: salon.addressNew, brand: brand.name }
  return pageMeta(matches, {
    title: formatMessage(words.salonTitle, values),
    description: formatMessage(words.salonDescription, values),
    path: salonPath(salon),
    image: shareImageOf(salon.image),
  })
}

const nothing: Omit<SalonPageQuery, '__typename' | 'salonRatings'> = {
  salon: null,
  openingDays: null,
  staff: null,
  salonOff: null,
}

/** The salon whose number ends the address; an old spelling of its name leads to the new one. */
export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const id = Number(/(?:^|-)(\d{1,9})$/.exec(params.salon ?? '')?.[1] ?? 0)
  const response = await site.gateway.query(SalonPageDocument, { id, today: vietnamDay(site.now) })
  const { salon, openingDays, staff, salonOff } = response.ok ? response.data : nothing
  const rating = response.ok
    ? response.data.salonRatings?.find(({ salonId }) => salonId === id)
    : undefined
  const isBroken = !response.ok || response.failed.includes('salon')
  if (!salon || !salon.isListed)
    return json({ ...nothing, rating: null, isBroken }, { status: isBroken ? 200 : 404 })
  const path = salonPath(salon)
  if (params.salon !== path.split('/').at(-1)) throw redirect(path, 301)
  site.describe(
    breadcrumbList(site.origin, trailOf(salon)),
    hairSalon(site.origin, { ...salon, path }),
  )
  return json({
    salon,
    openingDays,
    staff,
    salonOff,
    rating: rating ? formatMessage(words.rating, ratingValues(rating)) : null,
    isBroken,
  })
}

/** One salon: where it is, when it serves, who works there, and the way to a booking. */
export default function SalonPage() {
  const { salon, openingDays, staff, salonOff, rating, isBroken } = useLoaderData<typeof loader>()
  if (!salon)
    return (
      <Gone
        isBroken={isBroken}
        name={words.title}
        failed={formatMessage(words.salonFailed, { number: brand.hotline.display })}
        title={words.salonGone}
        text={words.salonGoneText}
        picture="no-salon"
        back="/system-salon"
        backText={words.toAll}
      />
    )
  const mine = staff?.stylists.filter((stylist) => stylist.salonId === salon.id) ?? null
  return (
    <main id="main" className="page page--narrow salon-page">
      <Breadcrumbs trail={trailOf(salon)} />
      {salon.image ? (
        <div className="salon-page__picture">
          <Picture
            src={salon.image}
            focus={salon.imageFocus}
            width={672}
            height={448}
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
        {salonOff ? null : <SalonWarning salon={salon} />}
        {salon.isOpen ? (
          <div className="row">
            <Button kind="primary" to={openingPath({ salonId: salon.id })} data-track="salon_book">
              {words.bookHere}
            </Button>
            <WithFreeHours salonId={salon.id}>
              <FreeHour salonId={salon.id} />
            </WithFreeHours>
          </div>
        ) : null}
      </header>
      {salonOff ? <AlternativeSalons off={salonOff} /> : null}
      <SalonAddress salon={salon} />
      <section className="stack" aria-labelledby="salon-hours">
        <h2 id="salon-hours" className="h3">
          {words.hoursTitle}
        </h2>
        <OpeningHours salon={salon} days={openingDays} knownMessage={salonOff?.message} />
      </section>
      {salon.isOpen && !salon.openingDate ? (
        <section className="stack" aria-labelledby="salon-stylists">
          <h2 id="salon-stylists" className="h3">
            {words.stylistsTitle}
          </h2>
          <Stylists stylists={mine} />
        </section>
      ) : null}
      <p>
        <Link to="/system-salon">{words.toAll}</Link>
      </p>
    </main>
  )
}

/** Why it is closed, and who serves instead. */
function AlternativeSalons({ off }: { off: NonNullable<SalonPageQuery['salonOff']> }) {
  return (
    <section className="stack">
      <Notice kind="error">{off.message}</Notice>
      {off.alternatives.length > 0 ? <h2 className="h3">{words.instead}</h2> : null}
      <ul className="stack stack--tight salon-instead">
        {off.alternatives.map((other) => (
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
    { name: words.title, path: '/system-salon' },
    { name: salon.name, path: salonPath(salon) },
  )
}
