import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { coded } from '../../kit/message'
import { Unacceptable, Unauthenticated } from '../../kit/connect'
import { addDays, vietnamDay } from '../../kit/vietnam-time'
import { seed } from '../seed'
import {
  fetchAuth,
  auth,
  bindings,
  codeOf,
  otherThan,
  codeRequest,
  type ClientOptions,
} from '../testing/client'
import worker from '../worker'

const brandName = 'muot'
const textVersion = '2026-11-21'
const nobody = { fullName: '', email: '', gender: '', birthday: null } as const

beforeAll(async () => {
  await bindings.DB.batch(seed(new Date()).map((sql) => bindings.DB.prepare(sql)))
})

/** A logged-in customer: his token, his number, and a client with his session. */
async function somebody(phone: string, headers: Record<string, string> = {}) {
  await auth().sendCode(codeRequest(phone))
  const { body } = await auth({ headers }).logInWithCode({
    phone,
    otp: await codeOf(phone),
    brandName,
  })
  const token = 'token' in body ? body.token! : ''
  const as = (asking: ClientOptions = {}) =>
    auth({ ...asking, headers: { authorization: `Bearer ${token}` } })
  const { id } = await as().getUser({})
  return { token, id, as, phone }
}

describe('a profile', () => {
  test('is read and stored by its owner only [H-184, H-185]', async () => {
    const me = await somebody('0907100001')
    const other = await somebody('0907100002')
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
    const me = await somebody('0907100003')
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

  test('is reported as complete or not to its owner only [H-186]', async () => {
    const me = await somebody('0907100004')
    expect(await me.as().checkRegistered({})).toEqual({ isRegistered: false })
    await me.as().registerNew({ phone: me.phone, brandName })
    expect(await me.as().checkRegistered({})).toEqual({ isRegistered: true })
    await expect(auth().checkRegistered({})).rejects.toThrow(Unauthenticated)
  })

  test('is not stored more than 60 times an hour', async () => {
    const me = await somebody('0907100005')
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

describe('a consent', () => {
  test('is given and withdrawn per purpose, with its time and text [H-187, O-46]', async () => {
    const me = await somebody('0907100011')
    expect(await me.as().getUser({})).toMatchObject({
      hasAgreedToPrivacy: false,
      consents: { booking: null, photo: null, location: null, marketing: null },
    })
    await me
      .as()
      .agreeProtectPersonal({ purpose: 'booking', isAgree: true, textVersion, source: 'account' })
    await me
      .as()
      .agreeProtectPersonal({ purpose: 'photo', isAgree: true, textVersion, source: 'account' })
    await me.as({ later: 60_000 }).agreeProtectPersonal({
      purpose: 'photo',
      isAgree: false,
      textVersion: '2027-01-01',
      source: 'account',
    })
    expect(await me.as().getUser({})).toMatchObject({
      hasAgreedToPrivacy: true,
      consents: { booking: true, photo: false, location: null, marketing: null },
    })
    const entries = await me.as().listConsents({})
    expect(
      entries.map(({ purpose, isGiven, textVersion: text }) => [purpose, isGiven, text]),
    ).toEqual([
      ['photo', false, '2027-01-01'],
      ['photo', true, textVersion],
      ['booking', true, textVersion],
    ])
    expect(entries[0]!.at - entries[1]!.at).toBeGreaterThanOrEqual(60_000)
    await me
      .as()
      .agreeProtectPersonal({ purpose: 'booking', isAgree: false, textVersion, source: 'account' })
    expect(await me.as().getUser({})).toMatchObject({
      hasAgreedToPrivacy: false,
      consents: { booking: false },
    })
    await expect(
      auth().agreeProtectPersonal({
        purpose: 'booking',
        isAgree: true,
        textVersion,
        source: 'account',
      }),
    ).rejects.toThrow(Unauthenticated)
  })

  test('can always be withdrawn, also above the rate limit [H-187, O-46]', async () => {
    const me = await somebody('0907100014')
    const say = (isAgree: boolean) =>
      me.as().agreeProtectPersonal({ purpose: 'booking', isAgree, textVersion, source: 'account' })
    for (let time = 0; time < 60; time++) await say(true)
    expect(await say(true)).toMatchObject({ status: 429 })
    expect(await say(false)).toMatchObject({ status: 200 })
    expect(await me.as().getUser({})).toMatchObject({ consents: { booking: false } })
  })

  test('for any phone is stored, but applies to its own session [H-188, H-139]', async () => {
    const me = await somebody('0907100012')
    const other = await somebody('0907100013')
    const consents = {
      phone: me.phone,
      brandName,
      purposes: ['booking', 'location'] as ('booking' | 'location')[],
      textVersion,
      source: 'booking' as const,
    }
    for (const client of [
      auth(),
      other.as(),
      auth({ headers: { authorization: `Bearer ${'f'.repeat(64)}` } }),
    ])
      expect(await client.postAgreeProtectPersonalInfo(consents)).toEqual({
        status: 200,
        body: { success: true },
      })
    expect(await me.as().getUser({})).toMatchObject({
      hasAgreedToPrivacy: false,
      consents: { booking: null, location: null },
    })
    expect(await other.as().getUser({})).toMatchObject({ hasAgreedToPrivacy: false })
    expect(await me.as().listConsents({})).toEqual([])
    expect(await other.as().listConsents({})).toEqual([])
    await me.as().postAgreeProtectPersonalInfo(consents)
    expect(await me.as().getUser({})).toMatchObject({
      hasAgreedToPrivacy: true,
      consents: { booking: true, location: true },
    })
  })

  test('that arrives again is stored once, a later or another one anew [H-188]', async () => {
    const me = await somebody('0907100016')
    const post = (later = 0, purpose: 'booking' | 'photo' = 'booking') =>
      me.as({ later }).postAgreeProtectPersonalInfo({
        phone: me.phone,
        brandName,
        purposes: [purpose],
        textVersion,
        source: 'booking',
      })
    const purposes = async () => (await me.as().listConsents({})).map(({ purpose }) => purpose)
    await post()
    await post()
    expect(await purposes()).toEqual(['booking'])
    await post(0, 'photo')
    await post(11 * 60_000)
    expect(await purposes()).toEqual(['booking', 'photo', 'booking'])
    await me
      .as({ later: 12 * 60_000 })
      .agreeProtectPersonal({ purpose: 'booking', isAgree: false, textVersion, source: 'account' })
    await post(13 * 60_000)
    expect(await me.as().getUser({})).toMatchObject({ hasAgreedToPrivacy: true })
  })

  test('is not written without end from one address [H-188]', async () => {
    const client = auth({
      vars: { CONSENTS_PER_ADDRESS_HOUR: '2' },
      headers: { 'x-client-address': '198.51.100.91' },
    })
    const consents = {
      phone: '0907100014',
      brandName,
      purposes: ['booking' as const],
      textVersion,
      source: 'booking' as const,
    }
    for (let time = 0; time < 2; time++)
      expect(await client.postAgreeProtectPersonalInfo(consents)).toMatchObject({ status: 200 })
    expect(await client.postAgreeProtectPersonalInfo(consents)).toMatchObject({ status: 429 })
  })

  test('uses up no check of a phone, and is stored for its logged-in owner in any case [H-178, H-188]', async () => {
    const me = await somebody('0907100017')
    const client = auth({
      vars: { VERIFIES_PER_ADDRESS_HOUR: '1', CONSENTS_PER_ADDRESS_HOUR: '1' },
      headers: { 'x-client-address': '198.51.100.92', authorization: `Bearer ${me.token}` },
    })
    const post = (phone: string) =>
      client.postAgreeProtectPersonalInfo({
        phone,
        brandName,
        purposes: ['booking'],
        textVersion,
        source: 'booking',
      })
    for (let time = 0; time < 3; time++) expect(await post(me.phone)).toMatchObject({ status: 200 })
    expect(await post('0907100018')).toMatchObject({ status: 200 })
    expect(await post('0907100018')).toMatchObject({ status: 429 })
    expect(await client.verifyPhone({ phone: me.phone })).toMatchObject({ status: 200 })
  })
})

describe('sessions', () => {
  test('are listed with what they were opened on, and each can be ended by their owner only [H-128]', async () => {
    const phone = '0907100021'
    const me = await somebody(phone, { 'x-device': 'Chrome, Android' })
    const other = await somebody('0907100022')
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
    expect(await me.as().getUser({})).toMatchObject({ phone })
    await me.as().endAllSessions({})
    await expect(me.as().getUser({})).rejects.toThrow(Unauthenticated)
    expect(await other.as().getUser({})).toMatchObject({ phone: other.phone })
  })
})

describe('a password', () => {
  test('is changed with the current one or a code, in limited tries [H-181]', async () => {
    const phone = '0907100031'
    const me = await somebody(phone)
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

describe('a requested deletion', () => {
  test('keeps its first time, can be canceled, and deletes all that auth has', async () => {
    const me = await somebody('0907100041')
    const stays = await somebody('0907100042')
    await me
      .as()
      .agreeProtectPersonal({ purpose: 'booking', isAgree: true, textVersion, source: 'account' })
    const first = await me.as().requestDeletion({})
    expect(first.dueAt - first.requestedAt).toBe(7 * 86_400_000)
    expect(await me.as({ later: 86_400_000 }).requestDeletion({})).toEqual(first)
    expect(await me.as().getCustomerInfo({ customerId: me.id })).toMatchObject({
      body: { deletion: first },
    })
    expect(await deleteAtOf(me.token)).toBe(first.dueAt)
    await me.as().cancelDeletion({})
    expect(await deleteAtOf(me.token)).toBe(null)
    expect(await me.as().getCustomerInfo({ customerId: me.id })).toMatchObject({
      body: { deletion: null },
    })
    await expect(auth().requestDeletion({})).rejects.toThrow(Unauthenticated)

    await me.as().requestDeletion({})
    await stays.as().requestDeletion({})
    await stays.as().cancelDeletion({})
    await nightly(6 * 86_400_000)
    expect(await me.as().getUser({})).toMatchObject({ phone: me.phone })
    await nightly(7 * 86_400_000 + 60_000)
    await expect(me.as().getUser({})).rejects.toThrow(Unauthenticated)
    expect(await stays.as().getUser({})).toMatchObject({ phone: stays.phone })
    expect(await auth().verifyPhone({ phone: me.phone })).toMatchObject({
      body: { isNewCustomer: true },
    })
    const left = await bindings.DB.prepare(
      `SELECT (SELECT count(*) FROM consents WHERE phone = ?1)
         + (SELECT count(*) FROM customers WHERE phone = ?1) AS left`,
    )
      .bind(me.phone)
      .first<{ left: number }>()
    expect(left!.left).toBe(0)
  })

  test('does not free his customer id, and is reported to other backends for a week', async () => {
    const me = await somebody('0907100051')
    const { last } = (await bindings.DB.prepare('SELECT max(id) AS last FROM customers').first<{
      last: number
    }>())!
    expect(me.id).toBe(last)
    const before = (await auth().listDeletedCustomers({ after: 0 })).at(-1)?.number ?? 0
    await me.as().requestDeletion({})
    await nightly(8 * DAY)
    const gone = await auth().listDeletedCustomers({ after: before })
    expect(gone).toMatchObject([{ customerId: me.id, phone: me.phone }])
    expect(await auth().listDeletedCustomers({ after: gone[0]!.number })).toEqual([])
    const next = await somebody('0907100052')
    expect(next.id).toBeGreaterThan(me.id)
    await nightly(16 * DAY)
    expect(await auth().listDeletedCustomers({ after: before })).toEqual([])
  })
})

const DAY = 86_400_000

/** The time of deletion that getUser reports to other backends. */
async function deleteAtOf(token: string): Promise<number | null> {
  const response = await fetchAuth(
    new Request('https://auth/api/v1/auth/user', { headers: { authorization: `Bearer ${token}` } }),
  )
  return (await response.json<{ data: { deleteAt: number | null } }>()).data.deleteAt
}

async function nightly(later: number): Promise<void> {
  const context = createExecutionContext()
  await worker.scheduled(createScheduledController(), {
    ...bindings,
    CLOCK_OFFSET_MS: String(later),
  })
  await waitOnExecutionContext(context)
}
