import { generationOf, type Purges } from '../../domain/purges'
import { schemaVersion } from '../../schema/generated/type-defs'
import { BackendFailure } from '../../workers/kit/connect'
import type { Noun } from '../backends/table'
import type { TimedOutBackends } from '../backends/timeouts'
import type { Cache, CacheScope, Entry } from './cache'
import { cachedLists, type Cached, type Language } from './list-table'

/** What lists need of their request. */
export type ListScope = CacheScope & {
  language: Language
  timedOut?: TimedOutBackends
  purges: () => Promise<Purges | undefined>
  /** Ms after which everybody knows of a purge. */
  spreadMs: number
}

/** The name of a list, or of one of its parts. */
type ListName = Cached | `${Cached}/${string}`

/**
 * The key of a list in memory and in KV; each language has its own. It has the schema's version, so
 * that new code never meets entries of another shape.
 */
export function listKey(name: ListName, language: Language = 'vi'): string {
  return `lists/${schemaVersion}/${name}${language === 'vi' ? '' : `@${language}`}`
}

/** The cached lists of one request. */
export type ListReader = {
  /** Reads a list or a part of one by its name and how it is made. */
  readPart: <T>(
    name: ListName,
    load: () => Promise<T>,
    isCacheable?: (value: T) => boolean,
  ) => Promise<T>
  /** Whether a list can be read without waiting for anything. */
  isInMemory: (list: Cached) => Promise<boolean>
  reads: ReadonlyMap<string, Promise<unknown>>
}

/**
 * Reads each list once a request: all of a page is made of the same one, and one that cannot be had
 * is not tried again.
 */
export function openListReader(cache: Cache, scope: ListScope): ListReader {
  const reads = new Map<string, Promise<unknown>>()
  return {
    reads,
    readPart: <T>(name: ListName, load: () => Promise<T>, isCacheable?: (value: T) => boolean) => {
      const known = reads.get(name) ?? readNow(name, load, isCacheable)
      reads.set(name, known)
      return known as Promise<T>
    },
    isInMemory: async (list) =>
      reads.has(list) || cache.isInMemory(await entryOf(list, list), scope),
  }

  async function entryOf(name: ListName, list: Cached) {
    const purges = await scope.purges()
    const generation = (at: number | undefined) => generationOf(at, scope.now, scope.spreadMs)
    return {
      key: listKey(name, scope.language),
      lifetime: cachedLists[list].lifetime,
      generation: purges && generation(purges[list]?.at),
      droppedBefore: purges && generation(purges[list]?.droppedAt),
    }
  }

  async function readNow<T>(
    name: ListName,
    load: Entry<T>['load'],
    isCacheable: Entry<T>['isCacheable'],
  ): Promise<T> {
    const list = name.split('/', 1)[0] as Cached
    const entry = { ...(await entryOf(name, list)), load, isCacheable }
    // A catalogue stays in memory: it is large, differs by salon and lives a minute.
    const own = list === 'catalogue' ? { ...scope, store: undefined } : scope
    return cache.read(entry, own).catch(markTimeout)
  }

  /** Rethrows; a timeout also counts for this page when another one began the request. */
  function markTimeout(error: unknown): never {
    if (error instanceof BackendFailure && error.why === 'timeout')
      scope.timedOut?.mark(scope.requestId, error.backend as Noun)
    throw error
  }
}
