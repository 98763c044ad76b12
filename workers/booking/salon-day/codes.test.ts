import { beforeEach, expect, test } from 'vitest'
import { ulid } from '../../kit/ids'
import {
  bindings,
  dayOf,
  disagreements,
  morning,
  newSalon,
  orderOf,
  pendingAt,
  person,
  phoneOf,
  rowOf,
  setClock,
  holdRequest,
} from '../testing/salon-day'
import { coded } from '../../kit/message'

beforeEach(() => setClock(morning))

test('a place that waits for a code is taken until the code expires [B-295]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const order = await pendingAt(id)
  expect([await day.freeStylists(10), await rowOf(order.bookingId)]).toEqual([
    0,
    { status: 'pending_otp', current: null },
  ])
  expect(await day.book(orderOf(10))).toMatchObject({ kind: 'refused', code: 'taken' })
  setClock(morning + 299_000)
  expect(await day.freeStylists(10)).toBe(0)
  setClock(morning + 300_000)
  expect(await day.ring()).toBe(true)
  expect([await day.freeStylists(10), await rowOf(order.bookingId)]).toEqual([
    1,
    { status: 'expired', current: null },
  ])
  expect(await day.confirm(order.bookingId)).toBe(false)
  expect(await disagreements(id)).toEqual([])
})

test('an expired place is free on time although the alarm is late', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const order = await pendingAt(id)
  setClock(morning + 300_000)
  expect(await day.book(orderOf(10))).toMatchObject({ kind: 'accepted' })
  expect(await day.confirm(order.bookingId)).toBe(false)
  await day.ring()
  expect(await rowOf(order.bookingId)).toEqual({ status: 'expired', current: null })
})

test('confirming in time makes the booking current, and the hold no longer expires [B-359]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const order = await pendingAt(id)
  expect(await day.confirm(order.bookingId)).toBe(true)
  setClock(morning + 600_000)
  await day.ring()
  expect([await day.freeStylists(10), await rowOf(order.bookingId)]).toEqual([
    0,
    { status: 'confirmed', current: 1 },
  ])
  expect(await day.book(orderOf(14, { phone: order.phone }))).toEqual({ kind: 'hasBooking' })
})

test('a newer booking of a phone frees the place that waits for a code, at any salon', async () => {
  const [one, two] = [await newSalon(), await newSalon()]
  const phone = phoneOf(8900)
  const first = await pendingAt(one, 10, phone)
  setClock(morning + 1000)
  const second = await pendingAt(one, 14, phone)
  setClock(morning + 2000)
  const third = await pendingAt(two, 14, phone)
  await expect
    .poll(async () => [
      await dayOf(one).freeStylists(10),
      await dayOf(one).freeStylists(14),
      await dayOf(two).freeStylists(14),
    ])
    .toEqual([1, 1, 0])
  expect(
    [await rowOf(first.bookingId), await rowOf(second.bookingId)].map((row) => row?.status),
  ).toEqual(['expired', 'expired'])
  expect(await dayOf(two).confirm(third.bookingId)).toBe(true)
  expect([...(await disagreements(one)), ...(await disagreements(two))]).toEqual([])
})

test('of concurrent bookings of a phone that needs a code only one waits [B-295]', async () => {
  const ids = [await newSalon(), await newSalon(), await newSalon(), await newSalon()]
  const phone = phoneOf(8950)
  await bindings.DB.prepare('INSERT INTO customer VALUES (?, 0, 1, 0, 3, 0, 0)').bind(phone).run()
  // The youngest id is written first, as when a slow request meets a quick one.
  const orders = ids
    .flatMap((id) => [10, 14].map((hour) => ({ id, order: orderOf(hour, { phone }) })))
    .reverse()
  const outcomes = await Promise.all(orders.map(({ id, order }) => dayOf(id).book(order)))
  expect(outcomes.map(({ kind }) => kind)).toEqual(orders.map(() => 'accepted'))
  const { results } = await bindings.DB.prepare(
    'SELECT status, COUNT(*) AS n FROM booking WHERE phone = ? GROUP BY status ORDER BY status',
  )
    .bind(phone)
    .all()
  expect(results).toEqual([
    { status: 'expired', n: 7 },
    { status: 'pending_otp', n: 1 },
  ])
  await expect
    .poll(async () => (await Promise.all(ids.map((id) => dayOf(id).holds()))).flat())
    .toEqual(['waiting:1'])
  for (const id of ids) expect(await disagreements(id)).toEqual([])
})

