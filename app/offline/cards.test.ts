import { beforeEach, expect, test } from 'vitest'
import {
  cardPage,
  type CardStore,
  deleteCards,
  pageWithoutCard,
  refreshCard,
  refreshCards,
  storeEmptyPage,
} from './cards'
import { FakeCache } from './testing/fake-cache'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let cache: FakeCache
let now: number
/** The server's answers by path, and the paths that were requested. */
let server: Map<string, () => Response | Promise<Response>>
let requested: string[]
let store: CardStore

beforeEach(() => {
  cache = new FakeCache()
  now = Date.parse('2026-11-23T03:00:00Z')
  requested = []
  server = new Map([['/offline?chung=1', () => new Response('nothing stored')]])
  store = {
    caches: { open: () => Promise.resolve(cache.asCache()) },
    fetch: async (path) => {
      requested.push(path)
      const response = await server.get(path)?.()
      if (!response) throw new TypeError('offline')
      return response
    },
    now: () => now,
  }
})

function card(text: string, seconds: number): () => Response {
  return () => new Response(text, { headers: { 'x-card-seconds': String(seconds) } })
}

const shown = async () => (await cardPage(store))?.text()

test('a card is shown until its time is over by the clock of the device, and is then deleted', async () => {
  server.set('/offline', card('at nine', 3600))
  await refreshCard(store, '/offline')
  now += HOUR - 1
  expect(await shown()).toBe('at nine')
  now += 1
  expect(await shown()).toBeUndefined()
  expect(cache.paths).toEqual([])
})

test('a page without a card deletes the one that was stored, a failure leaves it', async () => {
  server.set('/offline', card('at nine', 3600))
  await refreshCard(store, '/offline')
  for (const status of [429, 500, 502]) {
    server.set('/offline', () => new Response('', { status }))
    await refreshCard(store, '/offline')
  }
  server.delete('/offline')
  await expect(refreshCard(store, '/offline')).rejects.toThrow('offline')
  expect(await shown()).toBe('at nine')
  server.set('/offline', () => new Response('no booking'))
  await refreshCard(store, '/offline')
  expect(await shown()).toBeUndefined()
})

test('of several cards that of the next visit is shown, and one that is over comes last', async () => {
  server.set('/offline', card('over', DAY / 1000 - 60))
  server.set('/lich/a/offline', card('in two days', (3 * DAY) / 1000))
  server.set('/lich/b/offline', card('tomorrow', (2 * DAY) / 1000))
  await refreshCard(store, '/offline')
  expect(await shown()).toBe('over')
  await refreshCard(store, '/lich/a/offline')
  await refreshCard(store, '/lich/b/offline')
  expect(await shown()).toBe('tomorrow')
})

test('only pages with a card are requested, and none above 50 kB is stored', async () => {
  for (const path of ['/tai-khoan', '/offline?a=1', '//evil.example/offline', '/lich/a/b/offline'])
    await refreshCard(store, path)
  expect(requested).toEqual([])
  server.set('/offline', card('x'.repeat(50_001), 3600))
  await refreshCard(store, '/offline')
  expect(await shown()).toBeUndefined()
})

test('all stored cards are read again, and that of a page once', async () => {
  server.set('/offline', card('old', (2 * DAY) / 1000))
  server.set('/lich/a/offline', card('later', (3 * DAY) / 1000))
  await refreshCard(store, '/lich/a/offline')
  await refreshCards(store, '/offline')
  server.set('/offline', card('new', (2 * DAY) / 1000))
  requested = []
  await refreshCards(store, '/offline')
  expect(requested).toEqual(['/offline', '/lich/a/offline'])
  expect(await shown()).toBe('new')
})

test('deleting leaves the page without a card, and an answer that was under way is not stored', async () => {
  await storeEmptyPage(store)
  let respond: (response: Response) => void = () => undefined
  server.set('/offline', () => new Promise<Response>((resolve) => (respond = resolve)))
  const underWay = refreshCard(store, '/offline')
  await Promise.resolve()
  await deleteCards(store)
  respond(card('another customer', 3600)())
  await underWay
  expect(cache.paths).toEqual(['/offline'])
  expect(await shown()).toBeUndefined()
  expect(await (await pageWithoutCard(store))?.text()).toBe('nothing stored')
})
