import { expect, test } from 'vitest'
import { vapidClaims } from '../../testing/push-service'
import { VAPID_KEY } from '../../testing/vapid-key'
import { vapidHeader, vapidKeyOf } from './vapid'

const now = Date.parse('2026-11-23T03:00:00.700Z')

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
  const key = vapidKeyOf({ VAPID_KEY })!
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  const contact = 'https://salon.example'
  const header = await vapidHeader(key, { endpoint, contact, now })
  expect(header.endsWith(`, k=${key.publicKey}`)).toBe(true)
  expect(await vapidClaims(header)).toEqual({
    aud: 'https://fcm.googleapis.com',
    exp: Math.floor(now / 1000) + 12 * 3600,
    sub: contact,
  })
  expect(await vapidClaims(await vapidHeader(key, { endpoint, now }))).not.toHaveProperty('sub')
})

test('the public key is the point that browsers subscribe with; without a key there is none', () => {
  expect(vapidKeyOf({ VAPID_KEY })?.publicKey).toBe(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  )
  expect([vapidKeyOf({}), vapidKeyOf({ VAPID_KEY: 'no key' })]).toEqual([null, null])
})
