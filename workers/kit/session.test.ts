import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import auth from '../../hosts/auth'
import type { HandlerContext } from './serve'
import { sessionReader } from './session'
import { TIMEOUT_HEADER } from './time-limits'
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

test('a host that asks for time gets it, within what the gateway waits for the backend', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ id: 7 })))
  const asked = async (timeoutMs: number) => {
    const host: { timeoutMs?: number } = Object.assign(auth, { timeoutMs })
    await customerOrNull(caller({ AUTH_URL: 'https://auth.chain.example/' }))
    delete host.timeoutMs
    return Number((fetched.mock.lastCall![0] as Request).headers.get(TIMEOUT_HEADER))
  }
  expect([await asked(1000), await asked(3200), await asked(9000)]).toEqual([3000, 3200, 3500])
})
