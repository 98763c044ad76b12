import { expect, test } from 'vitest'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import {
  aCatalogue,
  anHour,
  aRole,
  aSalon,
  aService,
  aUser,
  aVisit,
  loggedIn,
} from '../../testing/people'

/** 10h on Saturday 21 November 2026 is the clock; 10h10 is frame 6, 10h30 frame 7, 10h50 frame 8. */

type Frames = { [day: string]: number[] | undefined }

/**
 * Backends where stylist 1001 and salon 10 are free at these frames, and their recorded requests.
 */
function gatewayWith(
  free: { stylist?: Frames; salon?: Frames },
  over: FakeBackends['booking'] = {},
) {
  const requested: { stylistId: number; bookDate: string }[] = []
  const opened = openGateway({
    auth: { getUser: () => aUser() },
    salons: {
      listSalons: () => ({ data: [aSalon({ id: 10 }), aSalon({ id: 11, isOpen: false })] }),
    },
    booking: {
      getRole: () => aRole(),
      listHours: ({ stylistId, bookDate }) => {
        requested.push({ stylistId, bookDate })
        const ids = (stylistId > 0 ? free.stylist : free.salon)?.[bookDate] ?? []
        return {
          data: {
            hourGroup: [
              {
                name: 'Sáng',
                hours: ids.map((hourId) => anHour({ hourId, hour: `frame ${hourId}` })),
              },
            ],
            receptionName: '',
            receptionAvatar: '',
            lastHourWork: { isFreeToday: ids.length > 0 },
          },
        }
      },
      listVisitHistory: () => ({ data: [aVisit()], total: 1 }),
      listServices: () => ({
        status: 200,
        body: aCatalogue({ groupId: 1, services: [aService({ serviceId: 1001 })] }),
      }),
      ...over,
    },
  })
  return { ...opened, requested }
}

const nearest =
  '{ salon(id: 10) { nearestHour(serviceIds: [1001], stylistId: 1001) { date hourId label stylistId isStylistFull } } }'

test('the nearest hour is the first reachable one of two days [H-102]', async () => {
  const soon = gatewayWith({ stylist: { '2026-11-21': [6, 8, 9] }, salon: { '2026-11-21': [7] } })
  expect((await soon.execute(nearest)).data.salon.nearestHour).toEqual({
    date: '2026-11-21',
    hourId: '8',
    label: 'frame 8',
    stylistId: '1001',
    isStylistFull: false,
  })
  const later = gatewayWith({ stylist: { '2026-11-22': [3] }, salon: { '2026-11-21': [20] } })
  expect((await later.execute(nearest)).data.salon.nearestHour).toMatchObject({
    date: '2026-11-22',
    hourId: '3',
    stylistId: '1001',
  })
  // The third day is greyed (B-215): two days of one stylist, nothing else.
  expect(later.requested.map(({ stylistId }) => stylistId)).toEqual([1001, 1001])
})

test("if a stylist is full on all days, the salon's nearest hour is returned instead", async () => {
  const full = gatewayWith({ stylist: { '2026-11-23': [1] }, salon: { '2026-11-21': [30] } })
  expect((await full.execute(nearest)).data.salon.nearestHour).toEqual({
    date: '2026-11-21',
    hourId: '30',
    label: 'frame 30',
    stylistId: null,
    isStylistFull: true,
  })
  expect((await gatewayWith({}).execute(nearest)).data.salon.nearestHour).toBeNull()
})

test('a day whose hours cannot be loaded is an error, not a full salon', async () => {
  const { execute } = gatewayWith(
    {},
    {
      listHours: ({ bookDate }) => {
        if (bookDate === '2026-11-22') throw new Error('timed out')
        return {
          data: {
            hourGroup: [],
            receptionName: '',
            receptionAvatar: '',
            lastHourWork: { isFreeToday: false },
          },
        }
      },
    },
  )
  const { data, errors } = await execute(nearest)
  expect(data.salon.nearestHour).toBeNull()
  expect(errors).toMatchObject([{ path: ['salon', 'nearestHour'] }])
  const { errors: ofUsual } = await execute(usual, {}, loggedIn)
  expect(ofUsual).toMatchObject([{ path: ['viewer', 'usualVisit', 'nearest'] }])
})

const usual = `query ($s: ID) {
  viewer { usualVisit(salonId: $s) {
    salon { id }
    services { id }
    stylist { id }
    nearest { hourId stylistId }
  } }
}`

test('the usual visit is the last one, with what is still sold [H-222]', async () => {
  const { execute } = gatewayWith(
    { stylist: { '2026-11-21': [12] } },
    {
      listVisitHistory: () => {
        const person = aVisit().people[0]!
        const gone = { id: 1999, name: 'Không còn bán', price: 1 }
        return {
          data: [aVisit({ people: [{ ...person, services: [...person.services, gone] }] })],
          total: 1,
        }
      },
    },
  )
  expect((await execute(usual, {}, loggedIn)).data.viewer.usualVisit).toEqual({
    salon: { id: '10' },
    services: [{ id: '1001' }],
    stylist: { id: '1001' },
    nearest: { hourId: '12', stylistId: '1001' },
  })
})

test('there is no usual visit without a session, without a visit, and at a salon that is not open', async () => {
  const { execute, calls } = gatewayWith({})
  expect((await execute(usual)).data.viewer).toBeNull()
  expect(calls).toEqual([])
  expect((await execute(usual, { s: 11 }, loggedIn)).data.viewer.usualVisit).toBeNull()
  const newcomer = gatewayWith({}, { listVisitHistory: () => ({ data: [], total: 0 }) })
  expect((await newcomer.execute(usual, {}, loggedIn)).data.viewer.usualVisit).toBeNull()
})
