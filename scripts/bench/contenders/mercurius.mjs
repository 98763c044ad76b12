import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import mercurius from 'mercurius'
import { Pool } from 'undici'
import { onceEach, pathsOf } from './backends.ts'
import { resolvers } from './resolvers.ts'

// Mercurius with JIT from the first repetition of a document on, over undici's pool; its setting
// comes by standard input, and its address goes to standard output.
const { upstream, schema } = JSON.parse(await text(process.stdin))
const pool = new Pool(upstream)

/** @type {import('./backends.ts').Read} */
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
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
