import {
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { servicePages as messages } from '~/messages/vi/service-pages'
import { drawingOf } from '~/routes/booking/services/pictures'
import { subjectStatus } from '~/subject-status'
import { Chip } from '~/ui/chip'
import { IconPlay } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { formatPrice } from '~/ui/price-format'
import { VideoLink } from '~/ui/video-link'
import { ServicePageDocument, type ServicePageQuery } from '../../../schema/generated/graphql'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { Gone } from '../shell/not-found'
import { describeTrail, service as serviceData } from '../../seo/json-ld'
import { goneMeta, shareImageOf } from '../../seo/inner-meta'
import { pageMeta } from '../../seo/page-meta'
import { bookServicePath, servicePath, servicesPath } from './paths'
import {
  lowestPrice,
  minutesText,
  versionName,
  type PricedGroup,
  specialPrices,
  type SpecialPrice,
} from './prices'
import { pictureOf, ServiceGrid } from './service-card'
import sheet from './service.css?url'
import { Button } from '~/ui/button'
import { Price } from '~/ui/price'
import { Vietnamese } from '~/ui/vietnamese'
import { serviceName } from '../../../domain/service-name'

type ShownService = NonNullable<ServicePageQuery['servicePage']>

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const shown = data?.shown
  const gone = [messages.gone, messages.goneText] as const
  if (!shown) return goneMeta(matches, location.pathname, data?.isBroken, gone)
  const { name, slug } = shown.group
  return pageMeta(matches, {
    title: formatMessage(messages.pageTitle, { name, brand: brand.name }),
    description: descriptionOf(shown),
    path: servicePath(slug),
    image: shareImageOf(pictureOf(shown.group)),
  })
}

/** The service that the address names. */
export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const response = await site.gateway.query(ServicePageDocument, { slug: params.slug ?? '' })
  const shown = response.ok ? response.data.servicePage : null
  const isBroken = !response.ok || response.failed.includes('servicePage')
  if (!shown) return json({ shown, isBroken }, { status: subjectStatus(shown, isBroken) })
  const { group, category } = shown
  const offers = group.services.map((version) => ({
    name: versionName(version),
    price: version.price,
    path: bookServicePath(version),
  }))
  const image = shareImageOf(pictureOf(group)).src
  describeTrail(
    site,
    trailOf(group),
    serviceData(site.origin, {
      name: group.name,
      description: descriptionOf(shown),
      path: servicePath(group.slug),
      image,
      category: category.name,
      offers,
    }),
  )
  return json({ shown, isBroken })
}

/**
 * One service: its story, its versions with their prices, what can be added, and those beside it.
 */
export default function ServicePage() {
  const { shown, isBroken } = useLoaderData<typeof loader>()
  if (!shown)
    return (
      <Gone
        isBroken={isBroken}
        name={messages.name}
        failed={formatMessage(messages.failed, { number: brand.hotline.display })}
        title={messages.gone}
        text={messages.goneText}
        back={servicesPath}
        backText={messages.toAll}
      />
    )
  const { group, category, detail, specialDays } = shown
  const others = category.groups.filter(({ id }) => id !== group.id)
  return (
    <main id="main" className="page services-page">
      <Breadcrumbs trail={trailOf(group)} />
      <article className="service-story">
        <Pictures shown={shown} />
        <div className="stack">
          <header className="stack stack--tight">
            <h1 className="h2">{group.name}</h1>
            <p className="row">
              {detail?.tags.map((tag) => (
                <Chip key={tag} tone="pine">
                  {tag}
                </Chip>
              ))}
            </p>
            {detail?.content ? <p>{detail.content}</p> : null}
          </header>
          <section className="stack stack--tight" aria-labelledby="versions">
            <h2 id="versions" className="h3">
              {messages.versions}
            </h2>
            <Versions group={group} specialDays={specialDays} />
            <p className="small muted">{messages.priceNote}</p>
          </section>
          <AddOns addOns={group.addOns} />
        </div>
      </article>
      {others.length > 0 ? (
        <section className="stack" aria-labelledby="beside">
          <h2 id="beside" className="h3">
            {messages.beside}
          </h2>
          <ServiceGrid groups={others} />
        </section>
      ) : null}
    </main>
  )
}

