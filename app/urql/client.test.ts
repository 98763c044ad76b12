import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentClient } from './client'

beforeEach(() => void vi.stubGlobal('document', new EventTarget()))
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

test('a prerendered page asks for its visitor once it is opened [H-129]', async () => {
  const page = Object.assign(new EventTarget(), { prerendering: true })
  vi.stubGlobal('document', page)
  const fetched = vi.fn(() => Promise.resolve(Response.json({ data: { phone: '0912345678' } })))
  vi.stubGlobal('fetch', fetched)
  const reading = currentClient().query<object>('{ phone }', {}).toPromise()
  await new Promise((done) => setTimeout(done))
  expect(fetched).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('prerenderingchange'))
  expect((await reading).data).toEqual({ phone: '0912345678' })
})
