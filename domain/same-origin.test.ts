import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin'

const url = new URL('https://muot.example/graphql')

test.each([
  [{}, true],
  [{ origin: 'https://muot.example' }, true],
  [{ origin: 'https://muot.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'http://muot.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, true],
])('a request with %j comes from our own site: %s', (headers, expected) => {
  expect(isSameOrigin(new Headers(headers as Record<string, string>), url)).toBe(expected)
})
