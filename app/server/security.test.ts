import { expect, test, afterEach, vi } from 'vitest'
import {
  newNonce,
  setSecurityHeaders,
  type SecurityContext,
  takeCspReport,
  readPartners,
} from './security'

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

const url = new URL('https://muot.example/csp-report')
afterEach(() => vi.restoreAllMocks())

const report = {
  'csp-report': {
    'document-uri': 'https://muot.example/lich/abcDEF123?phone=0912345678',
    'effective-directive': 'require-trusted-types-for',
    'blocked-uri': 'trusted-types-sink',
    'script-sample': 'Element innerHTML|gọi 0912345678',
    disposition: 'report',
  },
}

function send(body: unknown, headers: Record<string, string> = {}, now = 0): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return takeCspReport(new Request(url, { method: 'POST', headers, body: text }), url, now)
}

function lines(): string[] {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return log.mock.calls as unknown as string[]
}

test('a report is one line without queries, keys and phones', async () => {
  const logged = lines()
  expect((await send(report, {}, 60_000)).status).toBe(204)
  expect(JSON.parse(logged[0]!)).toEqual({
    level: 'warn',
    what: 'a security policy forbade something',
    directive: 'require-trusted-types-for',
    blocked: 'trusted-types-sink',
    page: 'https://muot.example/lich/…',
    sample: 'Element innerHTML|gọi 0…',
    isEnforced: false,
  })
})

test('what is no report, comes from another site or is too large is not logged', async () => {
  const logged = lines()
  for (const body of ['', '{', '[]', 'null', '{"csp-report":1}'])
    expect((await send(body)).status, body).toBe(400)
  expect((await send(report, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await send({ 'csp-report': { sample: 'x'.repeat(20_000) } })).status).toBe(400)
  expect((await takeCspReport(new Request(url), url, 0)).status).toBe(405)
  expect(logged).toEqual([])
})

test('a minute has twenty lines at most', async () => {
  const logged = lines()
  for (let time = 0; time < 30; time++) await send(report, {}, 120_000)
  expect(logged).toHaveLength(20)
  await send(report, {}, 180_000)
  expect(logged).toHaveLength(21)
})

test('partners are read by their utm_source [O-18]', () => {
  expect([...readPartners('tikiapp=https://tiki.vn\n other=https://app.other.vn:8443')]).toEqual([
    ['tikiapp', 'https://tiki.vn'],
    ['other', 'https://app.other.vn:8443'],
  ])
  expect(readPartners('tikiapp=https://tiki.vn').get('evil')).toBeUndefined()
  expect(readPartners().size).toBe(0)
})

test.each([
  'tikiapp',
  'tikiapp=',
  'tikiapp=*',
  'tikiapp=https:',
  'tikiapp=https://*',
  'tikiapp=https://*.tiki.vn',
  'tikiapp=http://tiki.vn',
  'tikiapp=https://tiki.vn/',
  'tikiapp=https://tiki.vn/app',
  'tikiapp=https://tiki.vn;script-src',
  'tikiapp=data:',
  '=https://tiki.vn',
  'tikiapp=http://localhost.evil.vn',
])('"%s" lets nobody in [O-18]', (text) => {
  expect(readPartners(text).size).toBe(0)
})

test('a partner on the own machine is for trying out', () => {
  expect(readPartners('tikiapp=http://127.0.0.1:8791').get('tikiapp')).toBe('http://127.0.0.1:8791')
})
