import { expect, test } from 'vitest'
import type { Env } from '../../context'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import { aUser, BOOKING_ID, endedSession, loggedIn, refuseSession } from '../../testing/people'

const phone = '0909090909'
const input = {
  idempotencyKey: 'k'.repeat(20),
  salonId: 10,
  phone: '0909.090.909',
  date: '2026-11-22',
  people: [{ serviceIds: [1001], hourId: 4 }],
  consent: { purposes: ['BOOKING', 'PHOTO'], textVersion: '2026-11-21' },
  customerName: ' Minh  Đức ',
}

const book = `mutation ($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on BookingConfirmed { bookingId }
    ... on InvalidInput { issues { field } }
  }
}`
const booked = { __typename: 'BookingConfirmed', bookingId: BOOKING_ID }

/** A gateway whose backends confirm every booking and store every consent and name. */
function gateway(auth: FakeBackends['auth'] = {}, vars: Partial<Env> = {}) {
  const stored: unknown[] = []
  const backends: FakeBackends = {
    auth: {
      getUser: () => aUser(),
      postAgreeProtectPersonalInfo: (consent) => {
        stored.push(consent)
        return { status: 200, body: { success: true } }
      },
      saveCustomerName: (name) => {
        stored.push(name)
        return { success: true }
      },
      ...auth,
    },
    booking: {
      createBooking: () => ({
        status: 200,
        body: { booking: { id: BOOKING_ID, listBooking: [] }, isUseOtp: false },
      }),
    },
  }
  return { ...openGateway(backends, vars), stored }
}
const rememberedBy = (cookies: string[]) =>
  cookies.filter((line) => line.startsWith('muot_consent='))

test('one mutation stores consent and name, books, and makes the browser remember [H-140, H-141, B-360]', async () => {
  const { execute, stored, calls } = gateway()
  const { data, cookies } = await execute(book, { input }, loggedIn)
  expect(data.createBooking).toEqual(booked)
  expect(stored).toEqual([
    {
      phone,
      brandName: 'muot',
      purposes: ['booking', 'photo'],
      textVersion: '2026-11-21',
      source: 'booking',
    },
    { phone, name: 'Minh Đức' },
  ])
  expect(rememberedBy(cookies)).toEqual([
    expect.stringMatching(
      /^muot_consent=0909090909\.10; Path=\/; HttpOnly; SameSite=Lax; Max-Age=94608000/,
    ),
  ])
  const [consent, name, booking] = [
    'auth.postAgreeProtectPersonalInfo',
    'auth.saveCustomerName',
    'booking.createBooking',
  ].map((call) => calls.indexOf(call))
  expect(Math.max(consent!, name!)).toBeLessThan(booking!)
})

test.each<[string, FakeBackends['auth']]>([
  [
    'breaks',
    {
      postAgreeProtectPersonalInfo: () => {
        throw new Error('broken')
      },
      saveCustomerName: () => {
        throw new Error('broken')
      },
    },
  ],
  [
    'refuses',
    {
      postAgreeProtectPersonalInfo: () => ({
        status: 429,
        body: { message: 'đông quá', retryAfterSeconds: 60 },
      }),
    },
  ],
])(
  'while auth %s, the booking is made, and no consent is remembered [B-307]',
  async (_how, auth) => {
    const { execute } = gateway(auth)
    const { data, cookies } = await execute(book, { input }, loggedIn)
    expect(data.createBooking).toEqual(booked)
    expect(rememberedBy(cookies)).toEqual([])
  },
)

test('a consent that auth refused is logged, without the phone', async () => {
  const { execute, log } = gateway({
    postAgreeProtectPersonalInfo: () => ({
      status: 429,
      body: { message: 'đông quá', retryAfterSeconds: 60 },
    }),
  })
  await execute(book, { input }, loggedIn)
  expect(log).toMatchObject([
    { call: 'storeCustomerPart', message: expect.stringContaining('consent of a booking') },
  ])
  expect(JSON.stringify(log)).not.toContain(phone.slice(1))
})

test('what is no name is left out, and a visitor has none to store [B-317]', async () => {
  const { execute, calls } = gateway()
  await execute(book, { input: { ...input, customerName: 'Minh 2' } }, loggedIn)
  await execute(book, { input: { ...input, customerName: '' } }, loggedIn)
  await execute(book, { input })
  expect(calls.filter((call) => call === 'booking.createBooking')).toHaveLength(3)
  expect(calls).not.toContain('auth.saveCustomerName')
})

test('an expired session books nothing and remembers no consent, which is sent again [H-130]', async () => {
  const { execute, calls } = gateway({ ...endedSession, saveCustomerName: refuseSession })
  const { errors, cookies } = await execute(book, { input }, loggedIn)
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(rememberedBy(cookies)).toEqual([])
  expect(calls).not.toContain('booking.createBooking')
})

test('a consent without a purpose is refused under its field', async () => {
  const { execute, calls } = gateway()
  const consent = { ...input.consent, purposes: [] }
  expect((await execute(book, { input: { ...input, consent } })).data.createBooking).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'consent.purposes' }],
  })
  expect(calls).toEqual([])
})

test('a consent that an account withdrew earlier is remembered once it is given again [O-46]', async () => {
  const getUser = () => {
    const user = aUser(phone)
    const consents = { booking: false, photo: null, location: null, marketing: null }
    return { ...user, data: { ...user.data, consents } }
  }
  const { execute } = gateway({ getUser }, { BOOKING_URL: 'https://booking.chain.example' })
  const { cookies } = await execute(
    book,
    { input },
    { cookie: `${loggedIn.cookie}; muot_consent=${phone}.00` },
  )
  expect(rememberedBy(cookies)).toEqual([expect.stringMatching(/^muot_consent=0909090909\.10;/)])
})
