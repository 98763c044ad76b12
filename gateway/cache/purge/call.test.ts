import { expect, test, vi } from 'vitest'
import { openGateway, type TestGateway } from '../../testing/open-gateway'
import type { Env } from '../../context'
import { aProvince, aSalon } from '../../testing/people'
import { listKey } from '../lists'
import { purgeCdn } from './call'
import { createMinuteRateLimiter } from '../../../workers/kit/rate-limit'
import { PURGES_PER_MINUTE } from '../coordinator/purges'

const KEY = 'the key of the editors'
/** A busy machine may take its time. */
const patient = { timeout: 20_000 }
const salonsQuery = '{ salons { name } }'

/** A gateway whose salons have the name that an editor gave them last. */
function openEdited(vars: Partial<Env> = {}) {
  let name = 'Trước'
  const list = () => ({ data: [aSalon({ id: 10, name })] })
  const listProvinces = () => ({ data: [aProvince({ cityId: 1, cityName: name })] })
  const gateway = openGateway(
    { salons: { listSalons: list, listProvinces } },
    { PURGE_KEY: KEY, ...vars },
  )
  return { gateway, rename: (to: string) => void (name = to) }
}

async function purge(
  gateway: TestGateway,
  body: unknown = { lists: ['salons'] },
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const response = await gateway.fetch(
    new Request('http://localhost:9300/purge', {
      method,
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
      body: method === 'GET' ? undefined : JSON.stringify(body),
    }),
  )
  return {
    status: response.status,
    headers: response.headers,
    reply: (await response.json()) as {
      purged?: string[]
      goneBy?: string
      front?: string
      errors?: { message: string }[]
    },
  }
}

/** A purge of the salons, and the minute in which it spreads. */
async function purgeAndWait(gateway: TestGateway, body?: unknown) {
  const answer = await purge(gateway, body)
  gateway.spread()
  return answer
}

async function shownBy(gateway: TestGateway): Promise<string> {
  return (await gateway.execute(salonsQuery)).data.salons[0].name as string
}

test('after a purge all isolates serve the change, also unreached ones', async () => {
  const { gateway, rename } = openEdited()
  const others = [gateway.otherIsolate(), gateway.otherIsolate()]
  for (const isolate of [gateway, ...others]) expect(await shownBy(isolate)).toBe('Trước')
  await gateway.settle()
  rename('Sau')
  const { status, reply } = await purge(gateway)
  expect([status, Number.isNaN(Date.parse(reply.goneBy ?? ''))]).toEqual([202, false])
  gateway.spread()
  for (const isolate of [gateway, ...others, gateway.otherIsolate()])
    expect(await shownBy(isolate)).toBe('Sau')
})

test('lists from the same rows are purged too, and named in the response', async () => {
  const { gateway, rename } = openEdited()
  const execute = async () =>
    (await gateway.execute('{ provinces { name } }')).data.provinces[0].name as string
  expect(await execute()).toBe('Trước')
  rename('Sau')
  expect((await purgeAndWait(gateway)).reply).toMatchObject({
    purged: ['salons', 'provinces', 'serviceMenu', 'catalogue', 'soldServices'],
    front: 'none',
  })
  expect(await execute()).toBe('Sau')
})

test.each([
  ['salons', ['provinces', 'serviceMenu', 'catalogue', 'soldServices']],
  ['catalogue', ['serviceMenu', 'soldServices']],
  ['soldServices', ['catalogue', 'serviceMenu']],
  ['posts', ['post']],
  ['provinces', []],
])('a purge of %s also takes %j', async (list, others) => {
  const { gateway } = openEdited()
  expect((await purge(gateway, { lists: [list] })).reply.purged).toEqual([list, ...others])
})

test('other lists stay, and "*" is all of them', async () => {
  const { gateway, rename } = openEdited()
  await shownBy(gateway)
  rename('Sau')
  await purgeAndWait(gateway, { lists: ['banners'] })
  expect(await shownBy(gateway)).toBe('Trước')
  expect((await purgeAndWait(gateway, { lists: ['*'] })).reply.purged).toContain('spaPages')
  expect(await shownBy(gateway)).toBe('Sau')
})

