import { afterEach, expect, test, vi } from 'vitest'
import { cookiesHere } from './cookies'

afterEach(() => vi.unstubAllGlobals())

test('the cookies of the page are read', () => {
  vi.stubGlobal('document', { cookie: 'muot_known=1' })
  expect(cookiesHere()).toBe('muot_known=1')
})

test('a frame that may not read cookies has none', () => {
  vi.stubGlobal('document', {
    get cookie(): string {
      throw new DOMException('sandboxed', 'SecurityError')
    },
  })
  expect(cookiesHere()).toBe('')
})
