import { runInDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { expect, test, afterEach, beforeEach, vi } from 'vitest'
import {
  auth,
  bindings,
  codeOf,
  codeRequest,
  otherThan,
  type ClientOptions,
  solvedCaptcha,
} from '../testing/client'
import { newPhone } from '../testing/customer'
import { coded } from '../../kit/message'
import { HOUR_MS, MINUTE_MS } from '../../../domain/durations'
import { CODE_LIFE_MS, PROVED_BROWSER_MEMORY_MS } from '../limits/limits'

/** The tables in the object of a phone, which an alarm must delete some day. */
function tablesOf(phone: string) {
  return runInDurableObject(bindings.ATTEMPTS.getByName(`phone:${phone}`), (_object, state) =>
    state.storage.sql
      .exec("SELECT 1 FROM sqlite_master WHERE name IN ('attempt', 'code', 'proved_browser')")
      .toArray(),
  )
}

test('who asks about a phone leaves nothing in its object', async () => {
  const phone = newPhone()
  await auth().verifyPhone({ phone })
  expect(await tablesOf(phone)).toEqual([])
})

test('a code that is not looked at leaves nothing in the object of its phone', async () => {
  const stranger = auth({
    headers: { 'x-client-address': '203.0.113.60' },
    vars: { CODE_TRIES_PER_ADDRESS_HOUR: '1' },
  })
  const [counted, refused] = [newPhone(), newPhone()]
  const tryAt = async (phone: string) =>
    (await stranger.checkCode({ phone, code: '000000', purpose: 'login' })).status
  expect([await tryAt(counted), await tryAt(refused)]).toEqual([200, 429])
  expect(await tablesOf(counted)).toHaveLength(3)
  expect(await tablesOf(refused)).toEqual([])
})

const wrong = {
  status: 200,
  body: { success: false, message: coded('WRONG_BOOKING_CODE') },
} as const
const purposes = ['login', 'booking', 'holder'] as const

let networks = 0

/** An address that nobody else uses. */
function newAddress(): string {
  networks++
  return `198.51.${networks >> 8}.${networks & 255}`
}

/** Somebody at an address, and in a browser where he has one. */
function from(address: string, browser = '', options: ClientOptions = {}) {
  const holder: Record<string, string> = browser ? { 'x-holder': browser.padEnd(40, '0') } : {}
  return auth({ ...options, headers: { 'x-client-address': address, ...holder } })
}

/** Whether the owner gets a code without a captcha, and is logged in with it. */
async function logsIn(phone: string, later: number, browser = ''): Promise<boolean> {
  const owner = from(newAddress(), browser, { later })
  const { body } = await owner.sendCode(codeRequest(phone))
  if (!('sent' in body) || !body.sent) return false
  const { body: response } = await owner.logInWithCode({
    phone,
    otp: await codeOf(phone, 'login'),
    brandName: 'muot',
  })
  return 'token' in response && response.token !== null
}

/** Whether a try was compared with a code. */
function isLookedAt({ body }: { body: object }): boolean {
  const { message } = body as { message: unknown }
  return [coded('WRONG_BOOKING_CODE'), coded('WRONG_LOGIN_CODE'), coded('USED_UP_CODE')]
    .map((response) => JSON.stringify(response))
    .includes(JSON.stringify(message))
}

beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('200 wrong codes from 20 addresses without a pending code take no code from the owner', async () => {
  const phone = newPhone()
  for (let network = 0; network < 20; network++) {
    const stranger = from(newAddress())
    for (let time = 0; time < 10; time++)
      expect(await stranger.checkCode({ phone, code: '000000', purpose: 'holder' })).toEqual(wrong)
  }
  expect(await logsIn(phone, 0)).toBe(true)
})

test('200 wrong codes for 40 phones from one address stop at its limit; the owners get in', async () => {
  const vars = { CODES_PER_ADDRESS_HOUR: '1000' }
  const stranger = from(newAddress(), '', { vars })
  const phones = Array.from({ length: 40 }, newPhone)
  for (const phone of phones) await stranger.sendCode({ ...codeRequest(phone), purpose: 'holder' })
  let lookedAt = 0
  for (const phone of phones) {
    const code = otherThan(await codeOf(phone))
    for (let time = 0; time < 5; time++)
      if (isLookedAt(await stranger.checkCode({ phone, code, purpose: 'holder' }))) lookedAt++
  }
  expect(lookedAt).toBe(60)
  expect(await logsIn(phones[0]!, 0)).toBe(true)
  expect(await logsIn(phones[39]!, 0)).toBe(true)
  const later = from(newAddress(), '', { vars })
  const phone = phones[39]!
  expect(
    await later.checkCode({ phone, code: await codeOf(phone, 'holder'), purpose: 'holder' }),
  ).toMatchObject({ body: { success: true } })
})

test('right codes do not count for the tries of an address', async () => {
  const vars = { CODE_TRIES_PER_ADDRESS_HOUR: '2', CODES_PER_ADDRESS_HOUR: '100' }
  const carrier = from(newAddress(), '', { vars })
  for (let customer = 0; customer < 5; customer++) {
    const phone = newPhone()
    await carrier.sendCode(codeRequest(phone))
    expect(
      await carrier.checkCode({ phone, code: await codeOf(phone), purpose: 'login' }),
    ).toMatchObject({ body: { success: true } })
  }
})

test('one address guesses 15 times a day at a phone, and keeps no code from its owner', async () => {
  const phone = newPhone()
  const address = newAddress()
  let lookedAt = 0
  for (const hour of [0, 1, 23]) {
    for (let minute = 0; minute < 4; minute++) {
      const later = hour * HOUR_MS + minute * MINUTE_MS
      const stranger = from(address, '', { later })
      await stranger.sendCode({ ...codeRequest(phone), recaptcha: await solvedCaptcha(later) })
      for (let time = 0; time < 5; time++) {
        const response = await stranger.checkCode({ phone, code: '000000', purpose: 'login' })
        if (isLookedAt(response)) lookedAt++
      }
    }
    expect(await logsIn(phone, hour * HOUR_MS + 5 * MINUTE_MS)).toBe(true)
  }
  expect(lookedAt).toBe(15)
})

test('one address gets four of the five codes of a phone in an hour, and two do not keep one from its owner', async () => {
  const phone = newPhone()
  const send = async (minute: number, address: string, isSolved = false) => {
    const later = minute * MINUTE_MS
    const recaptcha = isSolved ? await solvedCaptcha(later) : undefined
    const request = { ...codeRequest(phone), recaptcha }
    const response = await from(address, '', { later }).sendCode(request)
    if (response.status === 429) return 'refused'
    return response.body.needsCaptcha ? 'captcha' : 'sent'
  }
  const [first, second] = [newAddress(), newAddress()]
  for (let minute = 0; minute < 4; minute++) expect(await send(minute, first)).toBe('sent')
  expect(await send(4, first, true)).toBe('refused')
  expect(await send(5, second)).toBe('sent')
  expect(await send(6, second, true)).toBe('refused')

  const owner = newAddress()
  expect(await send(7, owner)).toBe('captcha')
  expect(await send(8, owner, true)).toBe('sent')
  expect(await send(9, owner, true)).toBe('refused')
  // Each costs the chain a message.
  for (let minute = 10; minute < 14; minute++)
    expect(await send(minute, newAddress(), true)).toBe('sent')
  expect(await send(14, newAddress(), true)).toBe('refused')
})

test('many addresses guess 114 times a day at a phone at most; its owner still logs in where he did before', async () => {
  const phone = newPhone()
  expect(await logsIn(phone, 0, 'own')).toBe(true)
  let lookedAt = 0
  const attack = async (later: number, input: readonly (typeof purposes)[number][]) => {
    const sent = []
    for (const purpose of input) {
      const stranger = from(newAddress(), '', { later })
      const recaptcha = await solvedCaptcha(later)
      const { body } = await stranger.sendCode({ ...codeRequest(phone), purpose, recaptcha })
      if ('sent' in body && body.sent) sent.push({ stranger, purpose })
    }
    for (const { stranger, purpose } of sent)
      for (let time = 0; time < 5; time++)
        if (isLookedAt(await stranger.checkCode({ phone, code: '000000', purpose }))) lookedAt++
  }
  for (const hour of [0, 1, 2, 3, 4, 5, 22]) {
    await attack(hour * HOUR_MS + MINUTE_MS, purposes)
    // The first of the first hour's five codes was the owner's.
    await attack(hour * HOUR_MS + 3 * MINUTE_MS, purposes.slice(hour === 0 ? 2 : 1))
  }
  expect(lookedAt).toBeGreaterThan(100)
  expect(lookedAt).toBeLessThanOrEqual(114)
  const later = 22 * HOUR_MS + 10 * MINUTE_MS
  expect(await logsIn(phone, later)).toBe(false)
  expect(await logsIn(phone, later, 'own')).toBe(true)
})

test('other browsers cannot try or use up the code of a browser that has proved the phone', async () => {
  const phone = newPhone()
  await logsIn(phone, 0, 'own')
  const owner = from(newAddress(), 'own', { later: HOUR_MS })
  expect(await owner.sendCode(codeRequest(phone))).toMatchObject({ body: { sent: true } })
  const code = await codeOf(phone)
  for (let time = 0; time < 10; time++) {
    const stranger = from(newAddress(), 'another', { later: HOUR_MS })
    expect(await stranger.checkCode({ phone, code, purpose: 'login' })).toMatchObject({
      body: { success: false, message: coded('WRONG_LOGIN_CODE') },
    })
  }
  expect(await owner.checkCode({ phone, code, purpose: 'login' })).toMatchObject({
    body: { success: true },
  })
})

test('a code that a browser requested before it proved the phone still works', async () => {
  const phone = newPhone()
  const owner = from(newAddress(), 'new')
  await owner.sendCode({ ...codeRequest(phone), purpose: 'booking' })
  const code = await codeOf(phone)
  expect(await logsIn(phone, 0, 'new')).toBe(true)
  expect(await owner.checkCode({ phone, code, purpose: 'booking' })).toMatchObject({
    body: { success: true },
  })
})

test.each(['booking', 'holder'] as const)(
  'a right code for a %s is right again where it was entered, for its time, and nowhere else',
  async (purpose) => {
    const phone = newPhone()
    const owner = (later: number) => from(newAddress(), 'own', { later })
    await owner(0).sendCode({ ...codeRequest(phone), purpose })
    const entered = { phone, code: await codeOf(phone), purpose }
    const isRight = async (client: ReturnType<typeof from>) => {
      const { body } = await client.checkCode(entered)
      return 'success' in body && body.success
    }
    expect(await isRight(owner(1000))).toBe(true)
    expect(await isRight(owner(2000))).toBe(true)
    expect([
      await isRight(from(newAddress(), 'unknown', { later: 2000 })),
      await isRight(from(newAddress(), '', { later: 2000 })),
      await isRight(owner(CODE_LIFE_MS - 1)),
      await isRight(owner(CODE_LIFE_MS)),
    ]).toEqual([false, false, true, false])
  },
)

test('a code that is repeated takes back none of those that its address leaves unanswered', async () => {
  const vars = { CODES_PER_ADDRESS_HOUR: '1' }
  const owner = from(newAddress(), 'own', { vars })
  const phone = newPhone()
  await owner.sendCode({ ...codeRequest(phone), purpose: 'booking' })
  const entered = { phone, code: await codeOf(phone), purpose: 'booking' } as const
  expect(await owner.checkCode(entered)).toMatchObject({ body: { success: true } })
  expect(await owner.sendCode(codeRequest(newPhone()))).toMatchObject({ body: { sent: true } })
  expect(await owner.checkCode(entered)).toMatchObject({ body: { success: true } })
  expect(await owner.sendCode(codeRequest(newPhone()))).toMatchObject({
    body: { sent: false, needsCaptcha: true },
  })
})

/** A phone with two codes: one of a browser that has proved it, and one that was requested elsewhere. */
async function twoCodes() {
  const phone = newPhone()
  await logsIn(phone, 0, 'own')
  const later = HOUR_MS
  const own = from(newAddress(), 'own', { later })
  const elsewhere = from(newAddress(), 'another', { later })
  await own.sendCode(codeRequest(phone))
  const ownCode = await codeOf(phone)
  await elsewhere.sendCode(codeRequest(phone))
  const sharedCode = await codeOf(phone)
  const isRight = async (client: typeof own, code: string) => {
    const { body } = await client.checkCode({ phone, code, purpose: 'login' })
    return 'success' in body && body.success
  }
  const wrongCode = ['000000', '111111', '222222'].find(
    (code) => code !== ownCode && code !== sharedCode,
  )!
  return { own, elsewhere, ownCode, sharedCode, wrongCode, isRight }
}

test('where the phone was proved, a code that was requested elsewhere is right as well', async () => {
  const { own, elsewhere, ownCode, sharedCode, isRight } = await twoCodes()
  expect(await isRight(own, sharedCode)).toBe(true)
  expect(await isRight(own, sharedCode)).toBe(false)
  expect(await isRight(elsewhere, ownCode)).toBe(false)
  expect(await isRight(own, ownCode)).toBe(true)
})

test('five wrong codes where the phone was proved invalidate both codes', async () => {
  const { own, elsewhere, ownCode, sharedCode, wrongCode, isRight } = await twoCodes()
  for (let time = 0; time < 5; time++) expect(await isRight(own, wrongCode)).toBe(false)
  expect(await isRight(own, sharedCode)).toBe(false)
  expect(await isRight(elsewhere, sharedCode)).toBe(false)
  expect(await isRight(own, ownCode)).toBe(false)
})

test('browsers that use up the shared code leave the own one, and an own one that is used up leaves the shared', async () => {
  const one = await twoCodes()
  for (let time = 0; time < 5; time++) await one.isRight(one.elsewhere, one.wrongCode)
  expect(await one.isRight(one.own, one.sharedCode)).toBe(false)
  expect(await one.isRight(one.own, one.ownCode)).toBe(true)

  const phone = newPhone()
  await logsIn(phone, 0, 'own')
  const own = from(newAddress(), 'own', { later: HOUR_MS })
  await own.sendCode(codeRequest(phone))
  const code = otherThan(await codeOf(phone))
  for (let time = 0; time < 5; time++) await own.checkCode({ phone, code, purpose: 'login' })
  await from(newAddress(), 'another', { later: HOUR_MS }).sendCode(codeRequest(phone))
  const shared = await codeOf(phone)
  expect(
    (await own.checkCode({ phone, code: otherThan(shared), purpose: 'login' })).body,
  ).toMatchObject({ message: coded('USED_UP_CODE') })
  expect(await own.checkCode({ phone, code: shared, purpose: 'login' })).toMatchObject({
    body: { success: true },
  })
})

test('a browser that has proved the phone has 20 wrong codes a day of its own, then those of all', async () => {
  const phone = newPhone()
  await logsIn(phone, 0, 'own')
  const vars = { CODES_PER_PHONE_HOUR: '100', CODES_PER_ADDRESS_HOUR: '100' }
  const address = newAddress()
  let lookedAt = 0
  for (let minute = 1; minute < 20; minute++) {
    const thief = from(address, 'own', { vars, later: minute * MINUTE_MS })
    if ((await thief.sendCode(codeRequest(phone))).status !== 200) continue
    const code = otherThan(await codeOf(phone))
    for (let time = 0; time < 5; time++)
      if (isLookedAt(await thief.checkCode({ phone, code, purpose: 'login' }))) lookedAt++
  }
  expect(lookedAt).toBe(35)
})

test('logging out on all devices forgets which browsers have proved the phone [H-128]', async () => {
  const phone = newPhone()
  const owner = from(newAddress(), 'lost')
  await owner.sendCode(codeRequest(phone))
  const { body } = await owner.logInWithCode({ phone, otp: await codeOf(phone), brandName: 'muot' })
  const token = 'token' in body ? body.token : ''
  const pausesFor = async (minute: number) => {
    const later = minute * MINUTE_MS
    await from(newAddress(), '', { later }).sendCode(codeRequest(phone))
    return (await from(newAddress(), 'lost', { later }).sendCode(codeRequest(phone))).status
  }
  expect(await pausesFor(2)).toBe(200)
  await auth({ headers: { authorization: `Bearer ${token}` } }).endAllSessions({})
  expect(await pausesFor(4)).toBe(429)
})

test('a sixth browser takes the place of the one that proved the phone first; after a year none is left', async () => {
  const phone = newPhone()
  for (let number = 0; number < 6; number++)
    expect(await logsIn(phone, number * HOUR_MS, `browser-${number}`)).toBe(true)
  const object = bindings.ATTEMPTS.getByName(`phone:${phone}`)
  const rows = (table: string) =>
    runInDurableObject(
      object,
      (_object, state) =>
        state.storage.sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', table).toArray()
          .length && state.storage.sql.exec(`SELECT 1 FROM ${table}`).toArray().length,
    )
  expect(await rows('proved_browser')).toBe(5)
  vi.setSystemTime(Date.now() + 6 * HOUR_MS + PROVED_BROWSER_MEMORY_MS)
  // It may have fired by itself already.
  await runDurableObjectAlarm(object)
  expect(await rows('proved_browser')).toBe(0)
})
