import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coded } from '../../../kit/message'
import { HOUR_MS } from '../../../../domain/durations'
import { type LoggedInClient, logInAs } from '../../testing/log-in'
import { newPhone } from '../../testing/phones'
import { fakeBrowser, vapidClaims } from '../../testing/push-service'
import { VAPID_KEY } from '../../testing/vapid-key'

const vars = { VAPID_KEY }

type Pushed = { url: string; headers: Headers; body: Uint8Array<ArrayBuffer> }

let pushed: Pushed[] = []
let serial = 0

/** Stands in for the push services, which all answer so. */
function provide(status = 201): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = new Uint8Array(await new Response(init.body).arrayBuffer())
    pushed.push({ url, headers: new Headers(init.headers), body })
    return new Response(null, { status })
  })
}

/** A subscribed device of a session, as its owner and its browser see it. */
async function subscribed({ as }: LoggedInClient, lang?: 'en') {
  const browser = await fakeBrowser(`https://fcm.googleapis.com/fcm/send/test${++serial}`)
  const { endpoint, p256dh, auth } = browser
  await as({ vars }).subscribeToPush({ endpoint, p256dh, auth, lang })
  const { id } = (await as().listPushDevices({})).find(({ isThis }) => isThis)!
  return { browser, id }
}

const newCustomer = () => logInAs(newPhone())

const sent = { status: 200, body: { success: true } }
const isOff = { status: 404, body: { message: coded('PUSH_IS_OFF') } }
const notTaken = { status: 409, body: { message: coded('PUSH_NOT_TAKEN') } }

beforeEach(() => {
  pushed = []
  provide()
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a test message reaches the chosen device alone, which reads it in its language', async () => {
  const me = await newCustomer()
  const other = await me.elsewhere()
  const [here, there] = [await subscribed(me), await subscribed(other, 'en')]
  expect(await me.as({ vars }).testPush({ id: here.id })).toEqual(sent)
  const [message] = pushed as [Pushed]
  expect([pushed.length, message.url]).toEqual([1, here.browser.endpoint])
  expect(Object.fromEntries(message.headers)).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '300',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  })
  expect(await vapidClaims(message.headers.get('authorization') ?? '')).toMatchObject({
    aud: 'https://fcm.googleapis.com',
  })
  expect(JSON.parse(await here.browser.read(message.body))).toEqual({
    title: 'Tin thử',
    body: 'Máy này nhận được tin về lịch hẹn.',
    path: '/tai-khoan',
    tag: message.headers.get('topic'),
    lang: 'vi',
  })
  await expect(there.browser.read(message.body)).rejects.toThrow()
  // From any of his sessions, also to a device that wants other messages.
  await other.as().choosePushPurposes({ id: there.id, purposes: ['review'] })
  expect(await me.as({ vars }).testPush({ id: there.id })).toEqual(sent)
  expect(JSON.parse(await there.browser.read(pushed[1]!.body))).toMatchObject({
    title: 'Test message',
    lang: 'en',
  })
})

test('nothing is sent to the device of another customer, nor to one that is off', async () => {
  const me = await newCustomer()
  const { id } = await subscribed(me)
  const stranger = await newCustomer()
  expect(await stranger.as({ vars }).testPush({ id })).toEqual(isOff)
  await me.as().unsubscribeFromPush({ id })
  expect(await me.as({ vars }).testPush({ id })).toEqual(isOff)
  expect(pushed).toEqual([])
})

test.each([404, 410])('a push service that answers %i ends the subscription', async (status) => {
  const me = await newCustomer()
  const { id } = await subscribed(me)
  provide(status)
  expect(await me.as({ vars }).testPush({ id })).toEqual(isOff)
  expect(await me.as().listPushDevices({})).toEqual([])
})

test.each([429, 503, 413, 403])('one that answers %i has not taken it', async (status) => {
  const me = await newCustomer()
  const { id } = await subscribed(me)
  provide(status)
  expect(await me.as({ vars }).testPush({ id })).toEqual(notTaken)
  expect(await me.as().listPushDevices({})).toHaveLength(1)
})

test('without a key nothing is sent', async () => {
  const me = await newCustomer()
  const { id } = await subscribed(me)
  expect(await me.as().testPush({ id })).toEqual(notTaken)
  expect(pushed).toEqual([])
})

test('a customer sends five in an hour, and while all fail his device stays', async () => {
  const me = await newCustomer()
  const { id } = await subscribed(me)
  provide(503)
  const send = (later = 0) => me.as({ vars, later }).testPush({ id })
  for (let time = 0; time < 5; time++) expect(await send()).toEqual(notTaken)
  expect(await send()).toMatchObject({ status: 429, body: { retryAfterSeconds: 3600 } })
  expect(pushed).toHaveLength(5)
  expect(await me.as().listPushDevices({})).toHaveLength(1)
  provide()
  expect(await send(HOUR_MS)).toEqual(sent)
})
