import { expect, test } from 'vitest'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import {
  aCatalogue,
  aPlace,
  aSalon,
  aService,
  aUser,
  BOOKING_ID,
  loggedIn,
} from '../../testing/people'

const ownerToken = { cookie: `muot_holder=${'b'.repeat(64)}` }
const salons: FakeBackends['salons'] = {
  listSalons: () => ({ data: [aSalon({ id: 10 })] }),
  findPlace: ({ placeid }) =>
    placeid === 'd5'
      ? { status: 200, body: { data: aPlace() } }
      : { status: 404, body: { message: '' } },
}
const visit = {
  bookingId: BOOKING_ID,
  salonId: 10,
  address: '1 Láng, Hà Nội',
  dateBook: '22-11-2026',
  part: 'Tối' as const,
  totalMoney: 100_000,
  services: [{ id: 1010, name: 'Cắt xả', price: 100_000 }],
}

test('an offer has the salon and the services that it does at home [H-006]', async () => {
  const requested: object[] = []
  const { execute, calls } = openGateway({
    auth: { getUser: () => aUser() },
    salons,
    booking: {
      listAddresses: () => ({ data: [{ attrId: 3, attrName: 'Nhà' }] }),
      listServices: () => ({
        status: 200,
        body: {
          ...aCatalogue({
            groupId: 1,
            services: [aService({ serviceId: 1001 }), aService({ serviceId: 1010 })],
          }),
          rulesSpecialDay: [
            {
              date: ['22-11-2026'],
              serviceId: 1010,
              serviceSpecial: { priceNum: 130_000, price: '130K' },
            },
          ],
        },
      }),
      getHomeOffer: (where) => {
        requested.push(where)
        return {
          status: 200,
          body: {
            data: {
              salonId: 10,
              distance: 2.5,
              serviceIds: [1010, 1042],
              bookDates: ['22-11-2026'],
            },
          },
        }
      },
    },
  })
  const parts =
    '{ homeOffer { salon { id } distanceKm services { id } days specialDays { dates dayPrice } } }'
  const at = `query ($p: ID!) { place(id: $p) ${parts} }`
  const saved = `query ($a: ID!) { viewer { savedAddress(id: $a) ${parts} } }`
  expect((await execute(at, { p: 'd5' })).data.place.homeOffer).toEqual({
    salon: { id: '10' },
    distanceKm: 2.5,
    services: [{ id: '1010' }],
    days: ['2026-11-22'],
    specialDays: [{ dates: ['2026-11-22'], dayPrice: 130_000 }],
  })
  expect(
    (await execute(saved, { a: 3 }, loggedIn)).data.viewer.savedAddress.homeOffer,
  ).toMatchObject({
    salon: { id: '10' },
  })
  expect(requested).toEqual([
    { attrId: 0, address: 'Quận Cầu Giấy, Hà Nội', latitude: 21.04, longitude: 105.79 },
    { attrId: 3, address: '', latitude: null, longitude: null },
  ])
  const before = calls.length
  expect((await execute(saved, { a: 3 })).data.viewer).toBeNull()
  expect((await execute(at, { p: '../x' })).data.place).toBeNull()
  expect(calls).toHaveLength(before)
  expect((await execute(at, { p: 'd404' })).data.place).toBeNull()
})

const request = `mutation ($input: RequestHomeVisitInput!) {
  requestHomeVisit(input: $input) {
    __typename
    ... on HomeVisitRequested {
      visit { id salon { name } address date part total services { name } }
    }
    ... on InvalidInput { issues { field message } }
  }
}`
const input = {
  idempotencyKey: 'a-key-of-this-visit',
  phone: '+84 912 345 678',
  placeId: 'd5',
  street: '1 Láng',
  serviceIds: [1010],
  date: '2026-11-22',
  part: 'EVENING',
  note: 'Gọi trước',
}

