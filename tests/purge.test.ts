import { afterAll, beforeAll, expect, test } from 'vitest'
import known from '../schema/generated/persisted-documents.json' with { type: 'json' }
import { twinOf } from '../scripts/deployables.ts'
import { type Chain, openChain } from './open-chain.ts'

const KEY = 'the key of these tests'
const salonsQuery = '{ salons { id name addressNew } }'
const footer = Object.entries(known).find(([, text]) => /query Footer\b/.test(text))![0]

let chain: Chain
/** The site and its twin: two isolates each of site and gateway, as two data centres have them. */
let sites: string[]

beforeAll(async () => {
  // Every request reads the purges anew.
  const atOnce = { PURGE_SPREAD_MS: '0' }
  chain = await openChain({
    watched: true,
    twins: ['gateway', 'site'],
    // 100 requests at once take longer on a busy machine than a backend may.
    vars: {
      gateway: { PURGE_KEY: KEY, BACKEND_TIMEOUT_MS: '20000', ...atOnce },
      site: atOnce,
    },
  })
  sites = [chain.url, await chain.directUrl(twinOf('site'))]
  // The first request of a process is always slow.
  for (const site of sites) await text(`${site}/graphql?query=%7Bnow%7D`, {})
}, 300_000)
afterAll(() => chain?.stop())

test('100 requests at a missing list make at most one backend call of each gateway', async () => {
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => posted(sites[index % 2]!)),
  )
  expect(responses.every((response) => response.includes('252 Cầu Giấy'))).toBe(true)
  expect(listCalls(0)).toBeLessThanOrEqual(2)
})

test('after a purge every list, method and site shows the change at once', async () => {
  const places = Object.values(everywhere)
  for (const site of sites)
    for (const place of places) expect(await place(site)).toContain('252 Cầu Giấy')
  await rename('252 Cầu Giấy', '7 Phố Mới')
  for (const site of sites)
    for (const place of places) expect(await place(site)).toContain('252 Cầu Giấy')
  const seen = chain.proxy.calls.length
  expect(await purge({ lists: ['salons'] })).toMatchObject({
    status: 202,
    reply: {
      purged: ['salons', 'provinces', 'serviceMenu', 'catalogue', 'soldServices'],
      front: 'none',
    },
  })
  for (const site of sites) {
    for (const [name, place] of Object.entries(everywhere)) {
      const shown = await place(site)
      expect([name, shown.includes('7 Phố Mới'), shown.includes('252 Cầu Giấy')], site).toEqual([
        name,
        true,
        false,
      ])
    }
  }
  expect(listCalls(seen)).toBeLessThanOrEqual(2)
})

test('after a purge of the menu every site has the new price, whatever booking remembers', async () => {
  const db = await chain.db('booking')
  const change = (price: number) =>
    db.prepare('UPDATE service SET price = ? WHERE id = 1001').bind(price).run()
  for (const price of [311_000, 312_000]) {
    await change(price)
    expect(await purge({ lists: ['serviceMenu'] })).toMatchObject({ status: 202 })
    for (const site of sites) expect(await menu(site)).toContain(`"id":"1001","price":${price}`)
  }
})

test('100 requests at a list that was just purged make at most one backend call of each gateway', async () => {
  await purge({ lists: ['*'] })
  const seen = chain.proxy.calls.length
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      index % 4 < 2 ? posted(sites[index % 2]!) : page(sites[index % 2]!, '/system-salon'),
    ),
  )
  expect(responses.every((response) => response.includes('7 Phố Mới'))).toBe(true)
  expect(listCalls(seen)).toBeLessThanOrEqual(2)
})

test('without the key nothing is purged, and the public site adds no access', async () => {
  await rename('7 Phố Mới', '8 Phố Mới')
  for (const authorization of ['', 'Bearer guess', `Basic ${KEY}`])
    expect((await purge({ lists: ['*'] }, { authorization })).status).toBe(401)
  expect((await purge({ lists: ['salon'] })).status).toBe(400)
  expect((await fetch(`${chain.url}/purge`)).status).toBe(405)
  expect((await purge({ lists: ['salons'] }, { origin: 'https://evil.example' })).status).toBe(403)
  expect(await posted(chain.url)).toContain('7 Phố Mới')
  await rename('8 Phố Mới', '7 Phố Mới')
})

test('a purge whose coordinator and database have just started anew counts on', async () => {
  await chain.reload()
  expect(await posted(chain.url)).toContain('7 Phố Mới')
  await rename('7 Phố Mới', '9 Phố Mới')
  expect((await purge({ lists: ['salons'] })).status).toBe(202)
  expect(await posted(chain.url)).toContain('9 Phố Mới')
})

/** The places that show the salons. */
const everywhere: Record<string, (site: string) => Promise<string>> = {
  POST: posted,
  'GET by id': (site) =>
    text(`${site}/graphql?documentId=${encodeURIComponent(footer)}&variables=%7B%7D`, {
      accept: 'application/json',
    }),
  'the salon list': (site) => page(site, '/system-salon'),
  'a city of the footer': (site) => page(site, '/system-salon/tinh/62'),
}

function menu(site: string): Promise<string> {
  return posted(site, '{ serviceMenu { categories { groups { services { id price } } } } }')
}

async function posted(site: string, query = salonsQuery): Promise<string> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return response.text()
}

function page(site: string, path: string): Promise<string> {
  return text(site + path, { accept: 'text/html' })
}

async function text(address: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(address, {
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130', ...headers },
  })
  expect(response.status, address).toBe(200)
  return response.text()
}

/** As the chain's editors do it, in their own database. */
async function rename(from: string, to: string): Promise<void> {
  const db = await chain.db('salons')
  const { meta } = await db
    .prepare(
      `UPDATE salon
       SET name = replace(name, ?1, ?2),
           address = replace(address, ?1, ?2),
           address_new = replace(address_new, ?1, ?2)
       WHERE address_new LIKE ?3`,
    )
    .bind(from, to, `%${from}%`)
    .run()
  expect(meta.changes).toBe(1)
}

async function purge(body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${chain.url}/purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, reply: (await response.json()) as object }
}

/** Number of the gateways' requests for all salons since a moment. */
function listCalls(seen: number): number {
  const calls = chain.proxy.calls
    .slice(seen)
    .filter((call) => call.to === 'salons' && call.from === 'gateway')
  return calls.filter(({ path }) => path.startsWith('/v4/salon/get')).length
}
