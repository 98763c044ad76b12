import type { Context } from '../../context'
import { operationOf } from '../../http/persisted-operations'
import { isPublic } from '../../http/public-headers'
import { createServer, maskedErrors, type Manner } from '../yoga'
import { createKeptAnswers, openReading } from './response-cache'
import { createPlans } from './plan'
import { readQuestion, type Question } from './parse-request'
import { run } from './run'

/** Answers GraphQL requests that have been let in. */
export type Answering = { fetch: (request: Request, context: Context) => Promise<Response> }

/** The GraphQL server, and before it the short ways for what is asked most. Each answers as the server does, byte for byte (`same-answers.test.ts`). */
export function createAnswering(manner: Manner): Answering {
  // Most questions need none, and making one takes an isolate longer than answering them.
  let made: ReturnType<typeof createServer> | undefined
  const server = {
    fetch: async (request: Request, context: Context): Promise<Response> =>
      (made ??= createServer(manner)).fetch(request, context),
  }
  const kept = createKeptAnswers()
  const plans = createPlans(manner.isOpen)
  return {
    async fetch(request, context) {
      const { question, request: whole } = await readQuestion(request, manner.answersStrangers)
      if (!question) return server.fetch(whole(), context)
      if (isPublic(question.text)) return publicly(question, whole, context)
      return (await directly(question, context)) ?? server.fetch(whole(), context)
    },
  }

  async function directly(question: Question, context: Context): Promise<Response | undefined> {
    const fields = plans(question.text, question.variables)
    const told = fields && (await run(fields, context))
    if (!told) return undefined
    name(question, context)
    const errors =
      told.errors.length > 0
        ? `"errors":${JSON.stringify(maskedErrors(told.errors, context, manner.isOpen))},`
        : ''
    return new Response(`{${errors}"data":${told.data}}`, headersOf(question))
  }

  async function publicly(
    question: Question,
    request: () => Request,
    context: Context,
  ): Promise<Response> {
    const reading = openReading(context.lists)
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

function headersOf({ mediaType }: Question): ResponseInit {
  return { headers: { 'content-type': `${mediaType}; charset=utf-8` } }
}

/** Names a document of the site in the log; strangers choose their own names. */
function name({ isOfTheSite, text }: Question, { outcome }: Context): void {
  if (isOfTheSite) outcome.operation = operationOf(text) ?? outcome.operation
}
