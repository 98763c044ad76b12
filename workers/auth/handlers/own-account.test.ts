import { beforeAll, describe, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import { Unacceptable, Unauthenticated } from '../../kit/connect'
import { addDays, vietnamDay } from '../../kit/vietnam-time'
import { seed } from '../seed'
import {
  auth,
  bindings,
  codeOf,
  otherThan,
  codeRequest,
  type ClientOptions,
} from '../testing/client'
import { brandName, somebody } from '../testing/customer'

const nobody = { fullName: '', email: '', gender: '', birthday: null } as const

beforeAll(async () => {
  await bindings.DB.batch(seed(new Date()).map((sql) => bindings.DB.prepare(sql)))
})

describe('a profile', () => {
  test('is read and stored by its owner only [H-184, H-185]', async () => {
    const me = await somebody()
    const other = await somebody()
    expect(
      await me.as().saveCustomer({
        customerId: me.id,
        fullName: 'Minh Đức',
        email: 'duc@example.com',
        gender: 'male',
        birthday: { day: 29, month: 2, year: 2000 },
      }),
    ).toEqual({ status: 200, body: { success: true } })
    const mine = await me.as().getCustomerInfo({ customerId: me.id })
    expect(mine).toMatchObject({
      status: 200,
      body: {
        id: me.id,
        phone: me.phone,
        fullName: 'Minh Đức',
        email: 'duc@example.com',
        gender: 'male',
        birthday: { day: 29, month: 2, year: 2000 },
        deletion: null,
      },
    })
    expect(await other.as().getCustomerInfo({ customerId: me.id })).toMatchObject({ status: 404 })
    expect(await other.as().saveCustomer({ customerId: me.id, ...nobody })).toMatchObject({
      status: 404,
    })
    await expect(auth().getCustomerInfo({ customerId: me.id })).rejects.toThrow(Unauthenticated)
    await expect(auth().saveCustomer({ customerId: me.id, ...nobody })).rejects.toThrow(
      Unauthenticated,
    )
    expect(await me.as().getUser({})).toMatchObject({
      name: 'Minh Đức',
      email: 'duc@example.com',
      birthMonth: 2,
    })
  })

  test('takes no wrong e-mail, name or birthday, and keeps a birthday that an offer hangs on [H-185]', async () => {
    const me = await somebody()
    const save = (over: object) => me.as().saveCustomer({ customerId: me.id, ...nobody, ...over })
    const wrong = [
      { email: 'duc' },
      { email: `${'d'.repeat(120)}@example.com` },
      { fullName: 'Minh2' },
      { birthday: { day: 30, month: 2, year: 2000 } },
      { birthday: { day: 1, month: 1, year: 1899 } },
      { birthday: { day: 1, month: 1, year: 2999 } },
      { birthday: { day: 0, month: 1, year: 1990 } },
    ]
    for (const over of wrong) await expect(save(over)).rejects.toThrow(Unacceptable)
    const bornYearsAgo = (years: number, days: number) => {
      const [year, month, day] = addDays(vietnamDay(Date.now()), days).split('-').map(Number)
      return { birthday: { day: day!, month: month!, year: year! - years } }
    }
    for (const over of [bornYearsAgo(0, -1), bornYearsAgo(5, 0), bornYearsAgo(111, 0)])
      await expect(save(over)).rejects.toMatchObject({ issues: [{ field: 'birthday' }] })
    expect(await save({ birthday: { day: 1, month: 5, year: 1990 } })).toMatchObject({
      status: 200,
    })
    expect(await save({ birthday: { day: 1, month: 6, year: 1990 } })).toMatchObject({
      status: 409,
    })
    expect(await save({})).toMatchObject({ status: 409 })
    expect(await me.as().getUser({})).toMatchObject({ birthMonth: 5 })
  })

  test('stays as it is where a field is left out [H-185]', async () => {
    const me = await somebody()
    const rest = {
      email: 'duc@example.com',
      gender: 'male',
      birthday: { day: 1, month: 5, year: 1990 },
    } as const
    await me.as().saveCustomer({ customerId: me.id, fullName: 'Minh', ...rest })
    expect(await me.as().saveCustomer({ customerId: me.id, fullName: 'Đức' })).toMatchObject({
      status: 200,
    })
    expect(await me.as().getCustomerInfo({ customerId: me.id })).toMatchObject({
      body: { fullName: 'Đức', ...rest },
    })
  })

  test('is reported as complete or not to its owner only [H-186]', async () => {
    const me = await somebody()
    expect(await me.as().checkRegistered({})).toEqual({ isRegistered: false })
    await me.as().registerNew({ phone: me.phone, brandName })
    expect(await me.as().checkRegistered({})).toEqual({ isRegistered: true })
    await expect(auth().checkRegistered({})).rejects.toThrow(Unauthenticated)
  })

  test('is not stored more than 60 times an hour', async () => {
    const me = await somebody()
    const responses = []
    for (let time = 0; time < 61; time++)
      responses.push(await me.as().saveCustomer({ customerId: me.id, ...nobody }))
    expect(responses.slice(0, 60).every(({ status }) => status === 200)).toBe(true)
    expect(responses[60]).toMatchObject({
      status: 429,
      body: { retryAfterSeconds: expect.any(Number) },
    })
  })
})

describe('sessions', () => {
  test('are listed with what they were opened on, and each can be ended by their owner only [H-128]', async () => {
    const me = await somebody({ 'x-device': 'Chrome, Android' })
    const other = await somebody()
    const { body } = await auth({ headers: { 'x-device': '<script>' } }).exchangeToken({
      accessToken: me.token,
    })
    const elsewhere = 'token' in body ? body.token : ''
    const sessions = await me.as().listSessions({})
    expect(sessions.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
      ['', false],
      ['Chrome, Android', true],
    ])
    const far = sessions.find(({ isThis }) => !isThis)!.id
    expect(await other.as().endSession({ sessionId: far })).toMatchObject({ status: 404 })
    expect(await me.as().endSession({ sessionId: far })).toMatchObject({ status: 200 })
    expect(await me.as().endSession({ sessionId: far })).toMatchObject({ status: 404 })
    await expect(
      auth({ headers: { authorization: `Bearer ${elsewhere}` } }).getUser({}),
    ).rejects.toThrow(Unauthenticated)
    expect(await me.as().getUser({})).toMatchObject({ phone: me.phone })
    await me.as().endAllSessions({})
    await expect(me.as().getUser({})).rejects.toThrow(Unauthenticated)
    expect(await other.as().getUser({})).toMatchObject({ phone: other.phone })
  })
})

describe('a password', () => {
  test('is changed with the current one or a code, in limited tries [H-181]', async () => {
    const me = await somebody()
    const { phone } = me
    const late = { later: 20 * 60_000 }
    const change = (over: object, asking: ClientOptions = late) =>
      auth(asking).changePassword({ phone, newPassword: '739164', accessToken: me.token, ...over })
    await auth().changePassword({ phone, newPassword: '903217', accessToken: me.token })
    expect(await change({})).toMatchObject({ status: 403 })
    expect(await change({ currentPassword: '999999' })).toMatchObject({
      status: 400,
      body: { message: coded('WRONG_CURRENT_PASSWORD') },
    })
    expect(await change({ currentPassword: '903217' })).toMatchObject({ status: 200 })
    await auth(late).sendCode(codeRequest(phone))
    const code = await codeOf(phone)
    expect(await change({ otp: otherThan(code) })).toMatchObject({ status: 400 })
    expect(await change({ otp: code, newPassword: '582047' })).toMatchObject({ status: 200 })
    for (let time = 0; time < 10; time++) await change({ currentPassword: '000000' })
    expect(await change({ currentPassword: '582047' })).toMatchObject({ status: 429 })
  })
})
