import { expect, test } from 'vitest'
import { loader, defaultPolicy, storageFallback, markRestoring, restoresScroll } from './root'
import { runInNewContext } from 'node:vm'

test('the footer’s year is the Vietnamese one', async () => {
  const site = {
    isInApp: true,
    origin: '',
    now: Date.parse('2026-12-31T17:00:00Z'),
    generation: () => Promise.resolve(0),
    gateway: { query: () => Promise.resolve({ ok: false }) },
  }
  const args = { context: { site } } as unknown as Parameters<typeof loader>[0]
  expect(await loader(args)).toMatchObject({ year: '2027', cities: null })
})

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>

/** The rules that the script gives a browser. */
function rulesOf(): Rules {
  const found: Record<string, Rules> = {}
  const createPolicy = (name: string, rules: Rules) => (found[name] = rules)
  const page = { trustedTypes: { createPolicy }, window: {} }
  page.window = page
  runInNewContext(defaultPolicy, page)
  return found.default!
}

test('the script stands in a document without ending there', () => {
  expect(defaultPolicy).not.toContain('<')
})

test('markup that no policy of ours made is refused, but for the empty elements that React and Leaflet need', () => {
  const { createHTML } = rulesOf()
  for (const html of ['', 'text & more', '<script></script>', '<svg/>'])
    expect(createHTML(html)).toBe(html)
  for (const html of [
    '<b>',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    'a<',
    '<svg/><b>',
  ])
    expect(createHTML(html), html).toBeNull()
})

test('scripts come from the captcha and from workers of ours', () => {
  const { createScriptURL } = rulesOf()
  for (const url of ['https://challenges.cloudflare.com/turnstile/v0/x.js', '/sw.js'])
    expect(createScriptURL(url)).toBe(url)
  for (const url of [
    'https://evil.example/x.js',
    'https://challenges.cloudflare.com.evil.example/x.js',
    'data:text/javascript,1',
    'blob:https://m/1',
    '/x.js',
    '/sw.js/../x.js',
    'https://evil.example/sw.js',
  ])
    expect(createScriptURL(url), url).toBeNull()
})

test('a browser without Trusted Types gets no policy', () => {
  expect(runInNewContext(defaultPolicy, { window: {} })).toBeUndefined()
})

type Page = { sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> }

function pageWith(storage: PropertyDescriptor): Page {
  const page = Object.defineProperty({}, 'sessionStorage', {
    configurable: true,
    ...storage,
  }) as Page & { window?: Page }
  page.window = page
  runInNewContext(storageFallback, page)
  return page
}

test('where the browser refuses storage, one that lasts as long as the document stands in [B-003]', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const { sessionStorage } = pageWith({ get: refuse })
  expect(sessionStorage.getItem('a')).toBe(null)
  sessionStorage.setItem('a', '1')
  expect(sessionStorage.getItem('a')).toBe('1')
  sessionStorage.removeItem('a')
  expect(sessionStorage.getItem('a')).toBe(null)
  sessionStorage.setItem('b', '1')
  sessionStorage.clear()
  expect(sessionStorage.getItem('b')).toBe(null)
})

test('the browser\u2019s own storage is left alone', () => {
  const own = { getItem: () => 'own' }
  expect(pageWith({ get: () => own }).sessionStorage).toBe(own)
})

/** The classes of the root element after the script, in a document with or without a state. */
function classesWith(state: unknown): string[] {
  const classes: string[] = []
  const classList = { add: (name: string) => void classes.push(name) }
  runInNewContext(markRestoring, {
    history: { state },
    document: { documentElement: { classList } },
  })
  return classes
}

test('a document that is opened for the first time may lay out its end later', () => {
  expect(classesWith(null)).toEqual([])
})

test('a document that is reloaded or come back to has its height at once', () => {
  expect(classesWith({ key: 'k3x9' })).toEqual([restoresScroll])
})
