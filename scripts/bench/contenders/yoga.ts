import { createSchema, createYoga } from 'graphql-yoga'
import { onceEach, readFrom, type Env } from './read.ts'
import { resolvers, type PeerContext } from './resolvers.ts'

let yoga: ReturnType<typeof createYoga<PeerContext>> | undefined

/**
 * Naive Yoga: as its tutorial has it, with resolvers that fetch; no cache but Yoga's own of parsed
 * documents, no batching.
 */
export default {
  fetch(request: Request, env: Env & { SCHEMA: string }) {
    yoga ??= createYoga<PeerContext>({
      schema: createSchema({ typeDefs: env.SCHEMA, resolvers }),
      graphiql: false,
      landingPage: false,
      logging: false,
    })
    return yoga.fetch(request, { read: onceEach(readFrom(env)) })
  },
}
