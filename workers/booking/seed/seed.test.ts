import { beforeAll, expect, test } from 'vitest'
import { addDays, daysBetween, isWeekend } from '../../kit/vietnam-time'
import { fillWithDemoData } from '../testing/client'
import { bindings, dayOf, morning, setClock, today } from '../testing/salon-day'
import { seed } from '../seed'
import { staffRows } from './staff'
import { OPENS_SOON } from './visits'
import { FULL_SALON, FULL_STYLIST } from '../salon-day/walk-ins'

const staff = staffRows()
const salonIds = [...new Set(staff.map((member) => member.salon_id))]
const stylists = staff.filter((member) => member.kind === 'stylist')

function countsOf(kind: string): number[] {
  return salonIds.map(
    (id) => staff.filter((member) => member.salon_id === id && member.kind === kind).length,
  )
}

function share(level: number): number {
  return stylists.filter((stylist) => stylist.level === level).length / stylists.length
}

/** Parses the demo data's lists. */
function listOf<T>(text: unknown): T[] {
  return JSON.parse(String(text)) as T[]
}

beforeAll(() => {
  setClock(morning)
  return fillWithDemoData()
})

test('demo data: the same at every seeding, and dated from the Vietnamese day', () => {
  const now = new Date('2026-11-21T18:00:00Z')
  expect(seed(now)).toEqual(seed(now))
  expect(seed(now).join()).toContain('2026-11-23')
})

test('demo data: 98 salons with 6 to 14 stylists, 4 to 8 skinners and a receptionist each', () => {
  expect(salonIds).toHaveLength(98)
  const stylistCounts = countsOf('stylist')
  const skinnerCounts = countsOf('skinner')
  expect([
    Math.min(...stylistCounts),
    Math.max(...stylistCounts),
    Math.min(...skinnerCounts),
    Math.max(...skinnerCounts),
  ]).toEqual([6, 14, 4, 8])
  expect(new Set(countsOf('receptionist'))).toEqual(new Set([1]))
})

test('demo data: about 60 % of level 1, 30 % of level 2, 10 % masters', () => {
  expect(Math.abs(share(1) - 0.6)).toBeLessThan(0.06)
  expect(Math.abs(share(2) - 0.3)).toBeLessThan(0.06)
  expect(Math.abs(share(3) - 0.1)).toBeLessThan(0.04)
})

test('demo data: of 19 shifts two to three are off', () => {
  const off = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => stylists.filter((stylist) => stylist.day_off === weekday).length / stylists.length,
  )
  for (const part of off) expect(part * 19).toBeGreaterThan(1.9)
  for (const part of off) expect(part * 19).toBeLessThan(3.6)
})

test('demo stylists have a portrait, a name and figures in their ranges [B-146]', () => {
  for (const stylist of stylists) {
    expect(stylist.avatar).toMatch(/^\/people\/(0[1-9]|[12]\d|30)\.svg$/)
    expect(stylist.name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u)
    expect(
      [stylist.years, stylist.customers, stylist.rating].every(
        (number, index) =>
          Number(number) >= [1, 80, 4.2][index]! && Number(number) <= [12, 18_000, 5][index]!,
      ),
    ).toBe(true)
  }
  expect(stylists.some((stylist) => Number(stylist.customers) <= 100)).toBe(true)
})

test('the description of a demo stylist has a script to clean away [B-249]', () => {
  for (const { description } of stylists) expect(description).toContain('<script>')
})

test('demo stylists have ratings on both sides of each threshold [B-244]', () => {
  for (const stylist of stylists) {
    const ratings = listOf<{ TotalCustomer: number; TotalCustomerRating: number }>(stylist.ratings)
    expect(ratings.some((rating) => rating.TotalCustomer <= 100)).toBe(true)
    expect(ratings.some((rating) => rating.TotalCustomerRating < 1)).toBe(true)
    expect(
      ratings.filter((rating) => rating.TotalCustomer > 100 && rating.TotalCustomerRating >= 1)
        .length,
    ).toBeGreaterThanOrEqual(1)
  }
})

test('demo stylists have up to eight photos, and one has a broken list of them [B-154]', () => {
  const photos = stylists.map((stylist) => String(stylist.photos))
  expect(photos.filter((text) => !text.endsWith(']'))).toHaveLength(1)
  expect(
    Math.max(...photos.filter((text) => text.endsWith(']')).map((text) => listOf(text).length)),
  ).toBe(8)
})

test('two demo stylists have moved [B-237]', () => {
  expect(
    stylists
      .filter((stylist) => stylist.former_salon_id !== null)
      .map((stylist) => [stylist.id, stylist.salon_id, stylist.former_salon_id]),
  ).toEqual([
    [903, 9, 11],
    [1003, 10, 9],
  ])
})

