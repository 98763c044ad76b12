import { expect, test } from 'vitest'
import { InvalidInput, Unauthorized } from '../../../workers/kit/serve'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aMember } from '../../testing/membership'
import { aUser, loggedIn, TOKEN } from '../../testing/people'
import {
  accountGateway,
  agree,
  aRecord,
  OWN_SESSION,
  phone,
  save,
} from '../../testing/account-gateway'

const FRESH = 'f'.repeat(64)

const backend: FakeBackends = {
  campaign: { getMember: () => aMember() },
  auth: {
    getUser: (_input, { bearer }) => {
      if (bearer !== TOKEN && bearer !== FRESH) throw new Unauthorized()
      return aUser()
    },
    exchangeToken: ({ accessToken }) =>
      accessToken === 'handed-over-by-the-app'
        ? { status: 200, body: { accessToken: FRESH } }
        : { status: 404, body: { message: 'Phiên đăng nhập đã hết hạn.' } },
    exchangeLoginCode: ({ code, partners }) =>
      code === 'c'.repeat(48) && (!partners || partners.includes('tikiapp'))
        ? { status: 200, body: { accessToken: FRESH } }
        : { status: 404, body: { message: 'Liên kết không còn dùng được.' } },
    changePassword: ({ phone, newPassword, accessToken }) =>
      phone === '0912345678' && newPassword === '654321' && accessToken === TOKEN
        ? { status: 200, body: { success: true, message: 'Đặt mật khẩu thành công!' } }
        : { status: 403, body: { message: 'Anh xác nhận bằng mã nhé!' } },
    saveCustomerName: ({ name }, { bearer }) => {
      if (bearer !== TOKEN || name !== 'Minh Đức') throw new Error('another name or customer')
      return { success: true }
    },
    newCaptcha: () => ({ kind: 'sum', question: '3 + 4 = ?', challenge: 'signed' }),
    sendCode: ({ method, recaptcha }) => ({
      status: 200,
      body: recaptcha
        ? { success: true, message: '', allowResendAfterSeconds: 60, verificationMethod: method }
        : {
            success: false,
            message: 'Cần xác nhận.',
            allowResendAfterSeconds: 0,
            verificationMethod: method,
            enableCaptcha: true,
          },
    }),
    logInWithCode: () => ({
      status: 200,
      body: { statusCode: 200, data: { accessToken: FRESH }, message: '' },
    }),
    checkRegistered: () => ({ data: { isRegistered: false } }),
    registerNew: () => ({ success: true }),
  },
}

const importSession = `mutation ($token: String!) {
  importSession(input: { token: $token }) {
    __typename
    ... on LoggedIn { viewer { profile { phone } } }
    ... on LogInRefused { message }
  }
}`
const setPassword = `mutation ($password: String!) {
  setPassword(input: { password: $password }) {
    __typename
    ... on PasswordSet { notice }
    ... on InvalidInput { issues { field code } }
  }
}`
const saveName = `mutation ($name: String!, $phone: String!) {
  saveCustomerName(input: { name: $name, phone: $phone }) {
    __typename
    ... on NameSaved { viewer { profile { phone } } }
    ... on InvalidInput { issues { field code } }
  }
}`

test('a token handed over becomes a new one in a cookie [O-32, H-131, B-348]', async () => {
  const { execute } = openGateway(backend)
  const { data, cookies, response } = await execute(importSession, {
    token: 'handed-over-by-the-app',
  })
  expect(data.importSession).toEqual({
    __typename: 'LoggedIn',
    viewer: { profile: { phone: '0912345678' } },
  })
  expect(cookies).toEqual([
    `muot_session=${FRESH}; Path=/; HttpOnly; SameSite=Lax; Max-Age=94608000`,
  ])
  expect(await response.text()).not.toContain(FRESH)
})

test('an invalid token handed over logs nobody in and replaces no session [O-32]', async () => {
  const { execute, calls } = openGateway(backend)
  const dead = await execute(importSession, { token: 'handed-over-long-ago' })
  expect(dead.data.importSession).toEqual({
    __typename: 'LogInRefused',
    message: 'Phiên đăng nhập đã hết hạn.',
  })
  expect(dead.cookies).toEqual([])
  const live = await execute(importSession, { token: 'handed-over-by-the-app' }, loggedIn)
  expect(live.data.importSession.__typename).toBe('LoggedIn')
  expect(live.cookies).toEqual([])
  expect(calls.filter((call) => call === 'auth.exchangeToken')).toHaveLength(1)
})

