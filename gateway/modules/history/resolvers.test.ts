import { expect, test } from 'vitest'
import { openGateway, type FakeBackends } from '../../testing/open-gateway'
import {
  aBooking,
  aRating,
  aUser,
  aVisit,
  BOOKING_ID,
  endedSession,
  loggedIn,
  refuseSession,
} from '../../testing/people'

const OTHER = '01JD4Q9Z7XK3M5N8P0R2S4T6ZZ'

function gateway(over: NonNullable<FakeBackends['booking']> = {}) {
  const sent: object[] = []
  const missing = { status: 404 as const, body: { message: 'Không có.' } }
  const noted = (input: { bookingId: string }) => {
    sent.push(input)
    return input.bookingId === BOOKING_ID
  }
  const opened = openGateway({
    auth: { getUser: () => aUser() },
    booking: {
      listBookingHistory: (input) => (
        sent.push(input),
        { data: [aBooking({ status: 'no_show' })], total: 1 }
      ),
      listVisitHistory: (input) => (sent.push(input), { data: [aVisit()], total: 1 }),
      getVisit: ({ bookingId }) =>
        bookingId === BOOKING_ID ? { status: 200, body: { data: aVisit() } } : missing,
      getRating: ({ bookingId }) =>
        bookingId === BOOKING_ID ? { status: 200, body: { data: aRating() } } : missing,
      checkRating: ({ bookingId }) =>
        bookingId === BOOKING_ID ? { status: 200, body: { data: { canRate: true } } } : missing,
      rateVisit: (input) =>
        noted(input)
          ? {
              status: 200,
              body: {
                data: { ...aRating(), star: input.star, tags: input.tags, comment: input.comment },
              },
            }
          : missing,
      reportWrongImage: (input) =>
        noted(input) ? { status: 200, body: { success: true } } : missing,
      rateImage: (input) => (noted(input) ? { status: 200, body: { success: true } } : missing),
      ...over,
    },
  })
  return { ...opened, sent }
}

const rate = `mutation ($i: RateVisitInput!) {
  rateVisit(input: $i) {
    __typename
    ... on VisitRated { rating { stars tags comment } }
    ... on RatingClosed { message }
    ... on InvalidInput { issues { field } }
  }
}`

test('the history of bookings has states and pages [H-196, O-39]', async () => {
  const { execute, sent } = gateway()
  const { data } = await execute(
    '{ viewer { bookingHistory(after: "20") { totalCount nodes { id status } } } }',
    {},
    loggedIn,
  )
  expect(data.viewer.bookingHistory).toEqual({
    totalCount: 1,
    nodes: [{ id: BOOKING_ID, status: 'NO_SHOW' }],
  })
  await execute('{ viewer { bookingHistory(after: "-4") { totalCount } } }', {}, loggedIn)
  expect(sent).toEqual([{ pageNum: 3 }, { pageNum: 1 }])
})

test("visits are requested with the session's own number and the brand [H-190, H-222]", async () => {
  const { execute, sent } = gateway()
  const { data } = await execute(
    `{
      viewer { visits {
        totalCount
        nodes {
          id salonName
          people { stylist { name } services { price } }
          photos { verdict }
          rating { stars tags }
        }
      } }
    }`,
    {},
    loggedIn,
  )
  expect(sent).toEqual([{ pageNum: 1, customerId: 7, brandName: 'muot' }])
  expect(data.viewer.visits.nodes).toEqual([
    {
      id: BOOKING_ID,
      salonName: 'Mượt 10',
      people: [{ stylist: { name: 'Luận Triệu' }, services: [{ price: 120_000 }] }],
      photos: [{ verdict: 'GOOD' }],
      rating: { stars: 4, tags: ['GOOD_CUT'] },
    },
  ])
})

test('visitors, and customers whose session has ended, get nothing [H-196, H-222, H-223]', async () => {
  const query = `{
    viewer {
      bookingHistory { totalCount }
      visits { totalCount }
      visit(id: "${BOOKING_ID}") { id ratingState { mayRate } }
    }
  }`
  const nothing = { viewer: null }
  const { execute, calls } = gateway()
  expect((await execute(query)).data).toEqual(nothing)
  expect(calls).toEqual([])
  const ended = openGateway({
    auth: endedSession,
    booking: {
      listBookingHistory: refuseSession,
      listVisitHistory: refuseSession,
      getVisit: refuseSession,
      getRating: refuseSession,
      checkRating: refuseSession,
    },
  })
  const response = await ended.execute(query, {}, loggedIn)
  expect([response.data, response.errors]).toEqual([nothing, []])
})

