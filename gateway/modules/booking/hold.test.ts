import { expect, test } from 'vitest'
import type { NewHold } from '../../../workers/booking/contract'
import { openGateway, SATURDAY_TEN, type FakeBackends } from '../../testing/open-gateway'
import { anHour, aSalon } from '../../testing/people'
import { takenHour } from '../../testing/create-booking'

type Reply = ReturnType<NonNullable<NonNullable<FakeBackends['booking']>['holdHour']>>

const hold = `mutation ($input: HoldHourInput!) {
  holdHour(input: $input) {
    __typename
    ... on HourHeld { until secondsLeft secondsToExtension }
    ... on PlaceTaken { reason message nearest { date hourId label } }
    ... on SalonClosed { message alternatives { id } }
    ... on TooManyTries { message retryAfterSeconds }
    ... on InvalidInput { issues { field message } }
  }
}`
const input = {
  salonId: 10,
  date: '2026-11-22',
  people: [
    { serviceIds: [1001, 1038], hourId: 4, stylistId: 21 },
    { serviceIds: [1001], hourId: 5 },
  ],
}

function gatewayReplying(reply: Reply, seen: NewHold[] = []) {
  return openGateway({
    salons: { listSalons: () => ({ data: [aSalon({ id: 10 }), aSalon({ id: 11 })] }) },
    booking: {
      holdHour: (input) => {
        seen.push(input)
        return reply
      },
      releaseHour: () => ({ data: { wasHeld: true } }),
    },
  })
}

test('a hold is for the whole group, and sets an owner token [B-230, O-51]', async () => {
  const seen: NewHold[] = []
  const { execute, requests } = gatewayReplying(
    {
      status: 200,
      body: {
        data: { holdExpiresAt: SATURDAY_TEN + 180_900, extendableFrom: SATURDAY_TEN + 135_900 },
      },
    },
    seen,
  )
  const { data, cookies } = await execute(hold, { input })
  expect(data.holdHour).toEqual({
    __typename: 'HourHeld',
    until: SATURDAY_TEN + 180_900,
    secondsLeft: 180,
    secondsToExtension: 136,
  })
  expect(seen).toEqual([
    {
      salonId: 10,
      dateBook: '2026-11-22',
      utmSource: '',
      bookHours: [
        { bookHourId: 4, listServiceId: [1001, 1038], stylistId: 21 },
        { bookHourId: 5, listServiceId: [1001], stylistId: 0 },
      ],
    },
  ])
  const proof = /^muot_holder=([0-9a-f]{64}); Path=\/; HttpOnly/.exec(cookies[0]!)?.[1]
  expect(requests[0]!.headers.get('x-holder')).toBe(proof)
  expect((await execute(hold, { input }, { cookie: `muot_holder=${proof}` })).cookies).toEqual([])
})

test('a refused hold has near hours, other salons or a time to wait [O-51]', async () => {
  expect(
    (await gatewayReplying({ status: 409, body: takenHour }).execute(hold, { input })).data
      .holdHour,
  ).toEqual({
    __typename: 'PlaceTaken',
    reason: 'TAKEN',
    message: takenHour.message,
    nearest: [{ date: '2026-11-22', hourId: '5', label: '9h50' }],
  })
  expect(
    (
      await gatewayReplying({
        status: 409,
        body: { code: 'closed', message: 'Nghỉ Tết', hours: [], salonBackUp: [11] },
      }).execute(hold, { input })
    ).data.holdHour,
  ).toEqual({ __typename: 'SalonClosed', message: 'Nghỉ Tết', alternatives: [{ id: '11' }] })
  expect(
    (
      await gatewayReplying({
        status: 429,
        body: { message: 'Hơi nhanh', retryAfterSeconds: 60 },
      }).execute(hold, { input })
    ).data.holdHour,
  ).toEqual({ __typename: 'TooManyTries', message: 'Hơi nhanh', retryAfterSeconds: 60 })
})

