import { runInNewContext } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { holdModules, starter } from './start-after-paint'

test('the modules of a page wait for the starter, its other scripts do not', () => {
  // The markup as React renders it for Remix.
  const html = renderToStaticMarkup(
    createElement('body', null, [
      createElement('script', { key: 1, nonce: 'n' }),
      createElement('link', { key: 2, rel: 'modulepreload', href: '/assets/a.js' }),
      createElement('script', { key: 3, nonce: 'n', type: 'module', async: true }),
    ]),
  )
  expect(holdModules(html)).toBe(
    '<body><script nonce="n"></script><link rel="dns-prefetch" href="/assets/a.js"/>' +
      '<script nonce="n" type="text/plain" data-after-paint=""></script></body>',
  )
})

test('modules start once the first paint is reported', () => {
  let paint = () => undefined as void
  const observed: object[] = []
  const document = { asked: 0, querySelector: () => void document.asked++ }
  runInNewContext(starter, {
    document,
    PerformanceObserver: class {
      constructor(act: () => void) {
        paint = act
      }
      observe(options: object) {
        observed.push(options)
      }
    },
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void, ms?: number) => (ms ? undefined : act()),
    addEventListener: (_: string, act: () => void) => act(),
  })
  expect([document.asked, observed]).toEqual([0, [{ type: 'paint', buffered: true }]])
  paint()
  expect(document.asked).toBe(1)
  expect(starter).not.toContain('</')
})