test("a partner's code becomes a session cookie, and replaces no session", async () => {
  const mutation = `mutation ($code: String!, $partners: [String!]) {
    exchangeLoginCode(input: { code: $code, partners: $partners }) {
      __typename
      ... on LoggedIn { viewer { profile { phone } } }
      ... on LogInRefused { message }
    }
  }`
  const { execute, calls } = openGateway(backend)
  const code = 'c'.repeat(48)
  for (const variables of [{ code }, { code, partners: ['tikiapp'] }]) {
    const { data, cookies, response } = await execute(mutation, variables)
    expect(data.exchangeLoginCode).toEqual({
      __typename: 'LoggedIn',
      viewer: { profile: { phone: '0912345678' } },
    })
    expect(cookies.join()).toContain(`muot_session=${FRESH}`)
    expect(await response.text()).not.toContain(FRESH)
  }
  for (const variables of [{ code: 'd'.repeat(48) }, { code, partners: ['other'] }]) {
    const { data, cookies } = await execute(mutation, variables)
    expect(data.exchangeLoginCode).toEqual({
      __typename: 'LogInRefused',
      message: 'Liên kết không còn dùng được.',
    })
    expect(cookies).toEqual([])
  }
  const member = await execute(mutation, { code }, loggedIn)
  expect([member.data.exchangeLoginCode.__typename, member.cookies]).toEqual(['LoggedIn', []])
  expect(calls.filter((call) => call === 'auth.exchangeLoginCode')).toHaveLength(4)
})

test('a password is set in the name of the session, for its own phone [H-119, H-127, H-181]', async () => {
  const { execute } = openGateway(backend)
  expect((await execute(setPassword, { password: '654321' }, loggedIn)).data.setPassword).toEqual({
    __typename: 'PasswordSet',
    notice: 'Đặt mật khẩu thành công!',
  })
  expect((await execute(setPassword, { password: '000000' }, loggedIn)).data.setPassword).toEqual({
    __typename: 'PhoneProofNeeded',
  })
  expect((await execute(setPassword, { password: '654321' })).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ])
})

test('a password that the backend calls weak is refused with its sentence [H-181]', async () => {
  const issues = [{ field: 'newPassword', message: 'Mật khẩu này dễ bị đoán ra.' }]
  const { execute } = openGateway({
    auth: {
      ...backend.auth,
      changePassword: () => {
        throw new InvalidInput(issues)
      },
    },
  })
  const mutation =
    'mutation { setPassword(input: { password: "123456" }) { __typename ... on InvalidInput { issues { field message } } } }'
  expect((await execute(mutation, {}, loggedIn)).data.setPassword).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'password', message: 'Mật khẩu này dễ bị đoán ra.' }],
  })
})

test('a malformed password is a field error before a request [H-149, H-151, O-11]', async () => {
  const { execute, calls } = openGateway(backend)
  expect(
    (await execute(setPassword, { password: '12345' }, loggedIn)).data.setPassword.issues,
  ).toEqual([{ field: 'password', code: 'PASSWORD_DIGITS' }])
  expect(
    (await execute(setPassword, { password: '12a' }, loggedIn)).data.setPassword.issues[0],
  ).toEqual({ field: 'password', code: 'PASSWORD_FORMAT' })
  expect(calls).toEqual([])
})

test('a name is trimmed and stored for the logged-in customer, and for nobody else [B-316, B-360]', async () => {
  const { execute, calls } = openGateway(backend)
  const input = { name: ' Minh   Đức ', phone: '0912345678' }
  expect((await execute(saveName, input, loggedIn)).data.saveCustomerName).toEqual({
    __typename: 'NameSaved',
    viewer: { profile: { phone: '0912345678' } },
  })
  expect(calls.filter((call) => call === 'auth.saveCustomerName')).toHaveLength(1)
  expect((await execute(saveName, { name: 'Minh', phone: '0912345678' })).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ])
})

test.each([
  ['Minh2', '0912345678', 'name', 'NAME_INVALID', 'B-317'],
  ['M'.repeat(21), '0912345678', 'name', 'NAME_TOO_LONG', 'B-315'],
  ['Minh', '091234567', 'phone', 'PHONE_SHORT', 'B-314'],
])(
  'the name %s for the phone %s is refused at its %s: %s [%s]',
  async (name, phone, field, code) => {
    const { execute, calls } = openGateway(backend)
    const { data } = await execute(saveName, { name, phone }, loggedIn)
    expect(data.saveCustomerName.issues[0]).toEqual({ field, code })
    expect(calls).not.toContain('auth.saveCustomerName')
  },
)

