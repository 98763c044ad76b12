import type { Env } from '../context'
import type { Caller } from './request/caller'
import { markKnown } from './session-hint'
import { cookieNames, readCookies, setCookie, THREE_YEARS_SECONDS } from '../../domain/cookies'

// Only these headers pass: browsers must not set others (x-holder, authorization…).
const passed = [
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

/**
 * Serves /graphql: GraphiQL for a person where it is switched on, as /openapi beside it, the gateway
 * for everything else.
 */
export async function serveGraphql(request: Request, env: Env, caller: Caller): Promise<Response> {
  const isPerson = request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
  if (isPerson && env.GRAPHIQL) return graphiql(await env.GRAPHIQL.fetch(request))
  const headers = new Headers()
  for (const name of passed) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  headers.set('x-request-id', caller.requestId)
  headers.set('accept-language', caller.language)
  if (caller.address) headers.set('x-client-address', caller.address)
  if (caller.device) headers.set('x-device', caller.device)
  const token = trackingToken(request, caller)
  if (token)
    headers.set(
      'cookie',
      [caller.cookie, `${token.name}=${token.value}`].filter(Boolean).join('; '),
    )
  const response = await env.GATEWAY.fetch(new Request(request, { headers, redirect: 'manual' }))
  const outgoing = new Response(response.body, response)
  // A cached response reaches all visitors, so it must not set a cookie.
  if (token && !isPublic(outgoing)) outgoing.headers.append('set-cookie', token.line)
  markKnown(outgoing.headers)
  return outgoing
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
