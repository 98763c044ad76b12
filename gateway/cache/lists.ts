import type { BlogPost, ResolversParentTypes } from '../../schema/generated/resolvers'
import type { Catalogue } from '../../workers/booking/contract'
import type { Service } from '../../workers/kit/upstream'
import type { Backends } from '../backends/table'
import { toSalon, type ListedSalon } from '../modules/salons/mapping'
import type { Cache, CacheScope, Entry } from './cache'
import {
  listDefinitions,
  type ContentInput,
  type Language,
  type ListValues,
  cachedLists,
  type Cached,
} from './list-table'
import { memoizeByIdentity } from './memoize'
import { generationOf, type Purges } from '../../domain/purges'
import { vietnamDay } from '../../domain/vietnam-day'
import { schemaVersion } from '../../schema/generated/type-defs'
import { BackendFailure } from '../../workers/kit/connect'
import type { TimedOutBackends } from '../backends/timeouts'

/** The input that requests content in a language; the default is not sent, as hosts may not know it. */
export function contentIn(language: Language): ContentInput {
  return language === 'vi' ? {} : { lang: language }
}

/**
 * The lists that are the same for all visitors. Each throws BackendFailure only when nothing is
 * cached and the backend is down.
 */
export type Lists = {
  /** A list of the table. */
  read: <Name extends keyof ListValues>(name: Name) => Promise<ListValues[Name]>
  /** Listed salons by id, in the requested order; unlisted ones are left out. */
  salonsByIds: (ids: readonly number[]) => Promise<ListedSalon[]>
  /** One salon, listed or not; null when there is none. */
  salon: (id: number) => Promise<ListedSalon | null>
  /** A salon's services as logged-out visitors get them; undefined when there is no such salon. */
  catalogue: (salonId: number) => Promise<Catalogue | undefined>
  /** A page of the blog, from 1. */
  posts: (page: number) => Promise<{ items: BlogPost[]; total: number | null }>
  /** One post; undefined when there is none of that name. */
  post: (slug: string) => Promise<ResolversParentTypes['BlogArticle'] | undefined>
  /** What this request has read so far, by name; of a part, the name of its list comes first. */
  reads: ReadonlyMap<string, Promise<unknown>>
}

/**
 * The lists for one request in its language. `backends` must carry no session, as all visitors get
 * the response.
 */
export function openLists(cache: Cache, backends: () => Backends, scope: ListScope): Lists {
  const { language } = scope
  const content = contentIn(language)
  const today = vietnamDay(scope.now)
  const request = { language, content, today, salons: () => read('salons') }
  const reads = new Map<string, Promise<unknown>>()
  return {
    read,
    reads,
    async salon(id) {
      const listed = indexOf(await read('salons')).get(id)
      if (listed) return listed
      const response = await backends().salons.getSalon({ ...content, id })
      return response.status === 200 ? toSalon(response.body, today) : null
    },
    async salonsByIds(named) {
      // A host may not say at which salon a booking is: that is 0.
      const ids = named.filter((id) => id > 0)
      if (ids.length === 0) return []
      const byId = indexOf(await read('salons'))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
    catalogue: (salonId) =>
      readPart(
        `catalogue/${salonId}`,
        async () => {
          const input = { salonId, lang: language, choosenServiceIds: [] }
          const response = await backends().booking.listServices(input)
          return response.status === 200 ? response.body : undefined
        },
        // A host may answer of an unknown salon that it sells nothing.
        (catalogue) => (catalogue?.categories.length ?? 0) > 0,
      ),
    // Unknown pages and slugs are not cached: any caller can invent them, and they would push out real
    // ones.
    posts: (page) =>
      readPart(
        `posts/${page}`,
        () => backends().salons.listPosts({ ...content, page }),
        ({ items }) => items.length > 0,
      ),
    post: (slug) =>
      readPart(
        `post/${slug}`,
        async () => {
          const response = await backends().salons.getPost({ ...content, slug })
          return response.status === 200 ? response.body : undefined
        },
        (article) => article !== undefined,
      ),
  }

  function read<Name extends keyof ListValues>(name: Name): Promise<ListValues[Name]> {
    const { load, isCacheable } = listDefinitions[name]
    return readPart(name, () => load(backends(), request), isCacheable)
  }

  /**
   * Reads a list or a part of one, once a request: all of a page is made of the same one, and one
   * that cannot be had is not tried again.
   */
  function readPart<T>(
    name: ListName,
    load: Entry<T>['load'],
    isCacheable: (value: T) => boolean,
  ): Promise<T> {
    const known = reads.get(name) ?? readNow(name, load, isCacheable)
    reads.set(name, known)
    return known as Promise<T>
  }

  async function readNow<T>(
    name: ListName,
    load: Entry<T>['load'],
    isCacheable: (value: T) => boolean,
  ): Promise<T> {
    const list = name.split('/', 1)[0] as Cached
    const purges = await scope.purges()
    const generation = (at: number | undefined) => generationOf(at, scope.now, scope.spreadMs)
    const entry = {
      key: listKey(name, language, scope.hosts),
      lifetime: cachedLists[list].lifetime,
      generation: purges && generation(purges[list]?.at),
      droppedBefore: purges && generation(purges[list]?.droppedAt),
      load,
      isCacheable,
    }
    // A catalogue stays in memory: it is large, differs by salon and lives a minute.
    const own = list === 'catalogue' ? { ...scope, store: undefined } : scope
    return cache.read(entry, own).catch(markTimeout)
  }

  /** Rethrows; a timeout also counts for this page when another one began the request. */
  function markTimeout(error: unknown): never {
    if (error instanceof BackendFailure && error.why === 'timeout')
      scope.timedOut?.mark(scope.requestId, error.backend as Service)
    throw error
  }
}

const indexOf = memoizeByIdentity(
  (salons: readonly ListedSalon[]) => new Map(salons.map((salon) => [salon.id, salon])),
)

/** What lists need of their request. */
type ListScope = CacheScope & {
  language: Language
  /** The chain's own hosts, by `nameOfHosts`. */
  hosts: string
  timedOut?: TimedOutBackends
  purges: () => Promise<Purges | undefined>
  /** Ms after which everybody knows of a purge. */
  spreadMs: number
}

/** The name of a list, or of one of its parts. */
type ListName = Cached | `${Cached}/${string}`

/**
 * The key of a list in memory and in KV; each language has its own. It has the schema's version, so
 * that new code never meets entries of another shape, and the chain's own hosts, whose lists are
 * others than ours.
 */
export function listKey(name: ListName, language: Language = 'vi', hosts = ''): string {
  const list = `${name}${language === 'vi' ? '' : `@${language}`}`
  return ['lists', schemaVersion, hosts, list].filter(Boolean).join('/')
}
