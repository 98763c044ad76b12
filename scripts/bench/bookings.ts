import { addDays, vietnamDay } from '../../domain/vietnam-day.ts'
import type { Stack, StackOptions } from '../stack.ts'
import { cpuSeconds, eachAtOnce, ownWorkerd, post, send } from './load.ts'

const query = /* GraphQL */ `
  mutation Book($input: CreateBookingInput!) {
    createBooking(input: $input) {
      __typename
    }
  }
`

/** Customers who book at the same time. */
const CUSTOMERS = 32

/** Open salons of the demo data: 18 opens later, 28 is closed, 20 is a stale default of an app. */
export const fiftySalons = Array.from({ length: 53 }, (_unused, index) => index + 1).filter(
  (id) => ![18, 20, 28].includes(id),
)

/** A chain without walk-ins, whose every hour is free, so that only the bookings made here count. */
export const withoutWalkIns: StackOptions['vars'] = {
  booking: { DEMO_LOAD: '', RATE_LIMITS: 'off' },
}

type BenchBooking = { salonId: number; hourId: number; phone: string }

/** Bookings that were confirmed in a second, on one salon-day and spread over fifty. */
export async function measureBookings(stack: Stack): Promise<string> {
  const gateway = `${await stack.directUrl('gateway')}/graphql`
  const date = dayAfter(stack)
  // A massage of one hour step needs one skinner: four at least work everywhere.
  const one = bookingsOf([60], 34, 4, 1)
  const fifty = bookingsOf(fiftySalons, 16, 2, 2)
  // Bookings of another day compile the code, and one booking each starts an object.
  await makeBookings(gateway, dayAfter(stack, 2), bookingsOf(fiftySalons, 8, 1, 3), CUSTOMERS)
  const first = bookingsOf([60, ...fiftySalons], 1, 1, 0).map((place) => ({ ...place, hourId: 36 }))
  await makeBookings(gateway, date, first, 10)
  return [
    `Confirmed bookings, each stored in its salon-day and its row, ${CUSTOMERS} customers at a time`,
    `  on one salon-day     ${await rowOf(gateway, date, one)}`,
    `  on fifty salon-days  ${await rowOf(gateway, date, fifty)}`,
  ].join('\n')
}

/** The Vietnamese day so many days after the demo data was made. */
export function dayAfter({ filledAt }: Stack, days = 1): string {
  return addDays(vietnamDay(Date.parse(filledAt)), days)
}

async function rowOf(gateway: string, date: string, places: BenchBooking[]): Promise<string> {
  const before = cpuSeconds(ownWorkerd())
  const { perSecond, confirmed } = await makeBookings(gateway, date, places, CUSTOMERS)
  const cpuMs = ((cpuSeconds(ownWorkerd()) - before) * 1000) / confirmed
  return (
    `${perSecond.toFixed(0).padStart(6)}/s  ${cpuMs.toFixed(2)} ms CPU  ` +
    `(${confirmed} of ${places.length} confirmed)`
  )
}

/** Every hour of every salon so many times, each for a phone of its own. */
export function bookingsOf(
  salons: number[],
  hours: number,
  perHour: number,
  series: number,
): BenchBooking[] {
  const all = salons.flatMap((salonId) =>
    Array.from({ length: hours * perHour }, (_unused, index) => ({
      salonId,
      hourId: (index % hours) + 1,
    })),
  )
  return all.map((place, index) => ({
    ...place,
    phone: `09${series}${String(1_000_000 + index).slice(-7)}`,
  }))
}

/** Books each place once, by so many customers at a time. */
export async function makeBookings(
  gateway: string,
  date: string,
  places: BenchBooking[],
  customers: number,
): Promise<{ perSecond: number; confirmed: number }> {
  let confirmed = 0
  const started = performance.now()
  await eachAtOnce(places, customers, async ({ salonId, hourId, phone }) => {
    const people = [{ serviceIds: [1034], hourId }]
    const input = { idempotencyKey: crypto.randomUUID(), salonId, phone, date, people }
    const { url, ...init } = post(gateway, { query, variables: { input } })
    const response = await send(url, init)
    const { data } = (await response.json()) as {
      data?: { createBooking?: { __typename: string } }
    }
    if (data?.createBooking?.__typename === 'BookingConfirmed') confirmed++
  })
  return { perSecond: (confirmed * 1000) / (performance.now() - started), confirmed }
}
