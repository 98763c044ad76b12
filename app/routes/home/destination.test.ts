import { expect, test } from 'vitest'
import { destinationOf } from './destination'

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
