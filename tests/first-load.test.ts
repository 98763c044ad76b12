import { beforeAll, expect, test } from 'vitest'
import { authApi } from '../workers/auth/contract'
import { type Chain, sharedChain } from './open-chain.ts'

/** A gold member of the demo, who may book for others. */
const PHONE = '0912345678'

let chain: Chain
let session: string

beforeAll(async () => {
  chain = await sharedChain('demo')
  // Public lists are read once in minutes, for all screens.
  await requestsOf('/booking?step=1')
  // Ratings are read only with salons.
  await requestsOf('/booking?step=1&q=cau%20giay')
  await requestsOf('/som-nhat')
}, 300_000)

test('the slots of a salon-day take one gateway request and one backend request', async () => {
  const seen = chain.proxy.calls.length
  const { data } = await chain.graphql<{
    salon: { hours: { groups: { hours: { id: string }[] }[] } }
  }>(
    `
      query ($date: LocalDate!) {
        salon(id: 9) { hours(input: { date: $date, serviceIds: [1001, 1038] }) {
          groups { name hours { id label isFree freeStylists freeSkinners } }
        } }
      }
    `,
    { date: chain.day(0) },
  )
  expect(data!.salon.hours.groups.flatMap(({ hours }) => hours.map(({ id }) => id))).toEqual(
    Array.from({ length: 36 }, (_, index) => `${index + 1}`),
  )
  expect(ofGateway(seen).map(({ to }) => to)).toEqual(['booking'])
})

const none: Record<string, number> = { auth: 0, booking: 0, salons: 0, campaign: 0 }
const first = `salonId=9&phone=${PHONE}&chosenService=1001,1038`
const group = `${first}&p2=1010&p3=1038`

test.each([
  ['step 0, nothing chosen', '/booking?step=0', { booking: 1 }],
  ['step 0, a salon', '/booking?step=0&salonId=9', { booking: 1 }],
  [
    'step 0, a salon, a phone and services',
    `/booking?step=0&${first}`,
    { booking: 1, campaign: 1 },
  ],
  ['step 1, a city', '/booking?step=1&city=1', {}],
  ['step 1, a search', '/booking?step=1&q=cau%20giay', {}],
  ['step 2', `/booking?step=2&flow=1&${first}`, { booking: 1 }],
  ['step 4', `/booking?step=4&flow=1&${first}`, { booking: 1, campaign: 1 }],
  ['step 5', `/booking?step=5&flow=1&offer=501&${first}`, { booking: 1, campaign: 1 }],
  ['step 3', `/booking?step=3&flow=1&salonId=9&chosenService=1001&group=101`, { booking: 1 }],
  ['the soonest hours, without a place', '/som-nhat', {}],
])('the first load of %s sends no call twice, logged out', async (_what, path, more) => {
  expect(await requestsOf(path)).toEqual({ ...none, ...more })
})

test.each([
  ['step 0, nothing chosen', `/booking?step=0&flow=1&phone=${PHONE}`, { auth: 1, booking: 1 }],
  [
    'step 0, a salon, a phone and services',
    `/booking?step=0&${first}`,
    { auth: 1, booking: 1, campaign: 1 },
  ],
  ['step 0, a group of three', `/booking?step=0&${group}`, { auth: 1, booking: 1, campaign: 1 }],
  [
    'step 0, the third of a group',
    `/booking?step=0&${group}&person=3`,
    { auth: 1, booking: 1, campaign: 1 },
  ],
  ['step 1', `/booking?step=1&phone=${PHONE}`, { auth: 1, booking: 1 }],
  ['step 2', `/booking?step=2&flow=1&${group}`, { booking: 1 }],
  ['step 4', `/booking?step=4&flow=1&${first}`, { auth: 1, booking: 1, campaign: 1 }],
  ['step 5', `/booking?step=5&flow=1&offer=501&${first}`, { auth: 1, booking: 1, campaign: 1 }],
])('the first load of %s sends no call twice, logged in', async (_what, path, more) => {
  session ??= await logIn()
  expect(await requestsOf(path, session)).toEqual({ ...none, ...more })
})

/** 1 for each backend that the gateway calls for a page; it sends no call twice. */
async function requestsOf(path: string, cookie = ''): Promise<Record<string, number>> {
  const seen = chain.proxy.calls.length
  const response = await fetch(chain.url + path, {
    headers: {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130',
      accept: 'text/html',
      cookie,
    },
    redirect: 'manual',
  })
  expect(response.status, path).toBe(200)
  await response.text()
  const calls = ofGateway(seen)
  const sent = calls.map(({ to, path: call }) => `${to} ${call}`)
  expect(sent).toEqual([...new Set(sent)])
  return Object.fromEntries(
    ['auth', 'booking', 'salons', 'campaign'].map((service) => [
      service,
      calls.some(({ to }) => to === service) ? 1 : 0,
    ]),
  )
}

function ofGateway(seen: number) {
  // Tracking events are sent in the background, after the answer.
  return chain.proxy.calls
    .slice(seen)
    .filter(({ from, to }) => from === 'gateway' && to !== 'tracking')
}

/** Logs in by code; answers the cookies. */
async function logIn(): Promise<string> {
  await chain.graphql(
    'mutation($phone: String!) { sendLogInCode(input: { phone: $phone, channel: SMS }) { __typename } }',
    { phone: PHONE },
  )
  const { headers, data } = await chain.graphql<{ logInWithCode: { __typename: string } }>(
    'mutation($phone: String!) { logInWithCode(input: { phone: $phone, code: "123456" }) { __typename } }',
    { phone: PHONE },
  )
  expect(data?.logInWithCode.__typename).toBe('LoggedIn')
  // The gateway's background requests for this answer must not count for the next page.
  await expect
    .poll(() => chain.proxy.calls.some(({ path }) => path.startsWith(authApi.checkRegistered.path)))
    .toBe(true)
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0]!)
    .join('; ')
}
