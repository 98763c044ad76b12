import { expect, test } from 'vitest'
import { destinationOf, liveLink } from './link-to'

test('a path of the site leads inside the site [H-026]', () => {
  expect(destinationOf('/booking?salonId=0&phone=0&step=0')).toEqual({
    kind: 'page',
    to: '/booking?salonId=0&phone=0&step=0',
  })
})

test('an external link leads elsewhere [H-027]', () => {
  expect(destinationOf('https://nhuongquyen.muot.example/')).toEqual({
    kind: 'elsewhere',
    href: 'https://nhuongquyen.muot.example/',
  })
})

test.each([null, '', 'javascript:alert(1)', '//evil.example', 'data:text/html,x', 'booking'])(
  'a configured link %s leads nowhere',
  (link) => {
    expect(destinationOf(link)).toBeNull()
  },
)

const hasPage = (link: string) => link.startsWith('/booking')

test('a configured link to a page that is not there is left out, as it would only lead back to Home', () => {
  expect(liveLink('/cua-hang', hasPage)).toBeNull()
  expect(liveLink('/booking?step=0', hasPage)).toBe('/booking?step=0')
  expect(liveLink('https://muot.example/blog', hasPage)).toBe('https://muot.example/blog')
  expect(liveLink(null, hasPage)).toBeNull()
})