test('a captcha is handed out, and a code that needs one is not sent without [H-124, B-325]', async () => {
  const { execute } = openGateway(backend)
  expect(
    (await execute('{ captcha { __typename ... on CaptchaSum { question challenge } } }')).data
      .captcha,
  ).toEqual({ __typename: 'CaptchaSum', question: '3 + 4 = ?', challenge: 'signed' })
  const send = `mutation ($c: String) {
    sendLogInCode(input: { phone: "0912345678", channel: SMS, captcha: $c }) {
      __typename
      ... on LogInRefused { message needsCaptcha }
    }
  }`
  expect((await execute(send)).data.sendLogInCode).toEqual({
    __typename: 'LogInRefused',
    message: 'Cần xác nhận.',
    needsCaptcha: true,
  })
  expect((await execute(send, { c: 'signed:7' })).data.sendLogInCode.__typename).toBe('CodeSent')
})

test('a first code completes the account after the response [H-186, H-189]', async () => {
  const { execute, calls, settle, requests } = openGateway(backend)
  await execute(
    'mutation { logInWithCode(input: { phone: "0909090909", code: "123456" }) { __typename } }',
  )
  await settle()
  expect(calls).toEqual(['auth.logInWithCode', 'auth.checkRegistered', 'auth.registerNew'])
  expect(requests[1]!.headers.get('authorization')).toBe(`Bearer ${FRESH}`)
})

test('the customer sees all that auth knows of him [B-164]', async () => {
  const { execute } = openGateway(backend)
  const { data } = await execute(
    `{
      viewer {
        profile {
          id phone name email birthDay birthMonth birthYear membershipName hasPassword
        }
      }
    }`,
    {},
    loggedIn,
  )
  expect(data.viewer.profile).toEqual({
    id: '7',
    phone: '0912345678',
    name: 'Minh',
    email: null,
    birthDay: null,
    birthMonth: null,
    birthYear: null,
    membershipName: 'Thành viên Vàng',
    hasPassword: true,
  })
})

const account = `{
  viewer {
    profile { gender joinedAt deletion { requestedAt dueAt } }
    consentWords { purpose isGiven textVersion source at }
    sessions { id device startedAt lastSeen isThis }
  }
}`

test('the account is that of the session, and of no argument [H-184, H-172]', async () => {
  const { execute, received, calls } = accountGateway()
  const { data } = await execute(account, {}, loggedIn)
  expect(data.viewer).toMatchObject({
    profile: { gender: 'MALE', joinedAt: 5, deletion: { requestedAt: 6, dueAt: 7 } },
    consentWords: [{ purpose: 'PHOTO', isGiven: false, source: 'HOME_VISIT' }],
    sessions: [{ device: 'Chrome, Android', isThis: true }, {}],
  })
  expect(received).toEqual([{ customerId: 7 }])
  calls.length = 0
  expect((await execute(account)).data.viewer).toBeNull()
  expect(calls).toEqual([])
  // No argument can select another customer.
  expect(
    (await execute('{ viewer(customerId: 8) { profile { gender } } }', {}, loggedIn)).errors,
  ).not.toEqual([])
})

test('a profile is stored for the session, and faults are field errors [H-185]', async () => {
  const { execute, received } = accountGateway()
  const good = {
    name: '  Minh   Đức ',
    email: ' duc@example.com ',
    gender: 'OTHER',
    birthday: { day: 1, month: 2, year: 2000 },
  }
  expect((await execute(save, { input: good }, loggedIn)).data.saveProfile.__typename).toBe(
    'ProfileSaved',
  )
  expect(received).toEqual([
    {
      customerId: 7,
      fullName: 'Minh Đức',
      email: 'duc@example.com',
      gender: 'other',
      birthday: { day: 1, month: 2, year: 2000 },
    },
  ])
  const fieldOf = async (over: object) =>
    (await execute(save, { input: { ...good, ...over } }, loggedIn)).data.saveProfile.issues[0]
      .field
  expect(await fieldOf({ name: 'Minh2' })).toBe('name')
  expect(await fieldOf({ email: 'duc' })).toBe('email')
  for (const birthday of [
    { day: 31, month: 2, year: 2000 },
    { day: 32, month: 1, year: 2000 },
  ])
    expect(await fieldOf({ birthday })).toMatch(/^birthday/)
  expect(await fieldOf({ birthday: { day: 1, month: 2, year: 1990 } })).toBe('birthday')
  expect((await execute(save, { input: good })).errors[0]!.extensions!.code).toBe('UNAUTHENTICATED')
})