test('a request goes on under the words of its place, with a proof for this browser [H-006]', async () => {
  const requested: object[] = []
  const { execute } = openGateway({
    salons,
    booking: {
      requestHomeVisit: (input) => {
        requested.push(input)
        return { status: 200, body: { data: visit } }
      },
    },
  })
  const replacesKey = 'the-key-of-another-visit'
  const { data, cookies } = await execute(request, { input: { ...input, replacesKey } })
  expect(data.requestHomeVisit).toEqual({
    __typename: 'HomeVisitRequested',
    visit: {
      id: BOOKING_ID,
      salon: { name: 'Mượt 10' },
      address: '1 Láng, Hà Nội',
      date: '2026-11-22',
      part: 'EVENING',
      total: 100_000,
      services: [{ name: 'Cắt xả' }],
    },
  })
  expect(requested).toMatchObject([
    {
      customerPhone: '0912345678',
      address: '1 Láng, Quận Cầu Giấy, Hà Nội',
      latitude: 21.04,
      chosenServiceIds: [1010],
      dateBook: '2026-11-22',
      part: 'Tối',
      note: 'Gọi trước',
      replacesKey,
    },
  ])
  expect(cookies.join()).toContain('muot_holder=')
  const later = await execute(request, { input }, ownerToken)
  expect(later.cookies.join()).toContain(`${ownerToken.cookie};`)
})

test('an invalid request is a field error, from either side [H-006]', async () => {
  const { execute, calls } = openGateway({
    salons,
    booking: {
      requestHomeVisit: ({ note }) =>
        note === 'xa'
          ? { status: 404, body: { message: 'Xa quá' } }
          : note === 'nhiều'
            ? { status: 409, body: { message: 'Đủ rồi' } }
            : note === 'khác'
              ? { status: 409, body: { code: 'changed', message: 'Đã đổi' } }
              : { status: 429, body: { message: 'Chậm lại', retryAfterSeconds: 5 } },
    },
  })
  const respond = async (over: object) =>
    (await execute(request, { input: { ...input, ...over } })).data.requestHomeVisit
  const fields = async (over: object) =>
    (await respond(over)).issues.map(({ field }: { field: string }) => field)
  expect(
    await fields({ idempotencyKey: 'x', phone: '09', serviceIds: [], note: 'x'.repeat(501) }),
  ).toEqual(['idempotencyKey', 'phone', 'serviceIds', 'note'])
  expect(await fields({ street: ' ' })).toEqual(['street'])
  expect(await fields({ placeId: null })).toEqual(['placeId'])
  expect(await fields({ addressId: 3 })).toEqual(['placeId'])
  expect(calls).toEqual([])
  expect([
    await fields({ placeId: 'd404' }),
    await fields({ note: 'xa' }),
    await fields({ note: 'nhiều' }),
    await fields({ note: 'khác' }),
    (await respond({})).__typename,
  ]).toEqual([['placeId'], ['placeId'], [''], ['idempotencyKey'], 'TooManyTries'])
})

test('a customer reads and cancels only own requests, by a valid id [H-006]', async () => {
  const { execute, calls } = openGateway({
    salons,
    booking: {
      listHomeVisits: () => ({ data: [visit, { ...visit, status: 'arranged' }] }),
      cancelHomeVisit: ({ bookingId }) =>
        bookingId === BOOKING_ID
          ? { status: 200, body: { success: true } }
          : { status: 404, body: { message: 'Lịch Không Tồn Tại!' } },
    },
  })
  expect((await execute('{ browser { homeVisits { id } } }')).data.browser.homeVisits).toEqual([])
  expect(calls).toEqual([])
  expect(
    (await execute('{ browser { homeVisits { id part status } } }', {}, ownerToken)).data.browser
      .homeVisits,
  ).toEqual([
    { id: BOOKING_ID, part: 'EVENING', status: 'REQUESTED' },
    { id: BOOKING_ID, part: 'EVENING', status: 'ARRANGED' },
  ])
  const cancel = async (id: string) =>
    (
      await execute(
        'mutation ($id: ID!) { cancelHomeVisit(input: { id: $id }) { __typename } }',
        { id },
        ownerToken,
      )
    ).data.cancelHomeVisit.__typename
  expect([
    await cancel(BOOKING_ID),
    await cancel(BOOKING_ID.replace('0', '9')),
    await cancel('..'),
  ]).toEqual(['HomeVisitCanceled', 'NotFound', 'InvalidInput'])
})
