import { beforeEach, expect, test } from 'vitest'
import { PushOfferDocument, SubscribeToPushDocument } from '../../schema/generated/graphql'
import { idOf } from '../persisted-document'
import { FakeCache } from './testing/fake-cache'
import { listen, type WorkerScope } from './service-worker'

const origin = 'https://muot.example'
const now = Date.parse('2026-11-23T03:00:00Z')

type Listener = Parameters<WorkerScope['addEventListener']>[1]

let listeners: Map<string, Listener>
let timers: (() => void)[]
/** Answers by method and path; without one there is no network. */
let network: Map<string, () => Response | Promise<Response>>
let requested: string[]
let windows: Awaited<ReturnType<WorkerScope['clients']['matchAll']>>
/** Notifications and windows, in their order. */
let shown: unknown[]
let posted: string[]
let subscribedWith: unknown[]
let isStorageBroken: boolean

const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'B', auth: 'a' } }

beforeEach(() => {
  const cache = new FakeCache().asCache()
  listeners = new Map()
  timers = []
  requested = []
  windows = []
  shown = []
  posted = []
  subscribedWith = []
  isStorageBroken = false
  network = new Map([
    ['GET /offline?chung=1', () => new Response('no card')],
    ['GET /offline', card('my card')],
  ])
  const scope: WorkerScope = {
    addEventListener: (name, listener) => void listeners.set(name, listener as Listener),
    caches: {
      open: () =>
        isStorageBroken ? Promise.reject(new Error('internal error')) : Promise.resolve(cache),
    },
    fetch: async (request, init) => {
      const { method = 'GET', url } =
        typeof request === 'string' ? { ...init, url: request } : request
      const { pathname, search } = new URL(url, origin)
      requested.push(`${method} ${pathname}${search}`)
      if (init?.body instanceof URLSearchParams) posted.push(init.body.toString())
      if (typeof init?.body === 'string') posted.push(init.body)
      const response = await network.get(`${method} ${pathname}${search}`)?.()
      if (!response) throw new TypeError('no network')
      return response
    },
    setTimeout: (act) => timers.push(act),
    location: { origin },
    skipWaiting: () => Promise.resolve(),
    clients: {
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve(windows),
      openWindow: (url) => Promise.resolve(shown.push(`opens ${url}`)),
    },
    registration: {
      showNotification: (title, options) => Promise.resolve(void shown.push({ title, ...options })),
      pushManager: {
        subscribe: (options) => {
          subscribedWith.push(options)
          return Promise.resolve({ toJSON: () => ({ ...subscription, options }) })
        },
      },
    },
  }
  listen(scope, () => now)
})

function card(text: string): () => Response {
  return () => new Response(text, { headers: { 'x-card-seconds': '200000' } })
}

/** Sends the worker an event; what it answers, and when all of its work is done. */
async function send(name: string, event: object = {}) {
  const work: Promise<unknown>[] = []
  let reply: Promise<Response> | undefined
  const listener = listeners.get(name) as ((event: object) => void) | undefined
  listener?.({
    waitUntil: (more: Promise<unknown>) => work.push(more),
    respondWith: (given: Promise<Response>) => (reply = given),
    ...event,
  })
  const text = reply?.then((response) => response.text())
  return { text, done: async () => void (await Promise.allSettled([text, ...work, ...work])) }
}

/** A navigation, or another request when `over` says so. */
function requestOf(
  path: string,
  { body = '', ...over }: { body?: string; [part: string]: unknown } = {},
) {
  const clone = () => ({ text: () => Promise.resolve(body) })
  return {
    request: { method: 'GET', mode: 'navigate', referrer: '', url: origin + path, clone, ...over },
  }
}

async function install({ withCard }: { withCard: boolean }) {
  await (await send('install')).done()
  if (withCard) await (await send('message', { data: '/offline' })).done()
}

test('pages come from the network; without one the card is shown, or the page that says so', async () => {
  await install({ withCard: false })
  network.set('GET /lookbook', () => new Response('looks'))
  expect(await (await send('fetch', requestOf('/lookbook'))).text).toBe('looks')
  expect(await (await send('fetch', requestOf('/blog'))).text).toBe('no card')
  await (await send('message', { data: '/offline' })).done()
  expect(await (await send('fetch', requestOf('/blog'))).text).toBe('my card')
})

test('the page without a card is read again when a page requests it, and not with each card', async () => {
  await install({ withCard: false })
  network.set('GET /offline', () => new Response('no booking'))
  network.set('GET /offline?chung=1', () => new Response('no card, in English'))
  requested.length = 0
  await (await send('message', { data: '/offline' })).done()
  expect(requested).toEqual(['GET /offline'])
  await (await send('message', { data: '/offline?chung=1' })).done()
  expect(requested).toEqual(['GET /offline', 'GET /offline?chung=1'])
  expect(await (await send('fetch', requestOf('/blog'))).text).toBe('no card, in English')
})

