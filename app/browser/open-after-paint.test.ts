import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openAfterPaint } from './open-after-paint'

/** As much of a link or button as a press meets. */
class Pressed {
  readonly names = new Set<string>()
  closest = () => this
  setAttribute = (name: string) => this.names.add(name)
  removeAttribute = (name: string) => this.names.delete(name)
}

class Submit extends Event {
  constructor(readonly submitter: Pressed | null) {
    super('submit')
  }
}

beforeAll(() => {
  vi.stubGlobal('Element', Pressed)
  vi.stubGlobal('SubmitEvent', Submit)
})
afterAll(() => void vi.unstubAllGlobals())

function click(target: unknown): Event {
  return Object.defineProperty(new Event('click'), 'target', { value: target })
}

test.each<[string, (pressed: Pressed) => Event]>([
  ['a press on a link or button', (pressed) => click(pressed)],
  ['a button that sends a form', (pressed) => new Submit(pressed)],
])('%s is busy until it has been painted, and what it opens opens then', (_, eventOn) => {
  const pressed = new Pressed()
  const open = vi.fn()
  let paint = () => undefined as void
  openAfterPaint(open, { event: eventOn(pressed), paint: (act) => (paint = act) })
  expect([...pressed.names]).toEqual(['aria-busy'])
  expect(open).not.toHaveBeenCalled()
  paint()
  expect([...pressed.names]).toEqual([])
  expect(open).toHaveBeenCalledTimes(1)
})

test.each<[string, Event]>([
  ['a response', new Event('message')],
  ['a form that no button sent', new Submit(null)],
  ['a press on nothing', click(null)],
])('what %s opens opens at once', (_, event) => {
  const open = vi.fn()
  openAfterPaint(open, { event, paint: () => undefined })
  expect(open).toHaveBeenCalledTimes(1)
})
