import { expect, test } from 'vitest'
import { readUpTo } from './read-body'

test('a body is read to its limit and not beyond', async () => {
  let pulls = 0
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1
        controller.enqueue(new Uint8Array(10))
      },
    })
  expect(await readUpTo(endless(), 30)).toBeUndefined()
  expect(pulls).toBeLessThan(7)
  const body = new Response('Mượt').body
  expect(await (await readUpTo(body, 8))?.text()).toBe('Mượt')
  expect((await readUpTo(null, 0))?.size).toBe(0)
})
