import type { Lifetime } from './cache'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What editors write changes seldom; an outage of a week is no reason to hide it. */
const written: Lifetime = { maxAge: 5 * minute, staleWhileRevalidate: hour, staleIfError: 7 * day }

/**
 * Everything that is cached, in seconds: served unasked while `fresh`, then for `stale` more while
 * one renewal runs behind the answer, then for
 * `keep` more only while its backend is down. Keys are these names, with what stands behind a slash
 * (page, slug, salon) where there are several.
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
  /** A salon's services, for names on a booking only; what a customer sees is always asked for anew. In memory only. */
  catalogue: { maxAge: minute, staleWhileRevalidate: 0, staleIfError: 0 },
} as const satisfies Record<string, Lifetime>

/** A name of the table. */
export type Cached = keyof typeof lifetimes

/**
 * Fields of Query that a cached list answers alone, and which: a GET for nothing else may be kept
 * by caches in front of the site.
 */
export const publicFields: Readonly<Record<string, Cached>> = {
  salons: 'salons',
  salonsNear: 'salons',
  provinces: 'provinces',
  topSalons: 'topSalons',
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
 * Seconds that a cache in front of the site may serve such an answer without asking: as long as a
 * purge may take to reach it.
 */
export const EDGE_SECONDS = 60