test('demo personas: two have a booking, one visited three salons, one needs a code', async () => {
  const current = await bindings.DB.prepare(
    'SELECT id, phone, date FROM booking WHERE current = 1 ORDER BY phone',
  ).all<{ id: string; phone: string; date: string }>()
  expect(current.results.map((row) => row.phone)).toEqual(['0912345678', '0933333333'])
  for (const { id, date } of current.results)
    expect([/^[0-9A-Z]{26}$/.test(id), daysBetween(today, date) > 0]).toEqual([true, true])
  expect(
    await bindings.DB.prepare(
      `SELECT COUNT(DISTINCT salon_id) AS n FROM booking WHERE status = 'done' AND phone = ?`,
    )
      .bind('0912345678')
      .first(),
  ).toEqual({ n: 3 })
  expect(
    (
      await bindings.DB.prepare(
        `SELECT phone FROM customer WHERE requires_code = 1 AND phone NOT LIKE '09444411__'`,
      ).all()
    ).results,
  ).toEqual([{ phone: '0944444444' }])
})

test('demo data: of seven bought visits three were made, all since they were bought [H-233]', async () => {
  const { results } = await bindings.DB.prepare(
    `SELECT b.date, p.services, b.total
     FROM booking b
     JOIN booking_person p ON p.booking_id = b.id
     JOIN booking_offer o ON o.booking_id = b.id
     WHERE b.phone = '0912345678' AND o.offer_id = 509 ORDER BY b.date DESC`,
  ).all<{ date: string; services: string; total: number }>()
  expect(
    results.map(({ services }) => listOf<{ id: number; price: number }>(services)),
  ).toMatchObject([[{ id: 1005, price: 0 }], [{ id: 1005, price: 0 }], [{ id: 1005, price: 0 }]])
  // Campaign's demo has them bought 95 days ago.
  for (const { date, total } of results)
    expect([daysBetween(date, today) < 95, total]).toEqual([true, 0])
})

test('demo bookings have their places as soon as their day is touched', async () => {
  const booking = await bindings.DB.prepare(
    `SELECT b.date, p.hour_id AS hourId, p.stylist_id AS stylistId, p.skinner_id AS skinnerId
     FROM booking b
     JOIN booking_person p ON p.booking_id = b.id
     WHERE phone = '0912345678' AND current = 1`,
  ).first<{ date: string; hourId: number; stylistId: number; skinnerId: number }>()
  const day = dayOf(9, booking!.date)
  await day.freeStylists(1)
  const roster = await day.withState(({ holds }) =>
    holds.ledger.roster.map((employee) => employee.id),
  )
  expect(roster).toEqual(expect.arrayContaining([booking!.stylistId, booking!.skinnerId]))
  expect(
    await day.withState(({ holds }) =>
      holds.ledger.coveredTimes(booking!.stylistId, booking!.hourId),
    ),
  ).toBe(1)
})

test('the demo load fills one salon today and one stylist on every day [B-223]', async () => {
  const day = (salonId: number, days: number) => {
    const one = dayOf(salonId, addDays(today, days))
    return one.withState(async (state) => {
      Object.assign(state, { env: { ...bindings, DEMO_LOAD: '1' } })
      await state.prepare()
      const free = (id: number | null) =>
        Array.from(
          { length: 36 },
          (_, index) => state.holds.ledger.freeOf('stylist', index + 1, 1, id).length,
        ).reduce((sum, count) => sum + count, 0)
      return { all: free(null), always: free(FULL_STYLIST) }
    })
  }
  expect((await day(FULL_SALON, 0)).all).toBe(0)
  expect((await day(FULL_SALON, 1)).all).toBeGreaterThan(5)
  expect([(await day(10, 0)).always, (await day(10, 1)).always]).toEqual([0, 0])
  expect((await day(10, 0)).all).toBeGreaterThan(isWeekend(today) ? 5 : 40)
})

test('the steady skinners work everywhere every day', () => {
  for (const id of salonIds)
    expect(
      staff.filter(
        (member) =>
          member.salon_id === id &&
          member.kind === 'skinner' &&
          member.day_off === null &&
          member.from_minutes === null &&
          member.to_minutes === null,
      ).length,
    ).toBeGreaterThanOrEqual(4)
})

test('demo data: nobody has been to the salon that is still to open, and visits have weekday prices', async () => {
  const { DB } = bindings
  const visits = await DB.prepare("SELECT date, salon_id FROM booking WHERE status = 'done'").all<{
    date: string
    salon_id: number
  }>()
  expect(visits.results.length).toBeGreaterThan(300)
  expect(visits.results.filter(({ date }) => isWeekend(date))).toEqual([])
  expect(visits.results.filter(({ salon_id }) => salon_id === OPENS_SOON)).toEqual([])
})

test('demo data: each service group has a picture of its own', async () => {
  const { results } = await bindings.DB.prepare(
    'SELECT DISTINCT group_id, images FROM service',
  ).all<{ group_id: number; images: string }>()
  const pictures = results.map(({ images }) => listOf<string>(images))
  expect(pictures.every(([first]) => first?.startsWith('/art/service/'))).toBe(true)
  expect(new Set(pictures.map(([first]) => first)).size).toBe(results.length)
  expect(new Set(results.map(({ group_id }) => group_id)).size).toBe(results.length)
})
