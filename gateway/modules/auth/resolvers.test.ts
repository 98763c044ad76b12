import { expect, test } from 'vitest'
import { Unauthorized } from '../../../workers/kit/serve'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aMember } from '../../testing/membership'
import { aUser, endedSession, loggedIn, refuseSession, TOKEN } from '../../testing/people'

const FRESH = 'f'.repeat(64)

const backend: FakeBackends = {
  campaign: { getMember: () => aMember() },
  auth: {
    getUser: (_input, { bearer }) => {
      if (bearer !== TOKEN && bearer !== FRESH) throw new Unauthorized()
      return aUser()
    },
    verifyPhone: ({ phone }) =>
      phone === '0966666666'
        ? { status: 429, body: { message: 'Anh thử lại sau nhé!', retryAfterSeconds: 60 } }
        : { status: 200, body: { data: { isNewUser: phone === '0909090909' } } },
    sendCode: ({ method }) => ({
      status: 200,
      body: {
        success: true,
        message: 'Đợi cuộc gọi tự động...',
        allowResendAfterSeconds: 60,
        verificationMethod: method === 'sms' ? 'voice' : method,
      },
    }),
    logInWithPassword: ({ password }) => ({
      status: 200,
      body:
        password === '123456'
          ? { success: true, accessToken: FRESH, message: '', enableCaptcha: false }
          : { success: false, accessToken: null, message: 'Sai mật khẩu.', enableCaptcha: true },
    }),
    logInWithCode: ({ otp }) => ({
      status: 200,
      body:
        otp === '123456'
          ? { statusCode: 200, data: { accessToken: FRESH }, message: '' }
          : {
              statusCode: 400,
              data: { accessToken: null },
              message: 'Mã xác nhận không chính xác.',
            },
    }),
    logOut: () => ({ status: 200, success: true }) as never,
  },
}

const logIn = `mutation ($phone: String!, $password: String!) {
  logInWithPassword(input: { phone: $phone, password: $password }) {
    __typename
    ... on LoggedIn { viewer { profile { phone name tier } membership { balance } } }
    ... on LogInRefused { message needsCaptcha }
    ... on InvalidInput { issues { field code } }
  }
}`

test('the viewer is requested only with a token [H-129]', async () => {
  const { execute, calls } = openGateway(backend)
  expect((await execute('{ viewer { profile { phone } } }')).data).toEqual({ viewer: null })
  expect(calls).toEqual([])
  const query = '{ viewer { profile { id phone } } again: viewer { profile { id tier } } }'
  expect((await execute(query, {}, loggedIn)).data.again.profile).toEqual({ id: '7', tier: 'GOLD' })
  expect(calls).toEqual(['auth.getUser', 'campaign.getMember'])
})

test('the viewer has their phone, name, balance and consent [H-159]', async () => {
  const { data } = await openGateway(backend).execute(
    '{ viewer { profile { id phone name hasAgreedToPrivacy } membership { balance } } }',
    {},
    loggedIn,
  )
  expect(data.viewer).toEqual({
    profile: { id: '7', phone: '0912345678', name: 'Minh', hasAgreedToPrivacy: false },
    membership: { balance: 250_000 },
  })
})

test('the viewer has his tier, by its name [H-161]', async () => {
  const { data } = await openGateway(backend).execute(
    '{ viewer { profile { tier } } }',
    {},
    loggedIn,
  )
  expect(data.viewer.profile).toEqual({ tier: 'GOLD' })
})

test('an unknown token is deleted, and its reader is a visitor [H-130, H-284]', async () => {
  const { execute, calls } = openGateway(backend)
  const { data, errors, cookies } = await execute(
    '{ viewer { profile { phone } } }',
    {},
    { cookie: `muot_session=${'0'.repeat(64)}` },
  )
  expect(data).toEqual({ viewer: null })
  expect(errors).toEqual([])
  expect(cookies).toEqual([
    'muot_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    'muot_ended=1; Path=/; SameSite=Lax; Max-Age=600',
  ])
  expect(calls).toEqual(['auth.getUser'])
})

