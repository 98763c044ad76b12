import { typeDefs } from '../../../schema/generated/type-defs.ts'
import { bundled, gatewayBundle } from '../bundles.ts'
import { serveInMiniflare } from '../runtimes/miniflare.ts'
import { serveWorker, type BareWorker } from '../runtimes/workerd.ts'
import { idOf } from '../screens/documents.ts'
import { queryByText, asSent, post, type Contender, type Setting } from './contender.ts'
import { peerSchema } from './peer-schema.ts'

/** A contender that is a worker, wherever it runs. */
type WorkerContender = Omit<Contender, 'on' | 'start'> & {
  worker: (setting: Setting) => Promise<Omit<BareWorker, 'name'>>
}

const file = (name: string) => `scripts/bench/contenders/${name}.ts`
const backends = (url: string) => ({ SALONS: url, BOOKING: url, CAMPAIGN: url })

/** As gateway/wrangler.toml has them. */
const gatewayFlags = ['nodejs_compat', 'enable_request_signal']

/** A question by the id of its document. */
export const byId: Contender['execute'] = (url, { document, variables }) =>
  post(`${url}/graphql`, { documentId: idOf(document), variables })

/** The gateway as it is deployed, with all it caches. */
export async function cachingGateway(upstream: string): Promise<Omit<BareWorker, 'name'>> {
  return {
    script: await gatewayBundle(true),
    flags: gatewayFlags,
    servers: backends(upstream),
    stores: { LISTS: await bundled(file('kv')) },
  }
}

const workers: WorkerContender[] = [
  {
    name: 'this gateway',
    isPeer: false,
    isCaching: true,
    execute: byId,
    contentOf: asSent,
    worker: ({ upstream }) => cachingGateway(upstream),
  },
  {
    name: 'this gateway, nothing cached',
    isPeer: false,
    isCaching: false,
    execute: byId,
    contentOf: asSent,
    worker: async ({ upstream }) => ({
      script: await gatewayBundle(false),
      flags: gatewayFlags,
      servers: backends(upstream),
    }),
  },
  {
    name: 'fan-out without GraphQL',
    isPeer: false,
    isCaching: false,
    execute: byId,
    contentOf: asSent,
    worker: async ({ upstream }) => ({
      script: await bundled(file('fan-out')),
      servers: backends(upstream),
    }),
  },
  {
    name: "fan-out of the gateway's own calls",
    only: 'booking',
    isPeer: false,
    isCaching: false,
    execute: byId,
    contentOf: asSent,
    worker: async ({ upstream }) => ({
      script: await bundled(file('fan-out')),
      servers: backends(upstream),
      json: { IS_FROM_LISTS: true },
    }),
  },
  {
    name: 'a constant of the same bytes',
    isPeer: false,
    isCaching: true,
    execute: byId,
    contentOf: asSent,
    worker: async ({ response }) => ({
      script:
        'const headers = { "content-type": "application/json" }; export default { ' +
        'fetch(_request, env) { return new Response(env.RESPONSE, { headers }) } }',
      json: { RESPONSE: await response() },
    }),
  },
  {
    name: 'naive Yoga',
    isPeer: true,
    isCaching: false,
    execute: queryByText,
    contentOf: asSent,
    worker: async ({ upstream }) => ({
      script: await bundled(file('yoga')),
      servers: backends(upstream),
      json: { SCHEMA: peerSchema(typeDefs) },
    }),
  },
]

/** Those that run in workerd, on a bare one and in Miniflare. */
export const workerContenders: Contender[] = (['workerd', 'Miniflare'] as const).flatMap((on) =>
  workers.map(({ worker, ...contender }) => ({
    ...contender,
    on,
    start: async (setting) =>
      (on === 'workerd' ? serveWorker : serveInMiniflare)({
        name: `${on}-${contender.name}`,
        ...(await worker(setting)),
      }),
  })),
)
