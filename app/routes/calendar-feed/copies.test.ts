import { expect, test } from 'vitest'
import { sha256 } from '../../../domain/digest'
import { deleteCopy, storeCopy, lastCopy } from './feed'

test('the last copy of a calendar is found by its name alone, and a cache that fails costs the copy only', async () => {
  const stored = new Map<string, Response>()
  const cacheApi = {
    match: (key: string) => Promise.resolve(stored.get(key)?.clone()),
    put: (key: string, page: Response) => Promise.resolve(void stored.set(key, page)),
    delete: (key: string) => Promise.resolve(stored.delete(key)),
  }
  const name = await sha256('vi token')
  await storeCopy(cacheApi, name, 'BEGIN:VCALENDAR')
  expect(await lastCopy(cacheApi, name)).toBe('BEGIN:VCALENDAR')
  expect([...stored.keys()].join()).not.toContain('token')
  expect([...stored.values()][0]?.headers.get('cache-control')).toBe('max-age=10800')
  expect(await lastCopy(cacheApi, await sha256('vi other'))).toBeNull()
  await deleteCopy(cacheApi, name)
  expect(await lastCopy(cacheApi, name)).toBeNull()
  const broken = {
    match: () => Promise.reject(new Error('x')),
    put: () => Promise.reject(new Error('x')),
    delete: () => Promise.reject(new Error('x')),
  }
  await storeCopy(broken, name, 'x')
  await deleteCopy(broken, name)
  expect(await lastCopy(broken, name)).toBeNull()
})
