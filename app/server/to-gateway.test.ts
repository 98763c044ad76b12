import { expect, test } from 'vitest'
import type { Env, ServiceBinding } from '../context'
import { callerOf } from './request/caller'
import { serveGraphql } from './to-gateway'

/** Sends a request through the site to a gateway that records it. */
async function send(
  request: Request,
  env: Partial<Env> = {},
  responseHeaders: Record<string, string> = {},
) {
  let seen: Request | undefined
  const gateway: ServiceBinding = {
    fetch: (request) => {
      seen = request
      return Promise.resolve(new Response('{}', { headers: responseHeaders }))
    },
  }
  const response = await serveGraphql(
    request,
    { GATEWAY: gateway, ASSETS: gateway, ...env },
    callerOf(request, new URL(request.url).searchParams),
  )
  return { response, seen }
}

function post(headers: Record<string, string> = {}): Request {
  return new Request('https://muot.example/graphql', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  })
}

test('headers that only the site may set are never taken from a browser', async () => {
  const { seen } = await send(
    post({
      'x-holder': 'stolen',
      'x-client-address': '1.2.3.4',
      authorization: 'Bearer stolen',
      'cf-connecting-ip': '203.0.113.7',
      'sec-fetch-site': 'cross-site',
    }),
  )
  // The gateway refuses what another site sends.
  expect(seen?.headers.get('sec-fetch-site')).toBe('cross-site')
  expect(seen?.headers.get('x-holder')).toBeNull()
  expect(seen?.headers.get('authorization')).toBeNull()
  expect(seen?.headers.get('x-client-address')).toBe('203.0.113.7')
  expect(seen?.headers.get('x-request-id')).toBeTruthy()
})

test('the gateway gets the language of the page, not the browser’s preference [B-355]', async () => {
  const languageOf = async (cookie: string) =>
    (await send(post({ cookie, 'accept-language': 'en-US,en;q=0.9' }))).seen?.headers.get(
      'accept-language',
    )
  expect(await languageOf('')).toBe('vi')
  expect(await languageOf('muot_lang=en')).toBe('en')
})

test('a browser gets an HttpOnly tracking token for three years, sent at once [B-400]', async () => {
  const { response, seen } = await send(post({ cookie: 'a=b' }))
  const line = response.headers.getSetCookie().find((cookie) => cookie.startsWith('muot_tracking='))
  expect(line).toMatch(
    /^muot_tracking=[\w-]{36}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=94608000; Secure$/,
  )
  expect(seen?.headers.get('cookie')).toBe(`a=b; ${line?.split(';')[0]}`)
})

test('a browser’s tracking token is not replaced [B-400]', async () => {
  const { response, seen } = await send(post({ cookie: 'muot_tracking=abc' }))
  expect(response.headers.getSetCookie()).toEqual([])
  expect(seen?.headers.get('cookie')).toBe('muot_tracking=abc')
})

test('a browser that receives personal data gets the mark, others do not', async () => {
  const known = await send(post(), {}, { 'set-cookie': 'muot_holder=abc; HttpOnly' })
  expect(
    known.response.headers.getSetCookie().some((line) => line.startsWith('muot_known=1')),
  ).toBe(true)
  const loggedOut = await send(post(), {}, { 'set-cookie': 'muot_session=; Max-Age=0' })
  expect(
    loggedOut.response.headers.getSetCookie().some((line) => line.startsWith('muot_known')),
  ).toBe(false)
})

test('the query page answers a browser only where it is bound', async () => {
  const open = new Request('http://127.0.0.1/graphql', { headers: { accept: 'text/html' } })
  const page: ServiceBinding = {
    fetch: () => Promise.resolve(new Response('<title>GraphiQL</title>')),
  }
  expect(await (await send(open, { GRAPHIQL: page })).response.text()).toContain('GraphiQL')
  expect((await send(open)).seen?.url).toBe('http://127.0.0.1/graphql')
})
