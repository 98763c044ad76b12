import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '../../../domain/durations'
import { coded } from '../../kit/message'
import { instantOf, vietnamDay } from '../../kit/vietnam-time'
import { type LoggedInClient, logInAs, newPhone } from '../testing/customer'
import { fetchAuth, auth } from '../testing/client'
import { smsReplies, smsVars } from '../testing/provider-replies'
import { fakeBrowser, vapidClaims, type FakeBrowser, VAPID_KEY } from '../testing/push-service'

const configured = { ...smsVars, CHANNELS: 'sms', VAPID_KEY }

type Pushed = { url: string; headers: Headers; body: Uint8Array<ArrayBuffer>; redirect?: string }

const path = `/lich/01JDEMO0000000000000000000${'a'.repeat(24)}`
let pushed: Pushed[] = []
let texts: string[] = []
let logged: string[] = []
let serial = 0

/** Stands in for push services, which all answer alike, and for the SMS provider. */
function provide(respond: () => Response): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (new URL(url).host === 'sms.test') {
      texts.push(String(init.body))
      return Response.json(smsReplies.taken)
    }
    const body = new Uint8Array(await new Response(init.body).arrayBuffer())
    pushed.push({ url, headers: new Headers(init.headers), body, redirect: String(init.redirect) })
    return respond()
  })
}

const NOON = 12 * 60

const taken = () => new Response(null, { status: 201 })

/** A customer with a subscribed device. */
async function customer(lang?: 'en') {
  const phone = newPhone()
  const { as, elsewhere } = await logInAs(phone)
  const browser = await fakeBrowser(`https://fcm.googleapis.com/fcm/send/${++serial}`)
  await as({ vars: configured }).subscribeToPush({ ...keysOf(browser), lang })
  const devices = () => as().listPushDevices({})
  return { phone, as, elsewhere, browser, devices }
}

function keysOf({ endpoint, p256dh, auth: secret }: FakeBrowser) {
  return { endpoint, p256dh, auth: secret }
}

type Kind = 'booked' | 'changed' | 'evening' | 'soon' | 'review'

function notice(phone: string, kind: Kind = 'booked', until = Date.now() + 3_600_000) {
  const booking = `01JDEMO00000000${String(++serial).padStart(5, '0')}`
  return {
    key: `${booking}:${kind}:${booking}`,
    phone,
    kind,
    path,
    code: 'DEMO00',
    salon: 'Mượt Cầu Giấy',
    address: '382 Nguyễn Trãi, Thanh Xuân, Hà Nội',
    hour: '9h30',
    date: '05/12/2026',
    until,
  }
}

const send = (message: ReturnType<typeof notice>, vars: object = configured, later = 0) =>
  auth({ vars, later }).sendNotice(message)

