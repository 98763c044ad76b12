import { expect, test } from 'vitest'
import { addressOf } from './address'

test('an address whose host is no host is none', () => {
  expect(addressOf('https://muot.example:8787/a?b=1')?.host).toBe('muot.example:8787')
  expect(addressOf('http://[::1]:8787/')?.host).toBe('[::1]:8787')
  for (const host of ['"><script>', 'a"b', "a'b", 'a b', ''])
    expect(addressOf(`http://${host}/`), host).toBeUndefined()
})
