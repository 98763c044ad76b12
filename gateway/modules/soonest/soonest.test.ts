import { expect, test } from 'vitest'
import { boardIndex } from '../../../domain/board-entry'
import { openGateway, type FakeBackends, SATURDAY_TEN } from '../../testing/open-gateway'
import { aCatalogue, anHour, aSalon, aService, aStylist } from '../../testing/people'

/** It is 10h on Saturday 21 November 2026; 10h10 is frame 6, 10h30 frame 7. */
const NOBODY = '0'.repeat(180)

/** Digits of a day with one person free for nine frames from each of these. */
function freeFrom(...hourIds: number[]): string {
  return hourIds.reduce(
    (digits, id) => digits.slice(0, boardIndex(id)) + '9' + digits.slice(boardIndex(id) + 1),
    NOBODY,
  )
}

type Salons = Record<number, { today?: string; tomorrow?: string }>

/** A chain of salons on one street: salon 10 at 21°, each next one 1.11 km farther north. */
function chain(free: Salons, over: FakeBackends['booking'] = {}) {
  const versions: number[] = []
  const entries = () =>
    [10, 11, 12, 13].flatMap((salonId) =>
      (['today', 'tomorrow'] as const).map((day) => ({
        salonId,
        date: day === 'today' ? '21-11-2026' : '22-11-2026',
        stylists: free[salonId]?.[day] ?? NOBODY,
        skinners: free[salonId]?.[day] ?? NOBODY,
      })),
    )
  const opened = openGateway({
    salons: {
      listSalons: () => ({
        data: [10, 11, 12, 13].map((id) =>
          aSalon({
            id,
            latitude: 21 + (id - 10) / 100,
            longitude: 105,
            cityId: id === 13 ? 1 : 62,
            isOpen: id !== 12,
          }),
        ),
      }),
    },
    booking: {
      readBoard: ({ since }) => {
        versions.push(since)
        return {
          data: { version: 7, isWhole: since === 0, entries: since === 7 ? [] : entries() },
        }
      },
      listSold: () => ({
        data: {
          services: [
            { serviceId: 1001, timeServe: 60, priceNum: 100_000, serviceDeliveryType: 3 },
            { serviceId: 1002, timeServe: 20, priceNum: 50_000, serviceDeliveryType: 1 },
            { serviceId: 1003, timeServe: 181, priceNum: 50_000, serviceDeliveryType: 1 },
          ],
          unsold: [{ salonId: 10, serviceId: 1002 }],
          rulesSpecialDay: [
            {
              date: ['21-11-2026'],
              serviceId: 1001,
              serviceSpecial: { priceNum: 120_000, price: '120K' },
            },
          ],
        },
      }),
      listHours: ({ salonId, stylistId }) => ({
        data: {
          hourGroup: [
            {
              name: 'Sáng',
              hours: [
                anHour({
                  hourId: stylistId ? 12 : 8,
                  totalStylistEmpty: salonId === 11 ? 2 : 0,
                  totalSkinnerEmpty: 1,
                }),
              ],
            },
          ],
          receptionName: '',
          receptionAvatar: '',
          lastHourWork: { isFreeToday: true },
        },
      }),
      ...over,
    },
  })
  const soonest = async (args: string) => {
    const { data, errors } = await opened.execute(
      `{
        soonest(${args}) {
          hours {
            salon { id }
            distanceKm travelMinutes date hourId label freeStylists price cursor
          }
          seenAt isPartial gap
        }
      }`,
    )
    expect(errors).toEqual([])
    return data.soonest
  }
  const shown = async (args: string) => {
    const response = await soonest(args)
    return response.hours.map(
      (hour: { salon: { id: number }; label: string }) => `${hour.salon.id} ${hour.label}`,
    )
  }
  return { ...opened, versions, soonest, shown }
}

const here = 'latitude: 21, longitude: 105'
const all = { 10: { today: freeFrom(6, 7, 9, 10) }, 11: { today: freeFrom(8, 9) } }

test('reachable hours come first by time, then distance, two of a salon', async () => {
  const { soonest, shown, wait } = chain({ ...all, 12: { today: freeFrom(6) } })
  wait(60)
  // Ten minutes to leave and to get there are over at 10h11.
  expect(await shown(`serviceIds: [1001], ${here}, first: 10`)).toEqual([
    '10 10h30',
    '11 10h50',
    '10 11h10',
    '11 11h10',
  ])
  expect((await soonest(`serviceIds: [1001], ${here}, first: 2`)).hours[1]).toMatchObject({
    distanceKm: 1.1,
    travelMinutes: 5,
    date: '2026-11-21',
    hourId: '8',
    freeStylists: 1,
    price: 120_000,
  })
})

