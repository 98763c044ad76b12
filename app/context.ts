import '@remix-run/cloudflare'
import type { PurgeStore } from '../domain/purges'
import type { Gateway } from './gateway.server'
import type { JsonLd } from './seo/json-ld'
import type { MapTiles } from './server/map-tiles'

/** A worker reached through a service binding. */
export type ServiceBinding = { fetch(request: Request): Promise<Response> }

/** The site's configuration from wrangler.toml. */
export type Env = {
  GATEWAY: ServiceBinding
  ASSETS: ServiceBinding
  /** The gateway's KV, which has the purges; without it cached pages expire by age only. */
  LISTS?: PurgeStore
  /** For tests: a shorter time within which everybody knows of a purge, in ms. */
  PURGE_SPREAD_MS?: string
  /** Where the bank reports transfers: everything below /payments/. */
  PAYMENTS?: ServiceBinding
  /** Where one-time codes arrive; bound in local runs and previews only. */
  INBOX?: ServiceBinding
  /** The query page for a browser that opens /graphql; bound in local runs only. */
  GRAPHIQL?: ServiceBinding
  /** Origin in canonical links, e.g. `https://muot.example`; the request's own when absent. */
  ORIGIN?: string
  /**
   * Partner apps that may frame the site, as `utm_source=origin` parted by spaces; see
   * server/security.ts.
   */
  PARTNER_ORIGINS?: string
  /**
   * Address that errors are reported to; nothing is reported, and no page carries anything for it,
   * when absent. See reporting/settings.ts.
   */
  ERROR_DSN?: string
  ERROR_TRACES?: string
  ERROR_REPLAYS?: string
  ERROR_REPLAYS_ON_ERROR?: string
  /** Address of a map's tiles and names of their makers; see server/map-tiles.ts. */
  MAP_TILES?: string
  MAP_CREDITS?: string
  /**
   * "enforce": pages write no HTML and load no script but through policies of ours (Trusted Types);
   * else browsers only report what they would refuse. See server/security.ts.
   */
  TRUSTED_TYPES?: string
  /** "off": no address hands an access token over, only one-time codes do; see server/request/. */
  TOKEN_LINKS?: string
  /** "off" ends the service worker in every browser; see server/service-worker.ts. */
  SERVICE_WORKER?: string
  /** Shifts "now" in local runs and tests, in milliseconds. */
  CLOCK_OFFSET_MS?: string
}

/** The part of workerd's execution context that the site uses. */
export type Execution = { waitUntil(work: Promise<unknown>): void }

/** Everything that a loader, an action or the document's renderer can reach: `context.site`. */
export type Site = {
  /** The only way to data. */
  gateway: Gateway
  /** Epoch ms; the one "now" of this request. */
  now: number
  /** Goes through every log line of this request. */
  requestId: string
  /** Grows with each purge: content made from older lists must not be shown. */
  generation(): Promise<number>
  /** Scheme and host for canonical links, without a slash at the end. */
  origin: string
  /** The site is embedded in an app: no header, no footer. */
  isInApp: boolean
  /** Browsers may have the service worker: not inside an app, and not where it is switched off. */
  hasServiceWorker: boolean
  /** The origin of the partner app whose links have this utm_source, null for all others. */
  hostOf(utmSource: string): string | null
  /** Whether a configured link, such as `/blog?page=2`, is a page of this site. */
  hasPage(link: string): boolean
  /** Pictures under maps; null: an outline of the country. */
  mapTiles: MapTiles | null
  /** Script that starts reporting errors, '' where nothing is reported. */
  reportScript: string
  /** Unguessable, for this response's scripts only. */
  nonce: string
  /**
   * Adds JSON-LD for search engines; it is in the document only, and browsers load no code or data
   * for it.
   */
  describe(...things: JsonLd[]): void
  /** The JSON-LD so far. */
  described: readonly JsonLd[]
  /** Keeps the worker alive for background work. */
  waitUntil(work: Promise<unknown>): void
}

declare module '@remix-run/cloudflare' {
  // Remix's own context type is merged into, which needs an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AppLoadContext {
    site: Site
  }
}
