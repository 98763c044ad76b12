import { expect, test, vi } from 'vitest'
import { openGateway, type FakeBackends } from '../testing/open-gateway'
import { aSalon } from '../testing/people'
import { createCache } from './cache'
import { schemaVersion } from '../../schema/generated/type-defs'
import { listKey } from './lists'

const fiveMinutes = 300
const anHour = 3600
const aWeek = 7 * 24 * anHour
const salonsQuery = '{ salons { id name } }'

/** A salons backend whose list contains the number of requests so far. */
function countingBackend(): FakeBackends {
  let requested = 0
  return {
    salons: { listSalons: () => ({ data: [aSalon({ id: 10, name: `Lần ${++requested}` })] }) },
  }
}

test('1,000 list queries at once on a cold cache make one backend call', async () => {
  const { execute, calls } = openGateway(countingBackend())
  const results = await Promise.all(Array.from({ length: 1000 }, () => execute(salonsQuery)))
  expect(results.every(({ data }) => data.salons[0].name === 'Lần 1')).toBe(true)
  expect(calls).toEqual(['salons.listSalons'])
})

test('1,000 list queries on a warm cache make at most one backend call and one store read per lifetime', async () => {
  const { execute, calls, settle, wait, storeReads } = openGateway(countingBackend())
  await execute(salonsQuery)
  await settle()
  await Promise.all(Array.from({ length: 1000 }, () => execute(salonsQuery)))
  expect(calls).toHaveLength(1)
  expect(storeReads()).toBe(1)
  wait(fiveMinutes + 1)
  await Promise.all(Array.from({ length: 1000 }, () => execute(salonsQuery)))
  await settle()
  expect(calls).toHaveLength(2)
  expect(storeReads()).toBe(2)
})

test('a stale list is returned at once and renewed after the response', async () => {
  const { execute, settle, wait } = openGateway(countingBackend())
  await execute(salonsQuery)
  await settle()
  wait(fiveMinutes + 1)
  expect((await execute(salonsQuery)).data.salons[0].name).toBe('Lần 1')
  await settle()
  expect((await execute(salonsQuery)).data.salons[0].name).toBe('Lần 2')
})

test('a list that is long past its freshness is renewed before it is shown', async () => {
  const { execute, settle, wait } = openGateway(countingBackend())
  await execute(salonsQuery)
  await settle()
  wait(fiveMinutes + anHour + 1)
  expect((await execute(salonsQuery)).data.salons[0].name).toBe('Lần 2')
})

test('while salons is down 1,000 requests get the stale list with one retry', async () => {
  const { execute, settle, wait, breakDown, calls } = openGateway(countingBackend())
  await execute(salonsQuery)
  await settle()
  breakDown('salons')
  wait(2 * anHour)
  const results = await Promise.all(Array.from({ length: 1000 }, () => execute(salonsQuery)))
  await settle()
  expect(
    results.every(({ data, errors }) => data.salons[0].name === 'Lần 1' && errors.length === 0),
  ).toBe(true)
  // A read is tried twice before it counts as failed.
  expect(calls.filter((call) => call === 'salons is down')).toHaveLength(2)
})

test('a failure is not cached: the list is fresh as soon as the backend is back', async () => {
  const { execute, settle, wait, breakDown, mend } = openGateway(countingBackend())
  breakDown('salons')
  expect((await execute(salonsQuery)).data.salons).toBeNull()
  mend('salons')
  expect((await execute(salonsQuery)).data.salons[0].name).toBe('Lần 1')
  await settle()
  breakDown('salons')
  wait(2 * anHour)
  await execute(salonsQuery)
  mend('salons')
  wait(11)
  expect((await execute(salonsQuery)).data.salons[0].name).toBe('Lần 2')
})

test('a list is returned no longer than a week after its backend failed', async () => {
  const { execute, settle, wait, breakDown } = openGateway(countingBackend())
  await execute(salonsQuery)
  await settle()
  breakDown('salons')
  wait(aWeek)
  expect((await execute(salonsQuery)).data.salons).toHaveLength(1)
  wait(2 * anHour)
  expect((await execute(salonsQuery)).data.salons).toBeNull()
})

