import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { coded, type Message } from '../../kit/message'
import { drawCode, hashCode } from '../codes/codes'
import { HOUR_MS } from '../../../domain/durations'
import { CODE_LIFE_MS, ENDED_CODE_MEMORY_MS } from '../limits/limits'
import { auth, bindings, codeOf, otherThan, codeRequest } from '../testing/client'
import { newPhone } from '../testing/customer'
import { codesOf } from './codes'

function tried(body: { success: boolean; message: Message }) {
  return { status: 200, body }
}

const wrong = tried({ success: false, message: coded('WRONG_LOGIN_CODE') })
const expired = tried({
  success: false,
  message: coded('EXPIRED_CODE'),
})
const right = tried({ success: true, message: '' })
const dead = {
  status: 429,
  body: {
    message: coded('USED_UP_CODE'),
    retryAfterSeconds: expect.any(Number),
  },
}

afterEach(() => vi.useRealTimers())

describe('a code that was sent', () => {
  test('a code is sent by the requested method [H-177, B-358]', async () => {
    const phone = newPhone()
    expect(await auth().sendCode(codeRequest(phone))).toMatchObject({
      status: 200,
      body: { sent: true, channel: 'sms', needsCaptcha: false },
    })
    expect(await codeOf(phone)).toMatch(/^\d{6}$/)
  })

  test('a sent code has the seconds until the next one [B-167, H-123]', async () => {
    const { body } = await auth().sendCode(codeRequest(newPhone()))
    expect(body).toMatchObject({ sent: true, resendAfterSeconds: 60 })
  })

  test.each([
    ['sms', 'LOGIN_CODE_BY_SMS', 'H-277'],
    ['zalo', 'LOGIN_CODE_BY_ZALO', 'H-278'],
    ['voice', 'CODE_BY_CALL', 'H-279'],
  ] as const)('a code by %s has its message: %s [H-122, %s]', async (method, code, _id) => {
    const { body } = await auth().sendCode({ ...codeRequest(newPhone()), method })
    expect(body.message).toEqual(coded(code))
  })

  test('each send uses its requested method: SMS, then Zalo [H-121, B-318]', async () => {
    const phone = newPhone()
    const first = await auth().sendCode(codeRequest(phone))
    const second = await auth({ later: 60_000 }).sendCode({ ...codeRequest(phone), method: 'zalo' })
    expect([first.body, second.body]).toMatchObject([{ channel: 'sms' }, { channel: 'zalo' }])
  })

  test('a right code works once', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    const attempt = { phone, code: await codeOf(phone), purpose: 'login' } as const
    expect(await auth().checkCode(attempt)).toEqual(right)
    expect(await auth().checkCode(attempt)).toEqual(expired)
  })

  test('a code for one purpose is invalid for another', async () => {
    const phone = newPhone()
    await auth().sendCode({ ...codeRequest(phone), purpose: 'booking' })
    const code = await codeOf(phone)
    await auth().sendCode({ ...codeRequest(phone), purpose: 'holder' })
    if ((await codeOf(phone)) !== code)
      expect(await auth().checkCode({ phone, code, purpose: 'holder' })).toMatchObject({
        body: { success: false },
      })
    expect(await auth().checkCode({ phone, code, purpose: 'login' })).toEqual(wrong)
    expect(await auth().checkCode({ phone, code, purpose: 'booking' })).toEqual(right)
  })

  test('a wrong code has the message of its screen [H-274, B-324]', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    expect(
      await auth().checkCode({ phone, code: otherThan(await codeOf(phone)), purpose: 'login' }),
    ).toEqual(wrong)
    await auth().sendCode({ ...codeRequest(phone), purpose: 'booking' })
    expect(
      await auth().checkCode({ phone, code: otherThan(await codeOf(phone)), purpose: 'booking' }),
    ).toEqual(tried({ success: false, message: coded('WRONG_BOOKING_CODE') }))
  })

  test('the fifth wrong try invalidates a code, also for the right one', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    const code = await codeOf(phone)
    const miss = { phone, code: otherThan(code), purpose: 'login' } as const
    for (let time = 1; time <= 4; time++) expect(await auth().checkCode(miss)).toEqual(wrong)
    expect(await auth().checkCode(miss)).toEqual(dead)
    expect(await auth().checkCode({ ...miss, code })).toEqual(dead)
  })

  test('of twenty tries at once no more than five are looked at', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    const miss = { phone, code: otherThan(await codeOf(phone)), purpose: 'login' } as const
    const responses = await Promise.all(Array.from({ length: 20 }, () => auth().checkCode(miss)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4)
  })

  test.each([
    [CODE_LIFE_MS - 1, true],
    [CODE_LIFE_MS, false],
  ])('after %i ms a code still works: %s', async (later, works) => {
    const phone = newPhone()
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    await auth().sendCode(codeRequest(phone))
    const response = await auth({ later }).checkCode({
      phone,
      code: await codeOf(phone),
      purpose: 'login',
    })
    expect(response).toEqual(works ? right : expired)
  })

  test('a new code kills the old one', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    const old = await codeOf(phone)
    await auth({ later: 60_000 }).sendCode(codeRequest(phone))
    const fresh = await codeOf(phone)
    if (old !== fresh)
      expect(
        await auth({ later: 60_000 }).checkCode({ phone, code: old, purpose: 'login' }),
      ).toEqual(wrong)
    expect(
      await auth({ later: 60_000 }).checkCode({ phone, code: fresh, purpose: 'login' }),
    ).toEqual(right)
  })

  test('the code itself is nowhere in the object, and two phones with one code keep different hashes', async () => {
    const [one, other] = [newPhone(), newPhone()]
    await bindings.DB.batch(
      [one, other].map((phone) =>
        bindings.DB.prepare('INSERT INTO demo_phones (phone) VALUES (?)').bind(phone),
      ),
    )
    const hashes = await Promise.all(
      [one, other].map(async (phone) => {
        await auth({ vars: { DEMO_CODE: '424242' } }).sendCode(codeRequest(phone))
        return runInDurableObject(bindings.ATTEMPTS.getByName(`phone:${phone}`), (_object, state) =>
          state.storage.sql.exec<{ hash: string }>('SELECT * FROM code').one(),
        )
      }),
    )
    expect(JSON.stringify(hashes)).not.toContain('424242')
    expect(hashes[0]!.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(hashes[0]!.hash).not.toBe(hashes[1]!.hash)
  })

  test('a code is tried while the alarm empties its object', async () => {
    const phone = newPhone()
    const tried = {
      phone,
      purpose: 'login' as const,
      code: '123456',
      caller: { browser: null, network: null },
      waitSeconds: 0,
      now: Date.now(),
    }
    await runInDurableObject(codesOf(bindings, phone), async (codes) => {
      for (let time = 0; time < 20; time++) {
        const [result] = await Promise.all([codes.check(tried), codes.alarm()])
        expect(result.outcome).toBe('wrong')
      }
    })
  })

  test('the alarm deletes a code an hour after its end, and then everything about the phone', async () => {
    const phone = newPhone()
    const now = Date.now()
    vi.useFakeTimers({ now, toFake: ['Date'] })
    await auth().sendCode(codeRequest(phone))
    const object = bindings.ATTEMPTS.getByName(`phone:${phone}`)
    const rows = (table: string) =>
      runInDurableObject(
        object,
        (_object, state) => state.storage.sql.exec(`SELECT * FROM ${table}`).toArray().length,
      )
    const tables = () =>
      runInDurableObject(
        object,
        (_object, state) =>
          state.storage.sql
            .exec("SELECT name FROM sqlite_master WHERE name IN ('code', 'attempt')")
            .toArray().length,
      )
    vi.setSystemTime(now + HOUR_MS)
    expect(await runDurableObjectAlarm(object)).toBe(true)
    expect(await rows('attempt')).toBe(0)
    expect(await rows('code')).toBe(1)
    vi.setSystemTime(now + CODE_LIFE_MS + ENDED_CODE_MEMORY_MS)
    expect(await runDurableObjectAlarm(object)).toBe(true)
    expect(await tables()).toBe(0)
  })

  test('all wrong codes get one message, and only a right one is reported expired', async () => {
    const phone = newPhone()
    const check = (code: string, later = 0) =>
      auth({ later }).checkCode({ phone, code, purpose: 'login' })
    expect(await check('123123')).toEqual(wrong)
    await auth().sendCode(codeRequest(phone))
    const code = await codeOf(phone)
    expect(await check(otherThan(code))).toEqual(wrong)
    expect(await check(otherThan(code), CODE_LIFE_MS)).toEqual(wrong)
    expect(await check(code, CODE_LIFE_MS)).toEqual(expired)
  })

  test('a phone of the demo gets the code of the demo, and it expires like any other', async () => {
    const phone = newPhone()
    await bindings.DB.prepare('INSERT INTO demo_phones (phone) VALUES (?)').bind(phone).run()
    const vars = { DEMO_CODE: '123456' }
    await auth({ vars }).sendCode(codeRequest(phone))
    expect(await codeOf(phone)).toBe('123456')
    expect(
      await auth({ later: CODE_LIFE_MS + 60_000 }).checkCode({
        phone,
        code: '123456',
        purpose: 'login',
      }),
    ).toEqual(expired)
  })

  test('without the secret of the hashes nothing is hashed', async () => {
    await expect(
      hashCode({ ...bindings, CODE_PEPPER: undefined }, newPhone(), 'login', '000000'),
    ).rejects.toThrow('CODE_PEPPER')
  })

  test('drawn codes are six digits, leading zeros included [H-152]', () => {
    const codes = Array.from({ length: 2000 }, drawCode)
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    expect(codes.some((code) => code.startsWith('0'))).toBe(true)
    expect(new Set(codes).size).toBeGreaterThan(1900)
  })
})
