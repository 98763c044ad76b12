import type { Env } from '../context'
import type { Caller } from './request/caller'

/**
 * Calls of programs that the gateway answers itself: the editors' purge
 * (gateway/cache/purge/call.ts) and log-in codes of partners (gateway/http/login-codes.ts).
 */
const paths: readonly string[] = ['/purge', '/partners/login-codes']

/** Whether an address is one of those calls. */
export function isCall(pathname: string): boolean {
  return paths.includes(pathname)
}

/** Hands a call to the gateway, with the key that it brings and no cookie. */
export async function passCall(request: Request, env: Env, caller: Caller): Promise<Response> {
  const headers = new Headers({ 'x-request-id': caller.requestId })
  const passed = ['authorization', 'content-type', 'content-encoding', 'origin', 'sec-fetch-site']
  for (const name of passed) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (caller.address) headers.set('x-client-address', caller.address)
  const response = await env.GATEWAY.fetch(new Request(request, { headers, redirect: 'manual' }))
  return new Response(response.body, response)
}
