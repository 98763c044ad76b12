import { beforeAll, expect, test } from 'vitest'
import { type Chain, sharedChain } from './open-chain.ts'

let chain: Chain

beforeAll(async () => {
  // Without walk-ins every hour is free, so that only the sources differ.
  chain = await sharedChain('free')
}, 300_000)

const create =
  'mutation($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }'

test.for([
  ['B-342 the iOS app', 'customer_ios', '', 0],
  ['B-343 the Android app', 'customer_android', '', 2],
  ['B-344 the React Native app on Android', '', 'rn_android', 4],
  ['B-345 the React Native app on iOS', '', 'rn_ios', 5],
  ['B-346 the partner app', '', 'tikiapp', 6],
  ['B-347 the web', '', 'zalo_ad', 3],
] as const)('%s is stored with the booking', async ([_where, source, utmSource, bookAt]) => {
  const phone = `09050003${String(bookAt).padStart(2, '0')}`
  const input = {
    idempotencyKey: crypto.randomUUID(),
    salonId: 9,
    phone,
    date: chain.day(1),
    people: [{ serviceIds: [1001], hourId: 4 + 4 * bookAt }],
    source,
    utmSource,
  }
  // Each from its own network: the sixth unproved phone of one would need a code.
  const from = { 'cf-connecting-ip': `10.7.0.${bookAt}` }
  type Created = { createBooking: { __typename: string } }
  const { data } = await chain.graphql<Created>(create, { input }, from)
  expect(data?.createBooking.__typename).toBe('BookingConfirmed')
  const row = await (
    await chain.db('booking')
  )
    .prepare('SELECT book_at, utm_source FROM booking WHERE phone = ?')
    .bind(phone)
    .first()
  expect(row).toEqual({ book_at: bookAt, utm_source: utmSource })
})

test('the configured partner alone may frame a page, also after its address lost the in-app mode [B-003, O-18]', async () => {
  for (const path of ['/booking?inApp=1&utm_source=tikiapp', '/booking/success', '/']) {
    const { headers } = await fetch(`${chain.url}${path}`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(/frame-ancestors ([^;]*)/.exec(policy)?.[1], path).toBe("'self' https://partner.test")
  }
})