test('an entry that was stored without knowledge of a purge is not served', async () => {
  const { gateway, rename } = openEdited()
  await shownBy(gateway)
  await gateway.settle()
  const before = gateway.store.get(listKey('salons'))
  if (before === undefined) throw new Error('the list is not in the store')
  rename('Sau')
  await purgeAndWait(gateway)
  expect(await shownBy(gateway)).toBe('Sau')
  await gateway.settle()
  gateway.store.set(listKey('salons'), before)
  expect(await shownBy(gateway.otherIsolate())).toBe('Sau')
})

test('a read that was under way during a purge is not cached', async () => {
  const responses: ((name: string) => void)[] = []
  const listSalons = () =>
    new Promise<{ data: ReturnType<typeof aSalon>[] }>((resolve) =>
      responses.push((name) => resolve({ data: [aSalon({ id: 10, name })] })),
    )
  const gateway = openGateway({ salons: { listSalons } }, { PURGE_KEY: KEY })
  const early = gateway.execute(salonsQuery)
  await vi.waitFor(() => expect(responses).toHaveLength(1), patient)
  await purgeAndWait(gateway)
  const late = gateway.execute(salonsQuery)
  await vi.waitFor(() => expect(responses).toHaveLength(2), patient)
  responses[1]!('Sau')
  responses[0]!('Trước')
  expect((await late).data.salons[0].name).toBe('Sau')
  expect((await early).data.salons[0].name).toBe('Trước')
  expect(await shownBy(gateway)).toBe('Sau')
})

test('500 requests at a purged list make one backend call', async () => {
  const { gateway } = openEdited()
  await shownBy(gateway)
  await purgeAndWait(gateway)
  gateway.calls.length = 0
  await Promise.all(Array.from({ length: 500 }, () => shownBy(gateway)))
  expect(gateway.calls).toEqual(['salons.listSalons'])
})

test('what an isolate reads that does not know of a purge is not served after the minute', async () => {
  const { gateway, rename } = openEdited()
  const late = gateway.otherIsolate()
  await shownBy(gateway)
  await late.execute('{ provinces { name } }')
  await gateway.settle()
  rename('Sau')
  await purge(gateway)
  expect(await shownBy(late)).toBe('Trước')
  gateway.spread()
  for (const isolate of [gateway, late]) expect(await shownBy(isolate)).toBe('Sau')
})

test('no request but a purge reaches the coordinator', async () => {
  const getByName = vi.fn()
  const { gateway } = openEdited({ COORDINATOR: { getByName } })
  expect(await shownBy(gateway)).toBe('Trước')
  gateway.wait(3600)
  expect(await shownBy(gateway.otherIsolate())).toBe('Trước')
  expect(getByName).not.toHaveBeenCalled()
})

test('a dropped list is gone for good, even while its backend is down', async () => {
  const { gateway } = openEdited()
  const other = gateway.otherIsolate()
  for (const isolate of [gateway, other]) await shownBy(isolate)
  await gateway.settle()
  await purgeAndWait(gateway, { lists: ['salons'], drop: true })
  gateway.breakDown('salons')
  for (const isolate of [gateway, other, gateway.otherIsolate()])
    expect((await isolate.execute(salonsQuery)).data).toEqual({ salons: null })
  await purgeAndWait(gateway)
  expect((await other.execute(salonsQuery)).data).toEqual({ salons: null })
})

test('a purged list is returned stale while its backend is down', async () => {
  const { gateway } = openEdited()
  await shownBy(gateway)
  await gateway.settle()
  await purgeAndWait(gateway)
  gateway.breakDown('salons')
  expect(await shownBy(gateway)).toBe('Trước')
  expect(await shownBy(gateway.otherIsolate())).toBe('Trước')
})

test('an outage of the coordinator fails a purge, but no page', async () => {
  const { gateway } = openEdited()
  await shownBy(gateway)
  await gateway.settle()
  gateway.coordinatorFails(true)
  gateway.wait(100)
  expect(await shownBy(gateway)).toBe('Trước')
  expect(await shownBy(gateway.otherIsolate())).toBe('Trước')
  expect(await purge(gateway)).toMatchObject({
    status: 503,
    reply: { errors: [{ message: 'The purge did not come to its end; please send it again.' }] },
  })
  gateway.coordinatorFails(false)
  expect((await purge(gateway)).status).toBe(202)
})

