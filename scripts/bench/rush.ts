/** Customers of a rush, each with a phone, a browser and an hour of his own. */
const CUSTOMERS = 32

/** Ms that a rush lasts: several publications of a salon-day, which has one a second then. */
const RUSH_MS = 5000

const book = /* GraphQL */ `
  mutation Book($input: CreateBookingInput!) {
    createBooking(input: $input) {
      __typename
      ... on BookingConfirmed {
        bookingId
      }
    }
  }
`
const cancel = /* GraphQL */ `
  mutation Cancel($bookingId: ID!) {
    cancelBooking(bookingId: $bookingId) {
      __typename
    }
  }
`

type SalonDay = { gateway: string; date: string; salonId: number }

/**
 * Bookings a second on one salon-day while 32 customers book, cancel and book again: a salon-day has
 * hours for a hundred bookings, which are made before it has published once.
 */
export async function rushOn({ gateway, date, salonId }: SalonDay, ms = RUSH_MS): Promise<number> {
  const started = performance.now()
  let bookings = 0
  await Promise.all(
    Array.from({ length: CUSTOMERS }, async (_unused, index) => {
      const input = {
        salonId,
        date,
        phone: `09${7_000_0000 + salonId * 100 + index}`,
        people: [{ serviceIds: [1034], hourId: index + 1 }],
      }
      // The first response names the browser, which may cancel its bookings then.
      let cookie = ''
      while (performance.now() - started < ms) {
        const idempotencyKey = crypto.randomUUID()
        const made = await send(gateway, cookie, book, { input: { ...input, idempotencyKey } })
        cookie ||= made.cookie
        const { bookingId } = made.data.createBooking ?? {}
        if (bookingId === undefined) throw new Error(`Not booked: ${JSON.stringify(made.data)}`)
        bookings += 1
        const { data } = await send(gateway, cookie, cancel, { bookingId })
        if (data.cancelBooking?.__typename !== 'BookingCanceled')
          throw new Error(`Not cancelled: ${JSON.stringify(data)}`)
      }
    }),
  )
  return (bookings * 1000) / (performance.now() - started)
}

type Data = {
  createBooking?: { __typename: string; bookingId?: string }
  cancelBooking?: { __typename: string }
}

async function send(
  gateway: string,
  cookie: string,
  query: string,
  variables: object,
): Promise<{ data: Data; cookie: string }> {
  const response = await fetch(gateway, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  })
  const { data, ...rest } = (await response.json()) as { data?: Data }
  if (!data) throw new Error(`No data: ${JSON.stringify(rest)}`)
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return { data, cookie: cookies.join('; ') }
}
