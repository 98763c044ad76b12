import { expect, test } from 'vitest'
import { layoutOf } from './layouts'

test('H-050 a layout that is not known has no component and is skipped', () => {
  expect(layoutOf('unknownLayout')).toBeUndefined()
  expect(layoutOf('toString')).toBeUndefined()
  expect(layoutOf('')).toBeUndefined()
})

test('H-046 H-049 the layouts of the house’s products carry its prefix', () => {
  expect(layoutOf('glanzenBlock1')).toBeDefined()
  expect(layoutOf('glanzenSlide')).toBeDefined()
  expect(layoutOf('otherBlock1')).toBeUndefined()
})
