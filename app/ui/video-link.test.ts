import { expect, test } from 'vitest'
import { youtubeId } from './video-link'

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
