import { expect, test } from 'vitest'
import { openGateway } from '../../testing/open-gateway'
import { anHour, loggedIn } from '../../testing/people'
import { auth, salons } from '../../testing/places'

const ownerToken = { cookie: `muot_holder=${'b'.repeat(64)}` }

test('visited salons need a session or an owner token [B-363, B-066]', async () => {
  const requested: (string | undefined)[] = []
  const { execute, calls } = openGateway({
    auth,
    salons,
    booking: {
      listVisitedSalons: ({ customerPhone }) => {
        requested.push(customerPhone)
        return {
          data: [
            { title: 'Salon anh đã từng đến', data: [10, 269, 9, 404] },
            { title: 'Nơi đã đóng', data: [405] },
          ],
        }
      },
    },
  })
  const query = '{ browser { visitedSalons { title salons { id } } } }'
  expect((await execute(query)).data).toEqual({ browser: { visitedSalons: [] } })
  expect(calls).toEqual([])
  expect((await execute(query, {}, ownerToken)).data.browser.visitedSalons).toEqual([
    { title: 'Salon anh đã từng đến', salons: [{ id: '10' }, { id: '9' }] },
  ])
  await execute(query, {}, loggedIn)
  expect(requested).toEqual([undefined, '0912345678'])
})

test('backup salons have hours, and need chosen services [B-162, B-368]', async () => {
  const { execute, calls, requests } = openGateway({
    salons,
    booking: {
      listBackupHours: () => ({
        statusCode: 0,
        data: [
          {
            salon: { salonId: 10, name: 'x', distance: 2.5 },
            hours: [anHour({ hourId: 5 }), { hourId: 99 } as never],
            isSaveServiceChoosen: false,
          },
          {
            salon: { salonId: 404, name: 'y', distance: 3 },
            hours: [],
            isSaveServiceChoosen: true,
          },
        ],
      }),
    },
  })
  const query = `query ($ids: [ID!]!) {
    salon(id: 9) { alternatives(date: "2026-11-21", serviceIds: $ids) {
      salon { id }
      distanceKm
      hours { id label }
      keepsChosen
    } }
  }`
  expect((await execute(query, { ids: [] })).data).toEqual({ salon: { alternatives: [] } })
  expect(calls).toEqual([])
  expect((await execute(query, { ids: [1001, 1038] })).data.salon.alternatives).toEqual([
    {
      salon: { id: '10' },
      distanceKm: 2.5,
      hours: [{ id: '5', label: '9h50' }],
      keepsChosen: false,
    },
  ])
  expect(Object.fromEntries(new URL(requests[0]!.url).searchParams)).toEqual({
    salonId: '9',
    bookDate: '21-11-2026',
    choosenServices: '1001,1038',
  })
})

test('a status of its own in the body means that there is nothing to offer [B-368]', async () => {
  const { execute } = openGateway({
    salons,
    booking: {
      listBackupHours: () => ({
        statusCode: 3,
        data: [
          {
            salon: { salonId: 10, name: 'x', distance: 1 },
            hours: [anHour({ hourId: 5 })],
            isSaveServiceChoosen: true,
          },
        ],
      }),
    },
  })
  expect(
    (
      await execute(
        '{ salon(id: 9) { alternatives(date: "2026-11-21", serviceIds: [1001]) { keepsChosen } } }',
      )
    ).data,
  ).toEqual({ salon: { alternatives: [] } })
})

test("the frames of a day are requested with the page's utm_source [B-225]", async () => {
  const { execute, requests } = openGateway({
    booking: {
      listHours: () => ({
        data: {
          hourGroup: [],
          receptionName: '',
          receptionAvatar: '',
          lastHourWork: { isFreeToday: false },
        },
      }),
    },
  })
  await execute(
    '{ salon(id: 9) { hours(input: { date: "2026-11-21", serviceIds: [1001], utmSource: "book_at_salon" }) { hasFree } } }',
  )
  expect(new URL(requests[0]!.url).searchParams.get('utmSource')).toBe('book_at_salon')
})

test('invalid ids and searches of places are not requested [H-199, H-200, H-208]', async () => {
  const { execute, calls } = openGateway({
    salons: {
      ...salons,
      listWards: () => ({ data: [{ wardId: 7, wardName: 'Phường Quan Hoa', districtId: 5 }] }),
      suggestPlaces: ({ input }) => ({ data: [{ placeId: 'd5', description: input }] }),
    },
  })
  const query = `query ($d: ID!, $s: String!, $p: ID!) {
    wards(districtId: $d) { id name }
    places(search: $s) { id text }
    place(id: $p) { address provinceId districtId wardId }
  }`
  expect((await execute(query, { d: 0, s: '  ', p: '../x' })).data).toEqual({
    wards: [],
    places: [],
    place: null,
  })
  expect(calls).toEqual([])
  expect((await execute(query, { d: 5, s: ' cầu giấy ', p: 'd5' })).data).toEqual({
    wards: [{ id: '7', name: 'Phường Quan Hoa' }],
    places: [{ id: 'd5', text: 'cầu giấy' }],
    place: { address: 'Quận Cầu Giấy, Hà Nội', provinceId: '62', districtId: '5', wardId: null },
  })
  expect((await execute(query, { d: 5, s: 'x', p: 'd404' })).data.place).toBeNull()
})
