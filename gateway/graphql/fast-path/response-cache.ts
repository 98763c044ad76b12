import { createByteLru } from '../../../workers/kit/byte-lru'
import { isWholeList, type ListValues } from '../../cache/list-table'
import type { Lists } from '../../cache/lists'
import { EDGE_SECONDS } from '../../http/public-headers'

/** Responses to documents that read public lists only, as bytes. */
export type ResponseCache = {
  /**
   * The bytes of the last response to this question, if the lists that it was made of are still the
   * same ones.
   */
  find: (
    key: string,
    lists: Pick<Lists, 'read'>,
    now: number,
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Stores a response with the lists that its request has read. */
  store: (
    key: string,
    lists: Pick<Lists, 'reads'>,
    bytes: Uint8Array<ArrayBuffer>,
    now: number,
  ) => Promise<void>
}

/** The lists that a response was made of, as they were when read. */
type Dependencies = ReadonlyMap<keyof ListValues, unknown>

type CachedResponse = { at: number; made: Dependencies; bytes: Uint8Array<ArrayBuffer> }

/** Most bytes of responses in an isolate. */
const MAX_BYTES = 6_000_000

/**
 * A cache of serialised responses to public documents. Every response still begins by reading its
 * lists through the cache, with renewals and purges, and is used only while these are the very same
 * objects, and for as long as a cache in front of the site may keep it.
 */
export function createResponseCache(max = MAX_BYTES): ResponseCache {
  const responses = createByteLru<CachedResponse>(max)
  return {
    async find(key, lists, now) {
      const cached = responses.get(key)
      if (!cached || now - cached.at >= EDGE_SECONDS * 1000) return undefined
      for (const [list, value] of cached.made)
        if ((await orNothing(lists.read(list))) !== value) return undefined
      return cached.bytes
    },
    async store(key, { reads }, bytes, now) {
      const made = await dependenciesOf(reads)
      if (made) responses.set(key, { at: now, made, bytes }, bytes.byteLength)
    },
  }
}

/**
 * Undefined where a response was made of no list, or also of parts of one (a page, a post, a salon),
 * of which there is any number.
 */
async function dependenciesOf(reads: Lists['reads']): Promise<Dependencies | undefined> {
  const made = new Map<keyof ListValues, unknown>()
  for (const [name, reading] of reads) {
    if (!isWholeList(name)) return undefined
    made.set(name, await orNothing(reading))
  }
  return made.size > 0 ? made : undefined
}

/** Errors are ignored here; the resolver that reads the list reports them. */
async function orNothing(reading: Promise<unknown>): Promise<unknown> {
  try {
    return await reading
  } catch {
    return undefined
  }
}
