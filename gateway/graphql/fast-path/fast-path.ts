import type { Context } from '../../context'
import { operationOf } from '../../http/persisted-operations'
import { isPublic } from '../../http/public-headers'
import { createServer, maskedErrors, type ServerOptions } from '../yoga'
import { createResponseCache, trackDependencies } from './response-cache'
import { createPlans } from './plan'
import { parseRequest, type ParsedRequest } from './parse-request'
import { run } from './run'

/** Answers GraphQL requests that have been let in. */
export type GraphQLHandler = { fetch: (request: Request, context: Context) => Promise<Response> }

/** The GraphQL server, and before it the short ways for what is asked most. Each answers as the server does, byte for byte (`same-answers.test.ts`). */
export function createGraphQLHandler(manner: ServerOptions): GraphQLHandler {
  // Most questions need none, and making one takes an isolate longer than answering them.
  let made: ReturnType<typeof createServer> | undefined
  const server = {
    fetch: async (request: Request, context: Context): Promise<Response> =>
      (made ??= createServer(manner)).fetch(request, context),
  }
  const kept = createResponseCache()
  const plans = createPlans(manner.allowsIntrospection)
  return {
    async fetch(request, context) {
      const { question, request: whole } = await parseRequest(
        request,
        manner.allowsArbitraryDocuments,
      )
      if (!question) return server.fetch(whole(), context)
      if (isPublic(question.text)) return publicly(question, whole, context)
      return (await directly(question, context)) ?? server.fetch(whole(), context)
    },
  }

  async function directly(
    question: ParsedRequest,
    context: Context,
  ): Promise<Response | undefined> {
    const fields = plans(question.text, question.variables)
    const told = fields && (await run(fields, context))
    if (!told) return undefined
    name(question, context)
    const errors =
      told.errors.length > 0
        ? `"errors":${JSON.stringify(maskedErrors(told.errors, context, manner.allowsIntrospection))},`
        : ''
    return new Response(`{${errors}"data":${told.data}}`, headersOf(question))
  }

  async function publicly(
    question: ParsedRequest,
    request: () => Request,
    context: Context,
  ): Promise<Response> {
    const reading = trackDependencies(context.lists)
    const bytes = await kept.find(question, reading, context.now)
    if (bytes) {
      name(question, context)
      return new Response(bytes, headersOf(question))
    }
    const seen = { ...context, lists: reading.lists() }
    const answer = (await directly(question, seen)) ?? (await server.fetch(request(), seen))
    if (answer.status !== 200) return answer
    const fresh = new Uint8Array(await answer.arrayBuffer())
    if (context.outcome.errors.length === 0 && context.visitor.outgoing.size === 0)
      kept.keep(question, reading.made(), fresh, context.now)
    return new Response(fresh, answer)
  }
}

function headersOf({ mediaType }: ParsedRequest): ResponseInit {
  return { headers: { 'content-type': `${mediaType}; charset=utf-8` } }
}

/** Names a document of the site in the log; strangers choose their own names. */
function name({ isPersisted, text }: ParsedRequest, { outcome }: Context): void {
  if (isPersisted) outcome.operation = operationOf(text) ?? outcome.operation
}
