import { expect, test } from 'vitest'
import { openGateway, type FakeBackends } from '../testing/open-gateway'
import { TOKEN } from '../testing/people'

const code = 'c'.repeat(48)
const secret = 's'.repeat(32)

const backend: FakeBackends = {
  auth: {
    issueLoginCode: ({ partner, secret: given, accessToken }) => {
      if (partner !== 'tikiapp' || given !== secret)
        return { status: 403, body: { message: 'wrong' } }
      if (accessToken === TOKEN) return { status: 200, body: { code, expiresInSeconds: 60 } }
      return accessToken === 'x'.repeat(16)
        ? { status: 429, body: { message: 'often', retryAfterSeconds: 9 } }
        : { status: 404, body: { message: 'ended' } }
    },
  },
}

const basic = (text: string) => `Basic ${btoa(text)}`

async function post(
  headers: Record<string, string>,
  body: unknown,
  gateway = openGateway(backend),
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const response = await gateway.fetch(
    new Request('http://localhost:9300/partners/login-codes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test('a partner gets a code for the session of its customer, which nobody may store', async () => {
  const response = await post({ authorization: basic(`tikiapp:${secret}`) }, { accessToken: TOKEN })
  expect(response).toMatchObject({ status: 200, body: { code, expiresInSeconds: 60 } })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.getSetCookie()).toEqual([])
})

test.each([
  ['nobody', ''],
  ['a bearer', `Bearer ${TOKEN}`],
  ['another secret', basic('tikiapp:guess')],
  ['another partner', basic(`other:${secret}`)],
  ['no pair', basic('tikiapp')],
  ['no base64', 'Basic %%%'],
  ['half of a base64', 'Basic abcde'],
  ['a base64 with too little padding', 'Basic ab='],
  ['a base64 with too much padding', 'Basic abcd=='],
])('%s is refused', async (_who, authorization) => {
  const response = await post({ authorization }, { accessToken: TOKEN })
  expect(response.status).toBe(401)
  expect(response.headers.get('www-authenticate')).toBe('Basic realm="partners"')
})

test('an ended session, too many codes and a malformed body have statuses of their own', async () => {
  const authorization = basic(`tikiapp:${secret}`)
  expect(await post({ authorization }, { accessToken: 'f'.repeat(64) })).toMatchObject({
    status: 404,
    body: { errors: [{ extensions: { code: 'SESSION_ENDED' } }] },
  })
  const often = await post({ authorization }, { accessToken: 'x'.repeat(16) })
  expect([often.status, often.headers.get('retry-after')]).toEqual([429, '9'])
  expect(often.body).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] })
  for (const body of [{}, { accessToken: 9 }, { accessToken: 'short' }, [], null])
    expect((await post({ authorization }, body)).status, JSON.stringify(body)).toBe(400)
})

test('a page of another site, a form and a GET get no code; a failing backend is a 503', async () => {
  const authorization = basic(`tikiapp:${secret}`)
  const body = { accessToken: TOKEN }
  expect((await post({ authorization, origin: 'https://evil.example' }, body)).status).toBe(403)
  expect((await post({ authorization, 'content-type': 'text/plain' }, body)).status).toBe(415)
  const gateway = openGateway(backend)
  const address = 'http://localhost:9300/partners/login-codes'
  expect((await gateway.fetch(new Request(address))).status).toBe(405)
  gateway.breakDown('auth')
  expect((await post({ authorization }, body, gateway)).status).toBe(503)
})