beforeEach(() => {
  pushed = []
  texts = []
  logged = []
  // A message at another hour would wait no longer than until the night.
  vi.useFakeTimers({ now: instantOf(vietnamDay(Date.now()), NOON), toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a message about a booking', () => {
  test('goes to the subscribed device in place of an SMS, and only that device can read it', async () => {
    const { phone, browser } = await customer()
    provide(taken)
    expect(await send(notice(phone))).toEqual({ outcome: 'sent' })
    expect(texts).toEqual([])
    const [{ url, headers, body, redirect }] = pushed as [Pushed]
    expect([url, redirect]).toEqual([browser.endpoint, 'manual'])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '3600',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    })
    expect(await vapidClaims(headers.get('authorization') ?? '')).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'https://salon.example',
    })
    const text = await browser.read(body)
    expect(JSON.parse(text)).toEqual({
      title: 'Xác nhận lịch hẹn DEMO00',
      body: '9h30 ngày 05/12/2026, Mượt Cầu Giấy.',
      path,
      tag: headers.get('topic'),
      lang: 'vi',
    })
    expect(text).not.toContain(phone.slice(-4))
    expect(body.length).toBeLessThanOrEqual(1024)
  })

  test('is in English on a device that an English page subscribed, and on no other', async () => {
    const me = await customer('en')
    const { as } = await me.elsewhere()
    const vietnamese = await fakeBrowser('https://web.push.apple.com/vietnamese')
    await as({ vars: configured }).subscribeToPush(keysOf(vietnamese))
    provide(taken)
    await send(notice(me.phone))
    const shownBy = async ({ endpoint, read }: FakeBrowser) =>
      JSON.parse(await read(pushed.find(({ url }) => url === endpoint)!.body)) as object
    expect(await shownBy(me.browser)).toMatchObject({
      title: 'Booking DEMO00 is confirmed',
      body: '9:30 on 5\u00a0Dec 2026, Mượt Cầu Giấy.',
      lang: 'en',
    })
    expect(await shownBy(vietnamese)).toMatchObject({ title: 'Xác nhận lịch hẹn DEMO00' })
    await me.as({ vars: configured }).subscribeToPush(keysOf(me.browser))
    pushed = []
    await send(notice(me.phone))
    expect(await shownBy(me.browser), 'subscribed again in Vietnamese').toMatchObject({
      title: 'Xác nhận lịch hẹn DEMO00',
      lang: 'vi',
    })
  })

  test('goes to each device of the customer, and to nobody else', async () => {
    const me = await customer()
    await customer()
    const second = await fakeBrowser('https://web.push.apple.com/second')
    const { as } = await me.elsewhere()
    await as({ vars: configured }).subscribeToPush(keysOf(second))
    provide(taken)
    await send(notice(me.phone))
    expect(pushed.map(({ url }) => url).sort()).toEqual([me.browser.endpoint, second.endpoint])
  })

  test('of a purpose that the device has switched off goes by SMS', async () => {
    const { phone, as, devices } = await customer()
    const [{ id } = { id: '' }] = await devices()
    await as().choosePushPurposes({ id, purposes: ['booking', 'review'] })
    provide(taken)
    for (const kind of ['evening', 'soon'] as const) await send(notice(phone, kind))
    expect([pushed.length, texts.length]).toEqual([0, 2])
    for (const kind of ['booked', 'changed', 'review'] as const) await send(notice(phone, kind))
    expect([pushed.length, texts.length]).toEqual([3, 2])
  })

  test.each([
    ['until it is of no use any more', 90_000, '90'],
    ['until the night begins at most', 10 * 86_400_000, '36000'],
    ['not at all when it is late', -1, '0'],
  ])('waits for a device that is switched off %s', async (_how, ms, ttl) => {
    const { phone } = await customer()
    provide(taken)
    await send(notice(phone, 'booked', Date.now() + ms))
    expect(pushed[0]?.headers.get('ttl')).toBe(ttl)
  })

  test.each([
    ['6:30', 6 * 60 + 30, '55800'],
    ['21:50', 21 * 60 + 50, '600'],
    ['21:57', 21 * 60 + 57, '180'],
    ['23:00', 23 * 60, '0'],
    ['6:29', 6 * 60 + 29, '0'],
  ])(
    'of %s does not wait for a device into the night, in which it would ring',
    async (_hour, minutes, ttl) => {
      const { phone } = await customer()
      provide(taken)
      const message = notice(phone, 'booked', Date.now() + 2 * 86_400_000)
      await send(message, configured, (minutes + 24 * 60 - NOON) * 60_000)
      expect(pushed[0]?.headers.get('ttl')).toBe(ttl)
    },
  )

  test('waits no longer than until the quiet hours begin that its customer has saved', async () => {
    const { phone, as } = await customer()
    await as().saveNoticeSettings({ channels: ['sms'], quietFrom: 20 * 60, quietUntil: 8 * 60 })
    provide(taken)
    await send(notice(phone, 'booked', Date.now() + 86_400_000))
    expect(pushed[0]?.headers.get('ttl')).toBe(String(8 * 3600))
  })

  test('has one topic with the others about its appointment, whose place it takes', async () => {
    const { phone } = await customer()
    provide(taken)
    const message = notice(phone)
    await send(message)
    await send({ ...message, key: message.key.replace('booked', 'soon'), kind: 'soon' })
    await send(notice(phone))
    const [one, same, other] = pushed.map(({ headers }) => headers.get('topic'))
    expect(same).toBe(one)
    expect(other).not.toBe(one)
  })

  test('is pushed to a phone that gets no more by Zalo and SMS, and is not counted with those', async () => {
    const { phone } = await customer()
    const vars = { ...configured, NOTICES_PER_PHONE_DAY: '1' }
    provide(taken)
    for (let time = 0; time < 2; time++) await send(notice(phone), vars)
    expect([pushed.length, texts.length]).toEqual([2, 0])
    provide(() => new Response(null, { status: 413 }))
    expect(await send(notice(phone), vars)).toEqual({ outcome: 'sent' })
    expect(await send(notice(phone), vars)).toEqual({ outcome: 'undeliverable' })
    provide(taken)
    expect(await send(notice(phone), vars)).toEqual({ outcome: 'sent' })
    expect([pushed.length, texts.length]).toEqual([5, 1])
  })

  test('is shown by the inbox, too', async () => {
    const { phone } = await customer()
    provide(taken)
    expect(await send(notice(phone, 'soon'), { CHANNELS: 'inbox', VAPID_KEY })).toEqual({
      outcome: 'sent',
    })
    expect(pushed).toHaveLength(1)
    const page = await (await fetchAuth(new Request(`https://auth/inbox?phone=${phone}`))).text()
    expect(page).toContain('Thông báo trên máy')
    expect(page).toContain('9h30 tại Mượt Cầu Giấy. Nếu đến trễ, quý khách vui lòng báo trước.')
  })
})