test('tomorrow follows when today is over, at the ordinary price', async () => {
  const { soonest } = chain({ 10: { tomorrow: freeFrom(1) } })
  expect(await soonest(`serviceIds: [1001], ${here}`)).toMatchObject({
    hours: [{ date: '2026-11-22', label: '8h30', price: 100_000 }],
    gap: null,
    isPartial: false,
  })
})

test('hours are filtered by province, salons and cursor', async () => {
  const { soonest, shown, wait } = chain({ ...all, 13: { today: freeFrom(10) } })
  wait(60)
  expect(await shown('serviceIds: [1001], provinceId: 1')).toEqual(['13 11h30'])
  expect(await shown('serviceIds: [1001], salonIds: [11]')).toEqual(['11 10h50', '11 11h10'])
  const first = (await soonest(`serviceIds: [1001], ${here}, first: 1`)).hours[0]
  expect(await shown(`serviceIds: [1001], ${here}, first: 1, after: "${first.cursor}"`)).toEqual([
    '11 10h50',
  ])
})

test.each([
  ['serviceIds: [1001]', 'NO_PLACE'],
  ['serviceIds: [], salonIds: [10]', 'NO_SERVICES'],
  ['serviceIds: [1001], latitude: 10, longitude: 105', 'NO_SALON_NEAR'],
  ['serviceIds: [1002], salonIds: [10]', 'NOT_SOLD'],
  ['serviceIds: [999], salonIds: [10]', 'NOT_SOLD'],
  ['serviceIds: [1003], salonIds: [10]', 'TOO_LONG'],
  ['serviceIds: [1001], salonIds: [10], people: 2', 'FULL'],
])('an empty result has its reason: %s', async (args, gap) => {
  expect(await chain(all).soonest(args)).toMatchObject({ hours: [], gap })
})

test('a salon that does not sell a service is left out', async () => {
  expect(await chain(all).shown(`serviceIds: [1001, 1002], ${here}`)).toEqual([
    '11 10h50',
    '11 11h10',
  ])
})

test('the board is read again for changes only, and a fresh one without a call', async () => {
  const { soonest, versions, calls, wait } = chain(all)
  await soonest(`serviceIds: [1001], ${here}`)
  const before = calls.length
  await soonest(`serviceIds: [1001], ${here}`)
  expect(calls.slice(before)).toEqual([])
  wait(2)
  await soonest(`serviceIds: [1001], ${here}`)
  expect(versions).toEqual([0, 7])
})

test('while the board fails its copy is served, then hours of near salons', async () => {
  const broken = { isOn: false }
  const { soonest, shown, wait } = chain(all, {
    readBoard: () => {
      if (broken.isOn) throw new Error('the board is gone')
      return {
        data: {
          version: 7,
          isWhole: true,
          entries: [10, 11, 13].map((salonId) => ({
            salonId,
            date: '21-11-2026',
            stylists: freeFrom(9),
            skinners: freeFrom(9),
          })),
        },
      }
    },
  })
  const { seenAt } = await soonest(`serviceIds: [1001], ${here}`)
  broken.isOn = true
  wait(60)
  expect(await soonest(`serviceIds: [1001], ${here}`)).toMatchObject({ seenAt, isPartial: false })
  wait(600)
  expect(await shown(`serviceIds: [1001], ${here}`)).toEqual(['11 10h50'])
  expect(await soonest('serviceIds: [1001], salonIds: [10, 11, 13]')).toMatchObject({
    isPartial: false,
  })
})

