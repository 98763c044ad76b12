import { beforeAll, expect, test } from 'vitest'
import { type Chain, sharedChain } from './open-chain.ts'

let chain: Chain
let tomorrow = ''

beforeAll(async () => {
  chain = await sharedChain('free')
  tomorrow = chain.day(1)
}, 300_000)

const frames = '{ groups { hours { id freeStylists } } }'
const hoursField = hoursOf('1001')
const query = `query($d: LocalDate!) {
  salon(id: 9) { hours(input: { date: $d, serviceIds: [1001] }) ${frames} }
}`

/** The subscription's field for some services. */
function hoursOf(services: string): string {
  return `hours(salonId: 9, input: { date: $d, serviceIds: [${services}] }) ${frames}`
}

type Hours = { hours: { groups: { hours: { id: string; freeStylists: number }[] }[] } }

/**
 * Opens a stream through the site; `next` returns who is free at an hour, and how long that took.
 */
async function listen(hourId: string, hours = hoursField) {
  const leaving = new AbortController()
  const response = await fetch(`${chain.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'gzip, br',
      origin: chain.url,
    },
    body: JSON.stringify({
      query: `subscription($d: LocalDate!) { ${hours} }`,
      variables: { d: tomorrow },
    }),
    signal: leaving.signal,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  const next = async (): Promise<number> => {
    for (;;) {
      const end = rest.indexOf('\n\n')
      const data = end < 0 ? undefined : /data: (\{.*)/.exec(rest.slice(0, end))?.[1]
      if (end >= 0) rest = rest.slice(end + 2)
      if (data) return freeAt(JSON.parse(data) as { data: Hours }, hourId)
      if (end >= 0) continue
      const { done, value } = await reader.read()
      if (done) throw new Error('the stream is over')
      rest += value
    }
  }
  return { response, next, leave: () => leaving.abort() }
}

function freeAt({ data }: { data: Hours }, hourId: string): number {
  return data.hours.groups.flatMap((group) => group.hours).find(({ id }) => id === hourId)!
    .freeStylists
}

function book(phone: string, hourId: string, headers: Record<string, string> = {}) {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    salonId: '9',
    phone,
    date: tomorrow,
    people: [{ serviceIds: ['1001'], hourId }],
  }
  return chain.graphql<{ createBooking: { __typename: string } }>(
    'mutation($input: CreateBookingInput!) { createBooking(input: $input) { __typename } }',
    { input },
    // A network of its own, as one with many unproved phones would be asked for a code.
    { 'cf-connecting-ip': '10.9.0.1', ...headers },
  )
}

test('the slots of a salon-day take one request to gateway and backend each [B-217]', async () => {
  chain.proxy.calls.length = 0
  const { data } = await chain.graphql<{ salon: Hours }>(query, { d: tomorrow })
  expect(data!.salon.hours.groups.flatMap((group) => group.hours)).toHaveLength(36)
  expect(
    chain.proxy.calls
      .filter(({ to }) => to === 'booking')
      .map(({ method, path }) => `${method} ${path.split('?')[0]}`),
  ).toEqual(['GET /booking/hours-group-by-date'])
})

test('a stream delivers a booking through all layers, uncompressed and uncached [O-51]', async () => {
  const screen = await listen('12')
  expect([
    screen.response.status,
    screen.response.headers.get('content-type'),
    screen.response.headers.get('content-encoding'),
    screen.response.headers.get('cache-control'),
  ]).toEqual([200, 'text/event-stream', null, 'private, no-store, no-transform'])
  const before = await screen.next()
  const { data } = await book('0905100001', '12')
  expect(data!.createBooking.__typename).toBe('BookingConfirmed')
  expect(await screen.next()).toBe(before - 1)
  screen.leave()
})

test('a hold shows on other screens only, and the own booking takes it over [O-51]', async () => {
  const others = await listen('20')
  const before = await others.next()
  const mine = await listen('20')
  const cookie = mine.response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect(cookie).toMatch(/muot_holder=[\da-f]{64}/)
  expect(await mine.next()).toBe(before)
  const input = { salonId: 9, date: tomorrow, people: [{ serviceIds: [1001], hourId: 20 }] }
  const held = await chain.graphql<{ holdHour: { __typename: string; until: number } }>(
    'mutation($input: HoldHourInput!) { holdHour(input: $input) { __typename ... on HourHeld { until } } }',
    { input },
    { cookie },
  )
  expect(held.data!.holdHour).toEqual({ __typename: 'HourHeld', until: expect.any(Number) })
  expect(held.data!.holdHour.until - chain.now()).toBeGreaterThan(170_000)
  expect(await others.next()).toBe(before - 1)
  expect((await book('0905100002', '20', { cookie })).data!.createBooking.__typename).toBe(
    'BookingConfirmed',
  )
  // Taken over and not taken twice: to its own screen the place goes only now.
  expect(await mine.next()).toBe(before - 1)
  const { data } = await chain.graphql<{ salon: Hours }>(query, { d: tomorrow })
  expect(freeAt({ data: data!.salon }, '20')).toBe(before - 1)
  others.leave()
  mine.leave()
})

test('screens have streams of their own: one that leaves stops none [O-51]', async () => {
  const hours = hoursOf('1001, 1038')
  const screens = [await listen('28', hours), await listen('28', hours), await listen('28', hours)]
  const all = (some: typeof screens) => Promise.all(some.map(({ next }) => next()))
  const [before = 0] = await all(screens)
  await book('0905100003', '28')
  expect(await all(screens)).toEqual(Array<number>(3).fill(before - 1))
  const [first, ...others] = screens
  first!.leave()
  await book('0905100004', '28')
  expect(await all(others)).toEqual(Array<number>(2).fill(before - 2))
  for (const { leave } of others) leave()
})

test('while the booking backend is down a stream is refused without details, then works [O-51]', async () => {
  chain.proxy.fail('booking', 'refuses')
  const response = await fetch(`${chain.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: chain.url },
    body: JSON.stringify({
      query: `subscription($d: LocalDate!) { ${hoursOf('')} }`,
      variables: { d: tomorrow },
    }),
  })
  const text = await response.text()
  expect(text).toContain('Có lỗi xảy ra, vui lòng thử lại sau!')
  expect(text).toContain('event: complete')
  chain.proxy.fail('booking', null)
  const screen = await listen('12')
  expect(await screen.next()).toBeGreaterThan(0)
  screen.leave()
})
