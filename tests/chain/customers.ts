/** The gateway's reply to a test. */
export type GraphQLReply<T> = { data?: T; errors?: { message: string }[] }

/** Sends a request to the chain's public GraphQL address as one anonymous browser. */
export async function mutate<T>(
  url: string,
  query: string,
  variables: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers } & GraphQLReply<T>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return {
    status: response.status,
    headers: response.headers,
    ...((await response.json()) as GraphQLReply<T>),
  }
}

/** The answer to a booking, with what the tests look at. */
export type BookingReply = {
  __typename: string
  bookingId?: string
  message?: string
  nearest?: { date: string; hourId: string }[]
}

export type BookingRequest = {
  idempotencyKey: string
  salonId: string
  phone: string
  date: string
  people: { serviceIds: string[]; hourId: string }[]
}

const create = /* GraphQL */ `
  mutation Create($input: CreateBookingInput!) {
    createBooking(input: $input) {
      __typename
      ... on BookingConfirmed {
        bookingId
      }
      ... on BookingNeedsCode {
        bookingId
      }
      ... on AlreadyBooked {
        message
      }
      ... on PlaceTaken {
        message
        nearest {
          date
          hourId
        }
      }
      ... on SalonClosed {
        message
      }
      ... on TooManyTries {
        message
      }
      ... on InvalidInput {
        issues {
          field
          message
        }
      }
    }
  }
`

/** Tries to book; the whole answer with its HTTP status, so that a test can see a 5xx. */
export async function book(
  url: string,
  input: BookingRequest,
): Promise<{ status: number; response: BookingReply | undefined; cookie: string }> {
  const { status, data, headers } = await mutate<{ createBooking: BookingReply }>(url, create, {
    input,
  })
  return {
    status,
    response: data?.createBooking,
    cookie: (headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  }
}

/** Number of stylists who are free for the services from each hour on, by hour id. */
export async function freeStylists(
  url: string,
  salonId: string,
  date: string,
  serviceIds: string[],
): Promise<Map<string, number>> {
  type Hours = {
    salon: {
      hours: { groups: { hours: { id: string; freeStylists: number; isFree: boolean }[] }[] }
    }
  }
  const { data } = await mutate<Hours>(
    url,
    `
      query ($s: ID!, $d: LocalDate!, $i: [ID!]!) {
        salon(id: $s) { hours(input: { date: $d, serviceIds: $i }) {
          groups { hours { id isFree freeStylists } }
        } }
      }
    `,
    { s: salonId, d: date, i: serviceIds },
  )
  const hours = data?.salon.hours.groups.flatMap((group) => group.hours) ?? []
  return new Map(hours.map((hour) => [hour.id, hour.isFree ? hour.freeStylists : 0]))
}

/** Booking requests of so many customers, each with a phone and a key of his own, for one hour. */
export function bookingRequests(
  count: number,
  place: { salonId: string; date: string; serviceId: string; hourId: string },
  series: string,
): BookingRequest[] {
  return Array.from({ length: count }, (_unused, index) => ({
    idempotencyKey: `${series}-order-number-${String(index).padStart(4, '0')}`,
    salonId: place.salonId,
    phone: `0${series}${String(index).padStart(9 - series.length, '0')}`,
    date: place.date,
    people: [{ serviceIds: [place.serviceId], hourId: place.hourId }],
  }))
}
