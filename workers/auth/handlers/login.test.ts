import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { coded, type Message } from '../../kit/message'
import { Unauthenticated } from '../../kit/connect'
import { sha256 } from '../../kit/digest'
import { hashPassword, fitsPassword } from '../password'
import { seed } from '../seed'
import { fetchAuth, auth, bindings, codeOf, otherThan, codeRequest } from '../testing/client'
import { newPhone } from '../testing/customer'

const brandName = 'muot'
const gold = '0912345678'
const wrongPassword = coded('WRONG_PASSWORD')
const needsCaptcha = coded('NEEDS_CAPTCHA')

beforeAll(async () => {
  await bindings.DB.batch(seed(new Date()).map((sql) => bindings.DB.prepare(sql)))
})

afterEach(() => vi.restoreAllMocks())

async function tokenOf(phone: string, password = '123456'): Promise<string> {
  const { body } = await auth().logInWithPassword({ phone, password, brandName })
  return 'token' in body ? body.token! : ''
}

/** The worker's answer to a malformed body. */
async function refusalOf(
  path: string,
  body: unknown,
): Promise<{ status: number; field?: string; message?: Message }> {
  const response = await fetchAuth(
    new Request(`https://auth${path}`, { method: 'POST', body: JSON.stringify(body) }),
  )
  const { issues } = (await response.json()) as { issues?: { field: string; message: Message }[] }
  return { status: response.status, ...issues?.[0] }
}

function as(token: string, more = {}) {
  return auth({ headers: { authorization: `Bearer ${token}` }, ...more })
}

async function solvedCaptcha(): Promise<string> {
  const { question, challenge } = (await (
    await fetchAuth(new Request('https://auth/captcha'))
  ).json()) as { question: string; challenge: string }
  const [left, right] = question.match(/\d+/g)!.map(Number)
  return `${challenge}:${left! + right!}`
}

describe('a phone', () => {
  test('is new until it has an account [H-178, H-112]', async () => {
    expect(await auth().verifyPhone({ phone: newPhone() })).toEqual({
      status: 200,
      body: { isNewCustomer: true, needsCaptcha: false },
    })
    expect(await auth().verifyPhone({ phone: gold })).toEqual({
      status: 200,
      body: { isNewCustomer: false, needsCaptcha: false },
    })
  })

  test('asks for a captcha beside its password after three wrong ones, with an account or without', async () => {
    const [known, unknown] = ['0977777777', newPhone()]
    for (const phone of [known, unknown]) {
      const needsIt = async () => (await auth().verifyPhone({ phone })).body
      for (let time = 0; time < 3; time++) {
        expect(await needsIt()).toMatchObject({ needsCaptcha: false })
        await auth().logInWithPassword({ phone, password: '000000', brandName })
      }
      expect(await needsIt()).toMatchObject({ needsCaptcha: true })
    }
    const recaptcha = await solvedCaptcha()
    await auth().logInWithPassword({ phone: known, password: '123456', brandName, recaptcha })
    expect((await auth().verifyPhone({ phone: known })).body).toMatchObject({ needsCaptcha: false })
    expect((await auth().verifyPhone({ phone: '0966666666' })).body).toMatchObject({
      needsCaptcha: true,
    })
  })

  test('that is none is not acceptable [H-143]', async () => {
    for (const phone of ['0012345678', '091234567', '1912345678', 91234, undefined])
      expect(await refusalOf('/api/v1/auth/verify', { phone })).toMatchObject({
        status: 422,
        field: 'phone',
      })
  })
})

