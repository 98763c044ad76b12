import { afterEach, expect, test, vi } from 'vitest'
import { currentClient } from './client'

afterEach(() => void vi.unstubAllGlobals())

test('what has been read before is read anew by whoever comes back to it', async () => {
  let hour = 8
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { hour: (hour += 1) } })))
  const read = async () => {
    const { data } = await currentClient().query<object>('{ hour }', {}).toPromise()
    return data
  }
  expect(await read()).toEqual({ hour: 9 })
  expect(await read()).toEqual({ hour: 10 })
})
