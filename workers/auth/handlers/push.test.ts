import { createScheduledController } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { Unacceptable, Unauthenticated } from '../../kit/connect'
import { coded } from '../../kit/message'
import { type LoggedInClient, logInAs, newPhone } from '../testing/customer'
import { pushDevicesOf } from '../store/push-devices'
import { auth, bindings } from '../testing/client'
import { fakeBrowser, VAPID_KEY } from '../testing/push-service'
import worker from '../worker'

const vars = { VAPID_KEY }
const all = ['booking', 'reminder', 'review']
let serial = 0

function devicesOf(phone: string) {
  return pushDevicesOf(bindings.DB, phone, Date.now())
}

async function subscription(name = String(++serial)) {
  const {
    endpoint,
    p256dh,
    auth: secret,
  } = await fakeBrowser(`https://fcm.googleapis.com/fcm/send/${name}`)
  return { endpoint, p256dh, auth: secret }
}

/** A subscribed device: of a new customer, or of a session. */
async function subscribed(session?: LoggedInClient) {
  const me = session ?? (await logInAs(newPhone(), { 'x-device': 'Chrome, Android' }))
  const own = await subscription()
  expect(await me.as({ vars }).subscribeToPush(own)).toMatchObject({ status: 200 })
  return { ...me, own, list: () => me.as({ vars }).listPushDevices({}) }
}

describe('a subscription', () => {
  test('whose key is no point of the curve is refused', async () => {
    const me = await logInAs(newPhone())
    const own = { ...(await subscription()), p256dh: `B${'A'.repeat(86)}` }
    await expect(me.as({ vars }).subscribeToPush(own)).rejects.toThrow(Unacceptable)
    expect(await devicesOf(me.phone)).toEqual([])
  })

  test('moves to another customer with its keys alone: its address is not enough', async () => {
    const owner = await subscribed()
    const thief = await logInAs(newPhone())
    const own = { ...(await subscription()), endpoint: owner.own.endpoint }
    expect(await thief.as({ vars }).subscribeToPush(own)).toMatchObject({ status: 409 })
    expect(await owner.list()).toHaveLength(1)
    // The same browser, after somebody else has logged in there.
    expect(await thief.as({ vars }).subscribeToPush(owner.own)).toMatchObject({ status: 200 })
    expect(await owner.list()).toEqual([])
  })
})

