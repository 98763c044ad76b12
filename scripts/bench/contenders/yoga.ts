import { createSchema, createYoga } from 'graphql-yoga'
import { type Env, onceEach, readFrom } from './backends.ts'
import { type Context, resolvers } from './resolvers.ts'

let yoga: ReturnType<typeof createYoga<Context>> | undefined

/** Naive Yoga, as its tutorial has it: resolvers that fetch; no cache but Yoga's own of parsed documents. */
export default {
  fetch(request: Request, env: Env & { SCHEMA: string }) {
    yoga ??= createYoga<Context>({
      schema: createSchema({ typeDefs: env.SCHEMA, resolvers }),
      graphiql: false,
      landingPage: false,
      logging: false,
    })
    return yoga.fetch(request, { read: onceEach(readFrom(env)) })
  },
}
