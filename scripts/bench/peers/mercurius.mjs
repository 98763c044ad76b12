import Fastify from 'fastify'
import mercurius from 'mercurius'
import { Pool } from 'undici'
import { onceEach } from '../contenders/read.ts'
import { resolvers } from '../contenders/resolvers.ts'
import { pathsOf } from '../screens/paths.ts'
import { listenAt, setting } from './setting.mjs'

// Mercurius with JIT from the first repetition of a document on, over undici's pool.
const { upstream, schema } = await setting()
const pool = new Pool(upstream)

/** @type {import('../contenders/read.ts').Read} */
async function read(call, input) {
  const { statusCode, body } = await pool.request({ method: 'GET', path: pathsOf[call](input) })
  if (statusCode !== 200) throw new Error(`${call}: ${statusCode}`)
  return body.json()
}

const app = Fastify()
await app.register(mercurius, {
  schema,
  resolvers,
  jit: 1,
  graphiql: false,
  context: () => ({ read: onceEach(read) }),
})
await listenAt((port) => app.listen({ port, host: '127.0.0.1' }))
