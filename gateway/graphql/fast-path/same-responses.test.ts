import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unauthorized } from '../../../workers/kit/serve'
import { byServer, isSame, replyOf, type RequestBody } from '../../testing/both-ways'
import { fullGateway, queries } from '../../testing/everything'
import { openGateway, SATURDAY_TEN } from '../../testing/open-gateway'
import { aBooking, aProvince, aSalon, aUser } from '../../testing/people'
import { createPlans } from './plan'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: SATURDAY_TEN }))
afterEach(() => void vi.useRealTimers())

/**
 * Compares failures without their timing: how many calls had ended when the first one failed is
 * chance.
 */
async function failsTheSame(body: RequestBody): Promise<void> {
  const expected = {
    headers: { 'x-request-id': 'ray-12345678' },
    log: [expect.objectContaining({ errors: expect.any(Array) as unknown })],
  }
  const [direct, byTheServer] = [
    await replyOf(openGateway(), body, 'application/json'),
    await replyOf(openGateway(), body, byServer),
  ]
  for (const one of [direct, byTheServer]) expect(one).toMatchObject(expected)
  expect([direct.status, direct.text, direct.log[0]?.errors]).toEqual([
    byTheServer.status,
    byTheServer.text,
    byTheServer.log[0]?.errors,
  ])
}

test.for(queries)(
  '%s is answered in the same bytes both ways, and fails in the same words',
  async ([, query]) => {
    await isSame(fullGateway, { query })
    await failsTheSame({ query })
  },
)

const screen = `query Screen(
  $salon: Int!
  $isLong: Boolean = false
  $date: LocalDate! = "2026-11-21"
) {
  now
  at: now
  salon(id: $salon) { ...Parts id name @include(if: $isLong) }
  hours(salonId: $salon, date: $date, serviceIds: [1001]) {
    hasFree
    groups { __typename hours { id label } }
    hasFree
  }
}
fragment Parts on Salon { address tag distanceKm ... on Salon { latitude } }`

test.for<[string, object | null]>([
  ['the defaults', { salon: 10 }],
  ['a condition', { salon: 10, isLong: true }],
  ['more than it wants', { salon: 10, other: 1 }],
  ['an id of another kind', { salon: '10' }],
  ['nothing', null],
  ['null where something must be', { salon: null }],
  ['a salon that is not there', { salon: 0 }],
  ['a day that is none', { salon: 10, date: '2026-02-30' }],
])('a document with fragments, aliases, conditions and %s for variables', async ([, variables]) => {
  await isSame(fullGateway, { query: screen, variables })
  await isSame(fullGateway, { query: screen, variables, operationName: 'Screen' })
  await isSame(fullGateway, { query: screen, variables, operationName: 'Other' })
})

test.for<[string, boolean | null, boolean | null]>([
  ['false', false, null],
  ['null', null, false],
])(
  'a non-null condition with a default behaves as in the server, also after %s',
  async ([, before, isLong]) => {
    const query =
      'query ($isLong: Boolean = false) { salon(id: 10) { id name @include(if: $isLong) } }'
    const gateway = fullGateway()
    await replyOf(gateway, { query, variables: { isLong: before } }, 'application/json')
    expect(
      (await replyOf(gateway, { query, variables: { isLong } }, 'application/json')).text,
    ).toBe((await replyOf(fullGateway(), { query, variables: { isLong } }, byServer)).text)
  },
)

test('a condition holds for the request that makes it, however it is written', async () => {
  const query = `query ($isLong: Boolean!) {
      salon(id: 10) { id name @include ( if : $isLong ) ...Place @skip( if: $isLong) }
    }
    fragment Place on Salon { tag }`
  const { execute } = fullGateway()
  const keys = async (isLong: boolean) =>
    Object.keys((await execute(query, { isLong })).data.salon as object)
  expect([await keys(true), await keys(false), await keys(true)]).toEqual([
    ['id', 'name'],
    ['id', 'tag'],
    ['id', 'name'],
  ])
})

