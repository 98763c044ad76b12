import { expect, test } from 'vitest'
import { Unauthorized } from '../../../workers/kit/serve'
import { openGateway, type FakeBackends, type TestGateway } from '../../testing/open-gateway'
import { aUser, loggedIn, TOKEN } from '../../testing/people'

const phone = '0912345678'
const OWN_SESSION = 'a'.repeat(16)

type ConsentResult = {
  consents?: {
    booking: boolean | null
    photo: boolean | null
    location: boolean | null
    marketing: boolean | null
  }
}

const aRecord = {
  customerId: 7,
  phone,
  fullName: 'Minh',
  gender: 'male' as const,
  birthday: null,
  createdAt: 5,
  deleteRequestedAt: 6,
  deleteAt: 7,
}

/** An auth backend with one customer, number 7, that records its calls. */
function accountGateway(
  { consents }: ConsentResult = {},
  more: FakeBackends = {},
): TestGateway & { received: object[] } {
  const received: object[] = []
  const only = (bearer: string | null) => {
    if (bearer !== TOKEN) throw new Unauthorized()
  }
  const gateway = openGateway({
    ...more,
    auth: {
      getUser: (_input, { bearer }) => {
        only(bearer)
        const user = aUser(phone)
        return consents
          ? {
              ...user,
              data: { ...user.data, consents, agreeProtectPersonalInfo: consents.booking === true },
            }
          : user
      },
      getCustomerInfo: ({ customerId }) => {
        received.push({ customerId })
        return customerId === 7
          ? {
              status: 200,
              body: {
                statusCode: 200,
                data: aRecord,
              },
            }
          : { status: 404, body: { message: 'Em không tìm thấy tài khoản này.' } }
      },
      saveCustomer: (input) => {
        received.push(input)
        return input.birthday?.year === 1990
          ? { status: 409, body: { message: 'Ngày sinh đã lưu.' } }
          : { status: 200, body: { success: true } }
      },
      getNoticeSettings: () => ({
        data: { channels: ['sms', 'zalo'], quietFrom: 1200, quietUntil: 480 },
      }),
      saveNoticeSettings: (input) => {
        received.push(input)
        return { status: 200, body: { success: true } }
      },
      listConsents: () => ({
        data: [
          {
            purpose: 'photo',
            isAgree: false,
            textVersion: '2026-11-21',
            source: 'home-visit',
            createdAt: 9,
          },
        ],
      }),
      listSessions: () => ({
        data: [
          {
            id: OWN_SESSION,
            device: 'Chrome, Android',
            createdAt: 1,
            lastSeen: '2026-11-21',
            isThis: true,
          },
          { id: 'b'.repeat(16), device: '', createdAt: 2, lastSeen: '2026-11-20', isThis: false },
        ],
      }),
      endSession: ({ sessionId }) =>
        sessionId.startsWith('c')
          ? { status: 404, body: { message: 'Đã đăng xuất.' } }
          : { status: 200, body: { success: true } },
      endAllSessions: () => ({ success: true }),
      agreeProtectPersonal: (input) => {
        received.push(input)
        return { status: 200, body: { success: true } }
      },
      postAgreeProtectPersonalInfo: (input) => {
        received.push(input)
        return { status: 200, body: { success: true } }
      },
      changePassword: (input) => {
        received.push(input)
        return input.currentPassword === '123456' || input.otp === '111111'
          ? { status: 200, body: { success: true, message: 'Đặt mật khẩu thành công!' } }
          : { status: 400, body: { message: 'Chưa đúng.' } }
      },
      requestDeletion: () => ({ requestedAt: 1, dueAt: 2 }),
      cancelDeletion: () => ({ success: true }),
    },
  })
  return { ...gateway, received }
}

const account = `{
  account {
    gender joinedAt
    deletion { requestedAt dueAt }
    consentWords { purpose isGiven textVersion source at }
    sessions { id device startedAt lastSeen isThis }
  }
}`

