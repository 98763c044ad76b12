import { expect, test } from 'vitest'
import { newNonce, setSecurityHeaders, type SecurityContext } from './security'

function headersFor(over: Partial<SecurityContext>): Headers {
  const headers = new Headers()
  setSecurityHeaders(headers, {
    nonce: 'n0',
    host: 'muot.example',
    env: { PARTNER_ORIGINS: 'partner=https://partner.example other=https://other.example' },
    ...over,
  })
  return headers
}

test('scripts need the nonce of their answer and styles need a file', () => {
  const policy = headersFor({}).get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' 'nonce-n0' 'strict-dynamic'")
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe')
})

test('scripts of a page that is the same for everybody need a hash or a file of the site, and no nonce helps', () => {
  const policy = headersFor({ hashes: "'sha256-abc='" }).get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com 'sha256-abc=';")
  expect(policy).not.toMatch(/unsafe|nonce/)
})

test('exactly the configured partners may frame the site [O-18, B-003]', () => {
  expect(headersFor({}).get('content-security-policy')).toMatch(
    /frame-ancestors 'self' https:\/\/partner\.example https:\/\/other\.example;/,
  )
  expect(headersFor({ env: {} }).get('content-security-policy')).toMatch(/frame-ancestors 'self';/)
})

test('scripts write HTML through named policies only, where that is enforced; else it is reported', () => {
  const rules = "require-trusted-types-for 'script'; trusted-types default muot start"
  const enforced = headersFor({ env: { TRUSTED_TYPES: 'enforce' } })
  expect(enforced.get('content-security-policy')).toContain(`; ${rules}; report-uri /csp-report`)
  expect(enforced.has('content-security-policy-report-only')).toBe(false)
  const reported = headersFor({})
  expect(reported.get('content-security-policy')).not.toContain('trusted-types')
  expect(reported.get('content-security-policy-report-only')).toBe(
    `${rules}; report-uri /csp-report`,
  )
  const own = new Headers({ 'content-security-policy': "default-src 'none'" })
  setSecurityHeaders(own, { nonce: 'n0', host: 'muot.example', env: {} })
  expect(own.has('content-security-policy-report-only')).toBe(false)
})

test('pictures come from hosts with https, and from that of the tiles that are set', () => {
  const of = (MAP_TILES?: string) =>
    /img-src [^;]*/.exec(headersFor({ env: { MAP_TILES } }).get('content-security-policy') ?? '')
  expect(of()?.[0]).toBe("img-src 'self' data: blob: https:")
  expect(of('http://127.0.0.1:9/{z}/{x}/{y}.png')?.[0]).toBe(`${of()?.[0]} http://127.0.0.1:9`)
  expect(of('http://evil.example/{z}/{x}/{y}.png')?.[0]).toBe(of()?.[0])
})

test('https is demanded of this host alone, and not on the own machine', () => {
  expect(headersFor({}).get('strict-transport-security')).toBe('max-age=63072000')
  expect(headersFor({ host: '127.0.0.1:8787' }).has('strict-transport-security')).toBe(false)
  expect(headersFor({ host: 'localhost' }).has('strict-transport-security')).toBe(false)
})

test('search engines leave previews alone, and read the site itself', () => {
  const robotsAt = (host: string) => headersFor({ host }).get('x-robots-tag')
  expect(robotsAt('muot-site-preview.example.workers.dev')).toBe('noindex')
  expect([robotsAt('muot.example'), robotsAt('127.0.0.1:8787')]).toEqual([null, null])
  const own = new Headers({ 'x-robots-tag': 'noindex, nofollow' })
  setSecurityHeaders(own, { nonce: 'n0', host: 'a.workers.dev', env: {} })
  expect(own.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('nonces are new each time and safe inside an attribute', () => {
  const nonces = Array.from({ length: 50 }, newNonce)
  expect(new Set(nonces).size).toBe(50)
  expect(nonces.every((nonce) => /^[\w+/]{22}$/.test(nonce))).toBe(true)
})
