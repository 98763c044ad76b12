import type { Env } from '../../context'
import type { Caller } from '../request/caller'

/** Hands the editors' purge call to the gateway, which knows the key and the lists: gateway/cache/purge/call.ts. */
export async function answerPurge(request: Request, env: Env, caller: Caller): Promise<Response> {
  const headers = new Headers({ 'x-request-id': caller.requestId })
  for (const name of ['authorization', 'content-type', 'content-encoding', 'origin']) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (caller.address) headers.set('x-client-address', caller.address)
  const response = await env.GATEWAY.fetch(new Request(request, { headers }))
  return new Response(response.body, response)
}
