import type { Context } from '../../context'
import { operationOf } from '../../http/persisted-operations'
import { isPublic } from '../../http/public-headers'
import { createServer, maskedErrors, type ServerOptions } from '../yoga'
import { createResponseCache } from './response-cache'
import { createPlans } from './plan'
import { parseRequest, type ParsedRequest } from './parse-request'

/** Executes GraphQL requests that have passed the guards. */
export type GraphQLHandler = { fetch: (request: Request, context: Context) => Promise<Response> }

/**
 * The GraphQL server with the fast path and the response cache in front of it. Each responds as the
 * server does, byte for byte (`same-responses.test.ts`).
 */
export function createGraphQLHandler(manner: ServerOptions): GraphQLHandler {
  // Most requests do not need the server, and creating one takes an isolate longer than executing
  // them.
  let made: ReturnType<typeof createServer> | undefined
  const server = {
    fetch: async (request: Request, context: Context): Promise<Response> =>
      (made ??= createServer(manner)).fetch(request, context),
  }
  const responseCache = createResponseCache()
  const plans = createPlans(manner.allowsIntrospection)
  return {
    async fetch(request, context) {
      const { parsed, request: whole } = await parseRequest(
        request,
        manner.allowsArbitraryDocuments,
      )
      if (!parsed) return server.fetch(whole(), context)
      if (isPublic(parsed.text)) return publicly(parsed, whole, context)
      return directly(parsed, whole, context)
    },
  }

  async function directly(
    parsed: ParsedRequest,
    request: () => Request,
    context: Context,
  ): Promise<Response> {
    const plan = plans(parsed.text, parsed.variables)
    if (!plan) return server.fetch(request(), context)
    if (plan.isMutation && !(await context.allowsMutation(plan.onlyTracks)))
      // It also writes the refusal of too many; they are counted already.
      return server.fetch(request(), { ...context, allowsMutation: () => Promise.resolve(false) })
    const result = await plan.run(context)
    name(parsed, context)
    const errors =
      result.errors.length > 0
        ? `"errors":${JSON.stringify(maskedErrors(result.errors, context, manner.allowsIntrospection))},`
        : ''
    return new Response(`{${errors}"data":${result.data}}`, headersOf(parsed))
  }

  async function publicly(
    parsed: ParsedRequest,
    request: () => Request,
    context: Context,
  ): Promise<Response> {
    const { language, lists, now } = context
    const key = `${language} ${parsed.name} ${JSON.stringify(parsed.variables)}`
    const bytes = await responseCache.find(key, lists, now)
    if (bytes) {
      name(parsed, context)
      return new Response(bytes, headersOf(parsed))
    }
    const response = await directly(parsed, request, context)
    if (response.status !== 200) return response
    const fresh = new Uint8Array(await response.arrayBuffer())
    if (context.outcome.errors.length === 0 && context.visitor.outgoing.size === 0)
      await responseCache.store(key, lists, fresh, now)
    return new Response(fresh, response)
  }
}

function headersOf({ mediaType }: ParsedRequest): ResponseInit {
  return { headers: { 'content-type': `${mediaType}; charset=utf-8` } }
}

/**
 * Sets the operation's name for the log; only for documents of the site, as outside callers choose
 * their own names.
 */
function name({ isPersisted, text }: ParsedRequest, { outcome }: Context): void {
  if (isPersisted) outcome.operation = operationOf(text) ?? outcome.operation
}
