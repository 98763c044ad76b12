import { lifetimes, type Cached } from '../lifetimes'

/** What the coordinator says of the lists. A list that was never purged has no number, which stands for 0. */
export type Generations = {
  /** How long an isolate may go by this answer, counted from when it asked. */
  leaseMs: number
  /** How often each list was purged, and the site's pages with them. */
  numbers: Readonly<Record<string, number>>
}

/** The part of the coordinator that readers and the purge call use. */
export type GenerationKeeper = {
  read: () => Promise<Generations>
  raise: (names: readonly string[]) => Promise<Generations>
  /** Counts a purge; seconds to wait where there were too many this minute, else 0. */
  admit: () => Promise<number>
}

/** The name under which the site's whole pages have a generation. */
export const PAGES = 'pages'

/** What stands for all lists. */
export const ALL = '*'

/** Lists made from the same rows as another, which an editor would be surprised to see unchanged. */
const kin: Partial<Record<Cached, readonly Cached[]>> = {
  salons: ['topSalons', 'provinces', 'serviceMenu'],
  topSalons: ['salons'],
  catalogue: ['serviceMenu'],
  serviceMenu: ['catalogue'],
  products: ['productGroups'],
  looks: ['homeLooks'],
  homeLooks: ['looks'],
  posts: ['post'],
  post: ['posts'],
}

/** Every list that can be purged. */
export const purgeable = Object.keys(lifetimes) as Cached[]

/** Whether a name is in the table of lists. */
export function isPurgeable(name: string): name is Cached {
  return Object.hasOwn(lifetimes, name)
}

/** The lists that go when these do, each once. */
export function withKin(names: readonly (Cached | typeof ALL)[]): Cached[] {
  if (names.includes(ALL)) return purgeable
  return [...new Set((names as readonly Cached[]).flatMap((name) => [name, ...(kin[name] ?? [])]))]
}