test('another isolate reads the list from the store without a request to the backend', async () => {
  const gateway = openGateway(countingBackend())
  await gateway.execute(salonsQuery)
  await gateway.settle()
  expect((await gateway.otherIsolate().execute(salonsQuery)).data.salons[0].name).toBe('Lần 1')
  gateway.wait(fiveMinutes + 1)
  gateway.breakDown('salons')
  const late = gateway.otherIsolate()
  expect((await late.execute(salonsQuery)).data.salons[0].name).toBe('Lần 1')
  await late.settle()
  expect(gateway.calls).toEqual(['salons.listSalons', 'salons is down', 'salons is down'])
})

test('a list that another isolate renewed is taken from the store', async () => {
  const one = openGateway(countingBackend())
  const other = one.otherIsolate()
  await one.execute(salonsQuery)
  await one.settle()
  await other.execute(salonsQuery)
  one.wait(fiveMinutes + 1)
  await one.execute(salonsQuery)
  await one.settle()
  await other.execute(salonsQuery)
  await other.settle()
  expect((await other.execute(salonsQuery)).data.salons[0].name).toBe('Lần 2')
  expect(one.calls).toHaveLength(2)
})

test('a broken or spoilt store costs a log line, not the list', async () => {
  const broken = openGateway(countingBackend(), {
    LISTS: {
      get: () => Promise.reject(new Error('KV down')),
      put: () => Promise.reject(new Error('KV down')),
    },
  })
  expect((await broken.execute(salonsQuery)).data.salons).toHaveLength(1)
  await broken.settle()
  expect(broken.log.map(({ call }) => call)).toEqual([
    'purges.read',
    `lists.get ${listKey('salons')}`,
    `lists.put ${listKey('salons')}`,
  ])
  const spoilt = openGateway(countingBackend(), {
    LISTS: { get: async () => ['not', 'ours'], put: async () => undefined },
  })
  expect((await spoilt.execute(salonsQuery)).data.salons).toHaveLength(1)
})

test('a store that does not answer is given up after a second, and the backend is read', async () => {
  vi.useFakeTimers()
  try {
    const load = vi.fn(async () => 'new')
    const response = createCache().read(
      { key: 'k', lifetime: { maxAge: 1, staleWhileRevalidate: 0, staleIfError: 0 }, load },
      {
        now: 0,
        requestId: 'r',
        store: { get: () => new Promise(() => undefined), put: async () => undefined },
        waitUntil: () => undefined,
      },
    )
    await vi.advanceTimersByTimeAsync(999)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await response).toBe('new')
  } finally {
    vi.useRealTimers()
  }
})

test('a request for a cached list carries nothing of the visitor', async () => {
  const { execute, requests } = openGateway(countingBackend())
  await execute(
    salonsQuery,
    {},
    {
      cookie: `muot_session=${'a'.repeat(64)}; muot_holder=${'b'.repeat(64)}`,
      'x-client-address': '203.0.113.7',
    },
  )
  expect([...requests[0]!.headers.keys()]).toEqual([
    'cache-control',
    'x-request-id',
    'x-timeout-ms',
  ])
})

test('stored lists have the schema’s version in their key, and one that is no list is fetched anew', async () => {
  expect(listKey('salons')).toBe(`lists/${schemaVersion}/salons`)
  const { execute, store, settle, otherIsolate } = openGateway(countingBackend())
  await execute(salonsQuery)
  await settle()
  const stored = JSON.parse(store.get(listKey('salons'))!) as { value: unknown }
  store.set(listKey('salons'), JSON.stringify({ ...stored, value: { lies: true } }))
  expect((await otherIsolate().execute(salonsQuery)).data.salons[0].name).toBe('Lần 2')
})

test('a stored value that is no list of its kind is fetched anew, also where another isolate has renewed it', async () => {
  const one = openGateway(countingBackend())
  const other = one.otherIsolate()
  for (const isolate of [one, other]) await isolate.execute(salonsQuery)
  await one.settle()
  one.wait(fiveMinutes + 1)
  await one.execute(salonsQuery)
  await one.settle()
  const stored = JSON.parse(one.store.get(listKey('salons'))!) as { value: unknown }
  one.store.set(listKey('salons'), JSON.stringify({ ...stored, value: [] }))
  await other.execute(salonsQuery)
  await other.settle()
  expect((await other.execute(salonsQuery)).data.salons).toEqual([{ id: '10', name: 'Lần 3' }])
})

