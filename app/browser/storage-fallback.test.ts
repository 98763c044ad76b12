import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { storageFallback } from './document-scripts'

type Page = { sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> }

function pageWith(storage: PropertyDescriptor): Page {
  const page = Object.defineProperty({}, 'sessionStorage', {
    configurable: true,
    ...storage,
  }) as Page & { window?: Page }
  page.window = page
  runInNewContext(storageFallback, page)
  return page
}

test('where the browser refuses storage, one that lasts as long as the document stands in [B-003]', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const { sessionStorage } = pageWith({ get: refuse })
  expect(sessionStorage.getItem('a')).toBe(null)
  sessionStorage.setItem('a', '1')
  expect(sessionStorage.getItem('a')).toBe('1')
  sessionStorage.removeItem('a')
  expect(sessionStorage.getItem('a')).toBe(null)
  sessionStorage.setItem('b', '1')
  sessionStorage.clear()
  expect(sessionStorage.getItem('b')).toBe(null)
})

test('the browser\u2019s own storage is left alone', () => {
  const own = { getItem: () => 'own' }
  expect(pageWith({ get: () => own }).sessionStorage).toBe(own)
})
