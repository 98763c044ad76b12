import { expect, test, vi } from 'vitest'
import { openAfterPaint } from './open-after-paint'

test('what was pressed is busy until it has been painted, and what it opens opens then', () => {
  const attributes = new Map<string, string>()
  const pressed = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  } as Element
  const open = vi.fn()
  let paint = () => undefined as void
  openAfterPaint(pressed, open, (act) => (paint = act))
  expect(attributes.get('aria-busy')).toBe('true')
  expect(open).not.toHaveBeenCalled()
  paint()
  expect(attributes.has('aria-busy')).toBe(false)
  expect(open).toHaveBeenCalledTimes(1)
})
