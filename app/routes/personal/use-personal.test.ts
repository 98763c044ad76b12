import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askOnReturn, personal, sessionCount, type Personal } from './use-personal'

const revalidate = vi.fn()
let view: EventTarget

beforeEach(() => {
  revalidate.mockReset()
  view = new EventTarget()
  vi.stubGlobal('window', view)
})
afterEach(() => {
  personal.set(undefined)
  vi.unstubAllGlobals()
})

/** Shows a page of a customer, or of a visitor. */
function show(viewer: object | null): void {
  personal.set({ viewer, browser: { bookings: [] }, now: () => 0 } as unknown as Personal)
}

const comeBack = (persisted: boolean) =>
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('the way back to a page of a customer, who may have logged out, asks for all of it anew [H-128]', () => {
  const end = askOnReturn(revalidate)
  show({ profile: { phone: '0912345678' } })
  const before = sessionCount.get()
  comeBack(false)
  expect([sessionCount.get(), revalidate.mock.calls.length]).toEqual([before, 0])
  comeBack(true)
  expect([sessionCount.get(), revalidate.mock.calls.length]).toEqual([before + 1, 1])
  end()
  comeBack(true)
  expect(revalidate).toHaveBeenCalledTimes(1)
})

test('the way back to a page of a visitor asks for nothing', () => {
  const end = askOnReturn(revalidate)
  show(null)
  comeBack(true)
  expect(revalidate).not.toHaveBeenCalled()
  end()
})
