import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configOf, type Service, services } from '../scripts/deployables.ts'
import { apis } from '../scripts/contracts.ts'
import { calls, type Known, type Wire, wiresOf } from './authorisation/calls.ts'
import { type Caller, queryAs, logIn, others, OWNER, tokenOf } from './authorisation/people.ts'
import { type Chain, openChain } from './open-chain.ts'
import { partOf } from './sample.ts'

const table = 'tests/authorisation/calls.ts'
const all = services.flatMap((service) =>
  Object.entries(apis[service]).map(([name, call]) => [service, name, call] as const),
)
/** Data that only the owner may get, by any call. */
const everything = `
    {
      viewer {
        profile { name email }
        savedAddresses { id name street address }
        visits { nodes { id rating { stars comment } photos { verdict isReported } } }
      }
      browser { bookings { id } homeVisits { id address } }
    }
  `

let chain: Chain
let owner: Caller
let callers: { name: string; bearer: string; isLoggedIn: boolean }[]
let known: Known
let secrets: string[]

beforeAll(async () => {
  chain = await openChain({
    vars: {
      booking: { DEMO_LOAD: '', RATE_LIMITS: 'off' },
      wheel: { RATE_LIMITS: 'off' },
      gateway: { RATE_LIMITS: 'off' },
    },
  })
  owner = await logIn(chain, OWNER)
  const { data } = await queryAs<{
    viewer: {
      profile: { id: string; name: string }
      savedAddresses: { id: string; name: string; street: string; address: string }[]
      visits: { nodes: { id: string }[] }
    }
    browser: { bookings: { id: string }[] }
  }>(chain, owner, everything.replace('profile {', 'profile { id'))
  const {
    viewer: { profile, savedAddresses, visits },
    browser: { bookings },
  } = data!
  const served = visits.nodes.slice(0, 1)
  known = wordsOf({
    // Backends know these by their numbers.
    customerId: [Number(profile.id), Number(profile.id) + 1],
    bookingId: [...bookings, ...served].map(({ id }) => id),
    attrId: [...savedAddresses.map(({ id }) => Number(id)), 1, 2],
  })
  secrets = [
    OWNER,
    profile.name,
    ...[...bookings, ...served].map(({ id }) => id),
    ...savedAddresses.flatMap(({ street, address }) => [street, address]),
  ].filter((text) => text.length >= 5)
  callers = (await others(chain)).map((caller) => ({
    name: caller.name,
    bearer: caller.cookie.includes('muot_session=') ? tokenOf(caller) : '',
    isLoggedIn: caller.isLoggedIn,
  }))
}, 300_000)
afterAll(() => chain?.stop())

test('the table lists the access of every call of every backend', () => {
  expect(
    all
      .filter(([service, name]) => !(name in calls[service]))
      .map(([service, name]) => `${service}.${name}`),
    `add the access of these to ${table}`,
  ).toEqual([])
  expect(
    services.flatMap((service) =>
      Object.keys(calls[service]).filter((name) => !(name in apis[service])),
    ),
    `these are in ${table} and no longer in a contract`,
  ).toEqual([])
})

test('a call for other backends is reached by bindings alone: no backend has an address of its own', () => {
  for (const service of services) {
    const config = readFileSync(configOf(service), 'utf8')
    expect(config, service).toMatch(/^workers_dev = false$/m)
    expect(config, service).not.toMatch(/^\s*(route|routes|pattern|custom_domain)\b/m)
  }
})

test.each(
  all.filter(
    ([service, name]) =>
      calls[service][name] !== 'other backends' && calls[service][name] !== 'public',
  ),
)('%s.%s refuses everybody but the owner', async (service, name, call) => {
  const wires = wiresOf(call, known)
  if (call.method === 'GET' && calls[service][name] === 'own session' && !/exchange/i.test(name)) {
    const statuses = await Promise.all(
      wires.map(async (wire) => (await send(service, wire, tokenOf(owner))).status),
    )
    expect(
      statuses,
      `the owner himself is refused, so that refusals of others prove nothing: ${JSON.stringify(wires)}; ` +
        `add to "known" in this file what ${service}.${name} requires`,
    ).toContain(200)
  }
  const before = await ownData()
  for (const caller of callers) {
    for (const wire of partOf(wires, (_wire, index) => index < 2)) {
      const { status, body } = await send(service, wire, caller.bearer)
      const call = `${service}.${name} ${JSON.stringify(wire)}`
      const report = `${caller.name} sent ${call} and got ${status} ${body.slice(0, 200)}`
      expect(status, report).toBeLessThan(500)
      const sent = JSON.stringify(wire) + decodeURIComponent(wire.path)
      expect(
        secrets.filter((secret) => body.includes(secret) && !sent.includes(secret)),
        report,
      ).toEqual([])
      if (calls[service][name] === 'own session' && !caller.isLoggedIn && status === 200)
        expect(body, report).toMatch(/"data":\[\]|"success":false/)
    }
  }
  expect(await ownData(), `what the owner reads after others called ${service}.${name}`).toEqual(
    before,
  )
})

async function send(
  service: Service,
  { path, method, body }: Wire,
  bearer: string,
): Promise<{ status: number; body: string }> {
  const headers = {
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
    'x-holder': 'ab'.repeat(32),
  }
  const response = await chain.execute(service, path, { method, headers, body })
  return { status: response.status, body: await response.text() }
}

async function ownData(): Promise<unknown> {
  return (await queryAs(chain, owner, everything)).data
}

/** The owner's known values under the wires' names, and values that are valid anywhere. */
function wordsOf({ customerId, bookingId, attrId }: Known): Known {
  const tomorrow = chain.day(1).split('-').reverse().join('-')
  return {
    phone: [OWNER],
    customerPhone: [OWNER],
    phoneNumber: [OWNER],
    customerId: customerId!,
    userId: customerId!,
    bookingId: bookingId!,
    attrId: attrId!,
    salonId: [9],
    idempotencyKey: ['the-owners-own-key-0001'],
    accessToken: ['A1b2'.repeat(16)],
    code: ['654321'],
    otp: ['654321'],
    password: ['739164'],
    newPassword: ['739164'],
    brandName: ['muot'],
    purpose: ['login'],
    method: ['sms'],
    name: ['Người Khác'],
    attrName: ['Nhà khác'],
    street: ['Ngõ khác'],
    placeId: ['d5'],
    address: ['Số khác, Cầu Giấy'],
    latitude: [21.03],
    longitude: [105.8],
    dateBook: [tomorrow],
    workDate: [tomorrow],
    bookDate: [tomorrow],
    chosenServiceIds: [[1010]],
    services: ['[]'],
    chosenServices: ['[]'],
    campaign: ['[]'],
    utilityService: ['[]'],
    params: ['{}'],
    note: [''],
    part: ['Tối'],
    numOfSalon: [5],
    page: [1],
    pageSize: [10],
    // A manage link with a signature that is not its own.
    token: bookingId!.map((id) => `${id}${'A'.repeat(24)}`),
    minutes: [5],
    voucherId: [1],
    idPackage: [1],
    id: [1, 2],
  }
}
