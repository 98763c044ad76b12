import type { Env } from '../context'
import type { Caller } from './request/caller'
import { markKnown } from './session-hint'
import { cookieNames, readCookies, setCookie, THREE_YEARS_SECONDS } from '../../domain/cookies'

// Only these headers pass: browsers must not set others (x-holder, authorization…).
const passedOfBrowsers = [
  'accept',
  'content-encoding',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
]

/** The key of a program's call passes, and no cookie. */
const passedOfPrograms = [
  'authorization',
  'content-type',
  'content-encoding',
  'origin',
  'sec-fetch-site',
]

/**
 * Calls of programs that the gateway answers itself: the editors' purge
 * (gateway/cache/purge/call.ts) and log-in codes of partners (gateway/http/server.ts).
 */
const programPaths: readonly string[] = ['/purge', '/partners/login-codes']

/** Whether an address is one of those calls. */
export function isCall(pathname: string): boolean {
  return programPaths.includes(pathname)
}

/** Hands a call to the gateway, with the key that it brings. */
export function passCall(request: Request, env: Env, caller: Caller): Promise<Response> {
  return send(request, env, headersOf(request, caller, passedOfPrograms))
}

/**
 * Serves /graphql: GraphiQL for a person where it is switched on, as /openapi beside it, the gateway
 * for everything else.
 */
export async function serveGraphql(request: Request, env: Env, caller: Caller): Promise<Response> {
  const isPerson = request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
  if (isPerson && env.GRAPHIQL) return graphiql(await env.GRAPHIQL.fetch(request))
  const headers = headersOf(request, caller, passedOfBrowsers)
  headers.set('accept-language', caller.language)
  if (caller.device) headers.set('x-device', caller.device)
  const token = trackingToken(request, caller)
  if (token)
    headers.set(
      'cookie',
      [caller.cookie, `${token.name}=${token.value}`].filter(Boolean).join('; '),
    )
  const outgoing = await send(request, env, headers)
  // A cached response reaches all visitors, so it must not set a cookie.
  if (token && !isPublic(outgoing)) outgoing.headers.append('set-cookie', token.line)
  markKnown(outgoing.headers)
  return outgoing
}

/** These headers of a request, its id, and its sender's address. */
function headersOf(request: Request, caller: Caller, names: readonly string[]): Headers {
  const headers = new Headers({ 'x-request-id': caller.requestId })
  for (const name of names) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (caller.address) headers.set('x-client-address', caller.address)
  return headers
}

async function send(request: Request, env: Env, headers: Headers): Promise<Response> {
  const response = await env.GATEWAY.fetch(new Request(request, { headers, redirect: 'manual' }))
  return new Response(response.body, response)
}

function isPublic(response: Response): boolean {
  return response.headers.get('cache-control')?.startsWith('public') ?? false
}

function graphiql(page: Response): Response {
  const response = new Response(page.body, page)
  // The manual's own page styles and starts itself inline; it is not served in production.
  response.headers.set(
    'content-security-policy',
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  )
  return response
}

/** A new visitor's token as a cookie. */
type NewToken = { name: string; value: string; line: string }

/**
 * A token for a browser that posts without one; undefined when it has one or only reads. It is
 * HttpOnly: no script ever sees it.
 */
function trackingToken(request: Request, { cookie }: Pick<Caller, 'cookie'>): NewToken | undefined {
  const name = cookieNames.tracking
  if (request.method !== 'POST' || /^[\w.-]/.test(readCookies(cookie).get(name) ?? ''))
    return undefined
  const value = crypto.randomUUID()
  const isSecure = new URL(request.url).protocol === 'https:'
  return {
    name,
    value,
    line: setCookie(name, value, { seconds: THREE_YEARS_SECONDS, isSecure }),
  }
}
