import { beforeAll, expect, test } from 'vitest'
import { type Chain, sharedChain } from './open-chain.ts'

let chain: Chain

beforeAll(async () => {
  chain = await sharedChain('demo')
}, 300_000)

const lists = ['/v4/salon/get', '/city/list-city']

test('1,000 views of Home on a warm cache request each list at most once', async () => {
  await view('/')
  const seen = chain.proxy.calls.length
  for (let round = 0; round < 50; round++)
    await Promise.all(Array.from({ length: 20 }, () => view('/')))
  const calls = chain.proxy.calls.slice(seen).filter(({ to }) => to === 'salons')
  for (const list of lists)
    expect(calls.filter(({ path }) => path.startsWith(list)).length).toBeLessThanOrEqual(1)
})

test('with the salons backend stopped, all lists of salons still show them [B-372]', async () => {
  const pages = {
    '/': 'Hà Nội',
    '/system-salon': '252 Cầu Giấy',
    '/booking?step=1': 'Hà Nội',
    '/booking?step=1&q=cau%20giay': '252 Cầu Giấy',
  }
  for (const page of Object.keys(pages)) await view(page)
  chain.proxy.fail('salons', 'refuses')
  try {
    for (const [page, shown] of Object.entries(pages))
      expect(await view(page), page).toContain(shown)
    const { data } = await chain.graphql<{ salons: unknown[]; provinces: unknown[] }>(
      '{ salons { id } provinces { id } }',
    )
    expect(data!.salons.length).toBeGreaterThan(90)
    expect(data!.provinces.length).toBe(63)
  } finally {
    chain.proxy.fail('salons', null)
  }
})

async function view(path: string): Promise<string> {
  const response = await fetch(chain.url + path, {
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130', accept: 'text/html' },
  })
  expect(response.status, path).toBe(200)
  return response.text()
}
