import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { type Service, services } from '../scripts/deployables.ts'
import { build } from '../scripts/build.ts'
import { sameEachWeek, toTuesdayMorning } from '../scripts/clock.ts'
import type { OwnHost, OwnHosts } from '../scripts/hosts.ts'
import { type Stack, startStack } from '../scripts/stack.ts'
import { freeStylists } from './chain/customers.ts'
import { partOf } from './sample.ts'
import { SEED } from './seed.ts'
import { type Chain, openChain } from './open-chain.ts'

/** A chain of which some backends are hosts elsewhere, that know it by its own hosts. */
type MixedChain = {
  chain: Chain
  /** Answers of the hosts with these statuses, as `booking GET /booking/role 500`. */
  answers: string[]
  stop: () => Promise<void>
}

/** Without it a host answers 401, as one that nobody else may call. */
const KEY = 'a key of the chain'

/**
 * Starts a chain without the workers of `elsewhere`. They run in a second one, which has no other,
 * behind HTTP, a base path and a key; they call the first chain's backends in the same way.
 */
async function openMixed(elsewhere: readonly Service[]): Promise<MixedChain> {
  const here = services.filter((service) => !elsewhere.includes(service))
  const stacks: { here?: Stack; there?: Stack } = {}
  const answers: string[] = []
  const front = createServer((request, response) => {
    const [, place, service, path = ''] = /^\/(here|there)\/(\w+)(\/.*)$/.exec(request.url!) ?? []
    void answer(request, place as 'here' | 'there', service as Service, path)
      .catch((error: unknown) => ({ status: 502, type: 'text/plain', body: String(error) }))
      .then(({ status, type, body }) => {
        answers.push(`${service} ${request.method} ${path.split('?')[0]} ${status}`)
        response.writeHead(status, { 'content-type': type }).end(body)
      })
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`

  stacks.there = await startThere()
  const chain = await openChain({ hosts: hostsIn('there', elsewhere) })
  stacks.here = chain
  return {
    chain,
    answers,
    async stop() {
      await Promise.all([stacks.here?.stop(), stacks.there?.stop()])
      front.closeAllConnections()
      front.close()
    },
  }

  async function startThere(): Promise<Stack> {
    await build()
    return startStack({
      only: elsewhere,
      hosts: hostsIn('here', here),
      clockOffsetMs: toTuesdayMorning(Date.now()),
      vars: { booking: sameEachWeek },
    })
  }

  function hostsIn(place: string, those: readonly Service[]): OwnHosts {
    const headers = JSON.stringify({ 'x-api-key': KEY })
    return Object.fromEntries(
      those.map((service): [Service, OwnHost] => [
        service,
        { url: `${origin}/${place}/${service}`, headers },
      ]),
    )
  }

  async function answer(
    request: IncomingMessage,
    place: 'here' | 'there',
    service: Service,
    path: string,
  ): Promise<{ status: number; type: string; body: string }> {
    const text = { status: 401, type: 'text/plain', body: 'who are you?' }
    if (request.headers['x-api-key'] !== KEY) return text
    const body = (await request.toArray()).join('')
    const { connection: _connection, host: _host, ...headers } = request.headers
    const reply = await stacks[place]!.execute(service, path, {
      method: request.method!,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(body ? { body } : {}),
    })
    const type = reply.headers.get('content-type') ?? ''
    return { status: reply.status, type, body: await reply.text() }
  }
}

/** Chỉ cắt tóc is sold by every salon. */
const cutAndWash = '1001'
const salonId = '41'

/** The two that a booking asks most, each backend alone, and three other mixes drawn by the seed. */
const mixes: Service[][] = [
  ['auth', 'booking'],
  ...services.map((service) => [service]),
  ...drawn(3),
]

test.each(partOf(mixes, (_mix, at) => at === 0).map((mix) => [mix.join(', '), mix] as const))(
  'with hosts for %s a customer logs in, books and reads his history, and stays logged in',
  { timeout: 120_000 },
  async (_names, elsewhere) => {
    const mixed = await openMixed(elsewhere)
    try {
      await visit(mixed)
      for (const service of elsewhere)
        expect(
          mixed.answers.filter((line) => line.startsWith(`${service} `)).length,
          `${service} was asked over HTTP`,
        ).toBeGreaterThan(0)
      expect(mixed.answers.filter((line) => /40[15]$|5\d\d$/.test(line))).toEqual([])
    } finally {
      await mixed.stop()
    }
  },
)

async function visit({ chain }: MixedChain): Promise<void> {
  const cookies = new Map<string, string>()
  const phone = '0987654321'
  const date = chain.day(1)
  const ask = async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await chain.graphql<Data>(query, { ...variables }, { cookie })
    expect(reply.errors, query).toBeUndefined()
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0(;|$)/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply.data!
  }

  const { logInWithPassword } = await ask<{ logInWithPassword: { __typename: string } }>(
    'mutation ($p: String!, $c: String!) { logInWithPassword(input: { phone: $p, password: $c }) { __typename } }',
    { p: phone, c: '123456' },
  )
  expect(logInWithPassword.__typename).toBe('LoggedIn')

  const own = `{
    viewer {
      profile { id } likedDiscovers { id } membership { tier }
      visits { totalCount } bookingHistory { totalCount } receivedGifts { totalCount } luckyPoints
    }
    salons { id } banners { id } browser { bookings { id } } wheel { quests { id } }
    rewards(date: "${date}", own: true) { id }
  }`
  await ask(own)
  await ask(
    'mutation ($e: [TrackingEventInput!]!) { track(input: { events: $e }) { __typename } }',
    {
      e: [{ pageId: 'home', screenId: 'home', eventId: 'view' }],
    },
  )

  const free = await freeStylists(chain.url, salonId, date, [cutAndWash])
  const [hourId] = [...free].find(([, stylists]) => stylists > 1) ?? []
  const { createBooking } = await ask<{
    createBooking: { __typename: string; bookingId?: string }
  }>(
    `mutation ($input: CreateBookingInput!) {
      createBooking(input: $input) { __typename ... on BookingConfirmed { bookingId } }
    }`,
    {
      input: {
        idempotencyKey: `mixed-chain-${date}-${salonId}-order`,
        ...{ salonId, phone, date, people: [{ serviceIds: [cutAndWash], hourId }] },
      },
    },
  )
  expect(createBooking.__typename).toBe('BookingConfirmed')
  const { viewer, browser } = await ask<{
    viewer: { profile: { phone: string } | null } | null
    browser: { bookings: { id: string }[] }
  }>('{ viewer { profile { phone } } browser { bookings { id } } }')
  expect([viewer?.profile?.phone, browser.bookings.map(({ id }) => id)]).toEqual([
    phone,
    expect.arrayContaining([createBooking.bookingId]),
  ])
}

/** So many mixes of two to five hosts, the same for the same seed. */
function drawn(count: number): Service[][] {
  let state = SEED
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
  return Array.from({ length: count }, () => {
    const rest = [...services]
    return Array.from({ length: 2 + next(4) }, () => rest.splice(next(rest.length), 1)[0]!)
  })
}
