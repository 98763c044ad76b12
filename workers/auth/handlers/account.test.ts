import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Unacceptable, Unauthenticated } from '../../kit/connect'
import { coded } from '../../kit/message'
import { seed } from '../seed'
import {
  auth,
  bindings,
  codeOf,
  codeRequest,
  logOutMeanwhile,
  otherThan,
  type ClientOptions,
} from '../testing/client'
import { brandName, newPhone, somebody } from '../testing/customer'
import { addDays, vietnamDay } from '../../kit/vietnam-time'

beforeAll(async () => {
  await bindings.DB.batch(seed(new Date()).map((sql) => bindings.DB.prepare(sql)))
})

afterEach(() => vi.restoreAllMocks())

async function byPassword(phone: string, password = '123456'): Promise<string | null> {
  const { body } = await auth().logInWithPassword({ phone, password, brandName })
  return 'token' in body ? body.token : null
}

async function byCode(phone: string): Promise<string> {
  await auth().sendCode(codeRequest(phone))
  const { body } = await auth().logInWithCode({ phone, otp: await codeOf(phone), brandName })
  return 'token' in body ? body.token! : ''
}

function as(token: string, later = 0) {
  return auth({ headers: { authorization: `Bearer ${token}` }, later })
}

describe('a password', () => {
  test('is set after a log-in with a code, and then logs in [H-181, H-119, H-127]', async () => {
    const phone = newPhone()
    const token = await byCode(phone)
    expect(await as(token).getUser({})).toMatchObject({ hasPassword: false })
    expect(
      await auth().changePassword({ phone, newPassword: '739164', accessToken: token }),
    ).toEqual({ status: 200, body: { success: true, message: coded('PASSWORD_SET') } })
    expect(await as(token).getUser({})).toMatchObject({ hasPassword: true })
    expect(await byPassword(phone, '739164')).toMatch(/^[0-9a-f]{64}$/)
    expect(await byPassword(phone, '111111')).toBeNull()
  })

  test('is not set by a session of a password, nor long after the code [H-181]', async () => {
    const phone = '0987654321'
    expect(
      await auth().changePassword({
        phone,
        newPassword: '739164',
        accessToken: (await byPassword(phone))!,
      }),
    ).toMatchObject({ status: 403 })
    const other = newPhone()
    const token = await byCode(other)
    expect(
      await auth({ later: 15 * 60_000 }).changePassword({
        phone: other,
        newPassword: '739164',
        accessToken: token,
      }),
    ).toMatchObject({ status: 403 })
    expect(await byPassword(phone)).not.toBeNull()
  })

  test.each([
    ['0907100901', '123456'],
    ['0907100902', '000000'],
    ['0907100903', '071009'],
    ['0907100904', '240591'],
  ])(
    'of %s is refused as %s, which is easily guessed, before a code is tried [H-181]',
    async (phone, newPassword) => {
      const token = await byCode(phone)
      await bindings.DB.prepare(
        'UPDATE customers SET birth_day = 24, birth_month = 5, birth_year = 1991 WHERE phone = ?',
      )
        .bind(phone)
        .run()
      const change = { phone, newPassword, accessToken: token, otp: '000000' }
      await expect(auth().changePassword(change)).rejects.toMatchObject({
        issues: [{ field: 'newPassword', message: coded('WEAK_PASSWORD') }],
      })
      expect(await as(token).getUser({})).toMatchObject({ hasPassword: false })
    },
  )

  test('that was forgotten is replaced, and sessions end [H-114, H-181]', async () => {
    const phone = '0912345680'
    const knower = (await byPassword(phone))!
    for (let time = 0; time < 3; time++) await byPassword(phone, '000000')
    const token = await byCode(phone)
    await auth().changePassword({ phone, newPassword: '582047', accessToken: token })
    await expect(as(knower).getUser({})).rejects.toThrow(Unauthenticated)
    expect(await as(token).getUser({})).toMatchObject({ phone })
    expect(await byPassword(phone, '582047')).not.toBeNull()
  })

  test('is not set where the other sessions could not be ended with it [H-181]', async () => {
    const phone = newPhone()
    const token = await byCode(phone)
    const change = (newPassword: string) =>
      auth().changePassword({ phone, newPassword, accessToken: token })
    await change('739164')
    const prepare = bindings.DB.prepare.bind(bindings.DB)
    const broken = vi
      .spyOn(bindings.DB, 'prepare')
      .mockImplementation((query) =>
        prepare(query.replace('DELETE FROM sessions', 'DELETE FROM lost_sessions')),
      )
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(change('582047')).rejects.toThrow('500')
    broken.mockRestore()
    expect(await byPassword(phone, '739164')).not.toBeNull()
    expect(await change('582047')).toMatchObject({ status: 200 })
  })

  test('is not set by a session that its owner ends meanwhile [H-128, H-181]', async () => {
    const phone = newPhone()
    const token = await byCode(phone)
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce(async (...how) => {
      await as(token).endAllSessions({})
      return derive(...how)
    })
    await expect(
      auth().changePassword({ phone, newPassword: '739164', accessToken: token }),
    ).rejects.toThrow(Unauthenticated)
    expect(await byPassword(phone, '739164')).toBeNull()
  })

  test('is not set without a live session, nor for another phone [H-130, H-181]', async () => {
    const phone = newPhone()
    const token = await byCode(phone)
    await expect(
      auth().changePassword({ phone: '0987654321', newPassword: '739164', accessToken: token }),
    ).rejects.toThrow(Unauthenticated)
    await expect(
      auth().changePassword({ phone, newPassword: '739164', accessToken: 'f'.repeat(64) }),
    ).rejects.toThrow(Unauthenticated)
    await expect(
      auth().changePassword({ phone, newPassword: '65432', accessToken: token }),
    ).rejects.toThrow(Unacceptable)
  })
})

