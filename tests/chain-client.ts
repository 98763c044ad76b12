import type { APIRequestContext } from 'playwright'
import { addDays, vietnamDay } from '../domain/vietnam-day.ts'

/** The first service, which every salon sells. */
export const cutAndWash = '1001'

/** Salons whose demo data tests are about, and those that open later or are full today. */
export const salonsWithRoles: ReadonlySet<string> = new Set(
  '1 5 9 10 11 12 14 15 18 269'.split(' '),
)

/** One of the hundred phones of the demo, 0944441100 to 0944441199, whose bookings need a code. */
export function codePhone(number: number): string {
  return `09444411${String(number % 100).padStart(2, '0')}`
}

/** What asks the chain: Playwright's requests, or the browser of the tests of pages. */
export type Asker =
  | APIRequestContext
  | { execute: <Data>(query: string, variables?: Record<string, unknown>) => Promise<Data> }

/** Queries the public GraphQL address with the cookies of the one who asks; throws without data. */
export async function queryGateway<Data>(
  asker: Asker,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  if ('execute' in asker) return asker.execute<Data>(query, variables)
  const response = await asker.post('/graphql', {
    data: { query, variables },
    // The chain may close a keep-alive connection at the moment at which it is used again.
    headers: { connection: 'close' },
    // A busy runtime may reset a connection before it reads from it.
    maxRetries: 1,
  })
  const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown }
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

/** The server's clock, epoch ms. */
export async function serverNow(asker: Asker): Promise<number> {
  return (await queryGateway<{ now: number }>(asker, '{ now }')).now
}

/** The Vietnamese day `days` after the server's, `YYYY-MM-DD`. */
export async function dayAhead(asker: Asker, days: number): Promise<string> {
  return addDays(vietnamDay(await serverNow(asker)), days)
}

/** An hour, with how many stylists and skinners are free for a cut with a wash. */
export type Hour = { id: string; isFree: boolean; freeStylists: number; freeSkinners: number }

/** The hours of a salon's day for a cut with a wash. */
export async function hoursOf(
  asker: Asker,
  { salonId, date, utmSource }: { salonId: string; date: string; utmSource?: string },
): Promise<Hour[]> {
  const { salon } = await queryGateway<{ salon: { hours: { groups: { hours: Hour[] }[] } } }>(
    asker,
    `
      query ($s: ID!, $d: LocalDate!, $i: [ID!]!, $u: String) {
        salon(id: $s) { hours(input: { date: $d, serviceIds: $i, utmSource: $u }) {
          groups { hours { id isFree freeStylists freeSkinners } }
        } }
      }
    `,
    { s: salonId, d: date, i: [cutAndWash], u: utmSource },
  )
  return salon.hours.groups.flatMap(({ hours }) => hours)
}

/**
 * Customers who can have a cut with a wash from each frame of a salon's day on, by frame: each needs
 * a stylist and a skinner.
 */
export async function freePlaces(
  asker: Asker,
  date: string,
  salonId: string,
): Promise<Map<string, number>> {
  const hours = await hoursOf(asker, { salonId, date })
  return new Map(
    hours.map(({ id, isFree, freeStylists, freeSkinners }) => [
      id,
      isFree ? Math.min(freeStylists, freeSkinners) : 0,
    ]),
  )
}

/** A booking of a cut with a wash; for one person by default. */
export type BookingToTry = {
  salonId: string
  phone: string
  date: string
  hourId: string
  people?: number
  stylistId?: string
  note?: string
}

const create = `
  mutation ($input: CreateBookingInput!) {
    createBooking(input: $input) {
      __typename
      ... on BookingConfirmed { bookingId }
      ... on BookingNeedsCode { bookingId }
    }
  }
`

/**
 * Tries to book at the public address, without a page: how it ended, and the booking's id, '' for
 * none. The cookies of the one who asks own the booking.
 */
export async function tryToBook(
  asker: Asker,
  { salonId, phone, date, note, hourId, stylistId, people = 1 }: BookingToTry,
): Promise<{ outcome: string; bookingId: string }> {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    salonId,
    phone,
    date,
    note,
    people: Array.from({ length: people }, () => ({ serviceIds: [cutAndWash], hourId, stylistId })),
  }
  const { createBooking } = await queryGateway<{
    createBooking: { __typename: string; bookingId?: string }
  }>(asker, create, { input })
  return { outcome: createBooking.__typename, bookingId: createBooking.bookingId ?? '' }
}

/** Logs a browser in without walking through the dialog. Demo customers have the default password. */
export async function logIn(
  { request }: { request: Asker },
  phone: string,
  password = '123456',
): Promise<void> {
  const { logInWithPassword } = await queryGateway<{ logInWithPassword: { __typename: string } }>(
    request,
    'mutation($p: String!, $c: String!) { logInWithPassword(input: { phone: $p, password: $c }) { __typename } }',
    { p: phone, c: password },
  )
  if (logInWithPassword.__typename !== 'LoggedIn')
    throw new Error(`${phone} is not logged in: ${logInWithPassword.__typename}`)
}

/** The address of what was sent to a phone; a deployment's inbox opens with INBOX_KEY only. */
function inboxOf(phone: string): string {
  const { INBOX_KEY } = process.env
  return `/inbox.json?${new URLSearchParams(INBOX_KEY ? { phone, key: INBOX_KEY } : { phone })}`
}

/** The newest code that was sent to a phone, from the inbox of local runs and previews; '' for none. */
export async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const response = await request.get(inboxOf(phone), { headers: { connection: 'close' } })
  if (!response.headers()['content-type']?.startsWith('application/json'))
    throw new Error(
      `${response.url()} is no inbox: this needs a chain whose codes can be read there (CHANNELS = "inbox")`,
    )
  const { messages } = (await response.json()) as { messages: { code: string }[] }
  return messages[0]?.code ?? ''
}

/** The secret of the partner `tikiapp` in the chains of the tests. */
export const PARTNER_SECRET = 'the-secret-of-a-partner-in-the-tests'

/** What the backend of that partner sends to get a log-in code for the owner of a token. */
export function loginCodeRequest(accessToken: string, secret = PARTNER_SECRET): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`tikiapp:${secret}`)}`,
    },
    body: JSON.stringify({ accessToken }),
  }
}
