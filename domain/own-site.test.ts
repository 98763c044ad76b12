import { expect, test } from 'vitest'
import { isSameSite, readUpTo } from './own-site'

const url = new URL('https://muot.example/graphql')

test.each([
  [{}, true],
  [{ origin: 'https://muot.example' }, true],
  [{ origin: 'https://muot.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'http://muot.example' }, false],
  [{ origin: 'null' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, true],
])('a request with %j comes from our own site: %s', (headers, expected) => {
  expect(isSameSite(new Headers(headers as Record<string, string>), url)).toBe(expected)
})

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
