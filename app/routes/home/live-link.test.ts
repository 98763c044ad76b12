import { expect, test } from 'vitest'
import { liveLink } from './live-link'

const hasPage = (link: string) => link.startsWith('/booking')

test('a configured link to a page that is not there is left out, as it would only lead back to Home', () => {
  expect(liveLink('/cua-hang', hasPage)).toBeNull()
  expect(liveLink('/booking?step=0', hasPage)).toBe('/booking?step=0')
  expect(liveLink('https://muot.example/blog', hasPage)).toBe('https://muot.example/blog')
  expect(liveLink(null, hasPage)).toBeNull()
})
