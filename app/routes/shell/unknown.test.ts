import { expect, test } from 'vitest'
import { action, loader } from './unknown'

function respond(path: string): Response {
  return loader({
    request: new Request(`https://muot.example${path}`),
    params: {},
    context: {} as never,
  })
}

test.each(['/khong-co-trang-nay', '/a/b?c=d', '/index.php', '/trang.html'])(
  'the unknown page %s leads to Home [B-014]',
  (path) => {
    const unknown = respond(path)
    expect(unknown.status).toBe(302)
    expect(unknown.headers.get('location')).toBe('/#khong-co-trang')
  },
)

test.each(['/assets/gone.js', '/api/orders', '/api', '/hinh.png'])(
  '%s is answered 404 [O-33]',
  (path) => {
    expect(respond(path).status).toBe(404)
  },
)

test('nothing can be sent to an unknown address', () => {
  expect(action().status).toBe(404)
})
