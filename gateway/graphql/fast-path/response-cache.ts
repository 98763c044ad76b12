import { EDGE_SECONDS } from '../../cache/lifetimes'
import type { Lists } from '../../cache/lists'
import type { ParsedRequest } from './parse-request'

/**
 * The lists that a response was made of, by name, as they were when read; `null` when it has other
 * sources too.
 */
export type Dependencies = Map<string, unknown> | null

/** Responses to documents that read public lists only, as bytes. */
export type ResponseCache = {
  /**
   * The bytes of the last response to this question, if the lists that it was made of are still the
   * same ones.
   */
  find: (
    parsed: ParsedRequest,
    reading: DependencyTracker,
    now: number,
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>
  store: (
    parsed: ParsedRequest,
    made: Dependencies,
    bytes: Uint8Array<ArrayBuffer>,
    now: number,
  ) => void
}

type CachedResponse = {
  at: number
  made: NonNullable<Dependencies>
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * Most documents, most variables of each, and most bytes in all: a flood of variables evicts only
 * entries of its own document.
 */
const MAX = { documents: 40, variables: 8, bytes: 6_000_000, variablesLength: 500 }

/**
 * A cache of serialised responses to public documents. Every response still begins by reading its
 * lists through the cache, with renewals and purges, and is used only while these are the very same
 * objects, and for as long as a cache in front of the site may keep it.
 */
export function createResponseCache(most = MAX): ResponseCache {
  const documents = new Map<string, Map<string, CachedResponse>>()
  let cachedBytes = 0
  return {
    async find({ name, variables }, reading, now) {
      const cached = documents.get(name)?.get(keyOf(variables))
      if (!cached || now - cached.at >= EDGE_SECONDS * 1000) return undefined
      for (const [list, value] of cached.made)
        if ((await orNothing(reading.read(list))) !== value) return undefined
      return cached.bytes
    },
    store({ name, variables }, made, bytes, now) {
      const key = keyOf(variables)
      if (
        !made ||
        made.size === 0 ||
        key.length > most.variablesLength ||
        bytes.byteLength > most.bytes / 4
      )
        return
      const responses = documents.get(name) ?? new Map<string, CachedResponse>()
      documents.delete(name)
      documents.set(name, responses)
      drop(responses, key)
      responses.set(key, { at: now, made, bytes })
      cachedBytes += bytes.byteLength
      if (responses.size > most.variables) drop(responses, responses.keys().next().value!)
      while (documents.size > most.documents || cachedBytes > most.bytes) forgetOldest()
    },
  }

  function forgetOldest(): void {
    const [name, responses] = documents.entries().next().value!
    for (const key of [...responses.keys()]) drop(responses, key)
    documents.delete(name)
  }

  function drop(responses: Map<string, CachedResponse>, key: string): void {
    cachedBytes -= responses.get(key)?.bytes.byteLength ?? 0
    responses.delete(key)
  }
}

function keyOf(variables: Record<string, unknown>): string {
  for (const _name in variables) return JSON.stringify(variables)
  return ''
}

/**
 * Reads each list once a request: a list that turned out to have changed need not be read again for
 * the new response.
 */
export type DependencyTracker = {
  read: (list: string) => Promise<unknown>
  /** The lists for resolvers. */
  lists: () => Lists
  made: () => Dependencies
}

type Calls = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>

/**
 * Notes what is read of these lists. A list is what takes no argument; of what takes one (a page, a
 * post, a salon) there is any number, so a response with one is not cached.
 */
export function trackDependencies(lists: Lists): DependencyTracker {
  const { content, ...others } = lists
  const calls: Calls = { ...others, ...content }
  const reads = new Map<string, Promise<unknown>>()
  const values: NonNullable<Dependencies> = new Map()
  let hasMore = false
  const read = (list: string): Promise<unknown> => {
    const known = reads.get(list)
    if (known) return known
    const reading = readNow(list)
    reads.set(list, reading)
    return reading
  }
  const noted = <L extends object>(inner: L): L =>
    Object.fromEntries(
      Object.entries(inner).map(([name, of]) => {
        if (typeof of !== 'function') return [name, noted(of as object)]
        return [
          name,
          (...args: unknown[]) => {
            if (args.length === 0) return read(name)
            hasMore = true
            return (of as (...args: unknown[]) => unknown)(...args)
          },
        ]
      }),
    ) as L
  return { read, lists: () => noted(lists), made: () => (hasMore ? null : values) }

  async function readNow(list: string): Promise<unknown> {
    const value = await calls[list]?.()
    values.set(list, value)
    return value
  }
}

/** Errors are ignored here; the resolver that reads the list reports them. */
async function orNothing(reading: Promise<unknown>): Promise<unknown> {
  try {
    return await reading
  } catch {
    return undefined
  }
}