test('the account is that of the session, and of no argument [H-184, H-172]', async () => {
  const { execute, received, calls } = accountGateway()
  const { data } = await execute(account, {}, loggedIn)
  expect(data.account).toMatchObject({
    gender: 'MALE',
    joinedAt: 5,
    deletion: { requestedAt: 6, dueAt: 7 },
    consentWords: [{ purpose: 'PHOTO', isGiven: false, source: 'HOME_VISIT' }],
    sessions: [{ device: 'Chrome, Android', isThis: true }, {}],
  })
  expect(received).toEqual([{ customerId: 7 }])
  calls.length = 0
  expect((await execute(account)).data.account).toBeNull()
  expect(calls).toEqual([])
  // No argument can select another customer.
  expect((await execute('{ account(customerId: 8) { gender } }', {}, loggedIn)).errors).not.toEqual(
    [],
  )
})

const save = `mutation ($input: ProfileInput!) {
  saveProfile(input: $input) {
    __typename
    ... on ProfileSaved { viewer { name } }
    ... on InvalidInput { issues { field message } }
  }
}`

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

const settings = `mutation ($input: NoticeSettingsInput!) {
  saveNoticeSettings(input: $input) {
    __typename
    ... on NoticeSettingsSaved { settings { channels quietFrom quietUntil } }
    ... on InvalidInput { issues { field } }
  }
}`

test('channels and quiet hours of messages are stored for the session, and only wider ones', async () => {
  const { execute, received } = accountGateway()
  const query = '{ account { noticeSettings { channels quietFrom quietUntil } } }'
  expect((await execute(query, {}, loggedIn)).data.account.noticeSettings).toEqual({
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
                ? Response.json({ statusCode: 200, data: aRecord })
                : new Response('no such page', { status: 404 }),
          ),
      },
    },
  )
  const { data, errors } = await gateway.execute(
    '{ account { joinedAt noticeSettings { quietFrom } } }',
    {},
    loggedIn,
  )
  expect(errors).toEqual([])
  expect(data.account).toEqual({ joinedAt: 5, noticeSettings: null })
})

const agree = `mutation ($phone: String!) {
  agreeToPrivacy(
    phone: $phone
    purposes: [BOOKING, PHOTO]
    textVersion: "2026-11-21"
    source: BOOKING
  ) {
    __typename
    ... on InvalidInput { issues { field } }
  }
}`

test('a consent has phone, purposes, version and brand [H-187, H-188, H-190]', async () => {
  const { execute, received } = accountGateway()
  expect((await execute(agree, { phone: '0909.090.909' })).data.agreeToPrivacy.__typename).toBe(
    'ConsentKept',
  )
  expect(received).toEqual([
    {
      phone: '0909090909',
      brandName: 'muot',
      purposes: ['booking', 'photo'],
      textVersion: '2026-11-21',
      source: 'booking',
    },
  ])
  expect((await execute(agree, { phone: '091' })).data.agreeToPrivacy.issues[0].field).toBe('phone')
})

const decide = `mutation ($purpose: ConsentPurpose!, $given: Boolean!, $cancel: Boolean) {
  saveConsent(
    purpose: $purpose
    isGiven: $given
    textVersion: "2026-11-21"
    cancelBookings: $cancel
  ) {
    __typename
  }
}`
const remembered = { cookie: `${loggedIn.cookie}; muot_consent=${phone}.11` }

test('a withdrawal of consent is stored, and this browser deletes its copy at once [H-187, O-46]', async () => {
  const { execute, received } = accountGateway({
    consents: { booking: true, photo: true, location: true, marketing: null },
  })
  const { data, cookies } = await execute(decide, { purpose: 'LOCATION', given: false }, remembered)
  expect(data.saveConsent.__typename).toBe('ConsentKept')
  expect(received).toEqual([
    { purpose: 'location', isAgree: false, textVersion: '2026-11-21', source: 'account' },
  ])
  expect(cookies).toEqual([expect.stringContaining(`muot_consent=${phone}.10; Path=/; HttpOnly`)])
  expect(
    (await execute(decide, { purpose: 'PHOTO', given: true })).errors[0]!.extensions!.code,
  ).toBe('UNAUTHENTICATED')
})

