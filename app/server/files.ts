import type { Env } from '../context'
import { acceptsBrotli } from './request/accepts-brotli'

/** What the build compresses beforehand (`scripts/compress.ts`), and the type of each. */
const types: Partial<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
}

/** Files of the build and of public/, as opposed to pages and to `.data` and `.txt`/`.xml` routes. */
export function isFile(pathname: string): boolean {
  return (
    /^\/(assets|fonts|art|icons|people)\//.test(pathname) ||
    /\.(ico|svg|png|webp|avif|webmanifest|js|css|map)$/.test(pathname)
  )
}

/** Whether a file may have a compressed copy beside it. */
export function isBuiltFile(pathname: string): boolean {
  return /^\/assets\/[^/]+\.(js|css|svg)$/.test(pathname)
}

/** A file as it is; the platform compresses it. */
export async function serveFile(request: Request, env: Pick<Env, 'ASSETS'>): Promise<Response> {
  const found = await env.ASSETS.fetch(request)
  return new Response(found.body, found)
}

/**
 * A script, style sheet or drawing of the build: the copy that was compressed with it, for whoever
 * accepts brotli; without a copy, and for all others, the file as it is. Its headers come from
 * public/_headers. The tag is weak, as it belongs to other bytes than the file's own.
 */
export async function serveBuiltFile(
  request: Request,
  url: URL,
  env: Pick<Env, 'ASSETS'>,
): Promise<Response> {
  const copy = acceptsBrotli(request) ? await findCopy(request, url, env) : undefined
  const response = copy ?? (await serveFile(request, env))
  response.headers.append('vary', 'accept-encoding')
  return response
}

async function findCopy(
  request: Request,
  url: URL,
  env: Pick<Env, 'ASSETS'>,
): Promise<Response | undefined> {
  const tag = request.headers.get('if-none-match')
  const found = await env.ASSETS.fetch(
    new Request(new URL(`${url.pathname}.br`, url), {
      method: request.method,
      // Without a range: its bytes would be those of the copy.
      headers: tag === null ? {} : { 'if-none-match': tag },
    }),
  )
  if (found.status !== 200 && found.status !== 304) return undefined
  const headers = new Headers(found.headers)
  const etag = headers.get('etag')
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  if (found.status === 304) return new Response(null, { status: 304, headers })
  headers.set('content-encoding', 'br')
  const type = types[url.pathname.split('.').pop() ?? '']
  if (type) headers.set('content-type', type)
  return new Response(found.body, { headers, encodeBody: 'manual' })
}