test('a key repeats its response while its booking is valid [B-294, B-295]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const first = await pendingAt(id)
  const again = async () => {
    const bookingId = ulid(Date.now())
    return { bookingId, outcome: await day.book({ ...first, bookingId }) }
  }
  expect((await again()).outcome).toMatchObject({ response: { bookingId: first.bookingId } })
  setClock(morning + 300_000)
  const second = await again()
  expect(second.outcome).toMatchObject({
    kind: 'accepted',
    response: { bookingId: second.bookingId, needsCode: true, holdExpiresAt: morning + 600_000 },
  })
  expect((await again()).outcome).toEqual(second.outcome)
  expect(await day.cancel(second.bookingId)).toBe(true)
  const [third, replica] = await Promise.all([again(), again()])
  expect(third.outcome).toMatchObject({
    kind: 'accepted',
    response: { bookingId: third.bookingId },
  })
  expect(replica.outcome).toEqual(third.outcome)
  expect(await day.confirm(third.bookingId)).toBe(true)
  expect((await again()).outcome).toEqual(third.outcome)
  expect([await day.holds(), await disagreements(id)]).toEqual([['booked:1'], []])
})

test('the key of a canceled booking is refused, and books nothing new [B-294]', async () => {
  const id = await newSalon()
  const order = orderOf(10)
  await dayOf(id).book(order)
  await dayOf(id).cancel(order.bookingId)
  expect(await dayOf(id).book({ ...order, bookingId: ulid(morning) })).toMatchObject({
    kind: 'refused',
    code: 'changed',
    message: coded('CANCELED_SINCE'),
  })
  expect(await dayOf(id).freeStylists(10)).toBe(1)
})

test('the key of a booking that its code confirmed books nothing new once it is canceled [B-294]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const order = await pendingAt(id)
  expect(await day.confirm(order.bookingId)).toBe(true)
  expect(await day.cancel(order.bookingId)).toBe(true)
  expect(await day.book({ ...order, bookingId: ulid(morning) })).toMatchObject({
    kind: 'refused',
    message: coded('CANCELED_SINCE'),
  })
  expect([await day.holds(), await day.freeStylists(10)]).toEqual([[], 1])
})

test('an older id that is written later supersedes a younger one [B-295]', async () => {
  const [one, two] = [await newSalon(), await newSalon()]
  const phone = phoneOf(8951)
  const slow = orderOf(10, { phone, bookingId: ulid(morning - 5000) })
  const quick = await pendingAt(one, 10, phone)
  expect(await dayOf(two).book(slow)).toMatchObject({ kind: 'accepted' })
  expect([(await rowOf(quick.bookingId))?.status, (await rowOf(slow.bookingId))?.status]).toEqual([
    'expired',
    'pending_otp',
  ])
  await expect.poll(() => dayOf(one).freeStylists(10)).toBe(1)
})

test('a place that waits for a code is free for its own browser alone, whose next booking takes it [B-295]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const typo = await pendingAt(id, 10, phoneOf(8960), 'an')
  const free = (ownerToken: string | null) =>
    Promise.all([10, 11].map((hour) => day.freeStylists(hour, 2, ownerToken)))
  expect([await free('an'), await free('binh'), await free(null)]).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ])
  const stranger = orderOf(10, { phone: typo.phone, ownerToken: 'binh' })
  expect(await day.book(stranger)).toMatchObject({ kind: 'refused', code: 'taken' })
  const right = orderOf(11, { ownerToken: 'an' })
  expect(await day.book(right)).toMatchObject({ kind: 'accepted', response: { needsCode: false } })
  expect(await day.confirm(typo.bookingId)).toBe(false)
  expect((await rowOf(typo.bookingId))?.status).toBe('expired')
  expect([await day.holds(), await disagreements(id)]).toEqual([['booked:1'], []])
})