test('a browser follows consents that were withdrawn elsewhere [O-46, O-47]', async () => {
  const { execute, calls } = accountGateway(
    { consents: { booking: true, photo: null, location: false, marketing: null } },
    { tracking: { trackLocation: () => ({ success: true }) } },
  )
  expect((await execute('{ viewer { phone } }', {}, remembered)).cookies).toEqual([
    expect.stringContaining(`muot_consent=${phone}.10;`),
  ])
  const place = `mutation {
    trackLocation(phone: "${phone}", latitude: 21, longitude: 105) { ... on Tracked { accepted } }
  }`
  expect((await execute(place, {}, remembered)).data.trackLocation).toEqual({ accepted: false })
  expect(calls).not.toContain('tracking.trackLocation')
  // A consent of another customer in a shared browser cannot be changed.
  expect(
    (
      await execute(
        '{ viewer { phone } }',
        {},
        { cookie: `${loggedIn.cookie}; muot_consent=0987654321.11` },
      )
    ).cookies,
  ).toEqual([])
})

const logOutEverywhere = 'mutation { logOutEverywhere { ... on LoggedOut { message } } }'
const deleteOwnerTokens = () => ({ success: true }) as const

test('sessions end by id or all at once, the own one with its cookie [H-128]', async () => {
  const { execute, calls } = accountGateway({}, { booking: { deleteOwnerTokens } })
  const end = 'mutation ($id: ID!) { endSession(id: $id) { __typename } }'
  const far = await execute(end, { id: 'b'.repeat(16) }, loggedIn)
  expect([far.data.endSession.__typename, far.cookies]).toEqual(['SessionEnded', []])
  expect((await execute(end, { id: OWN_SESSION }, loggedIn)).cookies).toEqual([
    'muot_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ])
  expect((await execute(end, { id: 'c'.repeat(16) }, loggedIn)).data.endSession.__typename).toBe(
    'NotFound',
  )
  expect((await execute(end, { id: '../user' }, loggedIn)).data.endSession.__typename).toBe(
    'InvalidInput',
  )
  const all = await execute(logOutEverywhere, {}, loggedIn)
  expect(all.data.logOutEverywhere.message).toBe('Đăng xuất thành công!')
  // The proof of bookings made here and whose consent it was go with the session.
  expect(all.cookies).toEqual(
    ['session', 'holder', 'consent'].map(
      (name) => `muot_${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`,
    ),
  )
  expect(calls).toContain('auth.endAllSessions')
  expect(calls.indexOf('booking.deleteOwnerTokens')).toBeLessThan(
    calls.indexOf('auth.endAllSessions'),
  )
  expect(calls).toContain('booking.deleteOwnerTokens')
})

test('while the proofs of bookings cannot be deleted nobody is logged out, and it can be tried again [H-128]', async () => {
  const { execute, calls, breakDown, mend } = accountGateway({}, { booking: { deleteOwnerTokens } })
  breakDown('booking')
  const { errors, cookies } = await execute(logOutEverywhere, {}, loggedIn)
  expect(errors).toMatchObject([{ extensions: { code: 'BACKEND_FAILED' } }])
  expect(cookies).toEqual([])
  expect(calls).not.toContain('auth.endAllSessions')
  mend('booking')
  const again = await execute(logOutEverywhere, {}, loggedIn)
  expect(again.data.logOutEverywhere.message).toBe('Đăng xuất thành công!')
  expect(calls).toContain('auth.endAllSessions')
})

test('a new password needs the current one or a code [H-181]', async () => {
  const { execute } = accountGateway()
  const set = `mutation ($old: String, $code: String) {
    setPassword(password: "654321", currentPassword: $old, code: $code) {
      __typename
      ... on InvalidInput { issues { field } }
    }
  }`
  expect((await execute(set, { old: '123456' }, loggedIn)).data.setPassword.__typename).toBe(
    'PasswordSet',
  )
  expect((await execute(set, { code: '111111' }, loggedIn)).data.setPassword.__typename).toBe(
    'PasswordSet',
  )
  expect((await execute(set, { old: '000000' }, loggedIn)).data.setPassword.issues).toEqual([
    { field: 'currentPassword' },
  ])
  expect((await execute(set, { code: '000000' }, loggedIn)).data.setPassword.issues).toEqual([
    { field: 'code' },
  ])
})

test.each([
  '{ saveProfile(input: { name: "", email: "" }) { __typename } }',
  '{ saveConsent(purpose: PHOTO, isGiven: true, textVersion: "2026-11-21") { __typename } }',
  `{ endSession(id: "${OWN_SESSION}") { __typename } }`,
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
