import { expect, test } from 'vitest'
import { action, loader } from './unknown'

function answer(path: string): Response {
  return loader({ request: new Request(`https://muot.example${path}`), params: {}, context: {} as never })
}

test('B-014 an unknown page leads to Home', () => {
  const unknown = answer('/khong-co-trang-nay')
  expect(unknown.status).toBe(302)
  expect(unknown.headers.get('location')).toBe('/')
})

test.each(['/assets/gone.js', '/api/orders', '/api', '/hinh.png'])('O-33 %s is answered 404', (path) => {
  expect(answer(path).status).toBe(404)
})

test('nothing can be sent to an unknown address', () => {
  expect(action().status).toBe(404)
})
