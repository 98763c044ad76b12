import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../scripts/build.ts'
import { configFor } from '../scripts/deploy-checks.ts'
import { BAR_ID } from '../scripts/graphiql/bar.ts'
import { examples } from '../scripts/graphiql/examples.ts'
import { filled, type Mine } from '../scripts/graphiql/fill.ts'
import { PASSWORD, people } from '../scripts/graphiql/people.ts'
import { type Stack, startStack } from '../scripts/stack.ts'
import { sameEachWeek, toTuesdayMorning } from '../scripts/clock.ts'
import { mutate } from './chain/customers.ts'

const clockOffsetMs = toTuesdayMorning(Date.now())
const logIn =
  'mutation ($phone: String!) { logInWithPassword(phone: $phone, password: "' +
  PASSWORD +
  '") { __typename ... on LogInRefused { needsCaptcha } } }'
let stack: Stack
let session: string

beforeAll(async () => {
  await build()
  stack = await startStack({ clockOffsetMs, vars: { booking: sameEachWeek } })
  const { headers } = await mutate(stack.url, logIn, { phone: people[0]!.phone })
  session = headers
    .getSetCookie()
    .find((line) => line.startsWith('muot_session='))!
    .split(';')[0]!
}, 400_000)
afterAll(() => stack?.stop())

const tabs = examples(Date.now() + clockOffsetMs)

const nobody: Mine = { viewer: null, myBookings: null, calendarFeedToken: null }

/** Runs an example as the query page does: with its marks replaced, as the person signed in. */
async function run({ query, variables }: (typeof tabs)[number]) {
  const cookie = { cookie: session }
  const execute = async (asked: string) =>
    (await mutate<Mine>(stack.url, asked, {}, cookie)).data ?? nobody
  return mutate<Record<string, { __typename?: string } | null>>(
    stack.url,
    query,
    JSON.parse(await filled(variables, execute)) as object,
    cookie,
  )
}

test.each(tabs)('an example of the query page is answered whole: $query', async (tab) => {
  const { data, errors } = await run(tab)
  expect(errors).toBeUndefined()
  for (const [field, response] of Object.entries(data!)) {
    expect(response, field).not.toBeNull()
    expect(response?.__typename, field).not.toBe('InvalidInput')
  }
})

test('the examples of the manage link and the calendar are about the booking of whoever is signed in', async () => {
  const responseOf = async (field: string) =>
    (await run(tabs.find(({ query }) => query.includes(`${field}(`))!)).data![field]
  await responseOf('createBooking')
  const { data } = await run(tabs.find(({ query }) => query.includes('openCalendarFeed {'))!)
  expect(data!.openCalendarFeed).toMatchObject({ token: expect.any(String) as string })
  expect(await responseOf('managedBooking')).toMatchObject({ state: 'OPEN', mayCancel: true })
  expect((await responseOf('confirmComing'))?.__typename).toMatch(
    /^(ComingConfirmed|CannotConfirm)$/,
  )
  expect((await responseOf('announceLateness'))?.__typename).toMatch(/^Lateness/)
  expect(await responseOf('calendarFeed')).toMatchObject({
    isLimited: false,
    bookings: expect.arrayContaining([expect.objectContaining({ status: 'CONFIRMED' })]) as [],
  })
})

test('the example “Book” books whenever it is run, and “Cancel” cancels that', async () => {
  const named = (field: string) => tabs.find(({ query }) => query.includes(`${field}(`))!
  for (const field of ['createBooking', 'createBooking', 'cancelBooking', 'createBooking'])
    expect((await run(named(field))).data![field]?.__typename).toBe(
      field === 'createBooking' ? 'BookingConfirmed' : 'BookingCanceled',
    )
})

test.each(people)('the query page can query as $name, $who', async ({ phone }) => {
  const { data } = await mutate<{ logInWithPassword: object }>(stack.url, logIn, { phone })
  expect(data?.logInWithPassword).toEqual(
    phone === '0966666666'
      ? { __typename: 'LogInRefused', needsCaptcha: true }
      : { __typename: 'LoggedIn' },
  )
})

test('the query page is whole: its bar, its examples, and nothing of other hosts that it would load', async () => {
  const response = await fetch(`${stack.url}/graphql`, { headers: { accept: 'text/html' } })
  const page = await response.text()
  expect(page).toContain(`id="${BAR_ID}"`)
  expect(page).toContain('query MyBookings')
  expect(page).not.toMatch(/<(?:script|link|img|iframe)[^>]+(?:src|href)="https?:/)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  )
})

test('nothing that is deployed has the query page or its bar, and the gateway has no page of its own', async () => {
  const deployed = [
    ...globSync('dist/workers/{site,gateway}.mjs'),
    ...globSync('build/client/**/*.{js,html}'),
    ...globSync('dist/en/client/**/*.{js,html}'),
  ]
  expect(deployed.length).toBeGreaterThan(50)
  expect(deployed.filter((file) => readFileSync(file, 'utf8').includes(BAR_ID))).toEqual([])
  for (const worker of ['site', 'gateway'] as const) {
    const { vars, services = [] } = configFor(worker, 'production')
    expect([...Object.keys(vars), ...services.map(({ binding }) => binding)]).not.toContain(
      'GRAPHIQL',
    )
  }
  const response = await stack.execute('gateway', '/graphql', { headers: { accept: 'text/html' } })
  expect(response.headers.get('content-type') ?? 'nothing').not.toContain('html')
  expect(await response.text()).not.toContain('<html')
})
