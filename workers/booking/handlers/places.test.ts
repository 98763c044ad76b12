import { beforeEach, expect, test } from 'vitest'
import { Unauthenticated } from '../../kit/connect'
import {
  booking,
  salons,
  session,
  type Headers,
  ownerToken,
  newBookingInput,
} from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { morning, setClock, bindings, today } from '../testing/salon-day'
import { addDays } from '../../kit/vietnam-time'

setUpDemoData()
beforeEach(() => void (salons.nearRequests = []))

const member = '0912345678'
const home = {
  attrName: 'Nhà',
  street: '1 Láng',
  placeId: 'd6',
  address: '1 Láng, Quận Đống Đa, Hà Nội',
  latitude: 21.016543,
  longitude: 105.804321,
}

function addressesOf(phone: string) {
  const { listAddresses, saveAddress, removeAddress, listSalonsNearAddress } = booking(
    session(phone),
  )
  const phoneNumber = phone
  return {
    list: () => listAddresses({ phoneNumber }),
    save: (over: object = {}) => saveAddress({ phoneNumber, ...home, ...over }),
    remove: (attrId: number) => removeAddress({ phoneNumber, attrId }),
    near: (attrId: number, numOfSalon = 5) =>
      listSalonsNearAddress({ phoneNumber, attrId, numOfSalon }),
  }
}

async function saved(phone: string, over: object = {}): Promise<number> {
  const { status, body } = await addressesOf(phone).save(over)
  if (status !== 200) throw new Error(`not saved: ${JSON.stringify(body)}`)
  return body.id
}

test('the demo customer has two saved addresses, sent as numbers and names [B-364, H-197, B-168]', async () => {
  expect((await addressesOf(member).list()).map(({ name, address }) => [name, address])).toEqual([
    ['Nhà', '12 ngõ 165 Cầu Giấy, Quận Cầu Giấy, Hà Nội'],
    ['Công ty', '54 Tràng Tiền, Quận Hoàn Kiếm, Hà Nội'],
  ])
})

test('addresses are shown, changed and measured from for the session of their phone only [B-364]', async () => {
  for (const caller of [{}, session('0987654321')]) {
    const { listAddresses, saveAddress, removeAddress, listSalonsNearAddress } = booking(caller)
    await expect(listAddresses({ phoneNumber: member })).rejects.toThrow(Unauthenticated)
    await expect(saveAddress({ phoneNumber: member, ...home })).rejects.toThrow(Unauthenticated)
    await expect(removeAddress({ phoneNumber: member, attrId: 1 })).rejects.toThrow(Unauthenticated)
    await expect(
      listSalonsNearAddress({ phoneNumber: member, attrId: 1, numOfSalon: 5 }),
    ).rejects.toThrow(Unauthenticated)
  }
  expect(await addressesOf(member).list()).toHaveLength(2)
})

test('only its owner changes an address, for others it is not found [H-007]', async () => {
  const id = await saved('0911000001')
  expect(
    await addressesOf('0911000001').save({ attrId: id, attrName: 'Nhà mới', street: '' }),
  ).toMatchObject({ status: 200, body: { id, name: 'Nhà mới', street: null, placeId: 'd6' } })
  expect(await addressesOf('0911000002').save({ attrId: id, attrName: 'Của tôi' })).toMatchObject({
    status: 404,
  })
  expect(await addressesOf('0911000002').remove(id)).toMatchObject({ status: 404 })
  expect((await addressesOf('0911000001').list()).map(({ name }) => name)).toEqual(['Nhà mới'])
  expect(await addressesOf('0911000001').remove(id)).toMatchObject({ status: 200 })
  expect(await addressesOf('0911000001').remove(id)).toMatchObject({ status: 404 })
  expect(await addressesOf('0911000001').list()).toEqual([])
})

test('a phone keeps ten addresses at most, however they are sent [H-007]', async () => {
  const responses = await Promise.all(
    Array.from({ length: 13 }, () => addressesOf('0911000003').save()),
  )
  expect(responses.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(10).fill(200),
    409,
    409,
    409,
  ])
  expect(await addressesOf('0911000003').list()).toHaveLength(10)
})

test('an address has its five nearest open salons [B-365, H-198, O-22]', async () => {
  const id = await saved('0911000004')
  expect(await addressesOf('0911000004').near(id)).toEqual(
    [9, 10, 11, 12, 13].map((salonId, at) => ({ salonId, distanceKm: at + 0.5 })),
  )
  expect(await addressesOf('0911000004').near(id, 2)).toHaveLength(2)
  expect(salons.nearRequests[0]).toEqual([21.017, 105.804])
})

test('an address is sent with its position to about a hundred metres, where that is known', async () => {
  await saved('0911000007')
  await saved('0911000007', { latitude: null, longitude: null })
  expect(await addressesOf('0911000007').list()).toMatchObject([
    { latitude: 21.017, longitude: 105.804 },
    { latitude: null, longitude: null },
  ])
})

