import { cachedLists, type Cached } from '../list-table'

/** The generations of the lists. A list that was never purged has no entry, which counts as 0. */
export type Generations = {
  /** Ms that an isolate may use this response, counted from its request. */
  leaseMs: number
  /** Number of purges of each list, and of the site's pages with them. */
  numbers: Readonly<Record<string, number>>
}

/** The part of the coordinator that readers and the purge call use. */
export type GenerationCalls = {
  read: () => Promise<Generations>
  raise: (names: readonly string[]) => Promise<Generations>
  /** Counts a purge; seconds to wait where there were too many this minute, else 0. */
  countPurge: () => Promise<number>
}

/** The name under which the site's whole pages have a generation. */
export const PAGES = 'pages'

/** The name that stands for all lists. */
export const ALL = '*'

/**
 * Lists made from the same rows as another, which an editor would be surprised to see unchanged; a
 * purge also takes what is related to those.
 */
const relatedLists: Partial<Record<Cached, readonly Cached[]>> = {
  salons: ['topSalons', 'provinces', 'serviceMenu'],
  topSalons: ['salons'],
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
