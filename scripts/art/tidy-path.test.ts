import { expect, test } from 'vitest'
import { tidyPath } from './tidy-path'

test('a drawing keeps its shape on the whole-number grid [B-146]', () => {
  expect(tidyPath('M10 10h5.4v5.4H10Z', 0, 0, 1)).toBe('M10 10h5v5h-5z')
  expect(tidyPath('m.5.5l1 1 1 1', 0, 0, 10)).toBe('M5 5l10 10l10 10')
})

test('roundings do not add up along a path [B-146]', () => {
  const end = 'l0.4 0'.repeat(50)
  expect(tidyPath(`M0 0${end}`, 0, 0, 1).match(/l1 0/g)).toHaveLength(20)
})

test('an arc retains flags that have no separator [B-146]', () => {
  expect(tidyPath('M0 0a5 5 0 0110 0', 0, 0, 2)).toBe('M0 0a10 10 0 0 1 20 0')
})
