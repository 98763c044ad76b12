import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { coded } from '../../kit/message'
import { newCaptcha } from '../handlers/captcha'
import { HOUR_MS } from './limits'
import { auth, type ClientOptions, bindings, codeOf, codeRequest } from '../testing/client'

let serial = 0

/** A phone and a caller's address that no other test uses. */
function newPhone(): string {
  return `09120${String(++serial).padStart(5, '0')}`
}

function from(address: string, more: ClientOptions = {}) {
  return auth({ ...more, headers: { 'x-client-address': address } })
}

beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('codes are limited', () => {
  test('a second code within 60 seconds is refused with the seconds left [H-123, B-319]', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    expect(await auth({ later: 18_000 }).sendCode(codeRequest(phone))).toEqual({
      status: 429,
      body: { message: coded('CODE_PAUSE', { seconds: 42 }), retryAfterSeconds: 42 },
    })
    expect(await auth({ later: 60_000 }).sendCode(codeRequest(phone))).toMatchObject({
      status: 200,
    })
  })

  test('a code for a booking need not wait for one for log-in', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    expect(await auth().sendCode({ ...codeRequest(phone), purpose: 'booking' })).toMatchObject({
      status: 200,
    })
  })

  test('a phone gets five codes an hour over all purposes', async () => {
    const phone = newPhone()
    for (let minute = 0; minute < 5; minute++) {
      const purpose = minute % 2 ? 'booking' : 'login'
      expect(
        await auth({ later: minute * 60_000 }).sendCode({ ...codeRequest(phone), purpose }),
      ).toMatchObject({ status: 200 })
    }
    expect(await auth({ later: 6 * 60_000 }).sendCode(codeRequest(phone))).toEqual({
      status: 429,
      body: {
        message: coded('TRIED_TOO_OFTEN', { minutes: 54 }),
        retryAfterSeconds: 3240,
      },
    })
    expect(await auth({ later: HOUR_MS }).sendCode(codeRequest(phone))).toMatchObject({
      status: 200,
    })
  })

  test('20 wrong codes a day require a captcha, 100 block, a right one resets', async () => {
    const phone = newPhone()
    const vars = { CODES_PER_PHONE_HOUR: '100', CODES_PER_ADDRESS_HOUR: '100' }
    const guess = async (times: number, later: number) => {
      for (let time = 0; time < times; time++)
        expect(
          await auth({ later }).checkCode({ phone, code: '000000', purpose: 'holder' }),
        ).toMatchObject({ status: 200, body: { success: false } })
    }
    const send = async (later: number, recaptcha?: string) =>
      (await auth({ vars, later }).sendCode({ ...codeRequest(phone), recaptcha })).body
    const solved = async () => {
      const captcha = await newCaptcha(bindings, Date.now())
      if (captcha.kind !== 'sum') throw new Error('no sum')
      const result = [...captcha.question.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0)
      return `${captcha.challenge}:${result}`
    }
    await guess(19, 0)
    expect(await send(0)).toMatchObject({ sent: true })
    await guess(1, 1_000)
    expect(await send(60_000)).toMatchObject({ sent: false, needsCaptcha: true })
    expect(await send(60_000, await solved())).toMatchObject({ sent: true })
    await guess(80, 61_000)
    expect(await send(120_000, await solved())).toMatchObject({ retryAfterSeconds: 86_280 })
    const code = await codeOf(phone)
    expect(
      await auth({ later: 120_000 }).checkCode({ phone, code, purpose: 'login' }),
    ).toMatchObject({ body: { success: true } })
    expect(await send(180_000)).toMatchObject({ sent: true })
  })

  test('an address gets twenty codes an hour, for whichever phones; another address is not touched', async () => {
    for (let time = 0; time < 20; time++)
      expect(await from('203.0.113.7').sendCode(codeRequest(newPhone()))).toMatchObject({
        status: 200,
      })
    expect(await from('203.0.113.7').sendCode(codeRequest(newPhone()))).toMatchObject({
      status: 429,
      body: { retryAfterSeconds: 3600 },
    })
    expect(await from('203.0.113.8').sendCode(codeRequest(newPhone()))).toMatchObject({
      status: 200,
    })
  })

  test('verified codes do not count for an address, which has its own limit', async () => {
    const own = from('203.0.113.20')
    for (let customer = 0; customer < 30; customer++) {
      const phone = newPhone()
      expect(await own.sendCode({ ...codeRequest(phone), purpose: 'booking' })).toMatchObject({
        status: 200,
      })
      const code = await codeOf(phone)
      expect(await own.checkCode({ phone, code, purpose: 'booking' })).toMatchObject({
        body: { success: true },
      })
    }
    const few = from('203.0.113.20', { vars: { ALL_CODES_PER_ADDRESS_HOUR: '30' } })
    expect(await few.sendCode(codeRequest(newPhone()))).toMatchObject({ status: 429 })
    for (let time = 0; time < 20; time++) await own.sendCode(codeRequest(newPhone()))
    expect(await own.sendCode(codeRequest(newPhone()))).toMatchObject({ status: 429 })
  })

  test('of thirty concurrent requests of one address, twenty codes are sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => from('203.0.113.30').sendCode(codeRequest(newPhone()))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  })

  test('callers without an address share a larger bucket', async () => {
    const vars = { CODES_PER_ADDRESS_HOUR: '1', UNKNOWN_ADDRESS_FACTOR: '3' }
    const later = 2 * HOUR_MS
    for (let time = 0; time < 3; time++)
      expect(await auth({ vars, later }).sendCode(codeRequest(newPhone()))).toMatchObject({
        status: 200,
      })
    expect(await auth({ vars, later }).sendCode(codeRequest(newPhone()))).toMatchObject({
      status: 429,
    })
    expect(
      await auth({ vars, later, headers: { 'x-client-address': 'not an address' } }).sendCode(
        codeRequest(newPhone()),
      ),
    ).toMatchObject({ status: 429 })
  })

  test('the limits are variables, and a senseless one is ignored', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    expect(
      await auth({ later: 60_000, vars: { CODES_PER_PHONE_HOUR: '1' } }).sendCode(
        codeRequest(phone),
      ),
    ).toMatchObject({ status: 429 })
    expect(
      await auth({ later: 60_000, vars: { CODES_PER_PHONE_HOUR: 'many' } }).sendCode(
        codeRequest(phone),
      ),
    ).toMatchObject({ status: 200 })
  })

  test('checks for customers by phone are rate limited per address [H-178]', async () => {
    const vars = { VERIFIES_PER_ADDRESS_HOUR: '3' }
    for (let time = 0; time < 3; time++)
      expect(await from('203.0.113.9', { vars }).verifyPhone({ phone: newPhone() })).toMatchObject({
        status: 200,
      })
    expect(await from('203.0.113.9', { vars }).verifyPhone({ phone: newPhone() })).toMatchObject({
      status: 429,
      body: { retryAfterSeconds: 3600 },
    })
  })

  test('log-in tries are limited per address [H-180]', async () => {
    const vars = { LOGINS_PER_ADDRESS_HOUR: '2' }
    for (let time = 0; time < 2; time++)
      await from('203.0.113.10', { vars }).logInWithCode({
        phone: newPhone(),
        otp: '000000',
        brandName: 'muot',
      })
    expect(
      await from('203.0.113.10', { vars }).logInWithCode({
        phone: newPhone(),
        otp: '000000',
        brandName: 'muot',
      }),
    ).toMatchObject({ status: 429 })
    expect(
      await from('203.0.113.10', { vars }).logInWithPassword({
        phone: newPhone(),
        password: '000000',
        brandName: 'muot',
      }),
    ).toMatchObject({ status: 429 })
  })
})
