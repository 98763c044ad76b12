import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays, instantOf } from '../../kit/vietnam-time'
import {
  booking,
  fillWithDemoData,
  idOf,
  newBookingInput,
  night,
  ownerToken,
  session,
} from '../testing/client'
import { bookedWithLink } from '../testing/client'
import { bindings, morning, setClock, today } from '../testing/salon-day'

const { DB } = bindings
const PHONE = '0912345678'
const gone = { number: 4, customerId: idOf(PHONE), phone: PHONE, at: morning }

beforeAll(async () => {
  setClock(morning)
  await fillWithDemoData()
})
afterAll(() => vi.useRealTimers())

/** In how many rows of each table a phone stands. */
async function rowsOf(phone: string): Promise<Record<string, number>> {
  const tables = [
    'customer',
    'saved_address',
    'style_master_vote',
    'booking',
    'home_visit',
    'leaving',
  ]
  const found = await DB.batch<{ n: number }>(
    tables.map((table) =>
      DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE phone = ?`).bind(phone),
    ),
  )
  return Object.fromEntries(
    tables
      .map((table, index) => [table, found[index]!.results[0]!.n] as const)
      .filter(([, n]) => n > 0),
  )
}

test('after the last booking nothing leads to a deleted customer, and sums remain', async () => {
  const his = booking(session(PHONE))
  const { items } = await his.listVisitHistory({
    pageNum: 1,
    customerId: idOf(PHONE),
    brandName: 'muot',
  })
  const rated = items.find(({ rating }) => rating !== null)!
  await DB.prepare("UPDATE rating SET comment = 'em Hà làm kĩ' WHERE booking_id = ?")
    .bind(rated.id)
    .run()
  const books = () =>
    DB.prepare(
      `SELECT (SELECT sum(total) FROM booking) AS sold, (SELECT count(*) FROM rating) AS ratings,
         (SELECT count(*) FROM style_master_vote) AS votes`,
    ).first()
  const before = await books()
  const others = await rowsOf('0933333333')

  await night(gone)
  // Tomorrow's booking stays, as the salon must know for whom the place is taken.
  expect(await rowsOf(PHONE)).toEqual({ booking: 1, leaving: 1 })
  expect(
    await DB.prepare('SELECT comment FROM rating WHERE booking_id = ?')
      .bind(rated.id)
      .first('comment'),
  ).toBe('')
  expect(
    await DB.prepare(
      'SELECT count(*) AS n FROM visit_photo WHERE booking_id IN (SELECT value FROM json_each(?))',
    )
      .bind(JSON.stringify(items.map(({ id }) => id)))
      .first('n'),
  ).toBe(0)
  expect(
    (
      await booking(session(PHONE)).listVisitHistory({
        pageNum: 1,
        customerId: idOf(PHONE),
        brandName: 'muot',
      })
    ).items,
  ).toEqual([])

  setClock(instantOf(addDays(today, 2), 60))
  await night(gone)
  expect(await rowsOf(PHONE)).toEqual({})
  expect([await books(), await rowsOf('0933333333')]).toEqual([before, others])
})

test('rows that are newer than the deletion belong to the new owner of the phone', async () => {
  const at = instantOf(addDays(today, 2), 60)
  setClock(at)
  const [phone, street] = ['0912345699', 'Ngõ mới']
  const address = (created: number, name: string) =>
    DB.prepare(
      "INSERT INTO saved_address (phone, name, street, place_id, address, created_at) VALUES (?, ?, ?, 'd5', '', ?)",
    ).bind(phone, name, street, created)
  await DB.batch([address(at - 5, 'cũ'), address(at + 5, 'mới')])
  await night({ number: 9, customerId: 77, phone, at })
  const { results } = await DB.prepare('SELECT name FROM saved_address WHERE phone = ?')
    .bind(phone)
    .all()
  expect(results).toEqual([{ name: 'mới' }])
})

test('a booking that a link changes after the deletion loses its phone after the visit, too', async () => {
  const before = instantOf(addDays(today, 1), -60)
  setClock(before)
  const dateBook = addDays(today, 1)
  const { phone, token } = await bookedWithLink(12, ownerToken('deleted'), { dateBook })
  const deleted = { number: 10, customerId: 78, phone, at: before + 1 }
  await night(deleted)
  setClock(before + 60_000)
  const browser = booking(ownerToken('bearer'))
  await browser.startChange({ token })
  const change = newBookingInput({ phone, dateBook, allowChange: true }, { bookHourId: 16 })
  expect((await browser.createBooking(change)).status).toBe(200)
  // The salon must know until the visit for whom the place is taken.
  await night(deleted)
  expect(await rowsOf(phone)).toEqual({ booking: 2, leaving: 1 })
  setClock(instantOf(addDays(today, 3), 60))
  await night(deleted)
  expect(await rowsOf(phone)).toEqual({})
})
