import { GraphQLError, parse, type ExecutionResult } from 'graphql'
import {
  createYoga,
  isAsyncIterable,
  mapAsyncIterator,
  type Plugin,
  type YogaServerInstance,
} from 'graphql-yoga'
import { logFailure } from '../../workers/kit/log'
import type { Context } from '../context'
import { useDocumentsOfTheSite } from '../http/persisted-operations'
import { useExplain } from './explain'
import { maskedErrors, withoutEndedViewer, type FailureCode } from './errors'
import { catalogs } from './message'
import { useMutationRateLimit } from './rate-limit'
import { schema } from './schema'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import known from '../../schema/generated/persisted-documents.json'
import { createByteLru } from '../../workers/kit/lru'
import { isWholeList, type ListValues } from '../cache/list-table'
import type { Lists } from '../cache/lists'
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
function useResponseCache(): Plugin<Context, Context> {
  const responses = createByteLru<CachedResponse>(MAX_BYTES)
  return {
    async onParams({ params, setResult, paramsHandler, setParamsHandler, context }) {
      const { query, variables, operationName } = params
      const { contentLanguage, lists, now, outcome, visitor } = context
      if (typeof query !== 'string') return
      outcome.publicLists = listsOf(query)
      if (outcome.publicLists.length === 0) return
      const key = JSON.stringify([contentLanguage, query, variables, operationName])
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
 * Undefined where a response was made of no list, or also of parts of one (posts, the services of a
 * salon), of which there is any number.
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

/**
 * The site's dearest document as code, by its text. Workers compile code only while a module loads,
 * and each document more would delay an isolate's start.
 */
const compiled: ReadonlyMap<string, CompiledQuery['query']> = new Map(
  Object.values<string>(known)
    .filter((text) => / query BookingMain\(/.test(text))
    .map((text) => [text, compile(text)]),
)

/** Executes compiled documents by their code; graphql-js executes all others. */
function useCompiledDocuments(): Plugin {
  return {
    onExecute({ args, setExecuteFn }) {
      const query = compiled.get(args.document.loc?.source.body ?? '')
      if (query)
        setExecuteFn(({ rootValue, contextValue, variableValues }) =>
          query(rootValue, contextValue, variableValues),
        )
    },
  }
}

function compile(text: string): CompiledQuery['query'] {
  const compilation = compileQuery(schema, parse(text))
  if (!isCompiledQuery(compilation)) throw new Error('A document of the site does not compile.')
  return compilation.query
}

/** Options of our GraphQL server. */
export type ServerOptions = {
  /** Executes documents that the site does not have. */
  allowsArbitraryDocuments: boolean
}

/** Most tokens in a document. */
export const MAX_TOKENS = 2000

/** Executes GraphQL requests that have passed the guards. */
export type GraphQLServer = YogaServerInstance<Context, object>

/**
 * Creates the GraphQL server. That costs milliseconds, so an isolate does it once. Yoga caches
 * parsed and validated documents.
 */
export function createServer({ allowsArbitraryDocuments }: ServerOptions): GraphQLServer {
  return createYoga<Context>({
    schema,
    plugins: [
      useDocumentsOfTheSite(allowsArbitraryDocuments),
      ...(typeof WITHOUT_DESCRIPTIONS === 'undefined' ? [useExplain()] : []),
      useResponseCache(),
      useTokenLimit(),
      useMutationRateLimit(),
      useCompiledDocuments(),
      useMasking(),
    ],
    // GraphQL errors are masked with their request's id; this is for what is thrown around them.
    maskedErrors: { errorMessage: catalogs.vi.failures.broken, maskError: maskFault },
    graphqlEndpoint: '/graphql',
    extraParamNames: ['documentId'],
    graphiql: false,
    landingPage: false,
    multipart: false,
    cors: false,
    logging: false,
    // `guards.ts` has already limited the body.
    maxRequestBodySize: false,
  })
}

function useTokenLimit(): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS }))
    },
  }
}

/** Replaces the errors of results by what the world may know of them. */
function useMasking(): Plugin<Context, Context> {
  return {
    onExecutionResult({ result, setResult, context }) {
      const masked = (one: ExecutionResult): ExecutionResult => {
        if (!one.errors?.length) return one
        const { errors: thrown = [], ...rest } = withoutEndedViewer(one)
        const errors = maskedErrors(thrown, rest.data, context)
        return errors.length > 0 ? { ...rest, errors } : rest
      }
      if (isAsyncIterable(result)) setResult(mapAsyncIterator(result, masked))
      else if (result && !Array.isArray(result)) setResult(masked(result))
    },
  }
}

function maskFault(error: unknown, message: string): Error {
  if (error instanceof GraphQLError) return error
  logFailure({ worker: 'gateway', call: '', requestId: '' }, error)
  return new GraphQLError(message, {
    extensions: { code: 'INTERNAL_SERVER_ERROR' satisfies FailureCode },
  })
}
