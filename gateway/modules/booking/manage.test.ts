import { expect, test } from 'vitest'
import { openGateway } from '../../testing/open-gateway'
import { aBooking, BOOKING_ID } from '../../testing/people'

const RIGHT = BOOKING_ID + 'A'.repeat(24)
const OVER = BOOKING_ID + 'B'.repeat(24)
const LIMITED = BOOKING_ID + 'C'.repeat(24)
const missing = { status: 404 as const, body: { message: 'Không có.' } }
const tooMany = {
  status: 429 as const,
  body: { message: 'Anh chờ một phút nhé!', retryAfterSeconds: 9 },
}
const flags = {
  lateMinutes: null,
  mayBeLate: false,
  isComing: false,
  mayConfirm: false,
  mayName: false,
  mayCancel: false,
}

const managed = `query ($token: String!) { managedBooking(token: $token) {
  state lateMinutes mayBeLate isComing mayConfirm mayName mayCancel booking { id hourLabel phone salonName isOwner people { services { id } } } } }`

function gateway() {
  return openGateway({
    booking: {
      getManaged: ({ token }) => {
        if (token === LIMITED) return tooMany
        if (token === OVER) return { status: 200, body: { state: 'over', booking: null, ...flags } }
        if (token !== RIGHT) return missing
        const booking = aBooking({ isOwner: false })
        return {
          status: 200,
          body: {
            ...flags,
            state: 'open',
            booking,
            mayBeLate: true,
            mayConfirm: true,
            mayName: true,
            mayCancel: true,
          },
        }
      },
      cancelManaged: ({ token }) => {
        if (token === LIMITED) return tooMany
        if (token === OVER) return { status: 409, body: { message: 'Đã đến giờ.' } }
        return token === RIGHT ? { status: 200, body: { success: true } } : missing
      },
      confirmComing: ({ token }) => {
        if (token === LIMITED) return tooMany
        if (token === OVER) return { status: 409, body: { message: 'Chưa đến lúc.' } }
        return token === RIGHT ? { status: 200, body: { success: true } } : missing
      },
      namePeople: ({ token }) => {
        if (token === LIMITED) return tooMany
        if (token === OVER) return { status: 409, body: { message: 'Đã đến giờ.' } }
        return token === RIGHT ? { status: 200, body: { success: true } } : missing
      },
      startChange: ({ token }) =>
        token === RIGHT
          ? { status: 200, body: aBooking({ customerPhone: '0912345678' }) }
          : missing,
      announceLate: ({ minutes }) =>
        minutes === 5
          ? { status: 200, body: { lateMinutes: 5 } }
          : {
              status: 409,
              body: {
                message: 'Có khách khác.',
                hours: [{ bookHourId: 12, hour: '12h10', dateBook: '21-11-2026' }],
              },
            },
      withdrawLink: () => ({ status: 403, body: { message: 'Anh xác minh nhé!' } }),
    },
  })
}

test('a manage link opens what the backend returns, and a wrong one nothing', async () => {
  const { execute, calls } = gateway()
  const opened = async (token: string) => (await execute(managed, { token })).data.managedBooking
  expect(await opened(RIGHT)).toEqual({
    state: 'OPEN',
    ...flags,
    mayBeLate: true,
    mayConfirm: true,
    mayName: true,
    mayCancel: true,
    booking: {
      id: BOOKING_ID,
      hourLabel: '9h30',
      phone: '091***5678',
      salonName: 'Mượt 10',
      isOwner: false,
      people: [{ services: [{ id: '1001' }] }],
    },
  })
  expect(await opened(OVER)).toEqual({ state: 'OVER', booking: null, ...flags })
  expect(await opened(LIMITED)).toEqual({ state: 'LIMITED', booking: null, ...flags })
  expect(await opened(BOOKING_ID + 'D'.repeat(24))).toBeNull()
  const before = calls.length
  for (const none of ['', 'x', BOOKING_ID, `${RIGHT}A`, `../${RIGHT}`])
    expect(await opened(none)).toBeNull()
  expect(calls.length, 'a malformed token causes no request').toBe(before)
})

test('the token of a link travels in no address, which backends log', async () => {
  const { execute, requests } = gateway()
  await execute(managed, { token: RIGHT })
  await execute(
    'mutation { cancelManagedBooking(input: { token: "' + RIGHT + '" }) { __typename } }',
  )
  expect(requests.length).toBeGreaterThan(1)
  expect(requests.filter(({ url }) => url.includes(RIGHT))).toEqual([])
})