test('an expired token in a read ends the session, not the response [H-130]', async () => {
  const { execute, calls } = openGateway({
    auth: endedSession,
    booking: {
      listStaff: (_input, { bearer }) => {
        if (bearer) throw new Unauthorized()
        return { data: { stylists: [], skinners: [{ staffId: 1 }] } }
      },
    },
  })
  const { data, errors, cookies } = await execute(
    '{ salon(id: 10) { staff(date: "2026-11-21") { stylists { id } } } }',
    {},
    loggedIn,
  )
  expect(data).toEqual({ salon: { staff: { stylists: [] } } })
  expect(errors).toEqual([])
  expect(cookies[0]).toContain('Max-Age=0')
  expect(calls).toEqual(['booking.listStaff', 'auth.getUser', 'booking.listStaff'])
})

test('a mutation with an expired token is UNAUTHENTICATED, the cookie goes [H-130]', async () => {
  const { execute } = openGateway({
    auth: endedSession,
    booking: { cancelBooking: refuseSession },
  })
  const { errors, cookies, data } = await execute(
    'mutation { cancelBooking(input: { bookingId: "01JD4Q9Z7XK3M5N8P0R2S4T6VW" }) { __typename } }',
    {},
    loggedIn,
  )
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    { message: 'Anh đăng nhập để tiếp tục giúp em nhé!', extensions: { code: 'UNAUTHENTICATED' } },
  ])
  expect(cookies[0]).toContain('Max-Age=0')
})

test('UNAUTHENTICATED leaves the cookies of a visitor [B-266, B-336]', async () => {
  const { execute } = openGateway({
    booking: {
      cancelBooking: () => {
        throw new Unauthorized()
      },
    },
  })
  const { errors, cookies } = await execute(
    'mutation { cancelBooking(input: { bookingId: "01JD4Q9Z7XK3M5N8P0R2S4T6VW" }) { __typename } }',
  )
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(cookies).toEqual([])
})

/** A log-in that succeeds. */
const loggingIn = () =>
  openGateway(backend).execute(logIn, { phone: '0912.345.678', password: '123456' })

test('logging in sets the cookie for 3 years, and hands out no token [H-117, H-132, O-32]', async () => {
  const { cookies, response } = await loggingIn()
  expect(cookies).toEqual([
    `muot_session=${FRESH}; Path=/; HttpOnly; SameSite=Lax; Max-Age=94608000`,
  ])
  expect(await response.text()).not.toContain(FRESH)
})

test('a JWT and a numbered token are sessions; what has no form of a token is a failure, and no log-in', async () => {
  const attempt = async (accessToken: string) => {
    const body = { success: true, accessToken, message: '', enableCaptcha: false }
    const auth = { logInWithPassword: () => ({ status: 200 as const, body }) }
    const input = { phone: '0912345678', password: '123456' }
    const { cookies, errors, data } = await openGateway({ auth }).execute(
      'mutation ($phone: String!, $password: String!) { logInWithPassword(input: { phone: $phone, password: $password }) { __typename } }',
      input,
    )
    return { token: cookies.map((one) => /=([^;]*)/.exec(one)?.[1]), errors, data }
  }
  for (const token of [
    `${'h'.repeat(60)}.${'p'.repeat(700)}.${'s_-'.repeat(100)}`,
    `12|${'x'.repeat(40)}`,
  ])
    expect((await attempt(token)).token).toEqual([token])
  for (const wrong of ['x'.repeat(4000), `a b ${'x'.repeat(20)}`])
    expect(await attempt(wrong)).toMatchObject({
      token: [],
      errors: [{ extensions: { code: 'BACKEND_FAILED' } }],
    })
  expect((await attempt('')).data.logInWithPassword).toEqual({ __typename: 'LogInRefused' })
})

test('logging in already counts in the same request [H-179]', async () => {
  expect((await loggingIn()).data.logInWithPassword).toEqual({
    __typename: 'LoggedIn',
    viewer: {
      profile: { phone: '0912345678', name: 'Minh', tier: 'GOLD' },
      membership: { balance: 250_000 },
    },
  })
})

