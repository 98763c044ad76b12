import { beforeAll, expect, test } from 'vitest'
import { cutAndWash, hoursOf, salonsWithRoles } from './chain-client.ts'
import { type Chain, sharedChain } from './open-chain.ts'
import { isWhole } from './sample.ts'

const ATTACKED_SALON = '52'
const ATTACKER = '203.0.113.160'
const SHARED_ADDRESS = '198.51.100.7'
/** Honest customers behind one address: few in `npm test`, all in `npm run test:all`. */
const CUSTOMERS = isWhole ? 200 : 25

let chain: Chain
let tomorrow = ''

beforeAll(async () => {
  // Without walk-ins every hour is free, so that only the limits decide.
  chain = await sharedChain('free')
  tomorrow = chain.day(1)
}, 300_000)

async function execute<Data>(address: string, query: string, variables: object): Promise<Data> {
  const { data, errors } = await chain.graphql<Data>(
    query,
    { ...variables },
    { 'cf-connecting-ip': address },
  )
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

/** The free hours of a salon's tomorrow, by their frames. */
async function freeHours(salonId: string): Promise<string[]> {
  const asker = {
    execute: <Data>(query: string, variables: object = {}) =>
      execute<Data>('192.0.2.1', query, variables),
  }
  const hours = await hoursOf(asker, { salonId, date: tomorrow })
  return hours.flatMap(({ id, isFree }) => (isFree ? [id] : []))
}

type BookableSlot = { salonId: string; hourId: string }
type Booked = { __typename: string; bookingId?: string; sentCode?: { __typename: string } }

/** Tries to book in a browser that knows nothing. */
async function book(
  address: string,
  phone: string,
  { salonId, hourId }: BookableSlot,
): Promise<Booked> {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    salonId,
    phone,
    date: tomorrow,
    people: [{ serviceIds: [cutAndWash], hourId }],
    codeChannel: 'SMS',
  }
  const { createBooking } = await execute<{ createBooking: Booked }>(
    address,
    `mutation ($input: CreateBookingInput!) {
      createBooking(input: $input) {
        __typename
        ... on BookingNeedsCode { bookingId sentCode { __typename } }
      }
    }`,
    { input },
  )
  return createBooking
}

/** Confirms a booking with the code that its phone got. */
async function confirm(address: string, phone: string, bookingId: string): Promise<string> {
  const inbox = await fetch(`${chain.url}/inbox.json?phone=${phone}`)
  const { messages } = (await inbox.json()) as { messages: { code: string }[] }
  const { confirmBooking } = await execute<{ confirmBooking: { __typename: string } }>(
    address,
    `mutation ($id: ID!, $phone: String!, $code: String!) {
      confirmBooking(input: { bookingId: $id, phone: $phone, code: $code }) { __typename }
    }`,
    { id: bookingId, phone, code: messages[0]?.code ?? '' },
  )
  return confirmBooking.__typename
}

/** So many places that do not overlap, at salons that are open tomorrow. */
async function slotsFor(count: number): Promise<BookableSlot[]> {
  const { provinces } = await execute<{ provinces: { salons: { id: string }[] }[] }>(
    '192.0.2.1',
    '{ provinces { salons { id } } }',
    {},
  )
  const places: BookableSlot[] = []
  for (const { id } of provinces.flatMap(({ salons }) => salons)) {
    if (id === ATTACKED_SALON || salonsWithRoles.has(id)) continue
    const free = await freeHours(id)
    // A cut with a wash ends within four frames.
    places.push(
      ...free.filter((_hourId, at) => at % 4 === 0).map((hourId) => ({ salonId: id, hourId })),
    )
    if (places.length >= count) return places.slice(0, count)
  }
  throw new Error(`only ${places.length} places`)
}

test('sixty made-up phones of one address book five times, and the salon’s day stays open', async () => {
  const before = await freeHours(ATTACKED_SALON)
  expect(before.length).toBeGreaterThan(20)
  const results = new Map<string, number>()
  for (let attempt = 0; attempt < 60; attempt++) {
    const place = { salonId: ATTACKED_SALON, hourId: before[(attempt * 2) % before.length]! }
    const phone = `07730000${String(attempt).padStart(2, '0')}`
    const { __typename } = await book(ATTACKER, phone, place)
    results.set(__typename, (results.get(__typename) ?? 0) + 1)
  }
  expect(Object.fromEntries(results)).toEqual({
    BookingConfirmed: 5,
    BookingNeedsCode: 6,
    TooManyTries: 49,
  })
  const after = await freeHours(ATTACKED_SALON)
  expect(after.length).toBeGreaterThan(before.length / 2)
  const honest = await book('192.0.2.2', '0773000099', {
    salonId: ATTACKED_SALON,
    hourId: after[0]!,
  })
  expect(honest.__typename).toBe('BookingConfirmed')
})

test(`${CUSTOMERS} customers behind one address all book, those after the fifth with a code`, async () => {
  const places = await slotsFor(CUSTOMERS)
  const results = new Map<string, number>()
  for (const [at, place] of places.entries()) {
    const phone = `0774000${String(at).padStart(3, '0')}`
    const { __typename, bookingId = '', sentCode } = await book(SHARED_ADDRESS, phone, place)
    const end =
      __typename === 'BookingNeedsCode'
        ? `${sentCode?.__typename}, ${await confirm(SHARED_ADDRESS, phone, bookingId)}`
        : __typename
    results.set(end, (results.get(end) ?? 0) + 1)
  }
  expect(Object.fromEntries(results)).toEqual({
    BookingConfirmed: 5,
    'CodeSent, BookingConfirmed': CUSTOMERS - 5,
  })
}, 300_000)
