import { runInNewContext, Script } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { holdModules, starterOf } from './start-after-paint'

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

test('the list of a page’s modules loses its indents', () => {
  expect(holdModules('<script type="module" async="">a = {\n    "b": 1\n  };\nb</script>')).toBe(
    '<script type="text/plain" data-after-paint="">a = {\n"b": 1\n};\nb</script>',
  )
})

test.each(['/', '/booking'])('the starter of %s is a script that can be read', (pathname) => {
  expect(() => new Script(starterOf(pathname))).not.toThrow()
  expect(starterOf(pathname)).not.toContain('</')
})

const booking = { pathname: '/booking', prerendering: true, isFinger: false }

test.each([
  ['opened', { ...booking, prerendering: false }, ['frame']],
  // Chromium may have no load event for it.
  ['the booking, prerendered under a mouse', booking, ['DOMContentLoaded', 'frame']],
  ['the booking, prerendered by finger', { ...booking, isFinger: true }, ['frame']],
  ['another, prerendered under a mouse', { ...booking, pathname: '/dich-vu' }, ['frame']],
])(
  'a page that is %s starts its modules after a frame, or once its HTML is there',
  (_, page, wanted) => {
    const { pathname, prerendering, isFinger } = page
    const waited: string[] = []
    runInNewContext(starterOf(pathname), {
      document: { prerendering },
      matchMedia: () => ({ matches: isFinger }),
      requestAnimationFrame: () => void waited.push('frame'),
      setTimeout: () => undefined,
      addEventListener: (type: string, act: () => void) =>
        type === 'load' ? act() : waited.push(type),
    })
    expect(waited).toEqual(wanted)
  },
)

type PaintObserver = new (act: () => void) => { observe: (options: object) => void }

/** Runs a starter after the page's load event and its first frame; returns what it did then. */
function startWith(
  PerformanceObserver: (PaintObserver & { supportedEntryTypes?: string[] }) | undefined,
) {
  const document = { asked: 0, querySelector: () => void document.asked++ }
  runInNewContext(starterOf('/'), {
    document,
    window: { PerformanceObserver },
    PerformanceObserver,
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void, ms?: number) => (ms ? undefined : act()),
    addEventListener: (_: string, act: () => void) => act(),
  })
  return document
}

test('modules start once the first frame is on the screen, also where it came before', () => {
  let paint = () => undefined as void
  const observed: object[] = []
  class Observer {
    static supportedEntryTypes = ['navigation', 'paint']
    constructor(act: () => void) {
      paint = act
    }
    observe(options: object) {
      observed.push(options)
    }
  }
  const document = startWith(Observer)
  expect([document.asked, observed]).toEqual([0, [{ type: 'paint', buffered: true }]])
  paint()
  expect(document.asked).toBe(1)
})

test('modules start after the first frame where the browser does not report paints', () => {
  expect(startWith(undefined).asked).toBe(1)
  const withoutPaints = Object.assign(
    class {
      observe() {}
    } as unknown as PaintObserver,
    {
      supportedEntryTypes: ['navigation'],
    },
  )
  expect(startWith(withoutPaints).asked).toBe(1)
})