test('the cookie is Secure except on localhost, with an optional domain [H-132]', async () => {
  const { fetch } = openGateway(backend, { COOKIE_DOMAIN: 'muot.example' })
  const body = JSON.stringify({
    query: logIn,
    variables: { phone: '0912345678', password: '123456' },
  })
  const response = await fetch(
    new Request('https://www.muot.example/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  )
  expect(response.headers.getSetCookie()).toEqual([
    'muot_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    `muot_session=${FRESH}; Path=/; HttpOnly; SameSite=Lax; Max-Age=94608000; Secure; Domain=muot.example`,
  ])
})

test('a wrong password brings the server message and whether a captcha is needed [H-124, H-125, H-275]', async () => {
  const { execute } = openGateway(backend)
  const { data, cookies } = await execute(logIn, { phone: '0912345678', password: '654321' })
  expect(data.logInWithPassword).toEqual({
    __typename: 'LogInRefused',
    message: 'Sai mật khẩu.',
    needsCaptcha: true,
  })
  expect(cookies).toEqual([])
})

test('auth knows which browser requests a code, as it may try that one alone [H-180]', async () => {
  const { execute, requests } = openGateway(backend)
  const { cookies } = await execute(
    'mutation { sendLogInCode(input: { phone: "0912345678", channel: SMS }) { __typename } }',
  )
  const browser = requests[0]!.headers.get('x-holder')
  expect(cookies).toEqual([expect.stringContaining(`muot_holder=${browser}; `)])
})

test('a code logs in, and a wrong one is refused [H-180]', async () => {
  const { execute } = openGateway(backend)
  const withCode = `mutation ($code: String!) {
    logInWithCode(input: { phone: "0912345678", code: $code }) {
      __typename
      ... on LogInRefused { message needsCaptcha }
    }
  }`
  // The second one lets auth know this browser when it needs a code again.
  expect((await execute(withCode, { code: '123456' })).cookies).toEqual([
    expect.stringMatching(/^muot_holder=[0-9a-f]{64};/),
    expect.stringContaining(`muot_session=${FRESH};`),
  ])
  expect((await execute(withCode, { code: '000000' })).data.logInWithCode).toEqual({
    __typename: 'LogInRefused',
    message: 'Mã xác nhận không chính xác.',
    needsCaptcha: false,
  })
})

test('a host may refuse a log-in with 401, which ends no session [H-275, H-130]', async () => {
  const refused = { status: 401 as const, body: { message: 'Sai mật khẩu.' } }
  const refuse = () => refused
  const { execute, calls } = openGateway({
    auth: { logInWithPassword: refuse, logInWithCode: refuse },
  })
  const input = 'input: { phone: "0912345678"'
  const both = `mutation {
    one: logInWithPassword(${input}, password: "123456" }) { ... on LogInRefused { message needsCaptcha } }
    two: logInWithCode(${input}, code: "123456" }) { ... on LogInRefused { message needsCaptcha } }
  }`
  const { data, cookies } = await execute(both, {}, loggedIn)
  const shown = { message: 'Sai mật khẩu.', needsCaptcha: false }
  expect(data).toEqual({ one: shown, two: shown })
  expect(cookies.filter((line) => line.startsWith('muot_session='))).toEqual([])
  expect(calls).toEqual(['auth.logInWithPassword', 'auth.logInWithCode'])
})

test('logging out removes every cookie about the customer, even when auth is down [H-128, O-30]', async () => {
  const { execute, breakDown, calls } = openGateway(backend)
  const logOut = 'mutation { logOut { ... on LoggedOut { isLoggedOut } } }'
  const cookie = `muot_session=${TOKEN}; muot_holder=${'a'.repeat(64)}; muot_bookings=b`
  expect((await execute(logOut, {}, { cookie })).data).toEqual({ logOut: { isLoggedOut: true } })
  breakDown('auth')
  const { data, cookies } = await execute(logOut, {}, { cookie })
  expect(data).toEqual({ logOut: { isLoggedOut: true } })
  // Whoever uses the browser next owns nothing that was booked in it.
  expect(cookies).toEqual(
    ['session', 'holder', 'bookings', 'consent'].map(
      (name) => `muot_${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`,
    ),
  )
  expect(calls).toEqual(['auth.logOut', 'auth is down'])
})

test('a phone is known or new, and checks are rate limited [H-112, H-178]', async () => {
  const { execute } = openGateway(backend)
  const check = `mutation ($phone: String!) {
    checkPhone(input: { phone: $phone }) {
      __typename
      ... on PhoneKnown { isNewCustomer needsCaptcha }
      ... on TooManyTries { message retryAfterSeconds }
    }
  }`
  expect((await execute(check, { phone: '+84909090909' })).data.checkPhone).toEqual({
    __typename: 'PhoneKnown',
    isNewCustomer: true,
    needsCaptcha: false,
  })
  expect((await execute(check, { phone: '0966666666' })).data.checkPhone).toEqual({
    __typename: 'TooManyTries',
    message: 'Anh thử lại sau nhé!',
    retryAfterSeconds: 60,
  })
})

test('a sent code has the channel that was really used [H-177, O-07]', async () => {
  const { execute } = openGateway(backend)
  const { data } = await execute(
    `mutation {
      sendLogInCode(input: { phone: "0912345678", channel: SMS }) {
        ... on CodeSent { channel notice resendAfterSeconds }
      }
    }`,
  )
  expect(data.sendLogInCode).toEqual({
    channel: 'VOICE',
    notice: 'Đợi cuộc gọi tự động...',
    resendAfterSeconds: 60,
  })
})

test.each([
  ['', 'PHONE_MISSING', 'H-144'],
  ['1912345678', 'PHONE_INVALID', 'H-147'],
  ['091234567', 'PHONE_SHORT', 'H-145'],
  ['0012345678', 'PHONE_WRONG', 'H-146'],
  ['09123456789', 'PHONE_WRONG', 'H-146'],
  ['0912345x78', 'PHONE_WRONG', 'H-143'],
])('the phone "%s" is a field error before a request: %s [O-09, %s]', async (phone, code) => {
  const { execute, calls } = openGateway(backend)
  const { data } = await execute(logIn, { phone, password: '123456' })
  expect(data.logInWithPassword.issues).toEqual([{ field: 'phone', code }])
  expect(calls).toEqual([])
})

test.each([
  ['12345', 'PASSWORD_DIGITS', 'H-151'],
  ['12345a', 'PASSWORD_FORMAT', 'H-149'],
])('the password "%s" is a field error before a request: %s [O-11, %s]', async (password, code) => {
  const { execute, calls } = openGateway(backend)
  const { data } = await execute(logIn, { phone: '0912345678', password })
  expect(data.logInWithPassword.issues).toEqual([{ field: 'password', code }])
  expect(calls).toEqual([])
})

test('a code without six digits is a field error at once [H-150, H-152, O-08]', async () => {
  const { execute, calls } = openGateway(backend)
  const { data } = await execute(
    'mutation { logInWithCode(input: { phone: "0912345678", code: "12" }) { ... on InvalidInput { issues { field code } } } }',
  )
  expect(data.logInWithCode.issues).toEqual([{ field: 'code', code: 'LOGIN_CODE_DIGITS' }])
  expect(calls).toEqual([])
})

test('auth down is a failure, not a refusal [H-283]', async () => {
  const { execute, breakDown } = openGateway(backend)
  breakDown('auth')
  expect((await execute(logIn, { phone: '0912345678', password: '123456' })).errors).toMatchObject([
    { extensions: { code: 'BACKEND_FAILED' } },
  ])
})

test('every call that names the chain uses one fixed value, whatever the caller sent [H-190]', async () => {
  const FRESH = 'f'.repeat(64)
  const { execute, settle, requests } = openGateway({
    auth: {
      sendCode: ({ method }) => ({
        status: 200,
        body: {
          success: true,
          message: '',
          allowResendAfterSeconds: 60,
          verificationMethod: method,
        },
      }),
      logInWithPassword: () => ({
        status: 200,
        body: { success: true, accessToken: FRESH, message: '', enableCaptcha: false },
      }),
      logInWithCode: () => ({
        status: 200,
        body: { statusCode: 200, data: { accessToken: FRESH }, message: '' },
      }),
      checkRegistered: () => ({ data: { isRegistered: false } }),
      registerNew: () => ({ success: true }),
      postAgreeProtectPersonalInfo: () => ({ status: 200, body: { success: true } }),
    },
  })
  const phone = 'phone: "0909090909"'
  for (const call of [
    `sendLogInCode(input: { ${phone}, channel: SMS })`,
    `logInWithPassword(input: { ${phone}, password: "123456" })`,
    `logInWithCode(input: { ${phone}, code: "123456" })`,
    `agreeToPrivacy(input: { ${phone}, purposes: [BOOKING], textVersion: "2026-11-21", source: BOOKING })`,
  ]) {
    expect((await execute(`mutation { ${call} { __typename } }`)).errors).toEqual([])
  }
  await settle()
  const bodies = await Promise.all(
    requests
      .filter(({ method }) => method !== 'GET')
      .map(async (request) => (await request.json()) as { brandName?: string }),
  )
  expect(bodies.map(({ brandName }) => brandName)).toEqual(['muot', 'muot', 'muot', 'muot', 'muot'])
  expect(
    (
      await execute(
        `mutation { sendLogInCode(input: { ${phone}, channel: SMS, brandName: "other" }) { __typename } }`,
      )
    ).errors,
  ).not.toEqual([])
})
