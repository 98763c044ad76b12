import { expect, test } from 'vitest'
import { isPlainPress } from './plain-press'

test('a press with a key held or with another button is the browser’s, all others are the page’s', () => {
  const plain = { metaKey: false, ctrlKey: false, shiftKey: false, button: 0 }
  expect(isPlainPress(plain)).toBe(true)
  expect(
    [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }].map((held) =>
      isPlainPress({ ...plain, ...held }),
    ),
  ).toEqual([false, false, false, false])
})