describe('log-in with a password', () => {
  test('the right one returns a token and a message [H-179, H-126]', async () => {
    const { body } = await auth().logInWithPassword({ phone: gold, password: '123456', brandName })
    expect(body).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{64}$/),
      message: coded('LOGGED_IN'),
      needsCaptcha: false,
    })
  })

  test('a wrong one and an unknown phone get the same message [H-275]', async () => {
    const refused = {
      status: 200,
      body: { token: null, message: wrongPassword, needsCaptcha: false },
    }
    expect(
      await auth().logInWithPassword({ phone: '0987654321', password: '654321', brandName }),
    ).toEqual(refused)
    expect(
      await auth().logInWithPassword({ phone: newPhone(), password: '123456', brandName }),
    ).toEqual(refused)
  })

  test('a password that is not six digits is not acceptable [H-151, H-149]', async () => {
    for (const password of ['12345', '1234567', '12345a']) {
      expect(await refusalOf('/api/v1/auth/login', { phone: gold, password, brandName })).toEqual({
        status: 422,
        field: 'password',
        message: coded('PASSWORD_DIGITS'),
      })
    }
  })

  test('after more than 2 wrong ones a captcha is required [H-124, H-125, H-292]', async () => {
    const phone = '0977777777'
    const responses = []
    for (let time = 0; time < 3; time++)
      responses.push(
        (await auth().logInWithPassword({ phone, password: '000000', brandName })).body,
      )
    expect(responses).toMatchObject([
      { needsCaptcha: false },
      { needsCaptcha: false },
      { needsCaptcha: true },
    ])
    expect(await auth().logInWithPassword({ phone, password: '123456', brandName })).toMatchObject({
      body: { token: null, message: needsCaptcha, needsCaptcha: true },
    })
    expect(
      await auth().logInWithPassword({
        phone,
        password: '123456',
        brandName,
        recaptcha: await solvedCaptcha(),
      }),
    ).toMatchObject({ body: { token: expect.any(String) } })
    expect(await auth().logInWithPassword({ phone, password: '000000', brandName })).toMatchObject({
      body: { message: wrongPassword, needsCaptcha: false },
    })
  })

  test('of ten wrong tries at once no more than three are made without a captcha [H-292]', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        auth().logInWithPassword({ phone: '0933333333', password: '000000', brandName }),
      ),
    )
    expect(
      responses.filter(
        ({ body }) => JSON.stringify(body.message) === JSON.stringify(wrongPassword),
      ),
    ).toHaveLength(3)
  })

  test('0966666666 needs a captcha from the first try [H-125]', async () => {
    const phone = '0966666666'
    expect(await auth().logInWithPassword({ phone, password: '123456', brandName })).toMatchObject({
      body: { token: null, needsCaptcha: true },
    })
    expect(
      await auth().logInWithPassword({
        phone,
        password: '123456',
        brandName,
        recaptcha: await solvedCaptcha(),
      }),
    ).toMatchObject({ body: { token: expect.any(String) } })
  })

  test('solving captchas does not help to guess on: after ten wrong ones in an hour the phone must wait', async () => {
    const phone = '0955555555'
    for (let time = 0; time < 10; time++)
      await auth().logInWithPassword({
        phone,
        password: '000000',
        brandName,
        recaptcha: await solvedCaptcha(),
      })
    expect(
      await auth().logInWithPassword({
        phone,
        password: '123456',
        brandName,
        recaptcha: await solvedCaptcha(),
      }),
    ).toMatchObject({ status: 429 })
    expect(
      await auth({ later: 3_600_000 }).logInWithPassword({ phone, password: '123456', brandName }),
    ).toMatchObject({ body: { token: null, needsCaptcha: true } })
  })

  test('a password that is changed meanwhile opens no session [H-114, H-181]', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    const { body } = await auth().logInWithCode({ phone, otp: await codeOf(phone), brandName })
    const accessToken = 'token' in body ? body.token! : ''
    const change = (newPassword: string) =>
      auth().changePassword({ phone, newPassword, accessToken })
    await change('739164')
    const derive = crypto.subtle.deriveBits.bind(crypto.subtle)
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce(async (...how) => {
      await change('582047')
      return derive(...how)
    })
    expect(await auth().logInWithPassword({ phone, password: '739164', brandName })).toMatchObject({
      body: { token: null, message: wrongPassword },
    })
    expect(await as(accessToken).listSessions({})).toHaveLength(1)
  })

  test('every demo customer has the password 123456 under a salt of his own', async () => {
    const { results } = await bindings.DB.prepare(
      'SELECT password_hash FROM customers WHERE id <= 1009',
    ).all<{ password_hash: string }>()
    expect(results).toHaveLength(9)
    expect(
      await Promise.all(results.map((row) => fitsPassword('123456', row.password_hash))),
    ).toEqual(Array(9).fill(true))
    expect(new Set(results.map((row) => row.password_hash.split('$')[2])).size).toBe(9)
  })

  test('a hashed password fits itself alone [H-151]', async () => {
    const [one, other] = [await hashPassword('123456'), await hashPassword('123456')]
    expect(one).not.toBe(other)
    expect([
      await fitsPassword('123456', one),
      await fitsPassword('123457', one),
      await fitsPassword('123456', 'plain'),
    ]).toEqual([true, false, false])
  })
})

