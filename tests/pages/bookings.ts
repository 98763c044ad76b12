import { dayAhead, type Hour, hoursOf, tryToBook } from '../chain-client.ts'
import type { Browser } from './browser.ts'

export { cutAndWash, dayAhead } from '../chain-client.ts'

/**
 * The free hours of a day for a cut with a wash, from which so many (`least`) stylists are free, and
 * a stylist and a skinner for each of so many `people`; with how many stylists there are.
 */
export async function freeHours(
  browser: Browser,
  salonId: string,
  {
    ahead = 0,
    least = 1,
    people = 1,
    utmSource,
  }: { ahead?: number; least?: number; people?: number; utmSource?: string } = {},
): Promise<Hour[]> {
  const date = await dayAhead(browser, ahead)
  const hours = await hoursOf(browser, { salonId, date, utmSource })
  return hours.filter(
    ({ isFree, freeStylists, freeSkinners }) =>
      isFree && freeStylists >= least && Math.min(freeStylists, freeSkinners) >= people,
  )
}

/** Salons that no other test is about. */
const spare = Array.from({ length: 20 }, (_none, index) => String(40 + index))

/** A salon that has hours with so many free stylists; how many work where differs from day to day. */
export async function salonWithFree(
  browser: Browser,
  at: { ahead: number; least: number },
): Promise<string> {
  for (const salonId of spare)
    if ((await freeHours(browser, salonId, at)).length > 0) return salonId
  throw new Error(`none of ${spare.length} salons has ${at.least} stylists free at one hour`)
}

/** A booking: by default a cut with a wash at the last free hour of today. */
export type Booking = {
  phone: string
  salonId: string
  ahead?: number
  hourId?: string
  note?: string
  /** How many it is for; one by default. */
  people?: number
}

/** Books as the scripts of a page do; the booking's id. */
export async function book(
  browser: Browser,
  { phone, salonId, ahead = 0, note, people = 1, ...at }: Booking,
): Promise<string> {
  const hourId = at.hourId ?? (await freeHours(browser, salonId, { ahead, people })).at(-1)!.id
  const date = await dayAhead(browser, ahead)
  const booking = { salonId, phone, note, date, hourId, people }
  const { outcome, bookingId } = await tryToBook(browser, booking)
  if (outcome !== 'BookingConfirmed') throw new Error(`not booked: ${outcome}`)
  return bookingId
}

/** Whether a phone has a current booking. */
export async function hasBooking(browser: Browser, phone: string): Promise<boolean> {
  const { lookUpBooking } = await browser.execute<{ lookUpBooking: { __typename: string } }>(
    'mutation($p: String!) { lookUpBooking(input: { phone: $p }) { __typename } }',
    { p: phone },
  )
  return lookUpBooking.__typename === 'BookingFound'
}
