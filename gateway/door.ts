import { createCache } from './cache'
import { openContext, type Context, type Env, type Execution } from './context'
import { admit } from './guards'
import { createPatience } from './patience'
import { openSeats } from './seats'
import { createServer } from './yoga'

/** What workerd calls for each request. */
export type Door = { fetch: (request: Request, env: Env, execution: Execution) => Promise<Response> }

/** The gateway's door with what an isolate keeps between requests: turns bad requests away, builds the context, hands over, seals the answer. */
export function openDoor(): Door {
  const isolate = { cache: createCache(), seats: openSeats(), patience: createPatience() }
  let server: ReturnType<typeof createServer> | undefined
  return {
    async fetch(request, env, execution) {
      const admitted = await admit(request)
      if (admitted instanceof Response) return admitted
      server ??= createServer({ isOpen: env.GRAPHIQL === '1' })
      const context = openContext(admitted, env, execution, isolate)
      const answer = await server.fetch(admitted, context)
      return sealed(answer, context)
    },
  }
}

/** Adds the cookies that resolvers set, the request's id and how long each backend took; nothing personal may be kept by a cache. */
function sealed(answer: Response, { visitor, timings }: Context): Response {
  const response = new Response(answer.body, answer)
  for (const line of visitor.outgoing.values()) response.headers.append('set-cookie', line)
  response.headers.set('x-request-id', visitor.requestId)
  response.headers.set('cache-control', 'private, no-store')
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) unbuffered(response.headers)
  if (timings.length > 0) response.headers.set('server-timing', timings.map(({ name, ms }) => `${name};dur=${ms}`).join(', '))
  return response
}

/** Events must pass every proxy as they come: nobody may collect and compress them. Yoga's own `none` is no encoding that exists. */
function unbuffered(headers: Headers): void {
  headers.set('cache-control', 'private, no-store, no-transform')
  headers.set('x-accel-buffering', 'no')
  headers.delete('content-encoding')
  headers.delete('connection')
}
