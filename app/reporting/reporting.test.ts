import { expect, test } from 'vitest'
import { setSecurityHeaders } from '../server/security'
import { scrubbed } from './browser'
import { readReporting, reportScript } from './settings'

const dsn = 'https://abc123@errors.example/7'

test('without an address nothing is reported, and an address that is none is none [O-48]', () => {
  expect(readReporting({})).toBeNull()
  for (const wrong of [
    '',
    'errors.example',
    'http://abc@errors.example/7',
    'https://errors.example/7',
    'https://abc@errors.example/',
  ])
    expect(readReporting({ ERROR_DSN: wrong }), wrong).toBeNull()
})

test('every visit sends its timings unless another share is configured [H-289]', () => {
  expect(readReporting({ ERROR_DSN: dsn })!.traces).toBe(1)
  expect(readReporting({ ERROR_DSN: dsn, ERROR_TRACES: '0.25' })!.traces).toBe(0.25)
  expect(readReporting({ ERROR_DSN: dsn, ERROR_TRACES: 'all' })!.traces).toBe(1)
})

test('one visit in ten is recorded unless another share is configured [H-290]', () => {
  expect(readReporting({ ERROR_DSN: dsn })!.replays).toBe(0.1)
  expect(readReporting({ ERROR_DSN: dsn, ERROR_REPLAYS: '0' })!.replays).toBe(0)
})

test('every visit with an error is recorded unless another share is configured [H-291]', () => {
  expect(readReporting({ ERROR_DSN: dsn })!.replaysOnError).toBe(1)
  expect(readReporting({ ERROR_DSN: dsn, ERROR_REPLAYS_ON_ERROR: '0.5' })!.replaysOnError).toBe(0.5)
})

test('a page costs not a byte more where nothing is reported [O-48]', () => {
  expect(reportScript(null, 'b1')).toBe('')
  expect(reportScript(readReporting({ ERROR_DSN: dsn }), 'b1')).toMatch(
    /^addEventListener\('load'.*import\('\/assets\/report\.js\?build=b1'\).*"replays":0\.1/,
  )
})

test('the security policy lets reports out only where they are sent [O-48]', () => {
  const policy = (env: object) => {
    const headers = new Headers()
    setSecurityHeaders(headers, { nonce: 'n0', host: 'muot.example', env })
    return headers.get('content-security-policy')!
  }
  expect(policy({})).toContain("connect-src 'self';")
  expect(policy({})).toContain("worker-src 'self';")
  expect(policy({ ERROR_DSN: dsn })).toContain(
    "connect-src 'self' https://errors.example; worker-src 'self';",
  )
})

test('a report carries neither phones nor what stands in the query of an address [O-48]', () => {
  const event = {
    request: { url: 'https://muot.example/booking?phone=0912345678&note=x' },
    breadcrumbs: [{ message: 'Gọi 0912.345.678 hoặc +84912345678', timestamp: 1795313106.177 }],
    extra: null,
  }
  const sent = scrubbed(event)
  expect(JSON.stringify(sent)).not.toMatch(/912/)
  expect(sent).toEqual({
    request: { url: 'https://muot.example/booking' },
    breadcrumbs: [{ message: 'Gọi 0… hoặc 0…', timestamp: 1795313106.177 }],
    extra: null,
  })
})