test.each([
  [RIGHT, 'BookingCanceled'],
  [OVER, 'CannotCancel'],
  [LIMITED, 'TooManyTries'],
  [BOOKING_ID + 'D'.repeat(24), 'NotFound'],
  ['x', 'InvalidInput'],
])('cancelling by the link %s is answered %s [H-107]', async (token, what) => {
  const { data } = await gateway().execute(
    'mutation ($token: String!) { cancelManagedBooking(input: { token: $token }) { __typename } }',
    { token },
  )
  expect(data.cancelManagedBooking.__typename).toBe(what)
})

test.each([
  [RIGHT, 'ComingConfirmed'],
  [OVER, 'CannotConfirm'],
  [LIMITED, 'TooManyTries'],
  [BOOKING_ID + 'D'.repeat(24), 'NotFound'],
  ['x', 'InvalidInput'],
])('the answer of the link %s that he comes is answered %s', async (token, what) => {
  const { data } = await gateway().execute(
    'mutation ($token: String!) { confirmComing(input: { token: $token }) { __typename } }',
    { token },
  )
  expect(data.confirmComing.__typename).toBe(what)
})

test('a change by a link sets an owner token and returns the whole booking [O-17]', async () => {
  const { execute } = gateway()
  const change = `mutation ($token: String!) { changeManagedBooking(input: { token: $token }) {
    __typename ... on ChangeAllowed { booking { phone salonId people { services { id } } } } } }`
  const { data, cookies } = await execute(change, { token: RIGHT })
  expect(data.changeManagedBooking).toEqual({
    __typename: 'ChangeAllowed',
    booking: { phone: '0912345678', salonId: '10', people: [{ services: [{ id: '1001' }] }] },
  })
  expect(cookies.join()).toContain('holder')
  const other = await execute(change, { token: OVER })
  expect(other.data.changeManagedBooking.__typename).toBe('NotFound')
})

test('lateness is accepted or refused with hours, other minutes at once', async () => {
  const { execute, calls } = gateway()
  const say = async (minutes: number) =>
    (
      await execute(
        `mutation ($token: String!, $minutes: Int!) {
          announceLateness(input: { token: $token, minutes: $minutes }) {
            __typename
            ... on LatenessAccepted { minutes }
            ... on LatenessRefused { message nearest { hourId label date } }
            ... on InvalidInput { issues { field } }
          }
        }`,
        { token: RIGHT, minutes },
      )
    ).data.announceLateness
  expect(await say(5)).toEqual({ __typename: 'LatenessAccepted', minutes: 5 })
  expect(await say(15)).toEqual({
    __typename: 'LatenessRefused',
    message: 'Có khách khác.',
    nearest: [{ hourId: '12', label: '12h10', date: '2026-11-21' }],
  })
  const before = calls.length
  expect(await say(7)).toEqual({ __typename: 'InvalidInput', issues: [{ field: 'minutes' }] })
  expect(calls).toHaveLength(before)
})

const name = `mutation ($token: String!, $names: [String!]!) {
  namePeople(input: { token: $token, names: $names }) {
    __typename ... on PeopleNamed { names } ... on InvalidInput { issues { field code } }
  }
}`

test.each([
  [RIGHT, 'PeopleNamed'],
  [OVER, 'CannotName'],
  [LIMITED, 'TooManyTries'],
  [BOOKING_ID + 'D'.repeat(24), 'NotFound'],
  ['x', 'InvalidInput'],
])('names by the link %s are answered %s', async (token, what) => {
  const { data } = await gateway().execute(name, { token, names: ['Tuấn', 'bé Bin'] })
  expect(data.namePeople.__typename).toBe(what)
})

test('names are stored without what surrounds them, and an empty one is none', async () => {
  const { execute, requests } = gateway()
  const { data } = await execute(name, { token: RIGHT, names: ['  bé   Bin ', ' ', 'Tuấn'] })
  expect(data.namePeople).toEqual({ __typename: 'PeopleNamed', names: ['bé Bin', '', 'Tuấn'] })
  expect(await requests.at(-1)?.json()).toMatchObject({ personNames: ['bé Bin', '', 'Tuấn'] })
})

test.each([
  [['Tuấn', '0912'], 'names.1', 'NAME_INVALID'],
  [['\u0301\u0301', ''], 'names.0', 'NAME_INVALID'],
  [['', 'A'.repeat(61)], 'names.1', 'PERSON_NAME_TOO_LONG'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'names', 'TOO_MANY_PEOPLE'],
])('of the names %j the field %s is refused as %s', async (names, field, code) => {
  const { execute, calls } = gateway()
  const { data } = await execute(name, { token: RIGHT, names })
  expect(data.namePeople).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field, code }],
  })
  expect(calls).toEqual([])
})

test('only the owner withdraws a link, after a code [O-30]', async () => {
  const { data } = await gateway().execute(
    `mutation { withdrawManageLink(input: { bookingId: "${BOOKING_ID}" }) { __typename } }`,
  )
  expect(data.withdrawManageLink.__typename).toBe('ProofNeeded')
})
