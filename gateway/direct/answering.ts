import type { Context } from '../context'
import { operationOf } from '../documents'
import { isPublic } from '../public'
import { createServer, type Manner } from '../yoga'
import { createKeptAnswers, noting } from './kept'
import { readQuestion, type Question } from './question'

/** Answers GraphQL requests that have been let in. */
export type Answering = { fetch: (request: Request, context: Context) => Promise<Response> }

/** The GraphQL server, and before it the short ways for what is asked most. Each answers as the server does, byte for byte (`same-answers.test.ts`). */
export function createAnswering(manner: Manner): Answering {
  const server = createServer(manner)
  const kept = createKeptAnswers()
  return {
    async fetch(request, context) {
      const { question, request: whole } = await readQuestion(request, manner.answersStrangers)
      if (!question) return server.fetch(whole(), context)
      return isPublic(question.text) ? publicly(question, whole, context) : server.fetch(whole(), context)
    },
  }

  async function publicly(question: Question, request: () => Request, context: Context): Promise<Response> {
    const bytes = await kept.find(question, context.lists, context.now)
    if (bytes) {
      if (question.isOfTheSite) context.outcome.operation = operationOf(question.text) ?? context.outcome.operation
      return new Response(bytes, { headers: { 'content-type': `${question.mediaType}; charset=utf-8` } })
    }
    const { lists, made } = noting(context.lists)
    const answer = await server.fetch(request(), { ...context, lists })
    if (answer.status !== 200) return answer
    const fresh = new Uint8Array(await answer.arrayBuffer())
    if (context.outcome.errors.length === 0 && context.visitor.outgoing.size === 0) kept.keep(question, made(), fresh, context.now)
    return new Response(fresh, answer)
  }
}
