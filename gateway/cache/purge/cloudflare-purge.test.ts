import { expect, test, vi } from 'vitest'
import { purgeCdn } from './call'

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
