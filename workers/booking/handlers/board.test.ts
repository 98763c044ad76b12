import { beforeAll, expect, test } from 'vitest'
import { freeOnBoard } from '../../../domain/board-entry'
import { noCache } from '../../kit/request'
import { booking, fillWithDemoData, newBookingInput } from '../testing/client'
import { bindings, morning, setClock, today } from '../testing/salon-day'

beforeAll(() => {
  setClock(morning)
  return fillWithDemoData()
})

test('the board equals the hours of a salon, and sends only changes [B-149]', async () => {
  const entryOf9 = async () =>
    (await booking().readBoard({ since: 0, salonIds: [9, 999] })).entries.find(
      ({ salonId, date }) => salonId === 9 && date === today,
    )
  await expect.poll(entryOf9).toBeDefined()
  const entry = (await entryOf9())!
  const hours = (
    await booking().listHours({ salonId: 9, bookDate: today, stylistId: 0, listServiceId: [1001] })
  ).groups.flatMap((group) => group.hours)
  const [first] = hours
  const frames = first!.secondSubHourId ? 3 : first!.subHourId ? 2 : 1
  expect(hours.length).toBe(36)
  // What has begun is free on the board, as its readers know the time.
  const later = hours.filter(({ id }) => id > 2)
  expect(later.map(({ id }) => freeOnBoard(entry.stylists, id, frames))).toEqual(
    later.map(({ freeStylists }) => Math.min(5, freeStylists)),
  )
  const isNews = async () => {
    const { version } = await booking().readBoard({ since: 0, salonIds: [9, 999] })
    return booking().readBoard({ since: version, salonIds: [9] })
  }
  await expect.poll(isNews).toMatchObject({ isWhole: false, entries: [] })
})

test('an unavailable board fails its read only, not hours and bookings', async () => {
  const FREE_BOARD = {
    getByName: () => {
      throw new Error('the object was killed')
    },
  } as unknown as typeof bindings.FREE_BOARD
  const there = booking({}, { FREE_BOARD })
  // A failure, which the gateway bridges by a partial result; 404 would be a host without a board.
  await expect(there.readBoard({ since: 0, salonIds: [9] })).rejects.toMatchObject({
    why: 'status',
    detail: '500',
  })
  const day = { salonId: 9, bookDate: today, stylistId: 0, listServiceId: [1001] }
  expect((await there.listHours(day)).groups.length).toBeGreaterThan(0)
  expect((await there.createBooking(newBookingInput({}, { bookHourId: 30 }))).status).toBe(200)
})

test('a read without caches gets the price of now, and others after it do too', async () => {
  const change = (price: number) =>
    bindings.DB.prepare('UPDATE service SET price = ? WHERE id = 1001').bind(price).run()
  const soldBy = async (asking: ReturnType<typeof booking>) =>
    (await asking.listSold({})).services.find(({ id }) => id === 1001)?.price
  const listedBy = async (asking: ReturnType<typeof booking>) => {
    const list = await asking.listServices({ salonId: 9, lang: 'vi', choosenServiceIds: [] })
    const { categories } = list.status === 200 ? list.body : { categories: [] }
    return categories
      .flatMap(({ groups }) => groups.flatMap(({ services }) => services))
      .find(({ id }) => id === 1001)?.price
  }
  const before = await soldBy(booking())
  expect(await listedBy(booking())).toBe(before)
  await change(311_000)
  expect([await soldBy(booking()), await listedBy(booking())]).toEqual([before, before])
  expect([await soldBy(booking(noCache)), await listedBy(booking(noCache))]).toEqual([
    311_000, 311_000,
  ])
  expect([await soldBy(booking()), await listedBy(booking())]).toEqual([311_000, 311_000])
  await change(before!)
  await listedBy(booking(noCache))
})

test('the menu has lengths, prices and missing services [B-093, B-152, B-156]', async () => {
  const sold = await booking().listSold({})
  const { results } = await bindings.DB.prepare(
    'SELECT id, minutes, price, delivery_type AS delivery FROM service WHERE is_hidden = 0 ORDER BY position, id',
  ).all()
  expect(sold.services).toEqual(results)
  const unsold = await bindings.DB.prepare(
    'SELECT salon_id AS salonId, service_id AS serviceId FROM unsold_service',
  ).all()
  expect(unsold.results.length).toBeGreaterThan(0)
  expect(sold.unsold).toEqual(unsold.results)
  const list = await booking().listServices({ salonId: 9, lang: 'vi', choosenServiceIds: [] })
  expect(list.status === 200 && list.body.specialDays).toEqual(
    sold.specialDays.filter(({ salonId }) => salonId === null),
  )
  expect(sold.specialDays.some(({ salonId }) => salonId === 12)).toBe(true)
})

test('each salon has the mean rating of its stylists, one with more customers counting more [B-146]', async () => {
  const ratings = await booking().listSalonRatings({})
  const { results: stylists } = await bindings.DB.prepare(
    "SELECT rating, customers FROM staff WHERE kind = 'stylist' AND salon_id = 9",
  ).all<{ rating: number; customers: number }>()
  const customerCount = stylists.reduce((sum, { customers }) => sum + customers, 0)
  const stars =
    stylists.reduce((sum, { rating, customers }) => sum + rating * customers, 0) / customerCount
  expect(ratings.length).toBeGreaterThan(50)
  expect(ratings.find(({ salonId }) => salonId === 9)).toEqual({
    salonId: 9,
    stars: expect.closeTo(stars, 5),
    customerCount,
  })
})
