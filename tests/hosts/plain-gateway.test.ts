import { readFileSync } from 'node:fs'
import { type OperationDefinitionNode, parse } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '../../gateway/context'
import { createGateway } from '../../gateway/http/server'
import { services } from '../../scripts/deployables.ts'
import type { plainMaps } from './plain-maps.ts'
import { startPlainHost } from './plain-host.ts'

const { mapOf } = vi.hoisted(() => ({
  mapOf: async (service: keyof typeof plainMaps) => ({
    default: (await import('./plain-maps.ts')).plainMaps[service],
  }),
}))
vi.mock('../../hosts/auth', () => mapOf('auth'))
vi.mock('../../hosts/booking', () => mapOf('booking'))
vi.mock('../../hosts/salons', () => mapOf('salons'))
vi.mock('../../hosts/campaign', () => mapOf('campaign'))
vi.mock('../../hosts/wheel', () => mapOf('wheel'))

/** Tuesday, 10 November 2026, 9:05 in Vietnam. */
const NOW = Date.parse('2026-11-10T09:05:00+07:00')

let host: Awaited<ReturnType<typeof startPlainHost>>
let server: ReturnType<typeof createGateway>
const cookies = new Map<string, string>()
const logged: string[] = []

beforeAll(async () => {
  host = await startPlainHost(() => NOW)
})
afterAll(() => host.stop())

beforeEach(() => {
  server = createGateway()
  cookies.clear()
  logged.length = 0
  const log = (line: string) => void logged.push(line.slice(0, 300))
  vi.spyOn(console, 'error').mockImplementation(log)
  vi.spyOn(console, 'warn').mockImplementation(log)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

type Reply = { data: unknown; errors?: { message: string; path?: (string | number)[] }[] }

async function ask(query: string, variables: object = {}): Promise<Reply> {
  const urls = services.map((service) => [`${service.toUpperCase()}_URL`, `${host.url}/${service}`])
  const env = {
    ...Object.fromEntries(urls),
    ...{ CLOCK_OFFSET_MS: String(NOW - Date.now()), DOCUMENTS: 'any' },
    BOOKINGS_KEY: 'a key of this test',
    LISTS: { get: async () => null, put: async () => undefined },
  } as unknown as Env
  const request = new Request('http://localhost:9300/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: JSON.stringify({ query, variables }),
  })
  const response = await server.fetch(request, env, { waitUntil: () => undefined })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return response.json()
}

const visit = { date: '2026-11-10', serviceIds: [3001], guestPhone: '0912345678' }

/** What pages ask for, with a salon, a service and a day of the host. */
const known: Record<string, unknown> = {
  ...{ salonId: 501, salonIds: [501], serviceIds: [3001], allServiceIds: [3001], groupId: 41 },
  ...{ date: '2026-11-10', hourId: 110, phone: '0912345678', offId: 504, provinceId: 62 },
  ...{ guestPhone: '0912345678', hours: visit, input: visit },
  ...{ booking: { ...visit, hourId: 110 } },
  ...{ latitude: 21, longitude: 105.84, first: 3, page: 1, id: '70000', bookingId: '70000' },
}

function variablesOf(operation: OperationDefinitionNode): Record<string, unknown> {
  const wanted = operation.variableDefinitions ?? []
  return Object.fromEntries(
    wanted.flatMap(({ variable, type }): [string, unknown][] => {
      const name = variable.name.value
      const inner = 'type' in type && type.type.kind === 'NamedType' ? type.type.name.value : 'list'
      if (name in known && !(name === 'id' && inner === 'Int')) return [[name, known[name]]]
      if (type.kind !== 'NonNullType') return []
      const made = { list: [], Boolean: true, Int: 1, Float: 1, LocalDate: '2026-11-10' }
      return [[name, made[inner as keyof typeof made] ?? 'x']]
    }),
  )
}

const queries = Object.values(
  JSON.parse(readFileSync('schema/generated/persisted-documents.json', 'utf8')) as Record<
    string,
    string
  >,
).flatMap((text) => {
  const operation = parse(text).definitions.find(({ kind }) => kind === 'OperationDefinition')
  if (operation?.kind !== 'OperationDefinition' || operation.operation !== 'query') return []
  return [{ name: operation.name!.value, text, variables: variablesOf(operation) }]
})

/** The queries of all pages that came with an error, or with a line of error or warning in the log. */
async function failures(): Promise<object> {
  const failed: Record<string, unknown> = {}
  for (const { name, text, variables } of queries) {
    const { errors } = await ask(text, variables)
    const lines = logged.splice(0)
    if (errors || lines.length > 0) failed[name] = [errors?.map(({ path }) => path), lines]
  }
  return failed
}

test('no query of any page fails at a host that has only what the specification gives, for a visitor', async () => {
  expect(await failures()).toEqual({})
})

test('nor for a member, who is logged in and reads what the host has of them', async () => {
  const logIn =
    'mutation { logInWithPassword(input: { phone: "0912345678", password: "123456" }) { __typename } }'
  expect((await ask(logIn)).data).toEqual({ logInWithPassword: { __typename: 'LoggedIn' } })
  // Null would offer to open a feed: the page hides one that it could not ask about.
  expect(await failures()).toEqual({ AccountPage: [[['viewer', 'calendarFeedToken']], []] })
  const own =
    '{ viewer { profile { phone name } visits { nodes { salonName } } bookingHistory { totalCount } } }'
  expect((await ask(own)).data).toEqual({
    viewer: {
      profile: { phone: '0912345678', name: 'Nguyễn Văn An' },
      visits: { nodes: [{ salonName: '82 Trần Đại Nghĩa' }] },
      bookingHistory: { totalCount: 1 },
    },
  })
})

test('what the host lacks is known at once where its map says so, and else once a page has asked', async () => {
  const lacking = async () => (await ask('{ lacking }')).data
  const mapped = [
    ...['AT_HOME', 'DELETION', 'PROOF', 'QUESTS', 'SAVED_ADDRESSES', 'SPA_PAGES', 'VISIT'],
    'WAITLIST',
  ]
  expect(await lacking()).toEqual({ lacking: mapped })
  // The sitemap and the discoveries go without.
  expect((await ask('{ spaPages { slug } }')).data).toEqual({ spaPages: [] })
  await failures()
  expect(await lacking()).toEqual({
    lacking: expect.arrayContaining([...mapped, 'CAPTCHA', 'FREE_BOARD']),
  })
})

test('a call that the host lacks is probed once, and then not for a while', async () => {
  const soonest =
    '{ soonest(serviceIds: [3001], provinceId: 62) { hours { salon { id } hourId } } }'
  const { data } = await ask(soonest)
  await ask(soonest)
  expect(data).toMatchObject({ soonest: { hours: [{ hourId: expect.any(String) }, {}, {}] } })
})