test('the first free hours of today are one for each salon that the board knows, by one reading for all', async () => {
  const { execute, calls, wait } = chain({
    ...all,
    12: { today: freeFrom(6) },
    13: { tomorrow: freeFrom(3) },
  })
  // Ten minutes later it is past 10h10 by a second.
  wait(1)
  const query = '{ firstFreeHours(serviceIds: [1001]) { salonId label } }'
  const expected = [
    { salonId: '10', label: '10h30' },
    { salonId: '11', label: '10h50' },
  ]
  expect((await execute(query)).data.firstFreeHours).toEqual(expected)
  expect(calls.filter((call) => call === 'booking.readBoard')).toHaveLength(1)
  const before = calls.length
  expect((await execute(query)).data.firstFreeHours).toEqual(expected)
  expect(calls.slice(before)).toEqual([])
  const named10 = '{ firstFreeHours(serviceIds: [1001], salonIds: [10]) { date hourId } }'
  expect((await execute(named10)).data.firstFreeHours).toEqual([
    { date: '2026-11-21', hourId: '7' },
  ])
  // Nobody who reads it at 10h21 is there at 10h30.
  wait(21 * 60)
  const named = '{ firstFreeHours(serviceIds: [1001], salonIds: [10, 12]) { salonId label } }'
  expect((await execute(named)).data.firstFreeHours).toEqual([{ salonId: '10', label: '11h10' }])
  const other = async (id: number) =>
    (await execute(`{ firstFreeHours(serviceIds: [${id}]) { salonId } }`)).data.firstFreeHours
  expect(await other(1002), 'one that salon 10 does not sell').toEqual([{ salonId: '11' }])
  expect([await other(1003), await other(999)], 'too long, unknown').toEqual([[], []])
})

test('without services the first free hours are those for what most come for', async () => {
  const { execute, wait } = chain(all, {
    listServices: () => ({
      status: 200,
      body: aCatalogue({ groupId: 1, services: [aService({ serviceId: 1001 })] }),
    }),
  })
  wait(60)
  expect((await execute('{ firstFreeHours { salonId label } }')).data.firstFreeHours).toEqual([
    { salonId: '10', label: '10h30' },
    { salonId: '11', label: '10h50' },
  ])
})

test('salons that the board does not know have no first hour, and it fetches them after the response; where it is gone or absent nobody has one', async () => {
  const broken = { isOn: false }
  const input: (readonly number[])[] = []
  const { execute, calls, settle, wait } = chain(all, {
    readBoard: ({ salonIds }) => {
      if (broken.isOn) throw new Error('gone')
      input.push(salonIds)
      return { data: { version: 1, isWhole: true, entries: [] } }
    },
  })
  const query = '{ firstFreeHours(serviceIds: [1001]) { salonId } }'
  expect((await execute(query)).data.firstFreeHours).toEqual([])
  await settle()
  expect(input).toEqual([[], [10, 11, 13]])
  broken.isOn = true
  wait(3600)
  expect(await execute(query)).toMatchObject({ data: { firstFreeHours: null }, errors: [] })
  expect(calls).not.toContain('booking.listHours')
})

test('without the board the hours of salons that respond are a partial result', async () => {
  const { soonest } = chain(all, {
    readBoard: () => {
      throw new Error('the board object was killed')
    },
    listHours: ({ salonId }) => {
      if (salonId === 13) throw new Error('gone')
      return {
        data: {
          hourGroup: [
            {
              name: 'Sáng',
              hours: [anHour({ hourId: 8, totalStylistEmpty: 2, totalSkinnerEmpty: 1 })],
            },
          ],
          receptionName: '',
          receptionAvatar: '',
          lastHourWork: { isFreeToday: true },
        },
      }
    },
  })
  expect(await soonest(`serviceIds: [1001], ${here}`)).toMatchObject({
    hours: [{ salon: { id: '10' } }, { salon: { id: '11' } }],
    isPartial: true,
    gap: null,
  })
})

test('without the board and salons the result is partial, not full', async () => {
  const gone = () => {
    throw new Error('gone')
  }
  const { soonest } = chain(all, { readBoard: gone, listHours: gone })
  expect(await soonest(`serviceIds: [1001], ${here}`)).toMatchObject({
    hours: [],
    isPartial: true,
    gap: null,
  })
})

test("one stylist's hours are requested for his salon", async () => {
  const { shown } = chain(all)
  expect(await shown('serviceIds: [1001], salonIds: [11], stylistId: 1101')).toEqual([
    '11 12h10',
    '11 12h10',
  ])
})

