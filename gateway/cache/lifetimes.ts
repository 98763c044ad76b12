import type { Lifetime } from './cache'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Editors' content changes seldom, and stays readable during an outage of a week. */
const written: Lifetime = { maxAge: 5 * minute, staleWhileRevalidate: hour, staleIfError: 7 * day }

/**
 * The lifetimes of everything cached, in seconds: served as fresh during `maxAge`, then for
 * `staleWhileRevalidate` more while one renewal runs in the background, then for `staleIfError`
 * more only while the backend is down. Keys are made of these names by `listKey`.
 */
export const lifetimes = {
  salons: { maxAge: 5 * minute, staleWhileRevalidate: hour, staleIfError: 7 * day },
  provinces: { maxAge: hour, staleWhileRevalidate: day, staleIfError: 30 * day },
  topSalons: { maxAge: 5 * minute, staleWhileRevalidate: hour, staleIfError: 7 * day },
  homeBlocks: { maxAge: 5 * minute, staleWhileRevalidate: hour, staleIfError: 7 * day },
  banners: { maxAge: 5 * minute, staleWhileRevalidate: hour, staleIfError: 7 * day },
  productGroups: written,
  products: written,
  /** The services of the chain's first open salon, for those who have chosen none. */
  serviceMenu: written,
  /** What the chain sells and where it does not. */
  soldServices: { maxAge: minute, staleWhileRevalidate: hour, staleIfError: day },
  /** A rating more changes the mean of a salon by little. */
  salonRatings: { maxAge: 5 * minute, staleWhileRevalidate: hour, staleIfError: 7 * day },
  contentBlocks: written,
  /** Likes are counted in it. */
  discovers: { maxAge: minute, staleWhileRevalidate: hour, staleIfError: 7 * day },
  looks: written,
  homeLooks: written,
  posts: written,
  post: written,
  feedback: written,
  videos: written,
  spaPages: written,
  /**
   * A salon's services, for names on a booking only; the services that a customer sees are always
   * fetched anew. In memory only.
   */
  catalogue: { maxAge: minute, staleWhileRevalidate: 0, staleIfError: 0 },
} as const satisfies Record<string, Lifetime>

/** A name of the table. */
export type Cached = keyof typeof lifetimes

/**
 * Fields of Query that read one cached list alone, and which: a GET for nothing else may be cached
 * in front of the site.
 */
export const publicFields: Readonly<Record<string, Cached>> = {
  salons: 'salons',
  salonsNear: 'salons',
  provinces: 'provinces',
  topSalons: 'topSalons',
  salonRatings: 'salonRatings',
  homeBlocks: 'homeBlocks',
  banners: 'banners',
  contentBlocks: 'contentBlocks',
  discovers: 'discovers',
  looks: 'looks',
  homeLooks: 'homeLooks',
  look: 'looks',
  blogPosts: 'posts',
  blogPost: 'post',
  feedback: 'feedback',
  marketingVideos: 'videos',
  spaPages: 'spaPages',
  spaPage: 'spaPages',
}

/** Fields below those that have a resolver of their own, and still nothing of the visitor's. */
export const publicInside: readonly string[] = ['Province.salons']

/**
 * Seconds that a cache in front of the site may serve such a response without revalidation: as long
 * as a purge may take to reach it.
 */
export const EDGE_SECONDS = 60
