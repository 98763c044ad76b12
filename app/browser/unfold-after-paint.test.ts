import { expect, test } from 'vitest'
import { unfoldAfterPaint } from './unfold-after-paint'

/** As much of an element as a press on a fold meets. */
class Part extends EventTarget {
  readonly names = new Set<string>()
  parentElement: Part | null = null
  closest = () => this
  hasAttribute = (name: string) => this.names.has(name)
  setAttribute = (name: string) => this.names.add(name)
  removeAttribute = (name: string) => this.names.delete(name)
}

/** Presses the head of a fold, and returns its attributes before and after the paint. */
function press(...attributes: string[]) {
  const painted: (() => void)[] = []
  const [page, fold, head] = [new EventTarget(), new Part(), new Part()]
  for (const name of attributes) fold.names.add(name)
  head.parentElement = fold
  const { Element } = globalThis
  globalThis.Element = Part as unknown as typeof Element
  try {
    unfoldAfterPaint(page, (act) => void painted.push(act))
    const event = new Event('click')
    Object.defineProperty(event, 'target', { value: head })
    page.dispatchEvent(event)
  } finally {
    globalThis.Element = Element
  }
  const before = [...fold.names]
  for (const act of painted) act()
  return { before, after: [...fold.names] }
}

test('what a press opens is marked until the press has been painted', () => {
  expect(press()).toEqual({ before: ['data-unfolding'], after: [] })
})

test('what a press closes is not marked', () => {
  expect(press('open')).toEqual({ before: ['open'], after: ['open'] })
})
