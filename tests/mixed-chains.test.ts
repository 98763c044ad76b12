import { expect, test } from 'vitest'
import { type Service, services } from '../scripts/deployables.ts'
import { freeStylists } from './chain/customers.ts'
import { type MixedChain, openMixed } from './mixed-chains.ts'
import { partOf } from './sample.ts'
import { SEED } from './seed.ts'

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