test('a newer booking of a browser frees the place that waits for its code, at any salon', async () => {
  const [one, two] = [await newSalon(), await newSalon()]
  const first = await pendingAt(one, 10, phoneOf(8961), 'chi')
  const second = await pendingAt(two, 10, phoneOf(8962), 'chi')
  await expect.poll(() => dayOf(one).freeStylists(10)).toBe(1)
  expect((await rowOf(first.bookingId))?.status).toBe('expired')
  expect(await dayOf(two).confirm(second.bookingId)).toBe(true)
  expect([...(await disagreements(one)), ...(await disagreements(two))]).toEqual([])
})

test('who presses the hour again that waits for their code may still enter the code [O-51]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const { bookingId } = await pendingAt(id, 10, phoneOf(8963), 'dung')
  expect(await day.hold(holdRequest('dung', [11]))).toMatchObject({ kind: 'held' })
  expect(await day.hold(holdRequest('em', [11]))).toMatchObject({ kind: 'refused' })
  expect(await day.confirm(bookingId)).toBe(true)
  expect([await day.holds(), await disagreements(id)]).toEqual([['booked:1'], []])
})

test('a booking that stands no longer knows whose code it waited for', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const { bookingId } = await pendingAt(id, 10, phoneOf(8969), 'em')
  const owner = () => day.withState(({ holds }) => holds.get(bookingId)?.ownerToken ?? null)
  expect(await owner()).toBe('em')
  expect(await day.confirm(bookingId)).toBe(true)
  expect(await owner()).toBeNull()
  await day.restart()
  expect(await owner()).toBeNull()
})

test('customers who share a browser leave each other the places that wait for their codes [B-295]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const fifth = await pendingAt(id, 10, phoneOf(8964), 'tablet')
  expect(await day.book(orderOf(12, { ownerToken: 'tablet' }))).toMatchObject({ kind: 'accepted' })
  const other = await pendingAt(await newSalon(), 12, phoneOf(8965), 'tablet')
  expect(await day.confirm(fifth.bookingId)).toBe(true)
  expect((await rowOf(other.bookingId))?.status).toBe('pending_otp')
  expect([await day.holds(), await disagreements(id)]).toEqual([['booked:1', 'booked:1'], []])
})

test('a group leaves its browser the place that waits for a code between the hours of its people', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  const between = await pendingAt(id, 12, phoneOf(8972), 'nha')
  const phone = phoneOf(8973)
  const people = [person(10), person(16)]
  const group = orderOf(10, { phone, sessionPhone: phone, ownerToken: 'nha', people })
  expect(await day.book(group)).toMatchObject({ kind: 'accepted' })
  expect(await day.confirm(between.bookingId)).toBe(true)
  expect(await disagreements(id)).toEqual([])
})

test('an order made at the salon takes no place that waits for the code of its browser [B-295]', async () => {
  const id = await newSalon(2)
  const day = dayOf(id)
  const fifth = await pendingAt(id, 10, phoneOf(8966), 'kiosk')
  const sixth = (hourId: number) =>
    day.book(orderOf(hourId, { ownerToken: 'kiosk', isAtSalon: true }))
  expect(await sixth(10)).toMatchObject({ kind: 'accepted' })
  expect(await sixth(11)).toMatchObject({ kind: 'refused', code: 'taken' })
  expect(await day.confirm(fifth.bookingId)).toBe(true)
  expect([await day.holds(), await disagreements(id)]).toEqual([['booked:1', 'booked:1'], []])
})

test('who orders again and again without a code extends the wait for it once [B-295]', async () => {
  const id = await newSalon()
  const day = dayOf(id)
  await pendingAt(id, 10, phoneOf(8967), 'mai')
  setClock(morning + 299_000)
  await pendingAt(id, 11, phoneOf(8968), 'mai')
  setClock(morning + 598_000)
  const phone = phoneOf(8967)
  expect(await day.book(orderOf(10, { phone, ownerToken: 'mai' }))).toMatchObject({
    kind: 'accepted',
    response: { needsCode: true, holdExpiresAt: morning + 599_000 },
  })
  setClock(morning + 599_000)
  await day.ring()
  expect(await day.freeStylists(10)).toBe(1)
  expect(await disagreements(id)).toEqual([])
})
