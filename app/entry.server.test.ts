import type { AppLoadContext } from '@remix-run/cloudflare'
import { afterEach, expect, test, vi } from 'vitest'
import { handleError, preloadLinks } from './entry.server'

afterEach(() => vi.restoreAllMocks())

/** The log line about an error that was thrown for this request. */
function logged(error: unknown, init: RequestInit = {}): string {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const context = { site: { requestId: 'r1' } } as AppLoadContext
  handleError(error, {
    request: new Request('https://muot.example/booking/0912345678?phone=0912345678', init),
    context,
  })
  return log.mock.calls.flat().join('\n')
}

test('the styles and fonts of a page’s routes are preloaded, each once', () => {
  const style = { rel: 'stylesheet', href: '/assets/root-x1.css' }
  const links = [
    style,
    { rel: 'preload', as: 'font', href: '/fonts/a.woff2', crossOrigin: 'anonymous' },
    { rel: 'icon', href: '/favicon.svg' },
    { page: '/booking' },
  ]
  const routeModules = { root: { links: () => links }, page: { links: () => [style] }, bare: {} }
  const matches = Object.keys(routeModules).map((id) => ({ route: { id } }))
  const manifest = { routes: { page: { css: ['/assets/page-x2.css'] } } }
  expect(preloadLinks({ manifest, routeModules, staticHandlerContext: { matches } } as never)).toBe(
    '</assets/root-x1.css>;rel=preload;as=style,</fonts/a.woff2>;rel=preload;as=font;crossorigin,</assets/page-x2.css>;rel=preload;as=style',
  )
})

test('a failure is one line with the request and its path, and no phone', () => {
  const line = logged(new Error('no luck with 0912.345.678'))
  expect(JSON.parse(line)).toMatchObject({
    requestId: 'r1',
    path: '/booking/0…',
    what: 'a loader or action threw',
  })
  expect(line).toContain('no luck with 0…')
  expect(line).not.toMatch(/345/)
})

test('aborted requests and missing pages are not logged', () => {
  expect(logged(new Error('gone'), { signal: AbortSignal.abort() })).toBe('')
  expect(
    logged({
      status: 405,
      statusText: 'Method Not Allowed',
      internal: true,
      data: 'POST to /?phone=0912345678',
    }),
  ).toBe('')
})