test("another's visit is null, an invalid id not requested [H-222, H-223, H-225]", async () => {
  const { execute, calls } = gateway()
  const query = (id: string) =>
    `{ viewer { visit(id: "${id}") { id ratingState { mayRate rating { stars editableUntil } } } } }`
  expect((await execute(query(BOOKING_ID), {}, loggedIn)).data).toEqual({
    viewer: {
      visit: {
        id: BOOKING_ID,
        ratingState: { mayRate: true, rating: { stars: 4, editableUntil: 2 } },
      },
    },
  })
  expect((await execute(query(OTHER), {}, loggedIn)).data).toEqual({
    viewer: { visit: null },
  })
  const before = calls.length
  expect((await execute(query('..'), {}, loggedIn)).data).toEqual({
    viewer: { visit: null },
  })
  expect(calls.slice(before).filter((call) => call.startsWith('booking.'))).toEqual([])
})

test("a rating sends the chain's tags and returns those of the schema [H-224]", async () => {
  const { execute, sent } = gateway()
  const { data } = await execute(
    rate,
    {
      i: {
        visitId: BOOKING_ID,
        stars: 5,
        tags: ['CLEAN', 'GOOD_CUT', 'CLEAN'],
        comment: '  Rất   ưng ',
      },
    },
    loggedIn,
  )
  expect(sent).toEqual([
    { bookingId: BOOKING_ID, star: 5, tags: ['Salon sạch sẽ', 'Cắt đẹp'], comment: 'Rất ưng' },
  ])
  expect(data.rateVisit).toEqual({
    __typename: 'VisitRated',
    rating: { stars: 5, tags: ['GOOD_CUT', 'CLEAN'], comment: 'Rất ưng' },
  })
})

test.each([{}, { success: true, data: null }, { data: { success: true } }])(
  'a host that answers %j has stored the rating that was sent [H-224]',
  async (body) => {
    const { execute } = gateway({ rateVisit: () => ({ status: 200, body }) as never })
    const i = { visitId: BOOKING_ID, stars: 4, tags: ['CLEAN'] }
    expect((await execute(rate, { i }, loggedIn)).data.rateVisit).toEqual({
      __typename: 'VisitRated',
      rating: { stars: 4, tags: ['CLEAN'], comment: null },
    })
  },
)

test('a rating that a host refuses by success: false is not stored [H-224]', async () => {
  const body = { success: false, message: 'Lỗi', data: null }
  const { execute } = gateway({ rateVisit: () => ({ status: 200, body }) as never })
  const i = { visitId: BOOKING_ID, stars: 4 }
  const { errors } = await execute(rate, { i }, loggedIn)
  expect(errors[0]?.extensions?.code).toBe('BACKEND_FAILED')
})

test('an invalid rating is a field error before any request [H-224]', async () => {
  const { execute, calls } = gateway()
  const good = { visitId: BOOKING_ID, stars: 5 }
  for (const [input, field] of [
    [{ ...good, stars: 0 }, 'stars'],
    [{ ...good, stars: 6 }, 'stars'],
    [{ ...good, comment: 'á'.repeat(501) }, 'comment'],
    [{ ...good, visitId: '' }, 'visitId'],
  ] as const) {
    expect((await execute(rate, { i: input }, loggedIn)).data.rateVisit).toEqual({
      __typename: 'InvalidInput',
      issues: [{ field }],
    })
  }
  expect(calls).toEqual([])
})

test('a refused rating is a member of the union [H-224, H-226, H-227]', async () => {
  const closed = gateway({
    rateVisit: () => ({ status: 409, body: { message: 'Đã quá 7 ngày.' } }),
  })
  expect(
    (await closed.execute(rate, { i: { visitId: BOOKING_ID, stars: 1 } }, loggedIn)).data.rateVisit,
  ).toEqual({ __typename: 'RatingClosed', message: 'Đã quá 7 ngày.' })
  const busy = gateway({
    rateVisit: () => ({ status: 429, body: { message: 'x', retryAfterSeconds: 9 } }),
  })
  expect(
    (await busy.execute(rate, { i: { visitId: BOOKING_ID, stars: 1 } }, loggedIn)).data.rateVisit
      .__typename,
  ).toBe('TooManyTries')
  const acts = (id: string) => [
    `rateVisit(input: { visitId: "${id}", stars: 3 })`,
    `reportWrongPhoto(input: { visitId: "${id}", photoId: 5 })`,
    `ratePhoto(input: { visitId: "${id}", photoId: 5, verdict: BAD })`,
  ]
  const { execute, sent } = gateway()
  for (const act of acts(OTHER))
    expect(
      Object.values((await execute(`mutation { ${act} { __typename } }`, {}, loggedIn)).data),
      act,
    ).toEqual([{ __typename: 'NotFound' }])
  for (const act of acts(BOOKING_ID))
    expect(
      (await execute(`mutation { ${act} { __typename } }`)).errors[0]?.extensions?.code,
      act,
    ).toBe('UNAUTHENTICATED')
  sent.length = 0
  for (const act of acts(BOOKING_ID).slice(1))
    await execute(`mutation { ${act} { __typename } }`, {}, loggedIn)
  expect(sent).toEqual([
    { bookingId: BOOKING_ID, imageId: 5, reason: '' },
    { bookingId: BOOKING_ID, imageId: 5, rating: 'bad' },
  ])
})
