import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Plugin, ViteDevServer } from 'vite'
import type { Deployable as WorkerName } from './deployables.ts'
import { graphiql } from './graphiql/page.ts'
import type { Stack } from './stack.ts'

type Service = { fetch: (request: Request) => Promise<Response> }
type SiteModule = {
  default: { fetch: (request: Request, env: unknown, execution: unknown) => Promise<Response> }
}

/**
 * Runs the site's own worker inside Vite, in the language of SITE_LANGUAGE, with pages as Vite
 * compiles them instead of built ones.
 */
export function siteInVite(execute: Stack['execute'], clockOffsetMs: number): Plugin {
  let purges = 0
  const env = {
    GATEWAY: serviceOf('gateway'),
    INBOX: serviceOf('auth'),
    GRAPHIQL: { fetch: graphiql },
    ASSETS: { fetch: () => Promise.resolve(new Response('not found', { status: 404 })) },
    CLOCK_OFFSET_MS: String(clockOffsetMs),
    // Each request is as one after a purge: no page is shown again that was made before an edit.
    LISTS: { get: () => Promise.resolve({ pages: { at: ++purges } }) },
    PURGE_SPREAD_MS: '0',
  }
  function serviceOf(site: WorkerName): Service {
    return {
      async fetch(request) {
        const body = request.body ? await request.arrayBuffer() : undefined
        return execute(site, request.url, {
          method: request.method,
          headers: [...request.headers],
          body,
        })
      },
    }
  }
  // No edge cache while pages change.
  const empty = { match: () => Promise.resolve(undefined), put: () => Promise.resolve() }
  Object.assign(globalThis, { caches: { default: empty } })
  return {
    name: 'site-entry',
    enforce: 'pre',
    // A document goes by its id alone (app/persisted-document.ts), which urql's checks for development take for a mistake.
    config: () => ({
      ssr: { noExternal: ['@urql/core'] },
      optimizeDeps: { exclude: ['@urql/core'] },
    }),
    transform: (code, id) =>
      /@urql[/\\]core/.test(id)
        ? code.replaceAll('process.env.NODE_ENV', '"production"')
        : undefined,
    resolveId(id) {
      return /(build|dist\/en)\/server\/index\.js$/.test(id)
        ? this.resolve('virtual:remix/server-build')
        : undefined
    },
    configureServer: (server) => () =>
      void server.middlewares.use(
        (request, response) => void respond(server, env, request, response),
      ),
  }
}

async function respond(
  server: ViteDevServer,
  env: Record<string, unknown>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const site = (await server.ssrLoadModule('/app/worker.ts')) as SiteModule
    const reply = await site.default.fetch(requestOf(incoming), env, {
      waitUntil: (work: Promise<unknown>) => void work.catch(console.error),
    })
    outgoing.statusCode = reply.status
    for (const [name, value] of reply.headers) {
      // Vite puts styles and its own scripts inline, which the real site's policy forbids.
      if (name !== 'content-security-policy' && name !== 'set-cookie')
        outgoing.setHeader(name, value)
    }
    outgoing.setHeader('set-cookie', reply.headers.getSetCookie())
    if (reply.body) send(reply.body as ReadableStream, incoming, outgoing)
    else outgoing.end()
  } catch (error) {
    if (error instanceof Error) server.ssrFixStacktrace(error)
    console.error(error)
    outgoing.statusCode = 500
    outgoing.end(String(error))
  }
}

/**
 * Passes a response's body on. A reload of the backends cuts live streams, which costs the page its
 * stream only: it opens another.
 */
function send(body: ReadableStream, incoming: IncomingMessage, outgoing: ServerResponse): void {
  pipeline(Readable.fromWeb(body), outgoing, (error) => {
    // Browsers leave streams all the time.
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      console.error(`The answer to ${incoming.url} was cut: ${error.message}`)
  })
}

function requestOf(incoming: IncomingMessage & { originalUrl?: string }): Request {
  const url = new URL(
    incoming.originalUrl ?? incoming.url ?? '/',
    `http://${incoming.headers.host}`,
  )
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  )
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  const body = hasBody ? { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' } : {}
  return new Request(url, { method: incoming.method, headers, ...body })
}
