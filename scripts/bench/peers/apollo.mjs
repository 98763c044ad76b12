import { RESTDataSource } from '@apollo/datasource-rest'
import { ApolloServer } from '@apollo/server'
import fastifyApollo, { fastifyApolloDrainPlugin } from '@as-integrations/fastify'
import Fastify from 'fastify'
import { onceEach } from '../contenders/read.ts'
import { resolvers } from '../contenders/resolvers.ts'
import { pathsOf } from '../screens/paths.ts'
import { listenAt, setting } from './setting.mjs'

// Apollo Server behind Fastify, its quickest integration, with a data source for each request over the server's cache.
const { upstream, schema, cachesLists } = await setting()

class Backends extends RESTDataSource {
  baseURL = upstream

  /** @type {import('../contenders/read.ts').Read} */
  read = (call, input) =>
    this.get(pathsOf[call](input), {
      cacheOptions:
        cachesLists && (call === 'salons' || call === 'provinces') ? { ttl: 300 } : undefined,
    })
}

const app = Fastify()
const server = new ApolloServer({
  typeDefs: schema,
  resolvers,
  introspection: false,
  csrfPrevention: true,
  plugins: [fastifyApolloDrainPlugin(app)],
})
await server.start()
await app.register(fastifyApollo(server), {
  context: async () => ({
    read: onceEach(new Backends({ cache: server.cache }).read),
  }),
})
await listenAt((port) => app.listen({ port, host: '127.0.0.1' }))
