import type { Stack } from '../stack.ts'
import { dayAfter } from './day-after.ts'

const mutation = /* GraphQL */ `
  mutation Book($input: CreateBookingInput!) {
    createBooking(input: $input) {
      __typename
    }
  }
`

type BenchBooking = { salonId: number; hourId: number; phone: string }

/** Bookings that were confirmed in a second, on one salon-day and spread over fifty. */
export async function measureBookings(stack: Stack): Promise<string[]> {
  const gateway = `${await stack.directUrl('gateway')}/graphql`
  const date = dayAfter(stack.filledAt)
  // A massage of one frame needs one skinner: four at least work everywhere, so that 34 frames hold 136 bookings.
  const one = bookingsOf([60], 34, 4, 1)
  // 18 opens later, 28 is closed, 20 is a stale default of an app.
  const salons = Array.from({ length: 53 }, (_unused, index) => index + 1).filter(
    (id) => ![18, 20, 28].includes(id),
  )
  const fifty = bookingsOf(salons, 16, 2, 2)
  // One booking each first: an object's first start is not what is measured.
  await makeBookings(
    gateway,
    date,
    bookingsOf([60, ...salons], 1, 1, 0).map((place) => ({ ...place, hourId: 36 })),
    10,
  )
  const single = await makeBookings(gateway, date, one, 32)
  const spread = await makeBookings(gateway, date, fifty, 32)
  return [
    'Confirmed bookings, each stored in its salon-day and its row, from 32 customers at a time',
    `  on one salon-day     ${single.perSecond.toFixed(0).padStart(6)}/s  ` +
      `(${single.confirmed} of ${one.length} confirmed)`,
    `  on fifty salon-days  ${spread.perSecond.toFixed(0).padStart(6)}/s  ` +
      `(${spread.confirmed} of ${fifty.length} confirmed)`,
    `  → fifty salon-days confirm ${(spread.perSecond / single.perSecond).toFixed(2)} times what one does`,
  ]
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
  const queue = [...places]
  let confirmed = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: customers }, async () => {
      for (let next = queue.pop(); next; next = queue.pop())
        if (await create(gateway, date, next)) confirmed++
    }),
  )
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
