import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookingApi } from '../../../workers/booking/contract'
import { connect } from '../../../workers/kit/connect'
import { salonsApi } from '../../../workers/salons/contract'
import { received } from '../../testing/specified'
import { aCatalogue, anHour, aSalon, aService, aStylist } from '../../testing/people'

const SECRET = 'Số 5 ngõ 9'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The lines that are logged from now on. */
function logged(): object[] {
  const lines: object[] = []
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(JSON.parse(String(line))))
  return lines
}

/** So many salons, of which those that `isBad` names have no number that is one. */
function salonsWith(size: number, isBad: (at: number) => boolean) {
  return Array.from({ length: size }, (_none, at) => ({
    ...aSalon({ id: at + 1, name: SECRET }),
    ...(isBad(at) ? { cityId: 'Hà Nội' } : {}),
  }))
}

test('one bad salon of a hundred costs itself, is counted each time and logged once a minute', async () => {
  const day = '2030-01-01'
  vi.setSystemTime(day)
  const lines = logged()
  const lost: number[] = []
  const client = connect('salons', salonsApi, {
    fetcher: {
      fetch: () => Promise.resolve(Response.json({ data: salonsWith(100, (at) => at === 17) })),
    },
    headers: { 'x-request-id': 'r1' },
    timeoutMs: 1000,
    onDropped: (rows) => void lost.push(rows),
  })
  expect(await client.listSalons({})).toHaveLength(99)
  expect(await client.listSalons({})).toHaveLength(99)
  expect(lost).toEqual([1, 1])
  const line = {
    level: 'warn',
    call: 'salons.listSalons',
    requestId: 'r1',
    message: 'dropped 1 of 100 salons.listSalons, first: 17.cityId invalid_type',
  }
  expect(lines).toEqual([line])
  vi.setSystemTime(Date.parse(day) + 60_000)
  await client.listSalons({})
  expect(lines).toEqual([line, line])
  expect(JSON.stringify(lines)).not.toContain(SECRET)
})

test('a salon without a map loses its map only', async () => {
  const bare = { ...aSalon({ id: 1 }), map: null, parkingMap: null }
  const salons = await received(salonsApi, { data: [bare] }).listSalons({})
  expect(salons).toMatchObject([{ id: 1, mapUrl: null, parkingMapUrl: null }])
})

test('half of a list may be lost, and with more than that the reply is refused', async () => {
  logged()
  const isOdd = (at: number) => at % 2 === 1
  const read = (size: number, isBad: (at: number) => boolean) =>
    received(salonsApi, { data: salonsWith(size, isBad) }).listSalons({})
  expect(await read(6, isOdd)).toHaveLength(3)
  await expect(read(6, (at) => isOdd(at) || at === 0)).rejects.toMatchObject({
    name: 'BackendFailure',
    why: 'shape',
    detail: 'data.0.cityId invalid_type',
  })
})

test('services, hours and stylists that are none are lost and said, and so is what they are of', async () => {
  const lines = logged()
  const lastMessage = () => (lines.at(-1) as { message: string }).message
  const chain = (body: object) => received(bookingApi, body)
  const service = (serviceId: number) => aService({ serviceId })
  const nameless = { ...service(3), name: null } as never

  vi.setSystemTime('2031-01-01')
  const catalogue = aCatalogue(
    { groupId: 1, services: [service(1), service(2), nameless] },
    { groupId: 2, services: [service(4)] },
    { groupId: 3, services: [nameless] },
  )
  const menu = { salonId: 9, lang: 'vi' as const, choosenServiceIds: [] }
  expect(await chain(catalogue).listServices(menu)).toMatchObject({
    body: { categories: [{ groups: [{ id: 1, services: [{ id: 1 }, { id: 2 }] }, { id: 2 }] }] },
  })
  expect(lastMessage()).toBe(
    'dropped 3 of 7 chain.listServices, first: 0.serviceGroups.2.services.0.name invalid_type',
  )

  const day = { salonId: 9, bookDate: '2031-01-01', stylistId: 0, listServiceId: [] }
  const hours = [anHour({ hourId: 1 }), anHour({ hourId: 2, hour: 'sáng', hourFrame: null })]
  const { groups } = await chain({ data: { hourGroup: [{ name: 'Sáng', hours }] } }).listHours(day)
  expect(groups).toMatchObject([{ hours: [{ id: 1 }] }])
  expect(lastMessage()).toBe(
    'dropped 1 of 2 chain.listHours, first: hourGroup.0.hours.1.hourFrame custom',
  )

  const stylists = [aStylist({ staffId: 1 }), { staffName: SECRET }]
  const staff = await chain({ data: { stylists } }).listStaff({
    salonId: 9,
    workDate: day.bookDate,
  })
  expect(staff).toMatchObject({ stylists: [{ id: 1 }], skinners: [] })
  expect(lastMessage()).toBe(
    'dropped 1 of 2 chain.listStaff, first: stylists.1.staffId invalid_type',
  )
})

test('what stands in the place of a list is named, and costs the reply where it is all of it', async () => {
  const lines = logged()
  vi.setSystemTime('2032-01-01')
  const stylists = [1, 2].map((staffId) => aStylist({ staffId }))
  const odd = { ...stylists[1], favoriteImages: SECRET }
  const query = { salonId: 9, workDate: '2032-01-01' }
  const staff = received(bookingApi, { data: { stylists: [stylists[0], odd] } }).listStaff(query)
  expect(await staff).toMatchObject({ stylists: [{ id: 1 }, { id: 2, photos: [] }] })
  expect(lines).toMatchObject([
    { message: 'dropped 1 of 1 chain.listStaff, first: stylists.1.favoriteImages not_a_list' },
  ])
  await expect(received(bookingApi, { data: SECRET }).listSalonRatings({})).rejects.toMatchObject({
    why: 'shape',
    detail: 'not_a_list',
  })
  expect(lines).toHaveLength(1)
})