describe('a device', () => {
  test('is subscribed by its customer for all purposes, listed, changed and ended', async () => {
    const me = await subscribed()
    const other = await subscribed(await me.elsewhere({ 'x-device': 'Safari, iOS' }))
    const mine = (await me.list()).find(({ isThis }) => isThis)!
    expect(mine).toMatchObject({ device: 'Chrome, Android', purposes: all })
    expect((await me.list()).map(({ device }) => device).sort()).toEqual([
      'Chrome, Android',
      'Safari, iOS',
    ])
    const choice = { id: mine.id, purposes: ['reminder' as const, 'reminder' as const] }
    expect(await other.as().choosePushPurposes(choice)).toMatchObject({ status: 200 })
    // A browser that subscribes once more, as after an update, keeps what was chosen.
    await me.as({ vars }).subscribeToPush(await subscription())
    expect((await me.list()).find(({ isThis }) => isThis)).toMatchObject({ purposes: ['reminder'] })
    await other.as().unsubscribeFromPush({ id: mine.id })
    expect(await me.list()).toMatchObject([{ device: 'Safari, iOS', isThis: false }])
    expect(await me.as().choosePushPurposes(choice)).toEqual({
      status: 404,
      body: { message: coded('PUSH_IS_OFF') },
    })
  })

  test('of another customer is neither listed nor changed, and visitors have none', async () => {
    const me = await subscribed()
    const otherCustomer = await logInAs(newPhone())
    const [{ id } = { id: '' }] = await me.list()
    expect(await otherCustomer.as().listPushDevices({})).toEqual([])
    const change = await otherCustomer.as().choosePushPurposes({ id, purposes: ['review'] })
    expect(change).toMatchObject({ status: 404 })
    await otherCustomer.as().unsubscribeFromPush({ id })
    expect(await me.list()).toMatchObject([{ id, purposes: all }])
    await expect(auth().listPushDevices({})).rejects.toThrow(Unauthenticated)
    await expect(auth({ vars }).subscribeToPush(me.own)).rejects.toThrow(Unauthenticated)
  })

  test('belongs to the customer who subscribed it last, as people share phones', async () => {
    const first = await subscribed()
    const second = await logInAs(newPhone())
    await second.as({ vars }).subscribeToPush(first.own)
    expect(await first.list()).toEqual([])
    expect(await second.as().listPushDevices({})).toHaveLength(1)
  })

  test('cannot subscribe where push is not configured', async () => {
    const me = await logInAs(newPhone())
    expect(await auth().getPushKey({})).toEqual({ publicKey: null })
    expect((await auth({ vars }).getPushKey({})).publicKey).toMatch(/^B[\w-]{86}$/)
    expect(await me.as().subscribeToPush(await subscription())).toEqual({
      status: 409,
      body: { message: coded('PUSH_NOT_POSSIBLE') },
    })
  })

  test('beyond ten takes the place of the oldest', async () => {
    const me = await logInAs(newPhone())
    const { results } = await bindings.DB.prepare('SELECT id FROM customers WHERE phone = ?')
      .bind(me.phone)
      .all<{ id: number }>()
    for (let number = 0; number < 10; number++) {
      const session = `${me.phone}${String(number).padStart(20, '0')}`
      await bindings.DB.batch([
        bindings.DB.prepare(
          `INSERT INTO sessions (token_hash, customer_id, created_at, expires_at, last_seen)
           VALUES (?, ?, 0, 9e15, '2026-11-23')`,
        ).bind(session, results[0]!.id),
        bindings.DB.prepare(
          `INSERT INTO push_device (session, endpoint, p256dh, auth, purposes, since)
           VALUES (?1, ?1, '', '', '["booking"]', ?2)`,
        ).bind(session, number),
      ])
    }
    await me.as({ vars }).subscribeToPush(await subscription())
    const devices = await me.as().listPushDevices({})
    expect([devices.length, devices[0]?.isThis, devices.at(-1)?.since]).toEqual([10, true, 1])
  })
})

describe('a subscription ends with its session:', () => {
  test('on logging out there, from another device, and everywhere', async () => {
    const one = await subscribed()
    const [two, three, four] = await Promise.all([1, 2, 3].map(() => one.elsewhere()))
    for (const session of [two, three, four]) await subscribed(session)
    await four!.as().logOut({})
    expect(await one.list()).toHaveLength(3)
    const sessionId = (await two!.as().listPushDevices({})).find(({ isThis }) => isThis)!.id
    await one.as().endSession({ sessionId })
    expect(await one.list()).toHaveLength(2)
    await three!.as().endAllSessions({})
    expect(await devicesOf(one.phone)).toEqual([])
  })

  test('on erasing the account', async () => {
    const me = await subscribed()
    await me.as().requestDeletion({})
    expect(await devicesOf(me.phone)).toHaveLength(1)
    const later = { ...bindings, CLOCK_OFFSET_MS: String(8 * 86_400_000) }
    await worker.scheduled(createScheduledController(), later)
    const left = bindings.DB.prepare('SELECT 1 FROM push_device WHERE endpoint = ?')
    expect((await left.bind(me.own.endpoint).all()).results).toEqual([])
  })
})

describe('messages are posted to push services alone:', () => {
  const refused = [
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://user@fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evilpush.apple.com/a',
    'https://jmt.google.com/a',
    'https://jmt17.google.com.evil.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://169.254.169.254/latest/meta-data',
    'https://auth.internal/a',
    'file:///etc/passwd',
    'no address',
  ]
  test.each(refused)('%s is refused', async (endpoint) => {
    const me = await logInAs(newPhone())
    const given = { ...(await subscription()), endpoint }
    await expect(me.as({ vars }).subscribeToPush(given)).rejects.toThrow(Unacceptable)
  })

  test.each([
    'https://fcm.googleapis.com/fcm/send/x:y',
    'https://jmt17.google.com/fcm/send/x',
    'https://android.googleapis.com/gcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('%s is one', async (endpoint) => {
    const me = await logInAs(newPhone())
    const given = { ...(await subscription()), endpoint }
    expect(await me.as({ vars }).subscribeToPush(given)).toMatchObject({ status: 200 })
  })
})