test.each([
  ['salonId', { ...input, salonId: 0 }],
  ['people', { ...input, people: [] }],
  ['people', { ...input, people: Array(6).fill(input.people[1]) }],
  ['people.0.hourId', { ...input, people: [{ serviceIds: [], hourId: 0 }] }],
  [
    'people.0.serviceIds',
    {
      ...input,
      people: [{ serviceIds: Array.from({ length: 21 }, (_, index) => index + 1), hourId: 4 }],
    },
  ],
])('a hold with a wrong %s is refused before a request, without a cookie', async (field, unfit) => {
  const { execute, calls } = gatewayReplying({
    status: 429,
    body: { message: '', retryAfterSeconds: 1 },
  })
  const { data, cookies } = await execute(hold, { input: unfit })
  expect(data.holdHour.issues.map((issue: { field: string }) => issue.field)).toEqual([field])
  expect([calls, cookies]).toEqual([[], []])
})

test('what the backend finds unacceptable comes back under the names of the input', async () => {
  const { execute } = openGateway({
    booking: {
      holdHour: () => ({
        status: 409,
        body: { code: 'changed', message: 'x', hours: [], salonBackUp: [] },
      }),
    },
  })
  expect((await execute(hold, { input })).data.holdHour.__typename).toBe('InvalidInput')
})

test('a backend without holds fails the hold only, without a message [O-51]', async () => {
  const { execute } = openGateway({})
  const { data, errors } = await execute(hold, { input })
  expect([data, errors[0]?.extensions?.code]).toEqual([null, 'BACKEND_FAILED'])
})

test('a dropped choice is released; without an owner token there is none, and no backend is called', async () => {
  const { execute, calls } = gatewayReplying({
    status: 429,
    body: { message: '', retryAfterSeconds: 1 },
  })
  const release = 'mutation { releaseHour { __typename ... on HourReleased { wasHeld } } }'
  expect((await execute(release)).data.releaseHour).toEqual({
    __typename: 'HourReleased',
    wasHeld: false,
  })
  expect(calls).toEqual([])
  expect(
    (await execute(release, {}, { cookie: `muot_holder=${'b'.repeat(64)}` })).data.releaseHour,
  ).toEqual({ __typename: 'HourReleased', wasHeld: true })
})

test('a browser gets its owner token with the hours, before a press, and keeps an existing one [B-230]', async () => {
  const { execute, requests } = openGateway({
    booking: {
      listHours: () => ({
        data: {
          hourGroup: [{ name: 'Sáng', hours: [anHour({ hourId: 4 })] }],
          receptionName: '',
          receptionAvatar: '',
          lastHourWork: { isFreeToday: true },
        },
      }),
    },
  })
  const hours =
    '{ salon(id: 10) { hours(input: { date: "2026-11-22", serviceIds: [1001] }) { hasFree } } }'
  const { cookies } = await execute(hours)
  expect(cookies).toEqual([expect.stringMatching(/^muot_holder=[0-9a-f]{64}; Path=\/; HttpOnly/)])
  expect(requests[0]!.headers.get('x-holder')).toBeNull()
  expect((await execute(hours, {}, { cookie: cookies[0]!.split(';')[0]! })).cookies).toEqual([])
  expect(
    (
      await execute(
        '{ salon(id: 0) { hours(input: { date: "2026-11-22", serviceIds: [] }) { hasFree } } }',
      )
    ).cookies,
  ).toEqual([])
})

test('keeping an hour longer is left to the booking backend, once [O-51]', async () => {
  const seen: NewHold[] = []
  const longer = { holdExpiresAt: SATURDAY_TEN + 180_000, extendableFrom: null }
  const { execute } = gatewayReplying({ status: 200, body: { data: longer } }, seen)
  const { data } = await execute(hold, { input: { ...input, isExtension: true } })
  expect(seen).toMatchObject([{ isExtension: true }])
  expect(data.holdHour).toMatchObject({ until: longer.holdExpiresAt, secondsToExtension: null })
})

test('a hold of whoever changes his booking names its phone, and no malformed one [O-17]', async () => {
  const seen: NewHold[] = []
  const { execute } = gatewayReplying(
    { status: 200, body: { data: { holdExpiresAt: 1, extendableFrom: null } } },
    seen,
  )
  await execute(hold, { input: { ...input, changesBookingOf: '0912 345 678' } })
  await execute(hold, { input: { ...input, changesBookingOf: 'abc' } })
  expect(seen.map(({ changesBookingOf }) => changesBookingOf)).toEqual(['0912345678', undefined])
})
