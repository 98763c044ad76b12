import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PushApiModel, SubscriptionExpiredError } from 'web-push-testing/src/PushApiModel.js'
import { encrypted } from '../../workers/auth/notices/push/encrypt'
import { postPush } from '../../workers/auth/notices/push/post-push'
import { type VapidKey, vapidHeader, vapidKeyOf } from '../../workers/auth/notices/push/vapid'
import { VAPID_KEY } from '../../workers/auth/testing/vapid-key'

const now = Date.parse('2026-11-23T03:00:00Z')
const key = vapidKeyOf({ VAPID_KEY })!
const text = JSON.stringify({ title: 'Nhắc lịch hẹn', body: '9h30 tại Mượt Cầu Giấy.' })

let service: PushApiModel
let server: Server
/** The service takes no more than so many messages. */
let room = Infinity

/** The status of web-push-testing for a message, and those that it has none for. */
async function statusFor(request: IncomingMessage): Promise<number> {
  const body = Buffer.concat((await request.toArray()) as Buffer[])
  const { 'content-encoding': encoding, authorization, ttl } = request.headers
  const headers = { encoding, authorization, ttl: ttl?.toString() }
  if (--room < 0) return 429
  try {
    await service.handleNotification(request.url?.split('/').at(-1) ?? '', headers, body)
    return 201
  } catch (error) {
    if (error instanceof SubscriptionExpiredError) return 410
    return error instanceof Error && error.message === 'Client not subscribed' ? 404 : 400
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  room = Infinity
  service = new PushApiModel()
  server = createServer((request, response) => {
    void statusFor(request).then((status) =>
      response.writeHead(status, status === 429 ? { 'retry-after': '120' } : {}).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  service.notifyUrl = `http://127.0.0.1:${port}/notify/`
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
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
        authorization: await vapidHeader(by, { endpoint: to, now }),
        body: await encrypted(text, keys),
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
  // Also where it says that it is the subscription's.
  for (const by of [other, { ...other, publicKey: key.publicKey }])
    expect(await browser.send(by)).toEqual({ kind: 'refused', status: 400 })
  expect(browser.read()).toEqual([])
})
