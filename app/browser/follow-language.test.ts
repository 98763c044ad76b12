import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followLanguage } from './follow-language'

const reload = vi.fn()
let stored: Map<string, string>
let view: EventTarget

beforeEach(() => {
  reload.mockReset()
  stored = new Map()
  view = new EventTarget()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('window', view)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a page in a language. */
function open(lang: string): EventTarget {
  const page = Object.assign(new EventTarget(), {
    documentElement: { lang },
    visibilityState: 'visible',
  })
  followLanguage(page as unknown as Document)
  return page
}

const comeBack = (persisted: boolean) =>
  view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a page from the browser’s store is loaded anew after another language was chosen', () => {
  open('vi')
  comeBack(true)
  expect(reload).not.toHaveBeenCalled()
  stored.forEach((_lang, key) => stored.set(key, 'en'))
  comeBack(false)
  expect(reload).not.toHaveBeenCalled()
  comeBack(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('so is one in another tab, once it is looked at; a log-out that empties the storage is none', () => {
  const tab = open('vi')
  open('en')
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(reload).toHaveBeenCalledTimes(1)
  stored.clear()
  tab.dispatchEvent(new Event('visibilitychange'))
  expect(reload).toHaveBeenCalledTimes(1)
})
