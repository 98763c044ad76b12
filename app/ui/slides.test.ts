import { expect, test } from 'vitest'
import { slideClasses } from './slides'

test('a configured figure the style sheet lacks takes the nearest one [H-054]', () => {
  expect(slideClasses({ mobile: 1.05, desktop: 9 })).toBe('slides-m-1 slides-t-6 slides-d-6')
})
