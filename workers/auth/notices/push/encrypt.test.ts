import { expect, test } from 'vitest'
import { fakeBrowser } from '../../testing/push-service'
import { fromBase64url, toBase64url } from '../../../kit/base64url'
import { encrypted } from './encrypt'

/** The example of RFC 8291, appendix A. */
const rfc = {
  text: 'When I grow up, I want to be a watermelon',
  receiver: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    private: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sender: {
    public:
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    private: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
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

function key(jwk: JsonWebKey, usages: 'deriveBits'[]): Promise<CryptoKey> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  return crypto.subtle.importKey('jwk', jwk, curve, true, usages)
}

test('the example of RFC 8291 is encrypted byte for byte', async () => {
  const { d, ...point } = jwkOf(rfc.sender.public, rfc.sender.private)
  const message = await encrypted(rfc.text, rfc.receiver, {
    salt: fromBase64url(rfc.salt),
    sender: {
      publicKey: await key(point, []),
      privateKey: await key({ ...point, d: d! }, ['deriveBits']),
    },
  })
  expect(toBase64url(message)).toBe(rfc.message)
})

test('the push service of these tests reads that example', async () => {
  const jwk = jwkOf(rfc.receiver.p256dh, rfc.receiver.private)
  const browser = await fakeBrowser('', { jwk, auth: rfc.receiver.auth })
  expect(browser.p256dh).toBe(rfc.receiver.p256dh)
  expect(await browser.read(fromBase64url(rfc.message))).toBe(rfc.text)
})

test('each message has keys of its own, and only its browser reads it', async () => {
  const browser = await fakeBrowser('')
  const [one, other] = await Promise.all(
    ['Lịch hẹn lúc 9h30', 'Lịch hẹn lúc 9h30'].map((text) => encrypted(text, browser)),
  )
  expect(toBase64url(one!)).not.toBe(toBase64url(other!))
  expect(toBase64url(one!.slice(0, 16))).not.toBe(toBase64url(other!.slice(0, 16)))
  expect(await browser.read(one!)).toBe('Lịch hẹn lúc 9h30')
  await expect((await fakeBrowser('')).read(one!)).rejects.toThrow()
})

test('a key that is no point of the curve is refused', async () => {
  const p256dh = toBase64url(Uint8Array.of(4, ...new Uint8Array(64).fill(1)))
  await expect(encrypted('x', { p256dh, auth: rfc.receiver.auth })).rejects.toThrow()
})
