import { afterEach, expect, test, vi } from 'vitest'
import { takeCspReport } from './csp-report'

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
