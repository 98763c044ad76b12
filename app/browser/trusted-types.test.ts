import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { defaultPolicy } from './document-scripts'

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

test('markup that no policy of ours made is refused, but for the empty script that React needs', () => {
  const { createHTML } = rulesOf()
  for (const html of ['', 'text & more', '<script></script>']) expect(createHTML(html)).toBe(html)
  for (const html of ['<b>', '<img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'a<'])
    expect(createHTML(html), html).toBeNull()
})

test('scripts come from the captcha and from workers of ours', () => {
  const { createScriptURL } = rulesOf()
  for (const url of [
    'https://challenges.cloudflare.com/turnstile/v0/x.js',
    'blob:https://m/1',
    '/sw.js',
  ])
    expect(createScriptURL(url)).toBe(url)
  for (const url of [
    'https://evil.example/x.js',
    'https://challenges.cloudflare.com.evil.example/x.js',
    'data:text/javascript,1',
    '/x.js',
    '/sw.js/../x.js',
    'https://evil.example/sw.js',
  ])
    expect(createScriptURL(url), url).toBeNull()
})

test('a browser without Trusted Types gets no policy', () => {
  expect(runInNewContext(defaultPolicy, { window: {} })).toBeUndefined()
})
