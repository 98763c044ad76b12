import { afterEach, expect, test, vi } from 'vitest'
import { withTracker } from '../tracking/deferred'
import { whenSeen } from './when-seen'

afterEach(() => vi.unstubAllGlobals())

/** A document that is prerendered until it is opened. */
function prerendered() {
  const page = Object.assign(new EventTarget(), { prerendering: true })
  vi.stubGlobal('document', page)
  return {
    open: () => {
      page.prerendering = false
      page.dispatchEvent(new Event('prerenderingchange'))
    },
  }
}

test('a prerendered page runs its effect once, when it is opened', () => {
  const page = prerendered()
  const act = vi.fn()
  whenSeen(act)
  expect(act).not.toHaveBeenCalled()
  page.open()
  page.open()
  expect(act).toHaveBeenCalledTimes(1)
})

test('a page that is seen runs its effect at once', () => {
  vi.stubGlobal('document', new EventTarget())
  const act = vi.fn()
  whenSeen(act)
  expect(act).toHaveBeenCalledTimes(1)
})

test('a prerendered page tracks nothing before it is opened [H-269]', async () => {
  // Loaded before, so that nothing but the page's state delays it.
  await import('../tracking/tracker')
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => undefined })
  const page = prerendered()
  const track = vi.fn()
  withTracker(track)
  await import('../tracking/tracker')
  await new Promise((done) => setTimeout(done))
  expect(track).not.toHaveBeenCalled()
  page.open()
  await vi.waitFor(() => expect(track).toHaveBeenCalledTimes(1))
})
