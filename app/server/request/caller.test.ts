import { expect, test } from 'vitest'
import { addressOf, deviceOf } from './caller'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${chrome} Mobile Safari/537.36`, 'Chrome, Android'],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/130.0.0.0`,
    'Edge, Windows',
  ],
  [`${iPhone} Mobile/15E148 Zalo iOS/24`, 'Zalo, iPhone'],
  ['curl/8.5.0', ''],
  ['', ''],
])('a session is named by browser and system: %s [H-128]', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
  // The backend's pattern for such a name.
  if (device) expect(device).toMatch(/^[\w .,-]{1,40}$/)
})

test('an address whose host is no host is none', () => {
  expect(addressOf('https://muot.example:8787/a?b=1')?.host).toBe('muot.example:8787')
  expect(addressOf('http://[::1]:8787/')?.host).toBe('[::1]:8787')
  for (const host of ['"><script>', 'a"b', "a'b", 'a b', ''])
    expect(addressOf(`http://${host}/`), host).toBeUndefined()
})
