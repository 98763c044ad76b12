import { expect, test } from 'vitest'
import { rememberSent, sentAgain } from './sent-pages'

let addresses = 0
const execution = { waitUntil: () => undefined }
const etag = '"tag"'
const policy = "script-src 'self'"
const vietnamese = { vary: 'cookie', 'content-security-policy': policy, etag }

/** An address of its own for each test: what was sent is remembered as long as the isolate lives. */
function setUp(headers: Record<string, string> = vietnamese, first: RequestInit = {}) {
  const address = `https://site.example/p${++addresses}`
  const body = new TextEncoder().encode('<p>a</p>')
  rememberSent(new Request(address, first), new Response(body, { headers }), {
    body,
    etag,
    freshUntil: 60_000,
    purges: 3,
  })
  return (init: RequestInit = {}, { now = 59_999, purges = 3, query = '' } = {}) =>
    sentAgain(new Request(address + query, init), {
      now,
      purges,
      requestId: () => 'id-2',
      execution,
    })
}

test('a page is sent again with the bytes and headers of the first time and an id of its own', async () => {
  const again = setUp({ ...vietnamese, 'x-request-id': 'id-1' })()
  expect(Object.fromEntries(again!.headers)).toMatchObject({
    ...vietnamese,
    'x-request-id': 'id-2',
  })
  expect([again!.status, await again!.text()]).toEqual([200, '<p>a</p>'])
})

test('who has the page gets a 304 with its policy, and a HEAD no body', async () => {
  const send = setUp()
  const unchanged = send({ headers: { 'if-none-match': `W/${etag}` } })
  expect([unchanged!.status, unchanged!.body]).toEqual([304, null])
  expect(unchanged!.headers.get('content-security-policy')).toBe(policy)
  expect(send({ headers: { 'if-none-match': '"other"' } })!.status).toBe(200)
  const head = send({ method: 'HEAD' })
  expect([head!.status, await head!.text()]).toEqual([200, ''])
})

test('a page that is no longer fresh, or older than a purge, is not sent again', () => {
  const send = setUp()
  expect(send({}, { now: 60_000 })).toBeUndefined()
  expect(send({}, { purges: 4 })).toBeUndefined()
  expect(send()).toBeDefined()
})

test('each language has a page of its own', () => {
  const english = { headers: { cookie: 'a=1; muot_lang=en' } }
  const [sendVietnamese, sendEnglish] = [setUp(), setUp(vietnamese, english)]
  expect(sendVietnamese(english)).toBeUndefined()
  expect(sendVietnamese({ headers: { cookie: 'a=1; muot_lang=vi' } })).toBeDefined()
  expect(sendEnglish()).toBeUndefined()
  expect(sendEnglish(english)).toBeDefined()
})

test('an app, a frame on another site, a query and a form get no page that was sent to others', () => {
  const send = setUp()
  for (const cookie of ['muot_in_app=1', 'muot_framed=1'])
    expect(send({ headers: { cookie } }), cookie).toBeUndefined()
  expect(send({}, { query: '?inApp=1' })).toBeUndefined()
  expect(send({ method: 'POST', body: 'a' })).toBeUndefined()
})

test('a page is not remembered from an app, a frame, or where it sets a cookie', () => {
  for (const cookie of ['muot_in_app=1', 'muot_framed=1'])
    expect(setUp(vietnamese, { headers: { cookie } })(), cookie).toBeUndefined()
  expect(setUp({ ...vietnamese, 'set-cookie': 'a=1' })()).toBeUndefined()
})
