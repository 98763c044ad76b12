import { expect, test } from 'vitest'
import { destinationOf, youtubeId } from './destination'

test('H-026 a path of the site leads inside the site', () => {
  expect(destinationOf('/booking?salonId=0&phone=0&step=0')).toEqual({ kind: 'page', to: '/booking?salonId=0&phone=0&step=0' })
})

test('H-027 an external link leads elsewhere', () => {
  expect(destinationOf('https://nhuongquyen.muot.example/')).toEqual({ kind: 'elsewhere', href: 'https://nhuongquyen.muot.example/' })
})

test.each([null, '', 'javascript:alert(1)', '//evil.example', 'data:text/html,x', 'booking'])('a configured link %s leads nowhere', (link) => {
  expect(destinationOf(link)).toBeNull()
})

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?t=3&v=aqz-KE-bpKQ&list=x', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?x=1', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/@muot.example', null],
  ['https://evil.example/watch?v=aqz-KE-bpKQ', null],
  [null, null],
])('the film of %s is %s', (link, id) => {
  expect(youtubeId(link)).toBe(id)
})
