import { expect, test, vi } from 'vitest'
import { orBrokenPage } from './broken'

const failedRequest = { requestId: 'r1', path: '/booking' }

test('a request whose code throws is answered with a page in its language, and logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = await orBrokenPage(Promise.reject(new Error('disk full')), {
    language: 'en',
    ...failedRequest,
  })
  expect(page.status).toBe(500)
  expect(page.headers.get('cache-control')).toBe('no-store')
  const html = await page.text()
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<a href="/">Back to Home</a>')
  expect(html).not.toContain('disk full')
  expect(logged.mock.calls.flat().join()).toContain('disk full')
  logged.mockRestore()
})

test('an answer that is there goes out as it is', async () => {
  const response = new Response('fine')
  expect(await orBrokenPage(Promise.resolve(response), { language: 'vi', ...failedRequest })).toBe(
    response,
  )
})
