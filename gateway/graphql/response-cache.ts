import type { ExecutionResult } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import { createByteLru } from '../../workers/kit/byte-lru'
import { isWholeList, type ListValues } from '../cache/list-table'
import type { Lists } from '../cache/lists'
import type { Context } from '../context'
import { EDGE_SECONDS, listsOf } from '../http/public-headers'

/** The lists that a response was made of, as they were when read. */
type Dependencies = ReadonlyMap<keyof ListValues, unknown>

type CachedResponse = { at: number; made: Dependencies; text: string }

/** Most bytes of responses in an isolate. */
const MAX_BYTES = 6_000_000

/**
 * Caches serialised responses to documents that read public lists only. Every response still begins
 * by reading its lists, with renewals and purges, and is used only while these are the very same
 * objects, and for as long as a cache in front of the site may keep it.
 */
export function useResponseCache(max = MAX_BYTES): Plugin<Context, Context> {
  const responses = createByteLru<CachedResponse>(max)
  return {
    async onParams({ params, setResult, paramsHandler, setParamsHandler, context }) {
      const { query, variables, operationName } = params
      const { language, lists, now, outcome, visitor } = context
      if (typeof query !== 'string') return
      outcome.publicLists = listsOf(query)
      if (outcome.publicLists.length === 0) return
      const key = JSON.stringify([language, query, variables, operationName])
      const cached = responses.get(key)
      if (cached && now - cached.at < EDGE_SECONDS * 1000 && (await isCurrent(cached.made, lists)))
        return setResult(written(cached.text))
      setParamsHandler(async (payload) => {
        const result = await paramsHandler(payload)
        const isForAll = !isAsyncIterable(result) && !result.errors && visitor.outgoing.size === 0
        const made = isForAll && (await dependenciesOf(lists.reads))
        if (!made) return result
        const text = JSON.stringify(result)
        responses.set(key, { at: now, made, text }, text.length)
        return written(text)
      })
    },
  }
}

/** A result that Yoga writes as this text. */
function written(text: string): ExecutionResult {
  const result: ExecutionResult & { stringify: () => string } = { stringify: () => text }
  return result
}

async function isCurrent(made: Dependencies, lists: Pick<Lists, 'read'>): Promise<boolean> {
  for (const [list, value] of made) if ((await orNothing(lists.read(list))) !== value) return false
  return true
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
  return reading.catch(() => undefined)
}