describe('log-in with a code', () => {
  test('the right code gives a newcomer an account and a token [H-180, H-115, H-117]', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    const { body } = await auth().logInWithCode({ phone, otp: await codeOf(phone), brandName })
    expect(body).toEqual({ token: expect.any(String), message: coded('LOGGED_IN') })
    expect(await auth().verifyPhone({ phone })).toMatchObject({ body: { isNewCustomer: false } })
    const token = 'token' in body ? body.token! : ''
    expect(await as(token).getUser({})).toMatchObject({
      phone,
      name: '',
      tier: null,
      balance: 0,
      isRegistered: false,
      hasAgreedToPrivacy: false,
    })
  })

  test('a wrong code gives a message and no account [H-180, H-274]', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    const { body } = await auth().logInWithCode({
      phone,
      otp: otherThan(await codeOf(phone)),
      brandName,
    })
    expect(body).toEqual({ token: null, message: coded('WRONG_LOGIN_CODE') })
    expect(await auth().verifyPhone({ phone })).toMatchObject({ body: { isNewCustomer: true } })
  })

  test('a code that is not six digits is not acceptable [H-152, H-150]', async () => {
    expect(
      await refusalOf('/api/v1/auth/login-otp', { phone: gold, otp: '12345', brandName }),
    ).toEqual({ status: 422, field: 'otp', message: coded('LOGIN_CODE_DIGITS') })
  })

  test.each([
    ['its session', 'INSERT INTO sessions'],
    ['its account', 'INSERT INTO customers'],
  ])('a right code is still valid where %s could not be stored', async (_what, statement) => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    const entered = { phone, otp: await codeOf(phone), brandName }
    const prepare = bindings.DB.prepare.bind(bindings.DB)
    const broken = vi.spyOn(bindings.DB, 'prepare').mockImplementation((query) => {
      if (query.includes(statement)) throw new Error('database down')
      return prepare(query)
    })
    // Time goes on between any two steps.
    let now = Date.now()
    vi.spyOn(Date, 'now').mockImplementation(() => ++now)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(auth().logInWithCode(entered)).rejects.toThrow('500')
    broken.mockRestore()
    const token = { body: { token: expect.any(String) } }
    expect(await auth().logInWithCode(entered)).toMatchObject(token)
    expect(await auth().logInWithCode(entered)).not.toMatchObject(token)
  })

  test('one right code used twice at once logs in once', async () => {
    const phone = newPhone()
    await auth().sendCode(codeRequest(phone))
    const otp = await codeOf(phone)
    const responses = await Promise.all(
      [1, 2, 3].map(() => auth().logInWithCode({ phone, otp, brandName })),
    )
    expect(responses.filter(({ body }) => 'token' in body && body.token)).toHaveLength(1)
  })
})

describe('a session', () => {
  test('returns the customer and his consents [H-159, H-173, H-182]', async () => {
    expect(await as(await tokenOf(gold)).getUser({})).toMatchObject({
      id: 1001,
      phone: gold,
      name: 'Nguyễn Minh Quân',
      balance: 250_000,
      isRegistered: true,
      hasAgreedToPrivacy: true,
      consents: { booking: true, photo: null, location: null, marketing: null },
    })
    expect(await as(await tokenOf('0912345679')).getUser({})).toMatchObject({
      name: '',
      hasAgreedToPrivacy: false,
    })
  })

  test("returns the customer's account [B-164]", async () => {
    expect(await as(await tokenOf(gold)).getUser({})).toMatchObject({
      email: 'minh.quan@example.com',
      avatar: null,
      birthDay: 21,
      birthMonth: 11,
      birthYear: 1994,
      membershipName: 'Thành viên Vàng',
      memberProductId: null,
      hasPassword: true,
    })
  })

  test.each([
    ['0912345679', 'SILVER', 'H-160'],
    [gold, 'GOLD', 'H-161'],
    ['0912345680', 'DIAMOND', 'H-162'],
  ])('returns for %s the tier %s [%s]', async (phone, tier) => {
    expect(await as(await tokenOf(phone)).getUser({})).toMatchObject({ tier })
  })

  test('a missing, unknown or malformed token is 401 [H-130, H-284, H-176]', async () => {
    await expect(auth().getUser({})).rejects.toThrow(Unauthenticated)
    await expect(as('f'.repeat(64)).getUser({})).rejects.toThrow(Unauthenticated)
    await expect(as("' OR 1=1 --").getUser({})).rejects.toThrow(Unauthenticated)
  })

  test('lasts three years [H-132]', async () => {
    const token = await tokenOf(gold)
    const threeYears = 94_608_000_000
    expect(await as(token, { later: threeYears - 60_000 }).getUser({})).toMatchObject({ id: 1001 })
    await expect(as(token, { later: threeYears }).getUser({})).rejects.toThrow(Unauthenticated)
  })

  test('ends with log-out, and ending it again is fine [H-128]', async () => {
    const [token, other] = [await tokenOf(gold), await tokenOf(gold)]
    expect(await as(token).logOut({})).toEqual({ success: true })
    await expect(as(token).getUser({})).rejects.toThrow(Unauthenticated)
    expect(await as(token).logOut({})).toEqual({ success: true })
    expect(await auth().logOut({})).toEqual({ success: true })
    expect(await as(other).getUser({})).toMatchObject({ id: 1001 })
  })

  test('is stored by the hash of its token, and notes the Vietnamese day it was last used', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T16:59:59Z'), toFake: ['Date'] })
    const token = await tokenOf(gold)
    const row = () =>
      bindings.DB.prepare('SELECT * FROM sessions WHERE token_hash = ?')
        .bind(stored)
        .first<{ last_seen: string }>()
    const stored = await sha256(token)
    expect(await row()).toMatchObject({ last_seen: '2026-11-21' })
    await as(token, { later: 1000 }).getUser({})
    expect(await row()).toMatchObject({ last_seen: '2026-11-22' })
    expect(
      JSON.stringify((await bindings.DB.prepare('SELECT * FROM sessions').all()).results),
    ).not.toContain(token)
    vi.useRealTimers()
  })
})
