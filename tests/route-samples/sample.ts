import type { Service } from '../../scripts/deployables.ts'

/** One address under which a route is looked at. */
export type Sample = {
  /**
   * Path and query; `{tomorrow}` stands for the Vietnamese day after today, `{any}` for the value
   * in the first such link on the page `from`.
   */
  path: string
  from?: string
  /** The status for a logged-in customer, with all backends up; 200 by default. */
  status?: number
  /**
   * What disappears from it when a backend is down, besides that backend's own texts: headings and
   * names of sections. Nothing by default.
   */
  loses?: Partial<Record<Service, readonly (string | RegExp)[]>>
  /** Another status that the page may have while a backend is down, with the reason. */
  gone?: Partial<Record<Service, { status: number; because: string }>>
}

/** The page of one thing, while nobody can say whether that is there. */
export const UNKNOWN = {
  status: 503,
  because: 'the page has no other subject, and only that backend knows it',
}

/** Routes with their samples, by the paths of app/routes.ts. */
export type Samples = Record<string, readonly Sample[]>

/**
 * The whole page: it has no other subject, and shows that. The list of services is that of the
 * first open salon, so it needs the salons too.
 */
export const ALL = /./
