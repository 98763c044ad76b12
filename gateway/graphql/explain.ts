import { type ExecutionResult, type GraphQLSchema, isObjectType } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import { readCookies } from '../../domain/cookies'
import fields from '../../schema/generated/fields.json'
import type { Fetcher } from '../../workers/kit/connect'
import type { BackendVars } from '../backends/table'
import type { Cache } from '../cache/cache'
import { openContext, type Context, type Env, type Execution, type Isolate } from '../context'

// Local runs and previews only: production's bundle has nothing of this file (wrangler.toml).

/** A call or a cached list of one request, as GraphiQL draws it. */
export type Bar = {
  /** `booking.listHours`, or a list that was read without a call of this request's. */
  what: string
  /** The response's status, or why there was none; null for a list. */
  status: number | string | null
  /** Ms after the request came. */
  started: number
  ms: number
  /** Whether a cache had it; `none`: it is a visitor's own and never cached. */
  cache: 'hit' | 'stale' | 'miss' | 'none'
  /** Rows that the response lost. */
  dropped: number
}

type ListRead = Pick<Bar, 'what' | 'cache' | 'ms'> & { startedAt: number }

const SLOW_MS = 3000

/** Says at each field which calls it makes and who asks it. */
export function withSources(schema: GraphQLSchema): GraphQLSchema {
  const lines: Partial<Record<string, string>> = fields
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type))
      for (const field of Object.values(type.getFields())) {
        const line = lines[`${type.name}.${field.name}`]
        if (line) field.description = `${field.description ?? ''}\n\n_${line}_`
      }
  return schema
}

/**
 * The context of a request, which notes what it reads if `x-explain: 1` asks for it. GraphiQL's
 * switches come as a cookie, so that they hold for whole pages: `1.fresh.down-booking.slow-salons`.
 */
export function openExplained(
  request: Request,
  env: Env,
  execution: Execution,
  isolate: Isolate,
): Context {
  const text =
    request.headers.get('x-explain') ?? readCookies(request.headers.get('cookie')).get('explain')
  if (!text) return openContext(request, env, execution, isolate)
  const switches = text.split('.')
  const lists: ListRead[] = []
  const cache = noting(isolate.cache, lists, switches.includes('fresh'))
  const context = openContext(request, failing(env, switches), execution, { ...isolate, cache })
  return Object.assign(context, { explained: lists })
}

/** Adds to a result what its request read. */
export function useExplain(): Plugin<Context, Context & { explained?: ListRead[] }> {
  return {
    onExecutionResult({ result, setResult, context }) {
      if (!context.explained || !result || Array.isArray(result) || isAsyncIterable(result)) return
      const explain = barsOf(context, context.explained)
      // A response that the gateway keeps is text already.
      const { stringify, ...rest } = result as ExecutionResult & { stringify?: () => string }
      const whole = stringify ? (JSON.parse(stringify()) as ExecutionResult) : rest
      setResult({ ...whole, extensions: { ...whole.extensions, explain } })
    },
  }
}

function barsOf({ timings, dropped, now }: Context, lists: readonly ListRead[]): Bar[] {
  const calls = timings.map(({ service, name, outcome, startedAt, ms, isForAll }): Bar => {
    const what = `${service}.${name}`
    const lost = dropped.filter(({ call }) => call === what)
    return {
      what,
      status: outcome,
      started: Math.max(0, startedAt - now),
      ms,
      cache: isForAll ? 'miss' : 'none',
      dropped: lost.reduce((sum, { rows }) => sum + rows, 0),
    }
  })
  const reads = lists.map(({ startedAt, ...read }): Bar => ({
    ...read,
    status: null,
    started: Math.max(0, startedAt - now),
    dropped: 0,
  }))
  return [...reads, ...calls].sort((one, other) => one.started - other.started)
}

/** A cache that notes each list that it had, or that it waited for without a call; `isFresh`: it has none. */
function noting(cache: Cache, lists: ListRead[], isFresh: boolean): Cache {
  return {
    isInMemory: (entry, scope) => !isFresh && cache.isInMemory(entry, scope),
    async read(entry, scope) {
      if (isFresh) return entry.load()
      const startedAt = Date.now()
      const isHeld = cache.isInMemory(entry, scope)
      let isLoaded = false
      let isRenewed = false
      const waitUntil = (work: Promise<unknown>) => {
        isRenewed = true
        scope.waitUntil(work)
      }
      const load = () => {
        isLoaded = true
        return entry.load()
      }
      try {
        return await cache.read({ ...entry, load }, { ...scope, waitUntil })
      } finally {
        const state = isHeld ? (isRenewed ? 'stale' : 'hit') : 'miss'
        // The call of a miss has a bar of its own.
        if (isHeld || !isLoaded)
          lists.push({
            what: entry.key.replace(/^lists\/\w+\//, ''),
            cache: state,
            startedAt,
            ms: Date.now() - startedAt,
          })
      }
    },
  }
}

/** Backends that the switches call down or slow. */
function failing(env: Env, switches: readonly string[]): Env {
  const vars: BackendVars = env
  const bindings: Partial<Record<string, Fetcher | string>> = vars
  const instead = switches.flatMap((one): [string, Fetcher][] => {
    const [how, service = ''] = one.split('-')
    const name = service.toUpperCase()
    const real = bindings[name]
    if (typeof real !== 'object' || (how !== 'down' && how !== 'slow')) return []
    return [[name, { fetch: async (request) => (await late(how), real.fetch(request)) }]]
  })
  return { ...env, ...Object.fromEntries(instead) }
}

async function late(how: 'down' | 'slow'): Promise<void> {
  if (how === 'down') throw new Error('down, as GraphiQL asks')
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
}
