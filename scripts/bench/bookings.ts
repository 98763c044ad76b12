import type { Stack } from '../stack.ts'
import { dayAfter } from './day-after.ts'
import { eachAtOnce } from './each-at-once.ts'
import { cpuSeconds, ownWorkerd } from './processes.ts'
import { measureWriteFloor } from './write-floor.ts'

const mutation = /* GraphQL */ `
  mutation Book($input: CreateBookingInput!) {
    createBooking(input: $input) {
      __typename
    }
  }
`

/** Customers who book at the same time. */
const CUSTOMERS = 32

type BenchBooking = { salonId: number; hourId: number; phone: string }

/**
 * Bookings that were confirmed in a second, on one salon-day and spread over fifty, against what
 * the same runtime stores when nothing else is done.
 */
export async function measureBookings(stack: Stack): Promise<string[]> {
  // First, as the gateway closes connections that are idle meanwhile.
  const floor = await measureWriteFloor(stack, CUSTOMERS)
  const gateway = `${await stack.directUrl('gateway')}/graphql`
  const date = dayAfter(stack.filledAt)
  // A massage of one frame needs one skinner: four at least work everywhere, so that 34 frames hold 136 bookings.
  const one = bookingsOf([60], 34, 4, 1)
  // 18 opens later, 28 is closed, 20 is a stale default of an app.
  const salons = Array.from({ length: 53 }, (_unused, index) => index + 1).filter(
    (id) => ![18, 20, 28].includes(id),
  )
  const fifty = bookingsOf(salons, 16, 2, 2)
  // A rush meets functions that are compiled, as the floor does: bookings of another day.
  await makeBookings(gateway, dayAfter(stack.filledAt, 2), bookingsOf(salons, 8, 1, 3), CUSTOMERS)
  // One booking each first: an object's first start is not what is measured.
  await makeBookings(
    gateway,
    date,
    bookingsOf([60, ...salons], 1, 1, 0).map((place) => ({ ...place, hourId: 36 })),
    10,
  )
  const single = await withCpu(() => makeBookings(gateway, date, one, CUSTOMERS))
  const spread = await withCpu(() => makeBookings(gateway, date, fifty, CUSTOMERS))
  return [
    `Confirmed bookings, each stored in its salon-day and its row, ${CUSTOMERS} customers at a time`,
    rowOf('on one salon-day', { ...single, wanted: one.length, floor: floor.oneObject }),
    rowOf('on fifty salon-days', { ...spread, wanted: fifty.length, floor: floor.manyObjects }),
    `  one row a second: ${floor.oneObject.toFixed(0)} by one object, ` +
      `${floor.manyObjects.toFixed(0)} by sixteen, ${floor.database.toFixed(0)} by D1`,
  ]
}

type Rate = { perSecond: number; confirmed: number; cpuMs: number; wanted: number; floor: number }

function rowOf(place: string, { perSecond, confirmed, cpuMs, wanted, floor }: Rate): string {
  return (
    `  ${place.padEnd(20)} ${perSecond.toFixed(0).padStart(6)}/s  ${cpuMs.toFixed(2)} ms CPU  ` +
    `${(perSecond / floor).toFixed(2)} of the floor  (${confirmed} of ${wanted} confirmed)`
  )
}

async function withCpu<T extends { confirmed: number }>(
  make: () => Promise<T>,
): Promise<T & { cpuMs: number }> {
  const before = cpuSeconds(ownWorkerd())
  const made = await make()
  return { ...made, cpuMs: ((cpuSeconds(ownWorkerd()) - before) * 1000) / made.confirmed }
}

/** Every frame of every salon so many times, each for a phone of its own. */
export function bookingsOf(
  salons: number[],
  frames: number,
  perFrame: number,
  series: number,
): BenchBooking[] {
  const all = salons.flatMap((salonId) =>
    Array.from({ length: frames * perFrame }, (_unused, index) => ({
      salonId,
      hourId: (index % frames) + 1,
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
  await eachAtOnce(places, customers, async (place) => {
    if (await create(gateway, date, place)) confirmed++
  })
  return { perSecond: (confirmed * 1000) / (performance.now() - started), confirmed }
}

async function create(
  gateway: string,
  date: string,
  { salonId, hourId, phone }: BenchBooking,
): Promise<boolean> {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    salonId,
    phone,
    date,
    people: [{ serviceIds: [1034], hourId }],
  }
  const response = await fetch(gateway, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: mutation, variables: { input } }),
  })
  const body = (await response.json()) as { data?: { createBooking?: { __typename: string } } }
  return body.data?.createBooking?.__typename === 'BookingConfirmed'
}