test.for([
  '{ salonsNear(latitude: 91, longitude: 0) { id } now }',
  '{ salon(id: 10) { name { x } } }',
  '{ salon(id: 10, di: 1) { id } }',
  'query A { now } query B { now }',
  '{ __typename now }',
  '{ salon(id: 10) { __typename isOpen @skip(if: true) } }',
  '{ now',
  'mutation { logOut { __typename } }',
  'mutation { one: logOut { __typename } other: logOut { __typename } }',
  'mutation { checkPhone(phone: "0912345678") { __typename ... on PhoneKnown { isNewCustomer } } }',
  'mutation { checkPhone(phone: 5) { __typename } }',
])('%s', async (query) => {
  await isSame(fullGateway, { query })
})

test('queries and a mutation are planned, introspection and several mutations are not', () => {
  const plans = createPlans(false)
  expect(plans(screen, { salon: 10 })).toBeDefined()
  expect(plans('{ provinces { salons { id } } }', {})).toBeDefined()
  expect(plans('{ captcha { __typename ... on CaptchaSum { question } } }', {})).toBeDefined()
  expect(plans('{ __schema { types { name } } }', {})).toBeUndefined()
  expect(plans('mutation { logOut { __typename } }', {})).toMatchObject({ isMutation: true })
  expect(
    plans('mutation { logOut { __typename } again: logOut { __typename } }', {}),
  ).toBeUndefined()
  expect(plans('mutation { ...Out } fragment Out on Mutation { now: __typename }', {})).toBe(
    undefined,
  )
})

test('errors and nulls of a nested resolver propagate as in the server', async () => {
  const provinces = { listProvinces: () => ({ data: [aProvince({ cityId: 62 })] }) }
  const query = '{ provinces { id salons { id } } now }'
  const [direct, byTheServer] = [
    await replyOf(openGateway({ salons: provinces }), { query }, 'application/json'),
    await replyOf(openGateway({ salons: provinces }), { query }, byServer),
  ]
  expect(JSON.parse(direct.text)).toMatchObject({
    data: { provinces: null },
    errors: [{ path: ['provinces', 0, 'salons'] }],
  })
  expect([direct.text, direct.log[0]?.errors, direct.log[0]?.calls]).toEqual([
    byTheServer.text,
    byTheServer.log[0]?.errors,
    byTheServer.log[0]?.calls,
  ])
  await isSame(
    () =>
      openGateway({
        salons: { ...provinces, listSalons: () => ({ data: [aSalon({ id: 11 })] }) },
        booking: { listMyBookings: () => ({ data: [aBooking()] }) },
      }),
    { query: '{ myBookings { id salon { name } } }' },
  )
})

test.for([
  '{ myBookings { id s: salon { name } } }',
  '{ bookingHistory { total items { salon { name } id } } now }',
  '{ staff(salonId: 10, date: "2026-11-21") { skinnerCount stylists { salon { id } ratings { name } } } }',
])('a nullable field that fails is null alone, without a retry: %s', async (query) => {
  const open = () => {
    const gateway = fullGateway()
    gateway.breakDown('salons')
    return gateway
  }
  await isSame(open, { query })
  expect(JSON.parse((await replyOf(open(), { query }, 'application/json')).text)).toMatchObject({
    errors: [{ path: expect.arrayContaining([0]) as unknown }],
  })
})

test('a session that ends between two reads makes no visitor of the customer', async () => {
  const signedOut = () => {
    throw new Unauthorized()
  }
  const auth = {
    getUser: () => aUser(),
    getCustomerInfo: () => ({
      status: 200 as const,
      body: {
        statusCode: 200 as const,
        data: {
          customerId: 7,
          phone: '0912345678',
          fullName: '',
          birthday: null,
          createdAt: 1,
          deleteRequestedAt: null,
          deleteAt: null,
        },
      },
    }),
    listConsents: signedOut,
    listSessions: () => ({ data: [] }),
  }
  await isSame(() => openGateway({ auth }), {
    query: '{ account { joinedAt consentWords { purpose } sessions { id } } viewer { name } }',
  })
})
