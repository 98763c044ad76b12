import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PushApiModel, SubscriptionExpiredError } from 'web-push-testing/src/PushApiModel.js'
import { postPush, type VapidKey, vapidKeyOf } from '../../workers/auth/notices/web-push'
import { VAPID_KEY } from '../../workers/auth/testing/push-service'

const now = Date.parse('2026-11-23T03:00:00Z')
const key = vapidKeyOf({ VAPID_KEY })!
const text = JSON.stringify({ title: 'Nhắc lịch hẹn', body: '9h30 tại Mượt Cầu Giấy.' })

let service: PushApiModel
/** The service takes no more than so many messages. */
let room = Infinity

/** The response of web-push-testing to a message, and those that it has none for. */
async function response(url: string, init: RequestInit): Promise<Response> {
  const body = Buffer.from(await new Response(init.body).arrayBuffer())
  const sent = new Headers(init.headers)
  const headers = {
    encoding: sent.get('content-encoding') ?? undefined,
    authorization: sent.get('authorization') ?? undefined,
    ttl: sent.get('ttl') ?? undefined,
  }
  if (--room < 0) return new Response(null, { status: 429, headers: { 'retry-after': '120' } })
  try {
    await service.handleNotification(url.split('/').at(-1) ?? '', headers, body)
    return new Response(null, { status: 201 })
  } catch (error) {
    if (error instanceof SubscriptionExpiredError) return new Response(null, { status: 410 })
    const isUnknown = error instanceof Error && error.message === 'Client not subscribed'
    return new Response(null, { status: isUnknown ? 404 : 400 })
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal('fetch', response)
  room = Infinity
  service = new PushApiModel()
  service.notifyUrl = 'https://push.example/notify/'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser's subscription, what is sent to it, and what it has read. */
async function subscribed() {
  const { endpoint, keys, clientHash } = await service.subscribe({
    applicationServerKey: key.publicKey,
  })
  const send = async (by: VapidKey = key, to = endpoint) =>
    postPush(
      {
        endpoint: to,
        ...keys,
        text,
        key: by,
        contact: 'https://salon.example',
        ttlSeconds: 3600,
        topic: 'a-topic',
        until: Date.now() + 3000,
      },
      now,
    )
  return {
    endpoint,
    clientHash,
    send,
    read: () => service.getNotifications({ clientHash }).messages,
  }
}

test('a push service takes a message that is signed by the subscription’s key, and decrypts it', async () => {
  const browser = await subscribed()
  expect(await browser.send()).toEqual({ kind: 'taken', status: 201 })
  expect(browser.read()).toEqual([text])
})

test('a subscription that has expired (410) or is unknown (404) is gone', async () => {
  const browser = await subscribed()
  const unknown = `${service.notifyUrl}${'0'.repeat(64)}`
  expect(await browser.send(key, unknown)).toEqual({ kind: 'gone', status: 404 })
  service.expireSubscription(browser.clientHash)
  expect(await browser.send()).toEqual({ kind: 'gone', status: 410 })
  expect(browser.read()).toEqual([])
})

test('a push service that is busy (429) gets nothing before its Retry-After', async () => {
  const browser = await subscribed()
  room = 1
  expect(await browser.send()).toEqual({ kind: 'taken', status: 201 })
  expect(await browser.send()).toEqual({ kind: 'busy', status: 429, pauseMs: 120_000 })
  room = 1
  expect(await browser.send()).toEqual({ kind: 'taken', status: 201 })
  expect(browser.read()).toEqual([text, text])
})

test('a message that is signed by another key is refused', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const browser = await subscribed()
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', pair.privateKey)
  const other = vapidKeyOf({ VAPID_KEY: [x, y, d].join('.') })!
  expect(await browser.send(other)).toEqual({ kind: 'refused', status: 400 })
  expect(browser.read()).toEqual([])
})
