import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { HandlerContext } from './serve'
import { sessionReader } from './session'
import type { HostVars } from './upstream'

const { customerOrNull } = sessionReader(z.object({ id: z.int() }))

/** A request with a session, and the reference auth, which does not know it. */
function caller(vars: HostVars<'AUTH'>) {
  const AUTH = { fetch: () => Promise.resolve(new Response(null, { status: 401 })) }
  const env = { AUTH, ...vars }
  return { env, requestId: 'r', bearer: 'token' } as HandlerContext<HostVars<'AUTH'>>
}

test('sessions are read from the auth host that AUTH_URL names', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: 7 }))
  const AUTH_URL = 'https://auth.chain.example/'
  expect(await customerOrNull(caller({ AUTH_URL }))).toEqual({ id: 7 })
  const sent = fetched.mock.calls[0]![0] as Request
  expect([sent.url, sent.headers.get('authorization')]).toEqual([
    'https://auth.chain.example/api/v1/auth/user',
    'Bearer token',
  ])
  for (const none of [{}, { AUTH_URL: '' }]) expect(await customerOrNull(caller(none))).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(1)
})