test('after three seconds the card is shown, but not to someone who waits on purpose', async () => {
  await install({ withCard: true })
  let arrive: (page: Response) => void = () => undefined
  network.set('GET /blog', () => new Promise((resolve) => (arrive = resolve)))
  const { text } = await send('fetch', requestOf('/blog'))
  timers.forEach((act) => act())
  expect(await text).toBe('my card')
  timers.length = 0
  const again = await send('fetch', requestOf('/blog', { referrer: `${origin}/blog` }))
  expect(timers).toHaveLength(0)
  await Promise.resolve()
  await Promise.resolve()
  arrive(new Response('the post'))
  expect(await again.text).toBe('the post')
})

test.each(['/tai-khoan/du-lieu', '/booking/calendar?bookingId=1', '/lich/abc/lich-hen.ics'])(
  'the file %s is waited for, and without a network the card is shown',
  async (path) => {
    await install({ withCard: true })
    let arrive: (file: Response) => void = () => undefined
    network.set(`GET ${path}`, () => new Promise((resolve) => (arrive = resolve)))
    const { text } = await send('fetch', requestOf(path))
    timers.forEach((act) => act())
    await expect.poll(() => requested).toContain(`GET ${path}`)
    arrive(new Response('the file'))
    expect(await text).toBe('the file')
    network.delete(`GET ${path}`)
    expect(await (await send('fetch', requestOf(path))).text).toBe('my card')
  },
)

test('without a card a slow page is waited for', async () => {
  await install({ withCard: false })
  let arrive: (page: Response) => void = () => undefined
  network.set('GET /blog', () => new Promise((resolve) => (arrive = resolve)))
  const { text } = await send('fetch', requestOf('/blog'))
  await Promise.resolve()
  await Promise.resolve()
  timers.forEach((act) => act())
  arrive(new Response('the post'))
  expect(await text).toBe('the post')
})

test('what the browser loaded while the worker started is not requested twice', async () => {
  await install({ withCard: true })
  requested = []
  const { text } = await send('fetch', {
    ...requestOf('/blog'),
    preloadResponse: Promise.resolve(new Response('loaded ahead')),
  })
  expect(await text).toBe('loaded ahead')
  expect(requested).toEqual([])
})

test.each([
  ['data of a page', '/blog.data', { mode: 'cors' }],
  ['a booking that is sent', '/booking?step=0', { method: 'POST' }],
  ['the form that ends the worker', '/offline', { method: 'POST' }],
  ['a call', '/graphql', { method: 'POST', mode: 'cors' }],
  ['another site', '', { url: 'https://other.example/' }],
])('%s passes the worker by', async (_what, path, over) => {
  await install({ withCard: true })
  expect((await send('fetch', requestOf(path, over))).text).toBeUndefined()
})

test('logging out deletes the card also when the network is lost with the answer', async () => {
  await install({ withCard: true })
  network.set('POST /dang-xuat', () => new Response('out'))
  network.delete('GET /offline')
  const out = await send('fetch', requestOf('/dang-xuat', { method: 'POST', mode: 'cors' }))
  expect(await out.text).toBe('out')
  await out.done()
  expect(await (await send('fetch', requestOf('/'))).text).toBe('no card')
})

test('where the storage of the browser fails, a log-in and a slow page still come', async () => {
  await install({ withCard: true })
  isStorageBroken = true
  network.set('POST /dang-nhap/buoc', () => new Response('in'))
  const logIn = requestOf('/dang-nhap/buoc', { method: 'POST', mode: 'cors' })
  expect(await (await send('fetch', logIn)).text).toBe('in')
  let arrive: (page: Response) => void = () => undefined
  network.set('GET /blog', () => new Promise((resolve) => (arrive = resolve)))
  const { text } = await send('fetch', requestOf('/blog'))
  timers.forEach((act) => act())
  await expect.poll(() => requested).toContain('GET /blog')
  arrive(new Response('the post'))
  expect(await text).toBe('the post')
})

test('a card that is being read while storing is switched off is not stored', async () => {
  await install({ withCard: true })
  let respond: (response: Response) => void = () => undefined
  network.set('GET /offline', () => new Promise((resolve) => (respond = resolve)))
  requested = []
  const reading = await send('message', { data: '/offline' })
  await expect.poll(() => requested).toContain('GET /offline')
  await (await send('fetch', requestOf('/offline', { method: 'POST' }))).done()
  respond(card('my card')())
  await reading.done()
  expect(await (await send('fetch', requestOf('/'))).text).toBe('no card')
})

test('after logging in the card is that of the new customer', async () => {
  await install({ withCard: true })
  network.set('POST /dang-nhap/buoc', () => new Response('in'))
  network.set('GET /offline', card('his card'))
  await (await send('fetch', requestOf('/dang-nhap/buoc', { method: 'POST', mode: 'cors' }))).done()
  expect(await (await send('fetch', requestOf('/'))).text).toBe('his card')
})