test('the hours of one stylist have the prices of their level, as the booking that they lead to [B-289]', async () => {
  const rules = {
    date: ['21-11-2026'],
    serviceId: 1001,
    serviceSpecial: { priceNum: 120_000, price: '120K' },
    serviceStylist: { priceNum: 130_000, price: '130K' },
    serviceSpecialStylist: { priceNum: 150_000, price: '150K' },
    stylistLevelId: 3,
  }
  const sold = {
    serviceId: 1001,
    timeServe: 60,
    priceNum: 100_000,
    serviceDeliveryType: 3 as const,
  }
  const staff = { stylists: [aStylist({ staffId: 1101, skillLevel: 3 })], skinners: [] }
  const pricesOf = async (over: FakeBackends['booking'], more = ', stylistId: 1101') => {
    const listSold = () => ({ data: { services: [sold], unsold: [], rulesSpecialDay: [rules] } })
    const { soonest } = chain(all, { listSold, ...over })
    const { hours } = await soonest(`serviceIds: [1001], salonIds: [11]${more}`)
    return hours.map(({ price }: { price: number }) => price)
  }
  const listStaff = () => ({ data: staff })
  expect(await pricesOf({ listStaff })).toEqual([150_000, 130_000])
  expect(await pricesOf({ listStaff }, '')).toEqual([120_000, 120_000])
  const fails = () => {
    throw new Error('down')
  }
  expect(await pricesOf({ listStaff: fails })).toEqual([120_000, 100_000])
})

/** Somebody is free for nine frames from every frame on. */
const freeInPlace = '9'.repeat(boardIndex(37))
const days = ['21-11-2026', '22-11-2026', '23-11-2026']
const toMidnight = (Date.UTC(2026, 10, 21, 17) - SATURDAY_TEN) / 1000

/** Salon 10, and 20 km from it salon 11, which opens on Sunday the 22nd; both have hours on the board. */
function chainOpening() {
  const salons = [
    aSalon({ id: 10, latitude: 21, longitude: 105 }),
    aSalon({ id: 11, latitude: 21.18, longitude: 105, cityId: 1, openingDate: '22-11-2026' }),
  ]
  const gateway = openGateway({
    salons: { listSalons: () => ({ data: salons }) },
    booking: {
      readBoard: () => ({
        data: {
          version: 7,
          isWhole: true,
          entries: [10, 11].flatMap((salonId) =>
            days.map((date) => ({ salonId, date, stylists: freeInPlace, skinners: freeInPlace })),
          ),
        },
      }),
      listSold: () => ({
        data: {
          services: [{ serviceId: 1001, timeServe: 60, priceNum: 100_000, serviceDeliveryType: 3 }],
          unsold: [],
          rulesSpecialDay: [],
        },
      }),
    },
  })
  const soonest = async (where: string) =>
    (
      await gateway.execute(
        `{ soonest(serviceIds: [1001], ${where}, first: 10) { hours { salon { id } date } gap } }`,
      )
    ).data.soonest
  const first = async () =>
    (await gateway.execute('{ firstFreeHours(serviceIds: [1001]) { salonId } }')).data
      .firstFreeHours
  return { ...gateway, soonest, first }
}

const both = 'salonIds: [10, 11]'
const newOne = { salon: { id: '11' }, date: '2026-11-22' }

test('a salon that is still to open has no hours until the day on which it opens begins', async () => {
  const { soonest, first, wait } = chainOpening()
  const salonsOf = async () =>
    (await soonest(both)).hours.map(({ salon }: { salon: { id: string } }) => salon.id)
  expect(await salonsOf()).toEqual(['10', '10'])
  // The clock of the test goes on.
  wait(toMidnight - 60)
  expect([await salonsOf(), await first()]).toEqual([['10', '10'], []])
  wait(60)
  expect(await salonsOf()).toEqual(['10', '11', '10', '11'])
  expect((await soonest(both)).hours[1]).toEqual(newOne)
  expect(await first()).toEqual([{ salonId: '10' }, { salonId: '11' }])
})

test('where only a salon is near that is still to open, none is; in its province all is full', async () => {
  const { soonest, wait } = chainOpening()
  const near = 'latitude: 21.2, longitude: 105'
  expect(await soonest(near)).toEqual({ hours: [], gap: 'NO_SALON_NEAR' })
  expect(await soonest('provinceId: 1')).toEqual({ hours: [], gap: 'FULL' })
  wait(toMidnight)
  expect(await soonest(near)).toEqual({ hours: [newOne, newOne], gap: null })
  expect(await soonest('provinceId: 1')).toMatchObject({ hours: [newOne, newOne] })
})
