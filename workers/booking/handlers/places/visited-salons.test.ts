import { expect, test } from 'vitest'
import { booking, type Headers, ownerToken, session, newBookingInput } from '../../testing/client'
import { setUpDemoData } from '../../testing/demo-data'
import { morning, setClock } from '../../testing/salon-day'

const DAY_MS = 24 * 3_600_000
const member = '0912345678'

setUpDemoData()

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
