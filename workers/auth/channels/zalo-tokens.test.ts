import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from '../../../domain/with-timeout'
import { sha256 } from '../../kit/digest'
import { saveProviderToken, type Pair, type TokenStore, ZaloTokens } from './zalo-tokens'
import { bindings } from '../testing/client'
import { zaloVars } from '../testing/provider-replies'
import { ChannelFailure } from './channel'
import { zaloAccessToken } from './zalo'

const now = Date.parse('2026-11-21T03:00:00Z')
const DAY = 90_000_000

let secrets = 0
let posted: string[] = []
let logged: string[] = []
/** What Zalo answers to the refresh tokens, each of which works once. */
let respond: () => Response | Promise<Response>

/** Zalo's settings with a refresh token that no other test has. */
function newChain() {
  return { ...bindings, ...zaloVars, ZALO_REFRESH_TOKEN: `secret ${++secrets}` }
}

function tokenAt(env: ReturnType<typeof newChain>, later = 0, stale: string | null = null) {
  return zaloAccessToken(env, { now: now + later, until: Date.now() + 5_000 }, stale)
}

beforeEach(() => {
  posted = []
  logged = []
  let number = 0
  respond = () => {
    number++
    return Response.json({
      access_token: `access ${number}`,
      refresh_token: `refresh ${number}`,
      expires_in: '90000',
    })
  }
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    posted.push(new URLSearchParams(String(body)).get('refresh_token') ?? '')
    return respond()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a token is stored until it ends, then renewed with the last refresh token', async () => {
  const env = newChain()
  expect([await tokenAt(env), await tokenAt(env), await tokenAt(env, DAY)]).toEqual([
    'access 1',
    'access 1',
    'access 2',
  ])
  expect(posted).toEqual([env.ZALO_REFRESH_TOKEN, 'refresh 1'])
})

test('a token that Zalo no longer takes is renewed once', async () => {
  const env = newChain()
  const stale = await tokenAt(env)
  expect(await tokenAt(env, 0, stale)).toBe('access 2')
  expect(await tokenAt(env, 0, stale)).toBe('access 2')
  expect(posted).toHaveLength(2)
})

test('of many requests at once one renews, and all get the token', async () => {
  const env = newChain()
  expect(await Promise.all(Array.from({ length: 5 }, () => tokenAt(env)))).toEqual(
    Array(5).fill('access 1'),
  )
  expect(posted).toHaveLength(1)
})

test('the pair of a chain that began before is taken over from D1', async () => {
  const env = newChain()
  await saveProviderToken(bindings.DB, 'zalo', {
    origin: await sha256(env.ZALO_REFRESH_TOKEN),
    accessToken: 'older access',
    refreshToken: 'older refresh',
    expiresAt: now + DAY,
  })
  expect([await tokenAt(env), await tokenAt(env, DAY)]).toEqual(['older access', 'access 1'])
  expect(posted).toEqual(['older refresh'])
})

test('a refresh token that Zalo refuses is reported', async () => {
  respond = () => Response.json({ error: -14014, error_name: 'Invalid refresh token' })
  await expect(tokenAt(newChain())).rejects.toThrow('token not renewed (error -14014)')
  expect(logged.join()).toContain('set ZALO_REFRESH_TOKEN anew')
})

/** Two stores in memory, of which one or both may be down. */
function newStores() {
  const stored: (Pair | null)[] = [null, null]
  const isDown = [false, false]
  let failures = 0
  const store = (index: number): TokenStore => ({
    read: () => Promise.resolve(stored[index] ?? null),
    write: (_origin, pair) => {
      if (isDown[index] || failures-- > 0) return Promise.reject(new Error('down'))
      stored[index] = pair
      return Promise.resolve()
    },
  })
  const request = (later: number) => ({
    app: { url: 'https://oauth.test', appId: 'a', appSecret: 's', secret: 'secret' },
    origin: 'o',
    stale: null,
    now: now + later,
  })
  return {
    stored,
    isDown,
    failNext: (times: number) => (failures = times),
    /** An object that has just begun. */
    object: () => {
      const tokens = new ZaloTokens([store(0), store(1)])
      return async (later = 0) => (await tokens.token(request(later))).token
    },
  }
}

test.each([
  ['the object', 0],
  ['D1', 1],
])(
  'a pair that %s does not take is in the other store, also for the next object',
  async (_, down) => {
    const stores = newStores()
    expect(await stores.object()()).toBe('access 1')
    stores.isDown[down] = true
    expect(await stores.object()(DAY)).toBe('access 2')
    stores.isDown[down] = false
    expect(await stores.object()(2 * DAY)).toBe('access 3')
    expect(posted).toEqual(['secret', 'refresh 1', 'refresh 2'])
  },
)

test('a write that fails is tried again', async () => {
  const stores = newStores()
  stores.failNext(2)
  await stores.object()()
  expect(stores.stored.map((pair) => pair?.refreshToken)).toEqual(['refresh 1', 'refresh 1'])
})

test('a pair that no store takes is reported, used, and stored by the next request', async () => {
  const stores = newStores()
  const token = stores.object()
  stores.isDown.fill(true)
  expect(await token()).toBe('access 1')
  expect(logged.join()).toContain('the new tokens are in memory alone')
  stores.isDown.fill(false)
  expect(await token()).toBe('access 1')
  expect(await stores.object()(DAY)).toBe('access 2')
  expect(posted).toEqual(['secret', 'refresh 1'])
})

test('a renewal whose caller has left goes on, and the next caller gets its token', async () => {
  const token = newStores().object()
  let answer: () => void = () => undefined
  respond = async () => {
    await new Promise<void>((go) => (answer = go))
    return Response.json({ access_token: 'late', refresh_token: 'next', expires_in: 90000 })
  }
  expect(await withTimeout(50, token())).toBeUndefined()
  answer()
  expect(await token()).toBe('late')
  expect(posted).toHaveLength(1)
})

test('who cannot wait for a token uses the next channel', async () => {
  respond = () => new Promise(() => undefined)
  const leaving = zaloAccessToken(newChain(), { now, until: Date.now() + 50 })
  await expect(leaving).rejects.toThrow(new ChannelFailure('zalo', 'the token is being renewed'))
})
