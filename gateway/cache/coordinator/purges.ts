import { cachedLists, type Cached } from '../list-table'

/** The coordinator as the purge call uses it. */
export type PurgeCalls = {
  /**
   * Purges these lists and the site's pages; returns when everybody knows of it (epoch ms). What
   * is dropped is not even shown during an outage any more.
   */
  purge: (names: readonly string[], drops: boolean) => Promise<number>
  /** Counts a purge; seconds to wait where there were too many this minute, else 0. */
  countPurge: () => Promise<number>
}

/** Most purges a minute: enough for an editor, too few to keep the caches empty. */
export const PURGES_PER_MINUTE = 20

/** The name that stands for all lists. */
export const ALL = '*'

/**
 * Lists made from the same rows as another, which an editor would be surprised to see unchanged; a
 * purge also takes what is related to those.
 */
const relatedLists: Partial<Record<Cached, readonly Cached[]>> = {
  salons: ['provinces', 'serviceMenu'],
  catalogue: ['serviceMenu', 'soldServices'],
  serviceMenu: ['catalogue', 'soldServices'],
  soldServices: ['catalogue', 'serviceMenu'],
  products: ['productGroups'],
  looks: ['homeLooks'],
  homeLooks: ['looks'],
  posts: ['post'],
  post: ['posts'],
}

/** Every list that can be purged. */
export const purgeable = Object.keys(cachedLists) as Cached[]

/** The lists that go when these do, each once. */
export function withRelatedLists(names: readonly (Cached | typeof ALL)[]): Cached[] {
  if (names.includes(ALL)) return purgeable
  const lists = new Set(names.filter((name) => name !== ALL))
  // A set's iteration also visits what is added meanwhile.
  for (const name of lists) for (const related of relatedLists[name] ?? []) lists.add(related)
  return [...lists]
}
