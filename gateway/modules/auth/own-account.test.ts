import { expect, test } from 'vitest'
import { openGateway } from '../../testing/open-gateway'
import { aUser, loggedIn } from '../../testing/people'
import {
  accountGateway,
  agree,
  aRecord,
  OWN_SESSION,
  phone,
  save,
} from '../../testing/account-gateway'

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
