import { beforeEach, expect, test } from 'vitest'
import { addDays } from '../../kit/vietnam-time'
import { booking, newBookingInput, salons } from '../testing/client'
import { setUpDemoData } from '../testing/demo-data'
import { bindings, morning, setClock, today } from '../testing/salon-day'

setUpDemoData()
beforeEach(() => void (salons.isDown = false))

const any = { salonId: 9, bookDate: today, stylistId: 0, listServiceId: [1001] }

test('the staff of a day include moved stylists [B-366, B-146, B-148]', async () => {
  const { stylists, skinners } = await booking().listStaff({ salonId: 9, workDate: today })
  const all = await bindings.DB.prepare(
    'SELECT COUNT(*) AS n FROM staff WHERE salon_id = 9 AND kind = ? AND (day_off IS NULL OR day_off <> ?)',
  )
    .bind('stylist', new Date(today).getUTCDay())
    .first<{ n: number }>()
  expect(stylists.filter((stylist) => stylist.salonId === 9)).toHaveLength(all!.n)
  expect(stylists.find((stylist) => stylist.id === 1003)).toMatchObject({ salonId: 10 })
  expect(skinners.length).toBeGreaterThanOrEqual(4)
  for (const skinner of skinners) expect(skinner).toEqual({ id: expect.any(Number) })
  for (const stylist of stylists) {
    expect(stylist).toMatchObject({
      isMaster: stylist.level === 3,
      avatar: expect.stringMatching(/^\/people\/\d\d\.svg$/),
      descriptionHtml: expect.stringContaining('<script>'),
    })
    expect(stylist.ratings.map((rating) => rating.name)).toEqual(['Cắt', 'Uốn', 'Nhuộm', 'Thái độ'])
  }
  const tomorrow = await booking().listStaff({ salonId: 9, workDate: addDays(today, 1) })
  // A stylist whose schedule is malformed has one day off a week, so he works on one of two days.
  expect([...stylists, ...tomorrow.stylists].find((stylist) => stylist.id === 902)?.photos).toEqual(
    [],
  )
  expect(await booking().listStaff({ salonId: 9, workDate: '2030-01-01' })).toEqual({
    stylists: [],
    skinners: [],
  })
})

test('hours come in three parts with the receptionist [B-150, B-151, B-367]', async () => {
  const { groups, hasFree, receptionName } = await booking().listHours(any)
  expect(groups.map((group) => [group.name, group.hours.length])).toEqual([
    ['Sáng', 11],
    ['Chiều', 16],
    ['Tối', 9],
  ])
  expect([hasFree, receptionName.length > 3]).toEqual([true, true])
})

test('an hour has frames, label and free staff, and none in the past is free [B-149]', async () => {
  const hours = (await booking().listHours(any)).groups.flatMap((group) => group.hours)
  expect(hours[0]).toEqual({
    id: 1,
    subHourId: 2,
    secondSubHourId: 3,
    label: '8h30',
    start: 510,
    isFree: false,
    freeStylists: 0,
    freeSkinners: 0,
  })
  expect(hours.map((hour) => hour.isFree).slice(0, 4)).toEqual([false, false, true, true])
  expect(hours.map((hour) => hour.isFree).slice(-3)).toEqual([true, false, false])
})

test('with a stylist chosen the counts are his; a stylist who moved has none [B-217]', async () => {
  const { stylists } = await booking().listStaff({ salonId: 9, workDate: today })
  const own = stylists.find((stylist) => stylist.salonId === 9 && !stylist.isMaster)!
  const hours = (await booking().listHours({ ...any, stylistId: own.id })).groups.flatMap(
    (group) => group.hours,
  )
  expect(Math.max(...hours.map((hour) => hour.freeStylists))).toBe(1)
  expect((await booking().listHours({ ...any, stylistId: 1003 })).hasFree).toBe(false)
})

test('a day out of sight or an unknown salon has no hours, and no object is made for it', async () => {
  for (const over of [
    { bookDate: addDays(today, -1) },
    { bookDate: addDays(today, 3) },
    { salonId: 4711 },
  ])
    expect(await booking().listHours({ ...any, ...over })).toMatchObject({
      groups: [],
      hasFree: false,
    })
})

test('while salons is down its last response is used', async () => {
  const before = await booking().listHours({ ...any, salonId: 22 })
  salons.isDown = true
  setClock(morning + 600_000)
  const response = await booking().createBooking(
    newBookingInput({ salonId: 22 }, { bookHourId: 20 }),
  )
  expect(response.status).toBe(200)
  expect((await booking().listHours({ ...any, salonId: 22 })).groups.length).toBe(
    before.groups.length,
  )
  // The hours of another day stand in for a day without stored ones.
  expect(
    (await booking().listHours({ ...any, salonId: 22, bookDate: addDays(today, 1) })).hasFree,
  ).toBe(true)
  await expect(booking().listHours({ ...any, salonId: 23 })).rejects.toThrow('500')
})

test('the salons backend gets one request a minute per salon', async () => {
  const before = salons.calls
  for (let time = 0; time < 5; time++) await booking().listHours({ ...any, salonId: 30 })
  expect(salons.calls - before).toBeLessThanOrEqual(2)
})

test('only a customer at the salon gets frames that have just begun [B-225]', async () => {
  const free = async (utmSource?: string) =>
    (await booking().listHours({ ...any, salonId: 17, utmSource })).groups
      .flatMap((group) => group.hours)
      .filter((hour) => hour.isFree)
      .map((hour) => hour.id)
  // It is 9h05: the frames of 8h30 and 8h50 have begun, and their services last until after now.
  expect((await free()).slice(0, 2)).toEqual([3, 4])
  expect((await free('facebook')).slice(0, 2)).toEqual([3, 4])
  expect((await free('book_at_salon')).slice(0, 4)).toEqual([1, 2, 3, 4])
  setClock(morning + 10 * 60_000)
  expect((await free('book_at_salon')).slice(0, 2)).toEqual([2, 3])
})
