import { expect, test } from 'vitest'
import { destinationOf } from './destination'

test('H-026 a path of the site leads inside the site', () => {
  expect(destinationOf('/booking?salonId=0&phone=0&step=0')).toEqual({ kind: 'page', to: '/booking?salonId=0&phone=0&step=0' })
})

test('H-027 an external link leads elsewhere', () => {
  expect(destinationOf('https://nhuongquyen.muot.example/')).toEqual({ kind: 'elsewhere', href: 'https://nhuongquyen.muot.example/' })
})

test.each([null, '', 'javascript:alert(1)', '//evil.example', 'data:text/html,x', 'booking'])('a configured link %s leads nowhere', (link) => {
  expect(destinationOf(link)).toBeNull()
})
