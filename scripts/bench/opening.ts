import { startStack } from '../stack.ts'
import { bookingsOf, dayAfter, fiftySalons, makeBookings, withoutWalkIns } from './bookings.ts'
import { again, eachAtOnce, firstByteOf, quantile } from './load.ts'

/** The opening: visitors, the ms in which they come, and one in so many books. */
const VISITORS = 5000
const COME_WITHIN_MS = 240_000
const BOOKER_EACH = 3
/** From the start of the chain to the opening, in ms. */
const OPENS_IN_MS = 20_000
/** Ms in which the objects of the day are made, here one after the other. */
const MADE_IN_MS = 15_000

/**
 * Visitors come from the instant at which a day is opened, as fast as one thread can serve them;
 * each reads the page of a salon on that day, and some book an hour of it. Returns what was measured,
 * in words.
 */
export async function measureOpening(): Promise<string> {
  const stack = await startStack({ direct: ['site', 'gateway'], vars: withoutWalkIns })
  try {
    const [site, gateway] = [await stack.directUrl('site'), await stack.directUrl('gateway')]
    const database = await stack.db('booking')
    const opensAt = Date.now() + OPENS_IN_MS
    const date = dayAfter(stack, 6)
    await database
      .prepare('INSERT INTO sale (salon_id, opens_at, last_day) VALUES (0, ?, ?)')
      .bind(opensAt, date)
      .run()
    await eachAtOnce(fiftySalons, 4, (id) => firstByteOf(site + pageOf(id, date)))
    const [early] = bookingsOf([9], 1, 1, 7)
    if ((await makeBookings(`${gateway}/graphql`, date, [early!], 1)).confirmed > 0)
      throw new Error('The day could be booked before it was opened.')
    await until(opensAt)
    const bookings = bookingsOf(fiftySalons, 34, 1, 8)
    const firstBytes: number[] = []
    let booked = 0
    let tried = 0
    const visitor = async (index: number) => {
      await until(opensAt + (index * COME_WITHIN_MS) / VISITORS)
      // A stride that has no factor in common with the list spreads visitors over all places.
      const place = bookings[(index * 37) % bookings.length]!
      const headers = { 'cf-connecting-ip': `10.2.${index >> 8}.${index & 255}` }
      firstBytes[index] = await firstByteOf(site + pageOf(place.salonId, date), headers)
      if (index % BOOKER_EACH > 0) return
      tried += 1
      const own = { ...place, phone: `094${String(1_000_000 + index)}` }
      booked += (await makeBookings(`${gateway}/graphql`, date, [own], 1)).confirmed
    }
    await Promise.all(Array.from({ length: VISITORS }, (_unused, index) => visitor(index)))
    const oversold = (await again(() =>
      database.prepare(oversoldHours).bind(date).first<number>('oversold'),
    ))!
    const later = firstBytes.slice((VISITORS * MADE_IN_MS) / COME_WITHIN_MS)
    const at = (share: number, all = firstBytes) => quantile(all, share).toFixed(0)
    return `${VISITORS.toLocaleString('en')} visitors in ${COME_WITHIN_MS / 60_000} minutes from the instant at which a day is opened, as all workers share a thread here: first byte p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, of those who came after the first ${MADE_IN_MS / 1000} s, in which fifty salon-days are made one after the other, ${at(0.99, later)} ms; ${booked} bookings confirmed, ${tried - booked} refused, ${oversold} sold twice. Before the instant the day could not be booked.`
  } finally {
    await stack.stop()
  }
}

/** Pairs of bookings that have the same stylist at the same time. */
const oversoldHours = `
  SELECT count(*) AS oversold FROM booking_person one
    JOIN booking first ON first.id = one.booking_id
    JOIN booking second ON second.salon_id = first.salon_id AND second.date = first.date
    JOIN booking_person other ON other.booking_id = second.id
  WHERE first.date = ? AND first.current = 1 AND second.current = 1
    AND one.booking_id < other.booking_id AND one.stylist_id = other.stylist_id
    AND one.hour_id < other.hour_id + other.frames AND other.hour_id < one.hour_id + one.frames`

function until(instant: number): Promise<void> {
  return new Promise((done) => setTimeout(done, Math.max(0, instant - Date.now())))
}

/** The page of a booking at a salon on a day. */
export function pageOf(salonId: number, date: string, path = '/booking'): string {
  return `${path}?step=0&salonId=${salonId}&date=${date}&phone=0987654321&chosenService=1001`
}
