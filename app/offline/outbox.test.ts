import { beforeEach, expect, test } from 'vitest'
import { type CardStore, deleteCards } from './cards'
import { sendForm, showResult, storeForm, withWaiting } from './outbox'
import { FakeCache } from './testing/fake-cache'

const path = '/lich/abc'
const late = 'intent=late&minutes=10'

let cache: FakeCache
let now: number
let respond: () => Response | Promise<Response>
let posts: string[]
let store: CardStore

beforeEach(() => {
  cache = new FakeCache()
  now = Date.parse('2026-11-23T03:00:00Z')
  posts = []
  respond = () => new Response(null, { status: 303, headers: { location: path } })
  store = {
    caches: { open: () => Promise.resolve(cache.asCache()) },
    fetch: async (to, { method, body } = {}) => {
      posts.push(`${method} ${to} ${String(body)}`)
      return respond()
    },
    now: () => now,
  }
})

const page = () =>
  new Response(
    '<p hidden="" data-waiting="late">late</p><p hidden="" data-waiting="cancel">off</p>',
  )
const shown = async () => (await withWaiting(store, page())).text()

test('lateness and canceling wait for the network, a change of the time does not', async () => {
  expect(await storeForm(store, path, 'intent=change')).toBe(false)
  expect(await storeForm(store, '/booking', late)).toBe(false)
  expect(await storeForm(store, path, late)).toBe(true)
  expect(await shown()).toBe('<p >late</p><p hidden="" data-waiting="cancel">off</p>')
  expect(await storeForm(store, path, 'intent=cancel')).toBe(true)
  expect(await shown()).toBe('<p hidden="" data-waiting="late">late</p><p >off</p>')
})

test('two flushes of the outbox send the form once, and a third sends nothing', async () => {
  await storeForm(store, path, late)
  await Promise.all([sendForm(store), sendForm(store)])
  await sendForm(store)
  expect(posts).toEqual([`POST ${path} ${late}`])
  expect(await shown()).toContain('hidden="" data-waiting="late"')
})

/** The page that shows the outcome; undefined without one. */
async function storedResult(): Promise<string | undefined> {
  let opened: string | undefined
  await showResult(store, { navigate: (to) => Promise.resolve((opened = to)) })
  return opened
}

/** Sends the form; its answer arrives when the returned function is called. */
async function sendSlowly(): Promise<() => Promise<void>> {
  let arrive: (response: Response) => void = () => undefined
  const atOnce = respond
  respond = () => new Promise((resolve) => (arrive = resolve))
  const sent = sendForm(store)
  await new Promise(setImmediate)
  respond = atOnce
  return async () => {
    arrive(await atOnce())
    await sent
  }
}

test('a form that is stored while another is on its way takes its place and is sent after it', async () => {
  await storeForm(store, path, late)
  const arrive = await sendSlowly()
  now += 1000
  await storeForm(store, path, 'intent=cancel')
  expect(await shown()).toContain('<p >off</p>')
  await arrive()
  expect(posts).toEqual([`POST ${path} ${late}`, `POST ${path} intent=cancel`])
  expect(await storedResult()).toBe('/lich/abc?xong=huy')
})

test('a form that is deleted while it is on its way, as by logging out, does not come back', async () => {
  await storeForm(store, path, late)
  const arrive = await sendSlowly()
  await deleteCards(store)
  await arrive()
  expect(cache.paths).toEqual([])
  expect(posts).toHaveLength(1)
})

test('the result is shown once: done, or refused', async () => {
  await storeForm(store, path, late)
  expect(await storedResult()).toBeUndefined()
  await sendForm(store)
  expect([await storedResult(), await storedResult()]).toEqual(['/lich/abc?xong=tre', undefined])
  await storeForm(store, path, 'intent=cancel')
  await sendForm(store)
  expect(await storedResult()).toBe('/lich/abc?xong=huy')
  respond = () => new Response('taken', { status: 409 })
  await storeForm(store, path, late)
  await sendForm(store)
  expect(await storedResult()).toBe('/lich/abc?xong=chua')
})

test('a result that could not be shown is shown later', async () => {
  await storeForm(store, path, late)
  await sendForm(store)
  await showResult(store, null)
  const navigate = () => Promise.reject(new TypeError('not a page of this worker'))
  await expect(showResult(store, { navigate })).rejects.toThrow('not a page')
  expect(await storedResult()).toBe('/lich/abc?xong=tre')
  expect(cache.paths).toEqual([])
})

test('a form that the server cannot answer waits on, for a day', async () => {
  await storeForm(store, path, late)
  for (const status of [429, 500, 503]) {
    respond = () => new Response('', { status })
    await sendForm(store)
  }
  respond = () => Promise.reject(new TypeError('no network'))
  await expect(sendForm(store)).rejects.toThrow('no network')
  expect(await storedResult()).toBeUndefined()
  expect(posts).toHaveLength(4)
  now += 86_400_001
  await sendForm(store)
  expect(posts).toHaveLength(4)
  expect(await shown()).toContain('hidden="" data-waiting="late"')
})
