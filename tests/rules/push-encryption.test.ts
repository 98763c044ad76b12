import { createECDH, createVerify, randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import ece from 'http_ece'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postPush, vapidKeyOf } from '../../workers/auth/notices/web-push'
import { VAPID_KEY } from '../../workers/auth/testing/push-service'

const key = vapidKeyOf({ VAPID_KEY })!

let posted: { authorization: string; body: Uint8Array }

beforeEach(() => {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization') ?? ''
    posted = { authorization, body: await new Response(init.body).bytes() }
    return new Response(null, { status: 201 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What a push service gets of a message to a browser. */
async function sent(text: string, { p256dh, auth }: { p256dh: string; auth: string }) {
  const endpoint = 'https://push.example/a'
  const until = Date.now() + 60_000
  await postPush(
    {
      endpoint,
      p256dh,
      auth,
      text,
      key,
      contact: 'https://salon.example',
      ttlSeconds: 60,
      topic: 'a',
      until,
    },
    Date.now(),
  )
  return posted
}

/** A browser's subscription, whose messages the library of RFC 8188's author decrypts. */
function subscribed() {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  const read = (body: Uint8Array) =>
    ece
      .decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey, authSecret: auth })
      .toString('utf8')
  return { p256dh, auth, read }
}

test('another implementation of RFC 8291 reads every message that is sent', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 900, size: 'max' })
  await fc.assert(
    fc.asyncProperty(text, async (message) => {
      const browser = subscribed()
      expect(browser.read((await sent(message, browser)).body)).toBe(message)
    }),
    { numRuns: 100 },
  )
})

test('another browser reads none of them', async () => {
  const message = (await sent('Lịch hẹn lúc 9h30', subscribed())).body
  expect(() => subscribed().read(message)).toThrow()
})

test('another implementation of ES256 accepts the signature, and not for another audience', async () => {
  const header = (await sent('x', subscribed())).authorization
  const [, head = '', claims = '', signature = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), /.exec(header) ?? []
  const [x, y] = VAPID_KEY.split('.')
  const isValid = (text: string) =>
    createVerify('sha256')
      .update(text)
      .verify(
        { key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk', dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
  expect(isValid(`${head}.${claims}`)).toBe(true)
  const others = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object
  const forged = Buffer.from(JSON.stringify({ ...others, aud: 'https://evil.example' }))
  expect(isValid(`${head}.${forged.toString('base64url')}`)).toBe(false)
})