test('a purge needs the key, and is off without one', async () => {
  const { gateway } = openEdited()
  const keyless = openGateway()
  expect((await purge(keyless)).status).toBe(503)
  expect((await purge(keyless, {}, { authorization: 'Bearer ' })).status).toBe(503)
  for (const authorization of ['', 'Bearer ', `Bearer ${KEY}x`, `Basic ${KEY}`, KEY]) {
    const { status, headers } = await purge(
      gateway,
      { lists: ['salons'] },
      { authorization, 'x-client-address': authorization },
    )
    expect([status, headers.get('www-authenticate')], authorization).toEqual([401, 'Bearer'])
  }
})

test('malformed calls and unknown names are refused with the list of known names', async () => {
  const { gateway } = openEdited()
  expect(await purge(gateway, { lists: ['salon', 'salons'] })).toMatchObject({
    status: 400,
    reply: {
      errors: [
        {
          message: expect.stringMatching(
            /^Send \{"lists": \["salons"\]\}, with "drop": true for a takedown; lists are salons, provinces, .*spaPages.*"\*" for all of them\.$/,
          ),
        },
      ],
    },
  })
  for (const body of [
    {},
    { lists: [] },
    { lists: 'salons' },
    { lists: ['salons'], more: 1 },
    [],
    null,
    { lists: ['__proto__'] },
  ])
    expect((await purge(gateway, body)).status, JSON.stringify(body)).toBe(400)
  expect((await purge(gateway, {}, {}, 'GET')).status).toBe(405)
  expect((await purge(gateway, {}, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await purge(gateway, { lists: ['x'.repeat(70_000)] })).status).toBe(413)
  expect(
    (await purge(gateway, { lists: ['salons'] }, { origin: 'https://evil.example' })).status,
  ).toBe(403)
})

test('an address may try thirty times a minute', async () => {
  const { gateway } = openEdited()
  const wrong = { authorization: 'Bearer no', 'x-client-address': '203.0.113.7' }
  for (let count = 0; count < 30; count++)
    expect((await purge(gateway, {}, wrong)).status).toBe(401)
  const late = await purge(gateway, {}, wrong)
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await purge(gateway, {}, { ...wrong, 'x-client-address': '203.0.113.8' })).status).toBe(
    401,
  )
  gateway.wait(60)
  expect((await purge(gateway, {}, wrong)).status).toBe(401)
})

const zone = { ZONE_ID: 'zone/1', ZONE_PURGE_TOKEN: 'token' }

/** A fake Cloudflare API with this answer that records its requests. */
function cloudflare(respond: () => Promise<Response>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const requested: { address: string; init: RequestInit }[] = []
  const execute = ((address: string, init: RequestInit) => {
    requested.push({ address, init })
    return respond()
  }) as typeof fetch
  return { requested, execute }
}

test("the edge cache is purged by the tags of the lists, with the zone's token", async () => {
  const { requested, execute } = cloudflare(() => Promise.resolve(Response.json({ success: true })))
  expect(await purgeCdn(zone, ['salons', 'pages'], 'r', execute)).toBe('purged')
  expect(requested.map(({ address }) => address)).toEqual([
    'https://api.cloudflare.com/client/v4/zones/zone%2F1/purge_cache',
  ])
  expect(requested[0]!.init).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer token' },
    body: '{"tags":["salons","pages"]}',
  })
})

test('without a zone or a token no request is sent', async () => {
  const { requested, execute } = cloudflare(() => Promise.resolve(Response.json({ success: true })))
  for (const vars of [{}, { ZONE_ID: 'zone' }, { ZONE_PURGE_TOKEN: 'token' }])
    expect(await purgeCdn(vars, ['salons'], 'r', execute)).toBe('none')
  expect(requested).toEqual([])
})

test('a refusal, nonsense and silence are failures, which the caller gets', async () => {
  const responses = [
    () => Promise.resolve(Response.json({ success: false }, { status: 403 })),
    () => Promise.resolve(new Response('<html>')),
    () => Promise.reject(new Error('gone')),
  ]
  for (const respond of responses)
    expect(await purgeCdn(zone, ['salons'], 'r', cloudflare(respond).execute)).toBe('failed')
})

test('twenty purges a minute in all; the next minute begins anew', () => {
  const secondsToWait = createMinuteRateLimiter(PURGES_PER_MINUTE)
  const noon = Date.UTC(2026, 10, 21, 5)
  const pauses = Array.from({ length: 22 }, (_, index) => secondsToWait('', noon + index * 1000))
  expect(pauses).toEqual([...Array.from({ length: 20 }, () => 0), 40, 39])
  expect(secondsToWait('', noon + 60_000)).toBe(0)
})
