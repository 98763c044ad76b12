import { expect } from 'vitest'
import type { TestGateway } from './open-gateway'
import { loggedIn } from './people'

/** An accept header with weights is left to the GraphQL server. */
export const byServer = 'application/json;q=1'

/** The body of a GraphQL request. */
export type RequestBody = {
  query: string
  variables?: object | null
  operationName?: string | null
}

/** A response without what is never the same twice, and its line in the log. */
export async function replyOf(gateway: TestGateway, body: RequestBody, accept: string) {
  const headers = {
    'content-type': 'application/json',
    'x-request-id': 'ray-12345678',
    ...loggedIn,
    accept,
  }
  const response = await gateway.fetch(
    new Request('http://localhost:9300/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
  )
  // Yoga's response of Node spells a name in two cases.
  const timeless = [...response.headers]
    .map(([name, value]) => [
      name.toLowerCase(),
      value.replace(/dur=\d+/g, 'dur').replace(/muot_holder=[0-9a-f]{64}/, 'muot_holder'),
    ])
    .filter(([name]) => name !== 'content-length')
  return {
    status: response.status,
    text: await response.text(),
    headers: Object.fromEntries(timeless),
    log: gateway.requestLog.map((line): Record<string, unknown> => ({
      ...line,
      ms: 0,
      calls: (line.calls as string[]).map((call) => call.split(' ')[0]).sort(),
    })),
  }
}

/** Expects a new gateway to respond alike by the fast path and by the server. */
export async function isSame(open: () => TestGateway, body: RequestBody): Promise<void> {
  expect(await replyOf(open(), body, 'application/json')).toEqual(
    await replyOf(open(), body, byServer),
  )
}