describe('a push service', () => {
  test.each([404, 410])('that answers %i has ended the subscription', async (status) => {
    const { phone, devices } = await customer()
    provide(() => new Response(null, { status }))
    expect(await send(notice(phone))).toEqual({ outcome: 'sent' })
    expect(await devices()).toEqual([])
    await send(notice(phone))
    expect([pushed.length, texts.length]).toEqual([1, 2])
  })

  test.each([
    ['seconds', () => '120'],
    ['a date', () => new Date(Date.now() + 120_000).toUTCString()],
  ])('that answers 429 gets nothing before its Retry-After in %s', async (_form, retryAfter) => {
    const { phone, devices } = await customer()
    const headers = { 'retry-after': retryAfter() }
    provide(() => new Response(null, { status: 429, headers }))
    const message = notice(phone)
    const alone = { VAPID_KEY, CHANNELS: 'voice' }
    expect(await send(message, alone)).toEqual({ outcome: 'failed' })
    provide(taken)
    expect(await send(message, alone, 118_000)).toEqual({ outcome: 'failed' })
    expect(pushed).toHaveLength(1)
    expect(await send(message, alone, 121_000)).toEqual({ outcome: 'sent' })
    expect([pushed.length, (await devices()).length]).toEqual([2, 1])
  })

  test.each([
    ['busy', () => new Response(null, { status: 429 })],
    ['out of order', () => new Response(null, { status: 503 })],
    ['against the message', () => new Response(null, { status: 413 })],
    ['leading elsewhere', () => Response.redirect('https://auth.internal/', 307)],
  ])('that is %s leaves the message to an SMS', async (_how, respond) => {
    const { phone, browser, devices } = await customer()
    provide(respond as () => Response)
    expect(await send(notice(phone))).toEqual({ outcome: 'sent' })
    expect([pushed.length, texts.length, (await devices()).length]).toEqual([1, 1, 1])
    expect(logged.join()).toContain('notice.push')
    for (const secret of [phone.slice(1), browser.endpoint, browser.auth, path])
      expect(logged.join()).not.toContain(secret)
  })

  test('that refuses ten messages in a row gets no more', async () => {
    const { phone, devices } = await customer()
    const responses = [...Array<number>(9).fill(400), 201, ...Array<number>(10).fill(400)]
    provide(() => new Response(null, { status: responses.shift() ?? 201 }))
    for (let time = 0; time < 19; time++) await send(notice(phone))
    expect(await devices()).toHaveLength(1)
    await send(notice(phone))
    expect([await devices(), responses]).toEqual([[], []])
  })

  test.each([401, 403])('that refuses our key with %i keeps the device', async (status) => {
    const { phone, devices } = await customer()
    provide(() => new Response(null, { status }))
    const alone = { VAPID_KEY, CHANNELS: 'voice' }
    for (let time = 0; time < 12; time++)
      expect(await send(notice(phone), alone)).toEqual({ outcome: 'failed' })
    expect(await devices()).toHaveLength(1)
    expect(logged.join()).toContain(`unauthorized ${status}`)
    provide(taken)
    expect(await send(notice(phone), alone)).toEqual({ outcome: 'sent' })
    expect(pushed).toHaveLength(13)
  })

  test('is not called with a key that is none, and the device stays', async () => {
    const { phone, devices } = await customer()
    provide(taken)
    const [x = '', y = '', d = ''] = VAPID_KEY.split('.')
    const broken = { VAPID_KEY: [y, x, d].join('.'), CHANNELS: 'voice' }
    for (let time = 0; time < 12; time++)
      expect(await send(notice(phone), broken)).toEqual({ outcome: 'failed' })
    expect([pushed.length, (await devices()).length]).toEqual([0, 1])
  })

  test.each([
    ['is late', () => Promise.reject(Object.assign(new Error('late'), { name: 'TimeoutError' }))],
    ['breaks off', () => Promise.reject(new TypeError('Network connection lost.'))],
    ['was lost on its way', () => new Response(null, { status: 520 })],
  ])('whose answer %s may have the message, so no SMS follows', async (_how, respond) => {
    const { phone, devices } = await customer()
    provide(respond as () => Response)
    const message = notice(phone)
    for (let time = 0; time < 2; time++) expect(await send(message)).toEqual({ outcome: 'sent' })
    expect([pushed.length, texts, (await devices()).length]).toEqual([1, [], 1])
  })
})