test('of every list what is stored must be one', async () => {
  const banner = { type: 'web', link: '/b.svg', redirectLink: '', alt: '' } as const
  const { execute, store, otherIsolate } = openGateway({
    campaign: { listBanners: () => ({ data: [{ id: 1, ...banner }] }) },
  })
  store.set(listKey('banners'), JSON.stringify({ at: Date.now(), value: { lies: true } }))
  for (const isolate of [{ execute }, otherIsolate()])
    expect((await isolate.execute('{ banners { id } }')).data.banners).toEqual([{ id: '1' }])
})

test('a host in the place of a backend, and another one after it, find no list of the one before', async () => {
  const store = new Map<string, string>()
  const LISTS = {
    get: async (key: string) => JSON.parse(store.get(key) ?? 'null') as unknown,
    put: async (key: string, value: string) => void store.set(key, value),
  }
  /** Calls that a new isolate needs for the list. */
  const callsAt = async (BOOKING_URL?: string) => {
    const vars = { LISTS, ...(BOOKING_URL ? { BOOKING_URL } : {}) }
    const { execute, calls, settle } = openGateway(countingBackend(), vars)
    await execute(salonsQuery)
    await settle()
    return calls.length
  }
  const [one, other] = ['https://booking.chain.example/v1', 'https://booking.chain.example/v2']
  const found = []
  for (const host of [undefined, undefined, one, one, other]) found.push(await callsAt(host))
  expect(found).toEqual([1, 0, 1, 0, 1])
})

test('each language has its own lists and answers; what caches may store is Vietnamese [H-242, O-36]', async () => {
  const received: string[] = []
  const { execute, fetch } = openGateway({
    campaign: {
      listHomeBlocks: ({ lang }) => {
        received.push(lang ?? 'none')
        return {
          data: [{ order: 1, layout: 'head', title: lang === 'en' ? 'Hello' : 'Chào', list: [] }],
        }
      },
    },
  })
  const query = '{ homeBlocks { title } }'
  const title = async (language: string) =>
    (await execute(query, {}, { 'accept-language': language })).data.homeBlocks[0].title
  const titles = []
  for (const language of ['vi', 'en', 'vi', 'en']) titles.push(await title(language))
  expect(titles).toEqual(['Chào', 'Hello', 'Chào', 'Hello'])
  expect(received).toEqual(['none', 'en'])
  const address = `https://gateway.test/graphql?query=${encodeURIComponent(query)}`
  const byAddress = await fetch(new Request(address, { headers: { 'accept-language': 'en' } }))
  expect(await byAddress.json()).toEqual({ data: { homeBlocks: [{ title: 'Chào' }] } })
})

/** A gateway over a backend that has salon 10 in its list, and 269 besides. */
function openSalons() {
  return openGateway({
    salons: {
      listSalons: () => ({ data: [aSalon({ id: 10 })] }),
      getSalon: ({ id }) =>
        id === 10 || id === 269
          ? { status: 200, body: { data: aSalon({ id }) } }
          : { status: 404, body: { message: 'Không có.' } },
    },
  })
}

test('one salon is taken from the list; one that is in no list is still found', async () => {
  const { execute, calls } = openSalons()
  expect((await execute('{ salon(id: 10) { id } }')).data).toEqual({ salon: { id: '10' } })
  expect(calls).toEqual(['salons.listSalons'])
  expect((await execute('{ salon(id: 269) { isListed } }')).data).toEqual({
    salon: { isListed: false },
  })
})

test('a number without a salon is null and not cached', async () => {
  const { execute, calls, store, settle } = openSalons()
  for (let time = 0; time < 2; time++)
    expect((await execute('{ salon(id: 11) { id } }')).data).toEqual({ salon: null })
  await settle()
  expect(calls).toEqual(['salons.listSalons', 'salons.getSalon', 'salons.getSalon'])
  expect([...store.keys()]).toEqual([listKey('salons')])
})

test('one salon comes from the stored list while the backend is down', async () => {
  const { execute, breakDown, settle, otherIsolate } = openSalons()
  await execute('{ salons { id } }')
  await settle()
  breakDown('salons')
  expect((await otherIsolate().execute('{ salon(id: 10) { id } }')).data).toEqual({
    salon: { id: '10' },
  })
})