describe('a token that is handed over', () => {
  test('is exchanged for another one of the same customer, which cannot set a password [O-32, H-131]', async () => {
    const phone = newPhone()
    const token = await byCode(phone)
    const response = await auth().exchangeToken({ accessToken: token })
    if (response.status !== 200) throw new Error('not exchanged')
    expect(response.body.token).not.toBe(token)
    expect(await as(response.body.token).getUser({})).toMatchObject({ phone })
    expect(
      await auth().changePassword({
        phone,
        newPassword: '739164',
        accessToken: response.body.token,
      }),
    ).toMatchObject({ status: 403 })
  })

  test('opens no session while its customer logs out everywhere [H-128, O-32]', async () => {
    const token = await byCode(newPhone())
    const meanwhile = auth({ vars: { DB: logOutMeanwhile() } })
    expect(await meanwhile.exchangeToken({ accessToken: token })).toMatchObject({ status: 404 })
  })

  test('is refused when it is unknown or expired [O-32]', async () => {
    expect(await auth().exchangeToken({ accessToken: 'f'.repeat(64) })).toMatchObject({
      status: 404,
    })
    const token = await byCode(newPhone())
    await as(token).logOut({})
    expect(await auth().exchangeToken({ accessToken: token })).toMatchObject({ status: 404 })
  })

  test('is not guessed: an address may try so often and no more [O-32]', async () => {
    const guess = () =>
      auth({
        vars: { LOGINS_PER_ADDRESS_HOUR: '3' },
        headers: { 'x-client-address': '198.51.100.77' },
      }).exchangeToken({ accessToken: 'e'.repeat(64) })
    for (let time = 0; time < 3; time++) expect(await guess()).toMatchObject({ status: 404 })
    expect(await guess()).toMatchObject({ status: 429 })
  })
})

describe('an account', () => {
  test('is stored for its owner only [B-360, H-183]', async () => {
    const phone = newPhone()
    const token = await byCode(phone)
    expect(await as(token).saveCustomerName({ phone, name: 'Minh Đức' })).toEqual({ success: true })
    expect(await as(token).getUser({})).toMatchObject({ name: 'Minh Đức' })
    await expect(as(token).saveCustomerName({ phone: '0987654321', name: 'Minh' })).rejects.toThrow(
      Unacceptable,
    )
    await expect(auth().saveCustomerName({ phone, name: 'Minh' })).rejects.toThrow(Unauthenticated)
  })

  test('with other signs or too long is refused [B-315, B-317]', async () => {
    const phone = newPhone()
    const token = await byCode(phone)
    for (const name of ['', 'Minh2', '\u3164', 'M'.repeat(21), '<b>'])
      await expect(as(token).saveCustomerName({ phone, name })).rejects.toThrow(Unacceptable)
    expect(await as(token).getUser({})).toMatchObject({ name: '' })
  })

  test('is stored composed and with single spaces, however it was typed [B-316]', async () => {
    const phone = newPhone()
    const token = await byCode(phone)
    const name = ` Trần  Đặng Thuỳ\u200b Dương`.normalize('NFD')
    await as(token).saveCustomerName({ phone, name })
    expect(await as(token).getUser({})).toMatchObject({ name: 'Trần Đặng Thuỳ Dương' })
  })

  test('made by a first code is completed by register-new, by its owner only [H-189]', async () => {
    const phone = newPhone()
    const token = await byCode(phone)
    expect(await as(token).getUser({})).toMatchObject({ isRegistered: false })
    await as(token).registerNew({ phone, brandName })
    await as(token).registerNew({ phone, brandName })
    expect(await as(token).getUser({})).toMatchObject({ isRegistered: true })
    await expect(auth().registerNew({ phone, brandName })).rejects.toThrow(Unauthenticated)
  })
})

const nobody = { fullName: '', email: '', gender: '', birthday: null } as const

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
