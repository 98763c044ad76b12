import { LAST_HOUR_ID } from '../domain/frames.ts'
import { beforeAll, expect, test } from 'vitest'
import { schema } from '../gateway/graphql/schema'
import { operationsOf } from './authorisation/documents.ts'
import { type GraphQLReply, type Chain, sharedChain } from './open-chain.ts'

let chain: Chain
let tomorrow = ''

beforeAll(async () => {
  // Without walk-ins every hour is free, so that only the input decides.
  chain = await sharedChain('free')
  tomorrow = chain.day(1)
}, 300_000)

type MutationResults = Record<
  string,
  {
    __typename: string
    issues?: { field: string; message: string }[]
    message?: string
  }
>

/** A booking that would be confirmed, were it not for what a row changes. */
function good() {
  return {
    idempotencyKey: crypto.randomUUID(),
    salonId: '9',
    phone: '0905000001',
    date: tomorrow,
    people: [{ serviceIds: ['1001'], hourId: '20' }] as object[],
  }
}

const rows: [name: string, change: (input: ReturnType<typeof good>) => object, field: string][] = [
  ['no phone', (input) => ({ ...input, phone: '' }), 'phone'],
  ['a phone of letters', (input) => ({ ...input, phone: 'không chín một hai' }), 'phone'],
  ['a phone with a second 0', (input) => ({ ...input, phone: '0012345678' }), 'phone'],
  ['a phone too long', (input) => ({ ...input, phone: '09123456789999999999' }), 'phone'],
  ['an unknown salon', (input) => ({ ...input, salonId: '4242' }), 'salonId'],
  ['salon 0', (input) => ({ ...input, salonId: '0' }), 'salonId'],
  ['a salon of SQL', (input) => ({ ...input, salonId: '9; DROP TABLE booking' }), 'salonId'],
  ['a negative salon', (input) => ({ ...input, salonId: '-9' }), 'salonId'],
  ['a past day', (input) => ({ ...input, date: chain.day(-1) }), 'date'],
  ['a day far ahead', (input) => ({ ...input, date: chain.day(60) }), 'date'],
  ['no people', (input) => ({ ...input, people: [] }), 'people'],
  ['six people', (input) => ({ ...input, people: Array(6).fill(input.people[0]) }), 'people'],
  [
    'no service',
    (input) => ({ ...input, people: [{ serviceIds: [], hourId: '20' }] }),
    'people.0.serviceIds',
  ],
  [
    'an unknown service',
    (input) => ({ ...input, people: [{ serviceIds: ['999999'], hourId: '20' }] }),
    'people.0.serviceIds',
  ],
  [
    'a service no longer sold',
    (input) => ({ ...input, people: [{ serviceIds: ['1042'], hourId: '20' }] }),
    'people.0.serviceIds',
  ],
  [
    'two versions of one service',
    (input) => ({ ...input, people: [{ serviceIds: ['1001', '1002'], hourId: '20' }] }),
    'people.0.serviceIds',
  ],
  [
    'an add-on without its service',
    (input) => ({ ...input, people: [{ serviceIds: ['1023'], hourId: '20' }] }),
    'people.0.serviceIds',
  ],
  [
    '500 services',
    (input) => ({
      ...input,
      people: [
        { serviceIds: Array.from({ length: 500 }, (_none, index) => `${index + 1}`), hourId: '20' },
      ],
    }),
    'people.0.serviceIds',
  ],
  [
    'hour 0',
    (input) => ({ ...input, people: [{ serviceIds: ['1001'], hourId: '0' }] }),
    'people.0.hourId',
  ],
  [
    'an hour past the last of any day',
    (input) => ({ ...input, people: [{ serviceIds: ['1001'], hourId: String(LAST_HOUR_ID + 1) }] }),
    'people.0.hourId',
  ],
  [
    'offer 0',
    (input) => ({ ...input, people: [{ ...input.people[0], offerIds: ['0'] }] }),
    'people.0.offerIds.0',
  ],
  [
    'eleven offers',
    (input) => ({
      ...input,
      people: [
        {
          ...input.people[0],
          offerIds: Array.from({ length: 11 }, (_none, index) => `${index + 1}`),
        },
      ],
    }),
    'people.0.offerIds',
  ],
  ['a code of script', (input) => ({ ...input, codes: ['<script>'] }), 'codes.0'],
  [
    'a stylist of nowhere',
    (input) => ({
      ...input,
      people: [{ serviceIds: ['1001'], hourId: '20', stylistId: '987654' }],
    }),
    'people.0.stylistId',
  ],
  ['a note of 5,000 letters', (input) => ({ ...input, note: 'á'.repeat(5000) }), 'note'],
  ['a key of one letter', (input) => ({ ...input, idempotencyKey: 'x' }), 'idempotencyKey'],
]