test('canceling takes the card away, and a form that could not be sent leaves it', async () => {
  await install({ withCard: true })
  const cancel = requestOf('/booking/success?bookingId=1', { method: 'POST' })
  expect(await (await send('fetch', cancel)).text).toBe('my card')
  const scripted = requestOf('/booking/success.data', { method: 'POST', mode: 'cors' })
  await expect((await send('fetch', scripted)).text).rejects.toThrow('no network')
  network.set('POST /booking/success?bookingId=1', () => new Response('canceled'))
  network.set('GET /offline', () => new Response('no booking'))
  await (await send('fetch', cancel)).done()
  network.delete('GET /offline')
  expect(await (await send('fetch', requestOf('/'))).text).toBe('no card')
})

test('what is canceled without a network waits on the card and is sent with the next page', async () => {
  const withForms = '<p hidden="" data-waiting="cancel">not sent</p>'
  network.set('GET /offline', card(withForms))
  await install({ withCard: true })
  const cancel = requestOf('/lich/abc', { method: 'POST', body: 'intent=cancel' })
  expect(await (await send('fetch', cancel)).text).toBe('<p >not sent</p>')
  expect(await (await send('fetch', requestOf('/'))).text).toBe('<p >not sent</p>')
  network.set('POST /lich/abc', () => new Response(null, { status: 303 }))
  const opened: string[] = []
  const source = { navigate: (path: string) => Promise.resolve(opened.push(path)) }
  requested = []
  await Promise.all(
    ['outbox', 'outbox'].map(async (data) => (await send('message', { data, source })).done()),
  )
  await (await send('sync')).done()
  expect(requested).toEqual(['POST /lich/abc'])
  expect(opened).toEqual([])
  const gone = { navigate: () => Promise.reject(new TypeError('the page is gone')) }
  await (await send('message', { data: '/offline', source: gone })).done()
  await (await send('message', { data: '/offline', source })).done()
  expect(opened).toEqual(['/lich/abc?xong=huy'])
  expect(await (await send('fetch', requestOf('/'))).text).toBe(withForms)
})

test('a pushed message is shown, and the last about a booking takes the place of the others', async () => {
  const message = {
    title: 'Nhắc lịch hẹn',
    body: '9h30',
    path: '/lich/abc',
    tag: 'one',
    lang: 'en',
  }
  await (await send('push', { data: { json: () => message } })).done()
  expect(shown).toEqual([
    {
      title: 'Nhắc lịch hẹn',
      body: '9h30',
      tag: 'one',
      renotify: true,
      data: '/lich/abc',
      lang: 'en',
      icon: '/icons/192.png',
    },
  ])
})

test('pressing it opens its page, anew in the window that shows it already', async () => {
  const closed: string[] = []
  const press = async () =>
    (
      await send('notificationclick', {
        notification: { data: '/lich/abc', close: () => closed.push('closed') },
      })
    ).done()
  await press()
  windows = ['/lich/abc/offline', '/', '/lich/abc#coming'].map((path) => ({
    url: origin + path,
    focus: () => Promise.resolve(shown.push(`shows ${path}`)),
    navigate: (url: string) => Promise.resolve(shown.push(`loads ${url}`)),
  }))
  await press()
  expect([closed, shown]).toEqual([
    ['closed', 'closed'],
    [`opens ${origin}/lich/abc`, 'shows /lich/abc#coming', `loads ${origin}/lich/abc`],
  ])
})

/** What the gateway answers to whether this device is on, and then to the subscription. */
function respondToGraphql(isOn: boolean): void {
  network.set('POST /graphql', () =>
    Response.json({
      data: { browser: { pushKey: 'K' }, viewer: { pushDevices: [{ isThis: isOn }] } },
    }),
  )
}

const stored = {
  documentId: idOf(SubscribeToPushDocument),
  variables: { input: { endpoint: 'https://push.example/1', p256dh: 'B', auth: 'a' } },
}

test('a subscription that the browser replaces is sent to the server, where whoever is logged in has it', async () => {
  const replace = async (isOn: boolean) => {
    respondToGraphql(isOn)
    const oldSubscription = { options: { userVisibleOnly: true } }
    await (await send('pushsubscriptionchange', { oldSubscription })).done()
  }
  await replace(false)
  expect([requested.length, subscribedWith]).toEqual([1, []])
  posted = []
  await replace(true)
  expect(posted.map((body) => JSON.parse(body) as unknown)).toEqual([
    { documentId: idOf(PushOfferDocument) },
    stored,
  ])
})

test('without the subscriptions, which browsers may leave out, it subscribes with the key of the server', async () => {
  respondToGraphql(true)
  await (
    await send('pushsubscriptionchange', { oldSubscription: null, newSubscription: null })
  ).done()
  expect(subscribedWith).toEqual([{ userVisibleOnly: true, applicationServerKey: 'K' }])
  expect(JSON.parse(posted.at(-1)!)).toEqual(stored)
})
