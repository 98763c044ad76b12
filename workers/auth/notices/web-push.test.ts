import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromBase64url, toBase64url } from '../../../domain/bytes'
import { fakeBrowser, vapidClaims, VAPID_KEY } from '../testing/push-service'
import { isPushKey, postPush, vapidKeyOf } from './web-push'

const now = Date.parse('2026-11-23T03:00:00.700Z')

/** The example of RFC 8291, appendix A. */
const rfc = {
  text: 'When I grow up, I want to be a watermelon',
  receiver: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    private: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc' +
    'InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV' +
    'WGNWQexSgSxsj_Qulcy4a-fN',
}

/** A JWK of a point and its secret number. */
function jwkOf(point: string, d: string): JsonWebKey {
  const bytes = fromBase64url(point)
  const [x, y] = [bytes.slice(1, 33), bytes.slice(33)].map(toBase64url)
  return { kty: 'EC', crv: 'P-256', x: x!, y: y!, d }
}

type Posted = { headers: Headers; body: Uint8Array<ArrayBuffer> }

let posted: Posted[] = []

beforeEach(() => {
  posted = []
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const body = new Uint8Array(await new Response(init.body).arrayBuffer())
    posted.push({ headers: new Headers(init.headers), body })
    return new Response(null, { status: 201 })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Posts a message with the key of the tests. */
function post({ p256dh, auth }: { p256dh: string; auth: string }) {
  const request = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh,
    auth,
    text: 'Lịch hẹn lúc 9h30',
    key: vapidKeyOf({ VAPID_KEY })!,
    contact: 'https://salon.example',
    ttlSeconds: 60,
    topic: 'a-topic',
    until: now + 3000,
  }
  return postPush(request, now)
}

test('the browser of these tests reads the example of RFC 8291', async () => {
  const jwk = jwkOf(rfc.receiver.p256dh, rfc.receiver.private)
  const browser = await fakeBrowser('', { jwk, auth: rfc.receiver.auth })
  expect(browser.p256dh).toBe(rfc.receiver.p256dh)
  expect(await browser.read(fromBase64url(rfc.message))).toBe(rfc.text)
})

test('each message has keys of its own, and only its browser reads it', async () => {
  const browser = await fakeBrowser('')
  for (let time = 0; time < 2; time++) await post(browser)
  const [one, other] = posted.map(({ body }) => body)
  expect(toBase64url(one!)).not.toBe(toBase64url(other!))
  expect(toBase64url(one!.slice(0, 16))).not.toBe(toBase64url(other!.slice(0, 16)))
  expect(await browser.read(one!)).toBe('Lịch hẹn lúc 9h30')
  await expect((await fakeBrowser('')).read(one!)).rejects.toThrow()
})

test('a key that is no point of the curve is refused, and nothing is sent to it', async () => {
  const p256dh = toBase64url(Uint8Array.of(4, ...new Uint8Array(64).fill(1)))
  expect(await post({ p256dh, auth: rfc.receiver.auth })).toEqual({ kind: 'refused', status: 0 })
  expect(posted).toEqual([])
  expect([await isPushKey(p256dh), await isPushKey(rfc.receiver.p256dh)]).toEqual([false, true])
})

test('the example of RFC 8292 is read as its push service reads it', async () => {
  const header =
    'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, ' +
    'k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
  const claims = {
    aud: 'https://push.example.net',
    exp: 1453523768,
    sub: 'mailto:push@example.com',
  }
  expect(await vapidClaims(header)).toEqual(claims)
  await expect(vapidClaims(header.replace('i3CY', 'j3CY'))).rejects.toThrow('the signature')
})

test('a message is signed for its push service alone, for half a day, with where to report trouble', async () => {
  await post(await fakeBrowser(''))
  const header = posted[0]!.headers.get('authorization') ?? ''
  expect(header.endsWith(`, k=${vapidKeyOf({ VAPID_KEY })!.publicKey}`)).toBe(true)
  expect(await vapidClaims(header)).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    exp: Math.floor(now / 1000) + 12 * 3600,
    sub: 'https://salon.example',
  })
})

test('the public key is the point that browsers subscribe with; without a key there is none', () => {
  expect(vapidKeyOf({ VAPID_KEY })?.publicKey).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  )
  expect([vapidKeyOf({}), vapidKeyOf({ VAPID_KEY: 'no key' })]).toEqual([null, null])
})