test.each(rows)(
  'a booking with %s is refused under its field in Vietnamese, and nothing is stored',
  async (_name, change, field) => {
    const before = await stored()
    const response = await mutate(
      `
        mutation ($input: CreateBookingInput!) {
          createBooking(input: $input) {
            __typename
            ... on InvalidInput { issues { field message } }
          }
        }
      `,
      { input: change(good()) },
    )
    expect(response.status).toBe(200)
    expect(response.data?.createBooking?.__typename).toBe('InvalidInput')
    const issues = response.data!.createBooking!.issues!
    expect(issues.map((issue) => issue.field)).toContain(field)
    for (const { message } of issues)
      expect(message).toMatch(/[àáảãạăâđèéẻẽẹêìíỉĩịòóỏõọôơùúủũụưỳýỷỹỵ]/i)
    expect(await stored()).toEqual(before)
  },
)

test('a price, a total or a status from the client is no part of the input', async () => {
  for (const extra of [
    { price: 1 },
    { totalMoney: 0 },
    { status: 'CONFIRMED' },
    { bookingId: 'X' },
  ]) {
    const response = await mutate(
      'mutation($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }',
      { input: { ...good(), ...extra } },
    )
    expect(response.status).toBeLessThan(500)
    expect(response.errors?.length).toBeGreaterThan(0)
  }
})

/** Texts that no field expects. */
const malformedTexts = [
  '',
  ' ',
  '0',
  '0912',
  '091234567a',
  '0012345678',
  '🙂',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../auth/me',
  '%00',
  // Longer than a token may be; a body with many of them is not too large.
  'x'.repeat(3600),
]

/** Those that accept any text: what is tracked is stored, and what nobody holds is let go. */
const accepting = ['track', 'trackBookingError', 'releaseHour']

const mutations = Object.values(schema.getMutationType()!.getFields()).filter(
  ({ name, args }) => args.length > 0 && !accepting.includes(name),
)

test.each(mutations.map((field) => [field.name, field] as const))(
  '%s refuses strange input without failing',
  async (name, field) => {
    for (const text of malformedTexts) {
      const texts = { String: [text], ID: [text], LocalDate: [tomorrow] }
      const byType = { ...texts, Int: [-1], Float: [999], Boolean: [true] }
      const operations = operationsOf('mutation', { field }, { byName: {}, byType })
      for (const { query, variables } of operations) {
        const { status, data, errors = [] } = await mutate(query, variables)
        expect(status, text.slice(0, 40)).toBe(200)
        const codes = errors.map(({ extensions }) => extensions?.code)
        expect(codes, text.slice(0, 40)).toEqual(errors.map(() => 'UNAUTHENTICATED'))
        if (errors.length === 0)
          expect(
            ['InvalidInput', 'NotFound', 'TooManyTries', 'CodeRefused'],
            text.slice(0, 40),
          ).toContain(data?.[name]?.__typename)
      }
    }
  },
)

test('a missing or wrongly typed argument is an error of the caller, not of the server', async () => {
  for (const variables of [
    {},
    { input: null },
    { input: 'text' },
    { input: { ...good(), people: 'two' } },
    { input: { ...good(), date: '22-11-2026' } },
  ]) {
    const response = await mutate(
      'mutation($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }',
      variables,
    )
    expect(response.status).toBeLessThan(500)
    expect(response.errors!.length).toBeGreaterThan(0)
  }
})

