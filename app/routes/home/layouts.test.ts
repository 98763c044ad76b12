import { expect, test } from 'vitest'
import { layoutOf } from './layouts'

test('an unknown layout has no component and is skipped [H-050]', () => {
  expect(layoutOf('unknownLayout')).toBeUndefined()
  expect(layoutOf('toString')).toBeUndefined()
  expect(layoutOf('')).toBeUndefined()
})

test('the layouts of the chain’s own products carry its prefix [H-046, H-049]', () => {
  expect(layoutOf('glanzenBlock1')).toBeDefined()
  expect(layoutOf('glanzenSlide')).toBeDefined()
  expect(layoutOf('otherBlock1')).toBeUndefined()
})
