import { parse } from 'graphql'
import type { TypedDocumentNode } from 'urql'
import { expect, test, vi } from 'vitest'
import { openGateway } from './gateway.server'

type Data = { now: number; banners: null | { id: number }[] }

const document = parse('query Test { now banners { id } }') as TypedDocumentNode<
  Data,
  Record<string, never>
>
const mutation = parse('mutation Test { track { __typename } }') as TypedDocumentNode<
  Data,
  Record<string, never>
>
const caller = {
  cookie: 'muot_session=abc',
  address: '203.0.113.7',
  requestId: 'request-1',
  device: 'Chrome, Android',
  traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  language: 'en' as const,
}

/** A gateway binding with this answer that records its requests. */
function binding(respond: () => Response | Promise<Response>) {
  const seen: Request[] = []
  const service = {
    fetch: async (request: Request) => {
      seen.push(request)
      return respond()
    },
  }
  return { seen, gateway: openGateway(service, 'https://muot.example', caller) }
}

function json(body: unknown, headers: HeadersInit = {}): Response {
  return new Response(JSON.stringify(body), {
    headers: { 'content-type': 'application/json', ...headers },
  })
}

test('a request sends cookies, address, request id, trace and language [B-355]', async () => {
  const { seen, gateway } = binding(() => json({ data: { now: 1, banners: [] } }))
  expect(await gateway.query(document, {})).toEqual({
    ok: true,
    data: { now: 1, banners: [] },
    failed: [],
  })
  expect(seen[0]?.url).toBe('https://muot.example/graphql')
  expect(seen[0]?.headers.get('cookie')).toBe('muot_session=abc')
  expect(seen[0]?.headers.get('x-client-address')).toBe('203.0.113.7')
  expect(seen[0]?.headers.get('x-request-id')).toBe('request-1')
  expect(seen[0]?.headers.get('traceparent')).toBe(caller.traceparent)
  expect(seen[0]?.headers.get('accept-language')).toBe('en')
  expect(gateway.isComplete()).toBe(true)
})

test('a field whose backend is down is null and named, the others stand', async () => {
  const { gateway } = binding(() =>
    json({
      data: { now: 1, banners: null },
      errors: [{ message: 'masked', path: ['banners'], extensions: { code: 'BACKEND_FAILED' } }],
    }),
  )
  expect(await gateway.query(document, {})).toEqual({
    ok: true,
    data: { now: 1, banners: null },
    failed: ['banners'],
  })
  expect(gateway.isComplete()).toBe(false)
})

test('a gateway that does not answer is a failure, not an exception', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { gateway } = binding(() => Promise.reject(new Error('connection lost')))
  expect(await gateway.query(document, {})).toMatchObject({
    ok: false,
    failure: { code: 'GATEWAY_DOWN' },
  })
  expect(gateway.isComplete()).toBe(false)
  expect(String(log.mock.calls[0]?.[0])).toContain('request-1')
  log.mockRestore()
})

test('a failure has its kind', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const codeOf = async (body: unknown) => {
    const response = await binding(() => json(body)).gateway.query(document, {})
    return response.ok ? 'ok' : response.failure.code
  }
  expect(
    await codeOf({
      data: null,
      errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }],
    }),
  ).toBe('UNAUTHENTICATED')
  expect(
    await codeOf({
      data: null,
      errors: [{ message: 'no', extensions: { code: 'BACKEND_FAILED' } }],
    }),
  ).toBe('BACKEND_FAILED')
  expect(
    await codeOf({
      errors: [
        { message: 'Cannot query field', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
      ],
    }),
  ).toBe('BAD_DOCUMENT')
  log.mockRestore()
})

test('cookies that the gateway sets are forwarded with the answer to the browser', async () => {
  const { gateway } = binding(() =>
    json({ data: { track: null } }, { 'set-cookie': 'muot_holder=abc; HttpOnly' }),
  )
  await gateway.mutate(mutation, {})
  expect(gateway.cookies).toEqual(['muot_holder=abc; HttpOnly'])
})
