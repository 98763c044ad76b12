import { hasPlace } from '../../domain/distance'
import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  HairSalonLeaf,
  ItemListLeaf,
  OfferLeaf,
  OrganizationLeaf,
  ProductLeaf,
  ServiceLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import { openingPath } from '~/booking/draft/opening-path'
import { brand } from '~/brand'
import type { Site } from '~/context'
import { language } from '~/messages/vi/language'
import { absolute, addressOf } from './page-meta'
import { shareImageOf } from './inner-meta'

/** A thing of schema.org that pages of this site are about. */
export type JsonLd =
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | HairSalonLeaf
  | ItemListLeaf
  | OrganizationLeaf
  | ProductLeaf
  | ServiceLeaf
  | WebSiteLeaf

/** A step of the way to a page: its name and its path. */
export type Crumb = { name: string; path: string }

/** The facts of a salon for search engines. */
export type SalonFacts = {
  id: string
  name: string
  addressNew: string
  provinceName: string
  districtName?: string
  latitude: number | null
  longitude: number | null
  phone: string
  mapUrl: string | null
  /** A photograph or a drawing of its front. */
  image?: string | null
  /** Path of its own page. */
  path: string
}

/** The organization that runs the site. */
export function organization(origin: string): OrganizationLeaf {
  return {
    ...chain(origin),
    description: brand.description,
    logo: `${origin}/icons/512.png`,
    sameAs: [brand.links.facebook, brand.links.youtube],
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: `+84-${brand.hotline.tel}`,
      contactType: 'reservations',
      areaServed: 'VN',
      availableLanguage: 'vi',
    },
  }
}

/** The site itself. */
export function website(origin: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: addressOf(origin, '/'),
    inLanguage: language.code,
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization` },
  }
}

/** A salon: where it is, when it serves, how to get there. */
export function hairSalon(origin: string, salon: SalonFacts): HairSalonLeaf {
  return {
    '@type': 'HairSalon',
    '@id': `${origin}${salon.path}#salon`,
    name: `${brand.name} ${salon.name}`,
    url: addressOf(origin, salon.path),
    image: absolute(origin, shareImageOf(salon.image).src),
    ...(salon.phone ? { telephone: salon.phone } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: salon.addressNew,
      ...(salon.districtName ? { addressLocality: salon.districtName } : {}),
      addressRegion: salon.provinceName,
      addressCountry: 'VN',
    },
    ...(hasPlace(salon)
      ? { geo: { '@type': 'GeoCoordinates', latitude: salon.latitude, longitude: salon.longitude } }
      : {}),
    openingHours: `Mo-Su ${clock(brand.hours.opensAt)}-${clock(brand.hours.closesAt)}`,
    currenciesAccepted: 'VND',
    priceRange: '₫₫',
    parentOrganization: chain(origin),
    potentialAction: {
      '@type': 'ReserveAction',
      target: addressOf(origin, openingPath({ salonId: salon.id })),
    },
    ...(salon.mapUrl ? { hasMap: salon.mapUrl } : {}),
  }
}

/** One way to buy: a version of a service, at a price in đồng. */
export type OfferFacts = { name?: string; price: number; path: string }

/** A service with an offer for each of its versions. */
export function service(
  origin: string,
  facts: {
    name: string
    description: string
    path: string
    image: string
    category: string
    offers: readonly OfferFacts[]
  },
): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${origin}${facts.path}#service`,
    name: facts.name,
    description: facts.description,
    url: addressOf(origin, facts.path),
    image: absolute(origin, facts.image),
    serviceType: facts.category,
    areaServed: 'VN',
    provider: chain(origin),
    offers: facts.offers.map((offer) => offerOf(origin, offer)),
  }
}

/** A product; a range of prices is an AggregateOffer. Prices are đồng. */
export function product(
  origin: string,
  facts: {
    id: string
    name: string
    description: string
    path: string
    image: string
    brand: string | null
    category: string
    price: number
    maxPrice: number | null
  },
): ProductLeaf {
  const url = addressOf(origin, facts.path)
  const sold = {
    priceCurrency: 'VND',
    availability: 'https://schema.org/InStoreOnly' as const,
    seller: chain(origin),
    url,
  }
  return {
    '@type': 'Product',
    '@id': `${origin}${facts.path}#product`,
    name: facts.name,
    description: facts.description,
    sku: facts.id,
    url,
    image: absolute(origin, facts.image),
    category: facts.category,
    ...(facts.brand ? { brand: { '@type': 'Brand', name: facts.brand } } : {}),
    offers:
      facts.maxPrice === null
        ? { '@type': 'Offer', price: facts.price, ...sold }
        : { '@type': 'AggregateOffer', lowPrice: facts.price, highPrice: facts.maxPrice, ...sold },
  }
}

/** A post of the blog; days are YYYY-MM-DD. */
export function blogPosting(
  origin: string,
  facts: {
    title: string
    description: string
    path: string
    image: string
    publishedOn: string
  },
): BlogPostingLeaf {
  return {
    '@type': 'BlogPosting',
    '@id': `${origin}${facts.path}#post`,
    headline: facts.title.slice(0, 110),
    description: facts.description,
    url: addressOf(origin, facts.path),
    mainEntityOfPage: addressOf(origin, facts.path),
    image: absolute(origin, facts.image),
    datePublished: facts.publishedOn,
    dateModified: facts.publishedOn,
    inLanguage: language.code,
    author: chain(origin),
    publisher: chain(origin),
  }
}

/** Pages that belong together, in the order in which they are shown. */
function itemList(origin: string, name: string, items: readonly Crumb[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: item.name,
      url: addressOf(origin, item.path),
    })),
  }
}

/** Complete things in the order in which they are shown. */
export function thingList(name: string, things: readonly JsonLd[]): ItemListLeaf {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: things.length,
    itemListElement: things.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
  }
}

/** The way from Home to a page; Home itself is the first step. */
export function breadcrumbList(origin: string, trail: readonly Crumb[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: addressOf(origin, step.path),
    })),
  }
}

type Described = Pick<Site, 'origin' | 'describe'>

/** Adds the breadcrumbs of a page as JSON-LD, and the things that it is about. */
export function describeTrail(
  { origin, describe }: Described,
  trail: readonly Crumb[],
  ...things: JsonLd[]
): void {
  describe(breadcrumbList(origin, trail), ...things)
}

/** The same of a list, with its entries where they could be read and there are some. */
export function describeList(
  site: Described,
  trail: readonly Crumb[],
  entries: readonly Crumb[] | null | undefined,
): void {
  const name = trail.at(-1)?.name ?? ''
  describeTrail(site, trail, ...(entries?.length ? [itemList(site.origin, name, entries)] : []))
}

/**
 * Things as the text of one script element: nothing in it can end the element, open a comment or
 * break a line of script.
 */
export function jsonLdText(things: readonly JsonLd[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return text.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function chain(origin: string): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
  }
}

function offerOf(origin: string, { name, price, path }: OfferFacts): OfferLeaf {
  return {
    '@type': 'Offer',
    ...(name ? { name } : {}),
    price,
    priceCurrency: 'VND',
    url: addressOf(origin, path),
    availability: 'https://schema.org/InStock',
  }
}

/** Minutes after midnight as 08:30. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
