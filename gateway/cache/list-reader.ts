import { BackendFailure } from '../../workers/kit/connect'
import type { Noun } from '../backends/table'
import type { TimedOutBackends } from '../backends/timeouts'
import type { Cache, CacheScope } from './cache'
import type { Generations } from './coordinator/generations'
import { lifetimes, type Cached } from './lifetimes'
import type { Language } from './lists'

/** What lists need of their request. */
export type ListScope = CacheScope & {
  language: Language
  timedOut?: TimedOutBackends
  generations?: () => Promise<Generations | undefined>
}

/** The name of a list, or of one of its parts. */
type ListName = Cached | `${Cached}/${string}`

/** Part of every key: raised when a cached type changes its shape, so that new code never meets old entries. */
const CACHE_VERSION = 2

/** The key of a list in memory and in KV; each language has its own. */
export function listKey(name: ListName, language: Language = 'vi'): string {
  return `lists/${CACHE_VERSION}/${name}${language === 'vi' ? '' : `@${language}`}`
}

/** Reads one cached list by its name and how it is made. */
export type ReadList = <T>(
  name: ListName,
  load: () => Promise<T>,
  isCacheable?: (value: T) => boolean,
) => Promise<T>

/** The cached lists of one request. */
export type ListReader = {
  read: ReadList
  /** Whether a list can be read without waiting for anything. */
  isInMemory: (list: Cached) => Promise<boolean>
}

/**
 * Reads each list once a request: all of a page is made of the same one, and one that cannot be had
 * is not tried again.
 */
export function openListReader(cache: Cache, scope: ListScope): ListReader {
  // Keys with a part that the user chooses (`post/<slug>`) skip the coordinator: one object for all
  // isolates must not be filled by callers.
  const withoutCoordinator = { ...scope, crossIsolate: undefined }
  const requestMemo = new Map<string, Promise<unknown>>()

  return {
    read: <T>(
      name: ListName,
      load: () => Promise<T>,
      isCacheable: (value: T) => boolean = () => true,
    ) => {
      const known = requestMemo.get(name) ?? readNow(name, load, isCacheable)
      requestMemo.set(name, known)
      return known as Promise<T>
    },
    isInMemory: async (list) =>
      requestMemo.has(list) || cache.isInMemory(await entryOf(list, list), scope),
  }

  async function entryOf(name: ListName, list: Cached) {
    return {
      key: listKey(name, scope.language),
      lifetime: lifetimes[list],
      generation: await generationOf(list, scope),
    }
  }

  async function readNow<T>(
    name: ListName,
    load: () => Promise<T>,
    isCacheable: (value: T) => boolean,
  ): Promise<T> {
    const list = name.split('/', 1)[0] as Cached
    return cache
      .read(
        { ...(await entryOf(name, list)), load, isCacheable },
        name === list ? scope : withoutCoordinator,
      )
      .catch(markTimeout)
  }

  /** Rethrows; a timeout also counts for this page when another one began the request. */
  function markTimeout(error: unknown): never {
    if (error instanceof BackendFailure && error.why === 'timeout')
      scope.timedOut?.mark(scope.requestId, error.backend as Noun)
    throw error
  }
}

/** How often a list was purged; undefined while that is unknown. */
export async function generationOf(
  list: Cached,
  { generations: readGenerations }: Pick<ListScope, 'generations'>,
): Promise<number | undefined> {
  const generations = await readGenerations?.()
  return generations && (generations.numbers[list] ?? 0)
}
