import { createECDH, createVerify, randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import ece from 'http_ece'
import { expect, test } from 'vitest'
import { encrypted } from '../../workers/auth/notices/push/encrypt'
import { vapidHeader, vapidKeyOf } from '../../workers/auth/notices/push/vapid'
import { VAPID_KEY } from '../../workers/auth/testing/vapid-key'

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

test('another implementation of RFC 8291 reads every message that ours writes', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 900, size: 'max' })
  await fc.assert(
    fc.asyncProperty(text, async (sent) => {
      const browser = subscribed()
      expect(browser.read(await encrypted(sent, browser))).toBe(sent)
    }),
    { numRuns: 100 },
  )
})

test('another browser reads none of them', async () => {
  const message = await encrypted('Lịch hẹn lúc 9h30', subscribed())
  expect(() => subscribed().read(message)).toThrow()
})

test('another implementation of ES256 accepts the signature, and not for another audience', async () => {
  const key = vapidKeyOf({ VAPID_KEY })!
  const endpoint = 'https://push.example/a'
  const header = await vapidHeader(key, { endpoint, now: 0 })
  const [, head = '', claims = '', signature = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), /.exec(header) ?? []
  const { x, y } = key
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