test("another phone's booking can be neither read unmasked nor canceled by its id", async () => {
  const made = await mutate(
    `
      mutation ($input: CreateBookingInput!) {
        createBooking(input: $input) { __typename ... on BookingConfirmed { bookingId } }
      }
    `,
    { input: { ...good(), note: 'Ghi chú riêng' } },
  )
  const { bookingId } = made.data!.createBooking as unknown as { bookingId: string }
  const read = await chain.graphql<{ booking: { __typename: string; phone: string } }>(
    'query($id: ID!) { booking(id: $id) { __typename ... on Booking { note } ... on MaskedBooking { phone } } }',
    { id: bookingId },
  )
  expect(read.data!.booking).toEqual({
    __typename: 'MaskedBooking',
    phone: expect.stringContaining('*'),
  })
  expect(
    (
      await mutate(
        'mutation($id: ID!) { cancelBooking(input: { bookingId: $id }) { __typename } }',
        {
          id: bookingId,
        },
      )
    ).data!.cancelBooking!.__typename,
  ).toBe('ProofNeeded')
  expect(
    (
      await mutate(
        'mutation($id: ID!) { confirmBooking(input: { bookingId: $id, phone: "0905000009", code: "123456" }) { __typename } }',
        { id: bookingId },
      )
    ).data!.confirmBooking!.__typename,
  ).toBe('NotFound')
})

const pages = [
  '/',
  '/booking',
  '/booking?step=2&salonId=9',
  '/booking?salonId=9&chosenService=1001',
  '/booking?code=nonsense',
  '/booking/success',
  '/booking/success?bookingId=nonsense',
  '/booking/lookup',
  '/save-location?edit=new',
  '/booking-at-home',
  '/booking-at-home?step=2&place=d5&chosenService=1010',
]

test.each(pages)('a post of nonsense to %s answers a page, and nothing is stored', async (page) => {
  const before = await stored()
  const bodies: [string, BodyInit][] = [
    [
      'application/x-www-form-urlencoded',
      new URLSearchParams({
        phone: 'x'.repeat(3000),
        key: '?',
        date: '99-99',
        hourId: '-1',
        note: 'n'.repeat(9000),
        code: 'abc',
        intent: 'nothing',
      }),
    ],
    ['application/x-www-form-urlencoded', 'intent=confirm&code=%F0%9F%99%82'],
    ['application/x-www-form-urlencoded', 'intent=remove&id=x'],
    ['application/json', '{"phone": 1}'],
    ['multipart/form-data; boundary=x', 'broken'],
    ['text/plain', 'phone=0912345678'],
  ]
  for (const [type, body] of bodies) {
    const response = await fetch(chain.url + page, {
      method: 'POST',
      headers: { 'content-type': type, origin: chain.url },
      body,
      redirect: 'manual',
    })
    expect(response.status, `${type} ${String(body).slice(0, 30)}`).toBeLessThan(500)
    await response.body?.cancel()
  }
  expect(await stored()).toEqual(before)
})

test.each([
  '/booking?salonId=abc&phone=zzz&step=99&chosenService=x,y&hour=77&date=2026-99-99&stylistId=-4',
  `/booking?salonId=${'9'.repeat(400)}`,
  '/booking?step=2&salonId=9&q=%00%FF',
  '/booking?step=3&salonId=9&groupId=nonsense',
  '/system-salon?q=%F0%9F%99%82',
  '/booking/calendar?bookingId=..%2F..',
  '/save-location?edit=-1&remove=x&back=//evil',
  '/booking-at-home?step=99&place=..%2F..&chosenService=x',
])('an address of nonsense answers a page: %s', async (address) => {
  const response = await fetch(chain.url + address, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  })
  expect(response.status).toBeLessThan(500)
  await response.body?.cancel()
})

function mutate(query: string, variables: object): Promise<GraphQLReply<MutationResults>> {
  return chain.graphql<MutationResults>(query, variables as Record<string, unknown>)
}

/** The number of rows that the booking backend has stored. */
async function stored(): Promise<unknown> {
  const db = await chain.db('booking')
  return db.prepare('SELECT count(*) AS bookings FROM booking').first()
}
