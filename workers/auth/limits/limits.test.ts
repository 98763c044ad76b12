import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { coded } from '../../kit/message'
import { HOUR_MS, MINUTE_MS } from '../../../domain/durations'
import {
  auth,
  type ClientOptions,
  codeOf,
  codeRequest,
  otherThan,
  solvedCaptcha,
} from '../testing/client'
import { newPhone, somebody } from '../testing/customer'

function from(address: string, more: ClientOptions = {}) {
  return auth({ ...more, headers: { 'x-client-address': address } })
}

const sentCode = { body: { sent: true } }
const captchaFirst = { status: 200, body: { sent: false, needsCaptcha: true } }

/** Whether the response to a request for a code says that one was sent. */
function isSent({ body }: { body: object }): boolean {
  return 'sent' in body && body.sent === true
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
    const send = async (
      minute: number,
      recaptcha?: string,
      purpose: 'login' | 'holder' = 'login',
    ) =>
      (
        await auth({ vars, later: minute * MINUTE_MS }).sendCode({
          ...codeRequest(phone),
          recaptcha,
          purpose,
        })
      ).body
    const guess = async (times: number, minute: number) => {
      const code = otherThan(await codeOf(phone))
      for (let time = 0; time < times; time++)
        await auth({ later: minute * MINUTE_MS }).checkCode({ phone, code, purpose: 'login' })
    }
    for (const [minute, times] of [5, 5, 5, 4].entries()) {
      expect(await send(minute)).toMatchObject({ sent: true })
      await guess(times, minute)
    }
    expect(await send(4)).toMatchObject({ sent: true })
    await guess(1, 4)
    expect(await send(5)).toMatchObject({ sent: false, needsCaptcha: true })
    for (let minute = 5; minute < 21; minute++) {
      expect(await send(minute, await solvedCaptcha(minute * MINUTE_MS))).toMatchObject({
        sent: true,
      })
      await guess(5, minute)
      if (minute === 19)
        expect(await send(minute, await solvedCaptcha(minute * MINUTE_MS), 'holder')).toMatchObject(
          { sent: true },
        )
    }
    expect(await send(21, await solvedCaptcha(21 * MINUTE_MS))).toMatchObject({
      retryAfterSeconds: 86_400 - 21 * 60,
    })
    const code = await codeOf(phone, 'holder')
    expect(
      await auth({ later: 21 * MINUTE_MS }).checkCode({ phone, code, purpose: 'holder' }),
    ).toMatchObject({ body: { success: true } })
    expect(await send(21)).toMatchObject({ sent: true })
  })

  test('from the twentieth unanswered code on an address needs a captcha, and another address none', async () => {
    const address = '203.0.113.7'
    for (let time = 0; time < 20; time++)
      expect(await from(address).sendCode(codeRequest(newPhone()))).toMatchObject(sentCode)
    const honest = newPhone()
    expect(await from(address).sendCode(codeRequest(honest))).toMatchObject(captchaFirst)
    const booking = { ...codeRequest(honest), purpose: 'booking' as const }
    expect(await from(address).sendCode(booking)).toMatchObject(captchaFirst)
    const wrong = `${(await solvedCaptcha()).split(':')[0]}:99`
    expect(await from(address).sendCode({ ...booking, recaptcha: wrong })).toMatchObject(
      captchaFirst,
    )
    for (const request of [codeRequest(honest), booking])
      expect(
        await from(address).sendCode({ ...request, recaptcha: await solvedCaptcha() }),
      ).toMatchObject(sentCode)
    expect(await from('203.0.113.8').sendCode(codeRequest(newPhone()))).toMatchObject(sentCode)
  })

  test('of very many codes at once each needs a captcha, from whichever address, and only those sent count', async () => {
    let sent = 0
    const vars = {
      CODES_WITHOUT_CAPTCHA: { limit: () => Promise.resolve({ success: ++sent <= 2 }) },
    }
    const [first, second, third] = [newPhone(), newPhone(), newPhone()]
    const send = (phone: string, more: object = {}) =>
      auth({ vars }).sendCode({ ...codeRequest(phone), ...more })
    expect(await send(first)).toMatchObject(sentCode)
    expect(await send(first)).toMatchObject({ status: 429 })
    expect(await send(second)).toMatchObject(sentCode)
    expect(await send(third)).toMatchObject(captchaFirst)
    expect(await send(third, { recaptcha: await solvedCaptcha() })).toMatchObject(sentCode)
    expect(sent).toBe(3)
  })

  test('verified codes do not count for an address, which has its own limit', async () => {
    const own = from('203.0.113.20')
    for (let customer = 0; customer < 22; customer++) {
      const phone = newPhone()
      expect(await own.sendCode({ ...codeRequest(phone), purpose: 'booking' })).toMatchObject({
        status: 200,
      })
      const code = await codeOf(phone)
      expect(await own.checkCode({ phone, code, purpose: 'booking' })).toMatchObject({
        body: { success: true },
      })
    }
    const few = from('203.0.113.20', { vars: { ALL_CODES_PER_ADDRESS_HOUR: '22' } })
    expect(await few.sendCode(codeRequest(newPhone()))).toMatchObject({ status: 429 })
    for (let time = 0; time < 20; time++) await own.sendCode(codeRequest(newPhone()))
    expect(await own.sendCode(codeRequest(newPhone()))).toMatchObject(captchaFirst)
  })

  test('refused requests use up no codes of an address, and get it none either', async () => {
    const vars = { CODES_PER_ADDRESS_HOUR: '3', ALL_CODES_PER_ADDRESS_HOUR: '3' }
    const impatient = from('203.0.113.40', { vars })
    const phone = newPhone()
    expect(await impatient.sendCode(codeRequest(phone))).toMatchObject({ status: 200 })
    for (let time = 0; time < 10; time++)
      expect(await impatient.sendCode(codeRequest(phone))).toMatchObject({
        body: { message: coded('CODE_PAUSE', { seconds: 60 }) },
      })
    const others = await Promise.all(
      [newPhone(), newPhone()].map((other) => impatient.sendCode(codeRequest(other))),
    )
    expect(others).toMatchObject([{ body: { sent: true } }, { body: { sent: true } }])
    expect(await impatient.sendCode(codeRequest(newPhone()))).toMatchObject(captchaFirst)
  })

  test('requests at once, half of them refused, get an address no more codes than its limit', async () => {
    const own = from('203.0.113.41', { vars: { CODES_PER_ADDRESS_HOUR: '6' } })
    const phones = Array.from({ length: 5 }, newPhone)
    const responses = await Promise.all(
      [...phones, ...phones].map((phone) => own.sendCode(codeRequest(phone))),
    )
    let sent = responses.filter(isSent).length
    for (let time = 0; time < 8; time++)
      if (isSent(await own.sendCode(codeRequest(newPhone())))) sent++
    expect(sent).toBe(6)
  })

  test('the limit of all codes takes nothing from the limit of unanswered ones', async () => {
    const address = '203.0.113.42'
    const full = from(address, { vars: { ALL_CODES_PER_ADDRESS_HOUR: '1' } })
    await full.sendCode(codeRequest(newPhone()))
    for (let time = 0; time < 5; time++)
      expect(await full.sendCode(codeRequest(newPhone()))).toMatchObject({ status: 429 })
    const few = from(address, { vars: { CODES_PER_ADDRESS_HOUR: '2' } })
    expect(await few.sendCode(codeRequest(newPhone()))).toMatchObject({ status: 200 })
  })

  test('of thirty concurrent requests of one address, twenty codes are sent', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => from('203.0.113.30').sendCode(codeRequest(newPhone()))),
    )
    expect(responses.filter(isSent)).toHaveLength(20)
  })

  test('callers without an address share a larger bucket', async () => {
    const vars = { CODES_PER_ADDRESS_HOUR: '1', UNKNOWN_ADDRESS_FACTOR: '3' }
    const later = 2 * HOUR_MS
    for (let time = 0; time < 3; time++)
      expect(await auth({ vars, later }).sendCode(codeRequest(newPhone()))).toMatchObject({
        status: 200,
      })
    expect(await auth({ vars, later }).sendCode(codeRequest(newPhone()))).toMatchObject(
      captchaFirst,
    )
    expect(
      await auth({ vars, later, headers: { 'x-client-address': 'not an address' } }).sendCode(
        codeRequest(newPhone()),
      ),
    ).toMatchObject(captchaFirst)
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

  test('beyond a limit per address every phone is answered as known [H-178]', async () => {
    const own = from('203.0.113.9', { vars: { VERIFIES_PER_ADDRESS_HOUR: '3' } })
    const isNew = async () => (await own.verifyPhone({ phone: newPhone() })).body
    for (let time = 0; time < 3; time++)
      expect(await isNew()).toMatchObject({ isNewCustomer: true })
    const known = { isNewCustomer: false, needsCaptcha: false }
    expect(await isNew()).toEqual(known)
    // Nor does one whose owner always needs a captcha stand out.
    expect((await own.verifyPhone({ phone: '0966666666' })).body).toEqual(known)
  })

  test('wrong tries per address are limited, but for codes that a browser requested itself [H-180]', async () => {
    const vars = { CODE_TRIES_PER_ADDRESS_HOUR: '2' }
    const stranger = from('203.0.113.10', { vars })
    const guess = { phone: newPhone(), otp: '000000', brandName: 'muot' }
    for (let time = 0; time < 2; time++) await stranger.logInWithCode(guess)
    expect(await stranger.logInWithCode(guess)).toMatchObject({ status: 429 })
    const honest = auth({
      vars,
      headers: { 'x-client-address': '203.0.113.10', 'x-holder': 'a'.repeat(64) },
    })
    const phone = newPhone()
    expect(await honest.logInWithCode({ ...guess, phone })).toMatchObject({ status: 429 })
    await honest.sendCode(codeRequest(phone))
    expect(await stranger.logInWithCode({ ...guess, phone })).toMatchObject({ status: 429 })
    expect(
      await honest.logInWithCode({ phone, otp: await codeOf(phone), brandName: 'muot' }),
    ).toMatchObject({ body: { token: expect.any(String) } })
    // The right code was not counted, so it leaves the stranger no further try.
    expect(await stranger.logInWithCode({ ...guess, phone })).toMatchObject({ status: 429 })
  })

  test('beyond wrong passwords of an address the others there need a captcha [H-179]', async () => {
    const own = from('203.0.113.12', { vars: { LOGINS_PER_ADDRESS_HOUR: '2' } })
    const wrong = { password: '000000', brandName: 'muot' }
    for (let time = 0; time < 2; time++)
      await own.logInWithPassword({ phone: newPhone(), ...wrong })
    const phone = newPhone()
    expect(await own.logInWithPassword({ phone, ...wrong })).toMatchObject({
      body: { message: coded('NEEDS_CAPTCHA'), needsCaptcha: true },
    })
    expect(
      await own.logInWithPassword({ phone, ...wrong, recaptcha: await solvedCaptcha() }),
    ).toMatchObject({ body: { message: coded('WRONG_PASSWORD') } })
  })

  test('a right log-in with a captcha takes back none of the wrong ones of others [H-179]', async () => {
    const { phone, token: accessToken } = await somebody()
    await auth().changePassword({ phone, newPassword: '739164', accessToken })
    const own = from('203.0.113.14', { vars: { LOGINS_PER_ADDRESS_HOUR: '2' } })
    const wrong = { password: '000000', brandName: 'muot' }
    for (let time = 0; time < 2; time++)
      await own.logInWithPassword({ phone: newPhone(), ...wrong })
    const right = { ...wrong, phone, password: '739164', recaptcha: await solvedCaptcha() }
    expect(await own.logInWithPassword(right)).toMatchObject({
      body: { token: expect.any(String) },
    })
    expect(await own.logInWithPassword({ phone: newPhone(), ...wrong })).toMatchObject({
      body: { message: coded('NEEDS_CAPTCHA') },
    })
  })

  test('right log-ins do not count for an address, which customers of a carrier share [H-179, H-180]', async () => {
    const own = from('203.0.113.11', { vars: { LOGINS_PER_ADDRESS_HOUR: '1' } })
    const phone = newPhone()
    await own.sendCode(codeRequest(phone))
    const otp = await codeOf(phone)
    const byCode = await own.logInWithCode({ phone, otp, brandName: 'muot' })
    const accessToken = 'token' in byCode.body ? (byCode.body.token ?? '') : ''
    const password = '739164'
    const changed = { phone, newPassword: password, accessToken }
    for (let time = 0; time < 3; time++) {
      expect(await own.changePassword(changed)).toMatchObject({ status: 200 })
      expect(await own.logInWithPassword({ phone, password, brandName: 'muot' })).toMatchObject({
        body: { token: expect.any(String) },
      })
      expect(await own.exchangeToken({ accessToken })).toMatchObject({ status: 200 })
    }
    const unknown = { accessToken: 'e'.repeat(64) }
    expect(await own.exchangeToken(unknown)).toMatchObject({ status: 404 })
    expect(await own.exchangeToken(unknown)).toMatchObject({ status: 429 })
    expect(await own.exchangeToken({ accessToken })).toMatchObject({ status: 200 })
  })
})