test('an empty field is stored only over what could be read of the customer [H-185]', async () => {
  const input = { name: 'Đức' }
  const { execute, received } = accountGateway()
  await execute(save, { input }, loggedIn)
  // They have a gender, and neither an e-mail address nor a birthday.
  expect(received[1]).toEqual({ customerId: 7, fullName: 'Đức', gender: '' })
  const saved: object[] = []
  const withoutRecord = openGateway({
    auth: {
      getUser: () => aUser(phone),
      saveCustomer: (profile) => {
        saved.push(profile)
        return { status: 200, body: { success: true } }
      },
    },
  })
  await withoutRecord.execute(save, { input }, loggedIn)
  expect(saved).toEqual([{ customerId: 7, fullName: 'Đức' }])
})

const settings = `mutation ($input: SaveNoticeSettingsInput!) {
  saveNoticeSettings(input: $input) {
    __typename
    ... on NoticeSettingsSaved { settings { channels quietFrom quietUntil } }
    ... on InvalidInput { issues { field } }
  }
}`

test('channels and quiet hours of messages are stored for the session, and only wider ones', async () => {
  const { execute, received } = accountGateway()
  const query = '{ viewer { noticeSettings { channels quietFrom quietUntil } } }'
  expect((await execute(query, {}, loggedIn)).data.viewer.noticeSettings).toEqual({
    channels: ['SMS', 'ZALO'],
    quietFrom: 1200,
    quietUntil: 480,
  })
  received.length = 0
  const input = { channels: ['ZALO'], quietFrom: 1260, quietUntil: 420 }
  expect((await execute(settings, { input }, loggedIn)).data.saveNoticeSettings).toEqual({
    __typename: 'NoticeSettingsSaved',
    settings: input,
  })
  expect(received).toEqual([{ channels: ['zalo'], quietFrom: 1260, quietUntil: 420 }])
  const fieldOf = async (over: object) =>
    (await execute(settings, { input: { ...input, ...over } }, loggedIn)).data.saveNoticeSettings
      .issues[0].field
  expect(await fieldOf({ quietFrom: 1350 })).toBe('quietFrom')
  expect(await fieldOf({ quietUntil: 0 })).toBe('quietFrom')
  expect(await fieldOf({ channels: ['SMS', 'SMS'] })).toBe('channels')
  expect(received).toHaveLength(1)
})

test('a host without settings of messages has none, and the account is whole', async () => {
  const gateway = openGateway(
    {},
    {
      AUTH: {
        fetch: (request: Request) =>
          Promise.resolve(
            request.url.includes('/auth/user')
              ? Response.json(aUser(phone))
              : request.url.includes('/info')
                ? Response.json({ data: aRecord })
                : new Response('no such page', { status: 404 }),
          ),
      },
    },
  )
  const { data, errors } = await gateway.execute(
    '{ viewer { profile { joinedAt } noticeSettings { quietFrom } } }',
    {},
    loggedIn,
  )
  expect(errors).toEqual([])
  expect(data.viewer).toEqual({ profile: { joinedAt: 5 }, noticeSettings: null })
})

test.each([
  '{ saveProfile(input: {}) { __typename } }',
  '{ saveConsent(input: { purpose: PHOTO, isGiven: true, textVersion: "2026-11-21" }) { __typename } }',
  `{ endSession(input: { id: "${OWN_SESSION}" }) { __typename } }`,
  '{ logOutEverywhere { __typename } }',
  '{ requestDeletion { __typename } }',
  '{ saveNoticeSettings(input: { channels: [], quietFrom: 1320, quietUntil: 390 }) { __typename } }',
  '{ cancelDeletion { __typename } }',
])('a visitor without a token changes no account: %s [H-172]', async (mutation) => {
  const { execute, calls } = accountGateway()
  expect((await execute(`mutation ${mutation}`)).errors[0]!.extensions!.code).toBe(
    'UNAUTHENTICATED',
  )
  expect(calls).toEqual([])
})

test('personal data of an account is in no line of the log, also when its backend breaks', async () => {
  const { execute, breakDown, log } = accountGateway()
  breakDown('auth')
  await execute(
    save,
    {
      input: {
        name: 'Minh Đức',
        email: 'duc@example.com',
        birthday: { day: 1, month: 2, year: 2000 },
      },
    },
    { ...loggedIn, 'x-request-id': 'ray-abcdefgh' },
  )
  await execute(agree, { phone: '0909090909' }, { 'x-request-id': 'ray-abcdefgh' })
  expect(log.length).toBeGreaterThan(0)
  expect(JSON.stringify(log)).not.toMatch(/Đức|duc@|0909|0912|2000/)
})