function Pictures({ shown: { group, detail } }: { shown: ShownService }) {
  const pictures =
    detail?.banners.filter(({ kind }) => kind === 'IMAGE').map(({ url }) => url) ?? []
  const videos = detail?.banners.filter(({ kind }) => kind === 'VIDEO') ?? []
  return (
    <div className="service-story__pictures">
      {(pictures.length > 0 ? pictures : [pictureOf(group)]).map((src, at) => (
        <Picture
          key={src}
          src={src}
          width={640}
          height={480}
          alt=""
          eager={at === 0}
          shape="soft"
          fallback={drawingOf(group.name)}
        />
      ))}
      {videos.map(({ url }) => (
        <VideoLink key={url} link={url} title={group.name} className="row" track="service_video">
          <IconPlay />
          {messages.video}
        </VideoLink>
      ))}
    </div>
  )
}

function trailOf({ name, slug }: Pick<PricedGroup, 'name' | 'slug'>) {
  return trailTo({ name: messages.name, path: servicesPath }, { name, path: servicePath(slug) })
}

function descriptionOf({ group, detail }: Pick<ShownService, 'group' | 'detail'>): string {
  const { price, isFrom } = lowestPrice(group)
  const text =
    detail?.content ||
    group.services[0]?.subtitle ||
    group.services[0]?.description ||
    messages.lead
  const values = {
    name: group.name,
    brand: brand.name,
    price: `${isFrom ? `${messages.from.toLowerCase()} ` : ''}${formatPrice(price)}`,
    minutes: minutesText(group).replace(/\D+$/, ''),
    text,
  }
  const full = formatMessage(messages.pageText, values)
  return full.length > 180 ? `${full.slice(0, full.lastIndexOf(' ', 179))}…` : full
}

type AddOn = NonNullable<ServicePageQuery['servicePage']>['group']['addOns'][number]

/** Each version with its price, its time, its other prices, and the way to a booking with it. */
function Versions({
  group,
  specialDays,
}: {
  group: PricedGroup
  specialDays: readonly SpecialPrice[]
}) {
  return (
    <ul className="versions">
      {group.services.map((version) => (
        <li key={version.id} className="version">
          <div className="row row--apart">
            <h3 className="version__name">
              {group.services.length > 1 || version.versionName ? versionName(version) : group.name}
            </h3>
            <Price dong={version.price} oldDong={version.oldPrice} />
          </div>
          {version.subtitle ? (
            <p className="small">
              <Vietnamese>{version.subtitle}</Vietnamese>
            </p>
          ) : null}
          {version.description && version.description !== version.subtitle ? (
            <p className="small muted">
              <Vietnamese>{version.description}</Vietnamese>
            </p>
          ) : null}
          <p className="small muted row">
            <span>{formatMessage(messages.minutes, { n: version.minutes })}</span>
            <span>{messages.who[version.deliveryType]}</span>
            {version.tags.map((tag) => (
              <Chip key={tag} tone="pine">
                {tag}
              </Chip>
            ))}
          </p>
          <SpecialPrices lines={specialPrices(specialDays, version.id)} />
          <Button
            kind={version.id === group.services[0]!.id ? 'primary' : 'quiet'}
            to={bookServicePath(version)}
            aria-label={formatMessage(messages.bookThis, {
              name: serviceName({ name: group.name, versionName: version.versionName }),
            })}
            data-track="service_book"
          >
            {messages.book}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function SpecialPrices({ lines }: { lines: readonly { name: string; price: string }[] }) {
  if (lines.length === 0) return null
  return (
    <div className="small">
      <p className="strong">{messages.special}</p>
      <ul className="version__special">
        {lines.map((line) => (
          <li key={line.name}>
            {/* The unit stays on the line of its number. */}
            {formatMessage(messages.specialOf, {
              name: line.name,
              price: line.price.replaceAll(' ', '\u00a0'),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The add-ons. */
function AddOns({ addOns }: { addOns: readonly AddOn[] }) {
  if (addOns.length === 0) return null
  return (
    <section className="stack stack--tight" aria-labelledby="add-ons">
      <h2 id="add-ons" className="h3">
        {messages.addOns}
      </h2>
      <ul className="add-ons">
        {addOns.map((addOn) => (
          <li key={addOn.serviceId} className="row row--apart">
            <span>
              {formatMessage(messages.addOn, { name: addOn.name, minutes: addOn.minutes })}
            </span>
            <span className="strong">
              {addOn.price > 0 ? `+${formatPrice(addOn.price)}` : formatPrice(0)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
