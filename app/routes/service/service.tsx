import {
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { servicePages as words } from '~/messages/vi/service-pages'
import { drawingOf } from '~/routes/booking/services/pictures'
import { Chip } from '~/ui/chip'
import { IconPlay } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { formatPrice } from '~/ui/price-format'
import { VideoLink } from '~/ui/video-link'
import { ServicePageDocument, type ServicePageQuery } from '../../../schema/generated/graphql'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { Gone } from '../shell/not-found'
import { service as serviceData } from '../../seo/json-ld'
import { breadcrumbList } from '~/seo/json-ld-lists'
import { pageMeta } from '../../seo/page-meta'
import { shareImageOf } from '../../seo/share-image'
import { bookServicePath, servicePath, servicesPath } from './paths'
import { lowestPrice, minutesText, versionName, type PricedGroup } from './prices'
import { pictureOf, ServiceGrid } from './service-card'
import { AddOns, Versions } from './versions'
import sheet from './service.css?url'

type ShownService = NonNullable<ServicePageQuery['servicePage']>

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const shown = data?.shown
  if (!shown)
    return pageMeta(matches, {
      title: `${words.gone} – ${brand.name}`,
      description: words.goneText,
      path: location.pathname,
      isPublic: false,
    })
  const { name, slug } = shown.group
  return pageMeta(matches, {
    title: formatMessage(words.pageTitle, { name, brand: brand.name }),
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
  if (!shown) return json({ shown, isBroken }, { status: isBroken ? 200 : 404 })
  const { group, category } = shown
  const offers = group.services.map((version) => ({
    name: versionName(version),
    price: version.price,
    path: bookServicePath(version),
  }))
  const image = shareImageOf(pictureOf(group))?.src ?? brand.shareImage.src
  site.describe(
    breadcrumbList(site.origin, trailOf(group)),
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
        name={words.name}
        failed={formatMessage(words.failed, { number: brand.hotline.display })}
        title={words.gone}
        text={words.goneText}
        back={servicesPath}
        backText={words.toAll}
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
              {words.versions}
            </h2>
            <Versions group={group} specialDays={specialDays} />
            <p className="small muted">{words.priceNote}</p>
          </section>
          <AddOns addOns={group.addOns} />
        </div>
      </article>
      {others.length > 0 ? (
        <section className="stack" aria-labelledby="beside">
          <h2 id="beside" className="h3">
            {words.beside}
          </h2>
          <ServiceGrid groups={others} headingLevel="h3" />
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
          {words.video}
        </VideoLink>
      ))}
    </div>
  )
}

function trailOf({ name, slug }: Pick<PricedGroup, 'name' | 'slug'>) {
  return trailTo({ name: words.name, path: servicesPath }, { name, path: servicePath(slug) })
}

function descriptionOf({ group, detail }: Pick<ShownService, 'group' | 'detail'>): string {
  const { price, isFrom } = lowestPrice(group)
  const text =
    detail?.content || group.services[0]?.subtitle || group.services[0]?.description || words.lead
  const values = {
    name: group.name,
    brand: brand.name,
    price: `${isFrom ? `${words.from.toLowerCase()} ` : ''}${formatPrice(price)}`,
    minutes: minutesText(group).replace(/\D+$/, ''),
    text,
  }
  const full = formatMessage(words.pageText, values)
  return full.length > 180 ? `${full.slice(0, full.lastIndexOf(' ', 179))}…` : full
}