test('without a key nothing is pushed', async () => {
  const { phone } = await customer()
  provide(taken)
  expect(await send(notice(phone), { ...configured, VAPID_KEY: '' })).toEqual({ outcome: 'sent' })
  expect([pushed.length, texts.length]).toEqual([0, 1])
})

describe('a test message to a device', () => {
  const vars = { VAPID_KEY }
  const sent = { status: 200, body: { success: true } }
  const isOff = { status: 404, body: { message: coded('PUSH_IS_OFF') } }
  const notTaken = { status: 409, body: { message: coded('PUSH_NOT_TAKEN') } }

  /** A subscribed device of a session, as its owner and its browser see it. */
  async function subscribed({ as }: LoggedInClient, lang?: 'en') {
    const browser = await fakeBrowser(`https://fcm.googleapis.com/fcm/send/test${++serial}`)
    await as({ vars }).subscribeToPush({ ...keysOf(browser), lang })
    const { id } = (await as().listPushDevices({})).find(({ isThis }) => isThis)!
    return { browser, id }
  }

  const newCustomer = () => logInAs(newPhone())

  beforeEach(() => provide(taken))

  test('reaches the chosen device alone, which reads it in its language', async () => {
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
    // From any session of the customer, also to a device that wants other messages.
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
    provide(() => new Response(null, { status }))
    expect(await me.as({ vars }).testPush({ id })).toEqual(isOff)
    expect(await me.as().listPushDevices({})).toEqual([])
  })

  test.each([429, 503, 413, 403])('one that answers %i has not taken it', async (status) => {
    const me = await newCustomer()
    const { id } = await subscribed(me)
    provide(() => new Response(null, { status }))
    expect(await me.as({ vars }).testPush({ id })).toEqual(notTaken)
    expect(await me.as().listPushDevices({})).toHaveLength(1)
  })

  test('without a key nothing is sent', async () => {
    const me = await newCustomer()
    const { id } = await subscribed(me)
    expect(await me.as().testPush({ id })).toEqual(notTaken)
    expect(pushed).toEqual([])
  })

  test('a customer sends five in an hour, and while all fail the device stays', async () => {
    const me = await newCustomer()
    const { id } = await subscribed(me)
    provide(() => new Response(null, { status: 503 }))
    const send = (later = 0) => me.as({ vars, later }).testPush({ id })
    for (let time = 0; time < 5; time++) expect(await send()).toEqual(notTaken)
    expect(await send()).toMatchObject({ status: 429, body: { retryAfterSeconds: 3600 } })
    expect(pushed).toHaveLength(5)
    expect(await me.as().listPushDevices({})).toHaveLength(1)
    provide(taken)
    expect(await send(HOUR_MS)).toEqual(sent)
  })
})