test('an unknown address or one without a position has no salons near [B-365]', async () => {
  const id = await saved('0911000005', { latitude: null, longitude: null })
  expect([
    await addressesOf('0911000005').near(id),
    await addressesOf('0911000005').near(987_654),
  ]).toEqual([[], []])
  expect(salons.nearRequests).toEqual([])
})

test('changes of addresses are limited per phone and minute', async () => {
  const limited = booking(session('0911000006'), { ADDRESS_CHANGES_PER_PHONE: '2' })
  const change = () => limited.removeAddress({ phoneNumber: '0911000006', attrId: 1 })
  expect([await change(), await change(), await change()].map(({ status }) => status)).toEqual([
    404, 404, 429,
  ])
})

const DAY_MS = 24 * 3_600_000

async function salonsOf(headers: Headers, customerPhone?: string): Promise<number[][]> {
  return (await booking(headers).listVisitedSalons({ customerPhone })).map(
    (group) => group.salonIds,
  )
}

test('the demo customer has been to three salons, the last one first, under a heading [B-363]', async () => {
  expect(await booking(session(member)).listVisitedSalons({ customerPhone: member })).toEqual([
    { title: 'Salon anh đã từng đến', salonIds: [1, 10, 9] },
  ])
})

test('visited salons of a phone need a session of that phone [B-363]', async () => {
  expect(await salonsOf({}, member)).toEqual([])
  expect(await salonsOf(session('0987654321'), member)).toEqual([])
  expect(await salonsOf(ownerToken('guess'), member)).toEqual([])
  expect(await salonsOf(session(member))).toEqual([])
})

test('visited salons of a browser are those of served bookings only [B-363]', async () => {
  const mine = ownerToken('visited')
  const [served, canceled] = [
    newBookingInput({ salonId: 11 }, { bookHourId: 10 }),
    newBookingInput({ salonId: 12 }, { bookHourId: 10 }),
  ]
  expect((await booking(mine).createBooking(served)).status).toBe(200)
  const other = await booking(mine).createBooking(canceled)
  if (other.status !== 200) throw new Error('not booked')
  await booking(mine).cancelBooking({ bookingId: other.body.bookingId })
  expect(await salonsOf(mine)).toEqual([])
  setClock(morning + DAY_MS)
  expect(await salonsOf(mine)).toEqual([[11]])
  expect(await salonsOf(ownerToken('another'))).toEqual([])
  expect(await salonsOf(session(served.phone), served.phone)).toEqual([[11]])
})

const NEAR = salons.near
beforeEach(() => void (salons.near = NEAR))

function backups(choosenServices: number[], over: object = {}) {
  return booking().listBackupHours({ salonId: 9, bookDate: today, choosenServices, ...over })
}

test('the three nearest other salons with free hours for the services, by distance [B-368, B-162]', async () => {
  const found = await backups([1001])
  expect(
    found.map(({ salonId, distanceKm, keepsChosen }) => [salonId, distanceKm, keepsChosen]),
  ).toEqual([
    [10, 1.5, true],
    [11, 2.5, true],
    [12, 3.5, true],
  ])
  for (const { hours } of found) {
    expect(hours.length).toBeGreaterThan(0)
    expect(hours.every((hour) => hour.isFree && hour.id >= 3)).toBe(true)
  }
})

test('a backup salon lists missing services, and must have one [B-368, O-27]', async () => {
  salons.near = [10, 12]
  expect(
    (await backups([1001, 1022])).map(({ salonId, keepsChosen }) => [salonId, keepsChosen]),
  ).toEqual([
    [10, false],
    [12, true],
  ])
  expect((await backups([1022])).map(({ salonId }) => salonId)).toEqual([12])
})

test('a salon without a free hour that day is not offered [B-368]', async () => {
  const closed = JSON.stringify({
    isOpen: false,
    openMinutes: 510,
    closeMinutes: 1230,
    message: 'Nghỉ',
  })
  await bindings.DB.prepare('UPDATE neighbour_copy SET body = ? WHERE name = ?')
    .bind(closed, `opening:17:${today}`)
    .run()
  salons.near = [17, 18]
  expect((await backups([1010])).map(({ salonId }) => salonId)).toEqual([18])
})

test('no service or a wrong day has no backups; six are read [B-283, B-368]', async () => {
  expect(await backups([])).toEqual([])
  expect(await backups([1001], { bookDate: addDays(today, 3) })).toEqual([])
  const closed = JSON.stringify({
    isOpen: false,
    openMinutes: 510,
    closeMinutes: 1230,
    message: 'Nghỉ',
  })
  const shut = [20, 21, 22, 23, 24, 25]
  await bindings.DB.prepare(
    `UPDATE neighbour_copy SET body = ?1 WHERE name IN (SELECT 'opening:' || value || ':' || ?2 FROM json_each(?3))`,
  )
    .bind(closed, today, JSON.stringify(shut))
    .run()
  // The first six are closed; the seventh has hours.
  salons.near = [...shut, 11]
  expect(await backups([1001])).toEqual([])
})
