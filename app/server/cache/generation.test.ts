import { expect, test, vi } from 'vitest'
import { leaseGeneration, type Coordinator } from './generation'

/** A coordinator with this number of purges, and an isolate that reads it. */
function setUp(limit?: number) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const gateway = { purges: 0, reads: 0, fails: null as 'refuses' | 'hangs' | null }
  const read = () => {
    gateway.reads += 1
    if (gateway.fails === 'refuses') return Promise.reject(new Error('no object'))
    if (gateway.fails === 'hangs') return new Promise<never>(() => undefined)
    return Promise.resolve({ leaseMs: 5000, numbers: { pages: gateway.purges } })
  }
  const COORDINATOR: Coordinator = { getByName: () => ({ read }) }
  const generation = leaseGeneration(limit)
  const behind: Promise<unknown>[] = []
  const at = (now: number) =>
    generation.read({
      env: { COORDINATOR },
      now,
      requestId: 'r',
      execution: { waitUntil: (work) => void behind.push(work) },
    })
  const current = (now: number) => generation.current({ env: { COORDINATOR }, now })
  return { gateway, at, current, settle: () => Promise.all(behind.splice(0)) }
}

test('pages revalidate in the background from half the lease, and block only after it', async () => {
  const { gateway, at, settle } = setUp()
  expect(await Promise.all(Array.from({ length: 500 }, () => at(0)))).toEqual(
    Array.from({ length: 500 }, () => 0),
  )
  expect(gateway.reads).toBe(1)
  gateway.purges = 1
  expect(await at(2499)).toBe(0)
  expect(gateway.reads).toBe(1)
  expect([await at(2500), gateway.reads]).toEqual([0, 2])
  await settle()
  expect(await at(2501)).toBe(1)
  gateway.purges = 2
  expect(await at(7500)).toBe(2)
})

test('the generation is current without a request until it must be revalidated', async () => {
  const { gateway, at, current, settle } = setUp()
  gateway.purges = 2
  expect(current(0)).toBeUndefined()
  await at(0)
  expect([current(2499), current(2500)]).toEqual([2, undefined])
  gateway.fails = 'refuses'
  await at(2500)
  await settle()
  expect([current(4999), current(5000)]).toEqual([2, undefined])
  expect(leaseGeneration().current({ env: {}, now: 0 })).toBe(0)
})

test('a failing coordinator costs one wait per lease, and the last generation is used', async () => {
  const { gateway, at } = setUp(1)
  gateway.purges = 3
  expect(await at(0)).toBe(3)
  for (const how of ['refuses', 'hangs'] as const) {
    gateway.fails = how
    const start = how === 'refuses' ? 5000 : 20_000
    const seen = gateway.reads
    for (const now of [start, start + 1, start + 4999]) expect(await at(now)).toBe(3)
    expect(gateway.reads - seen).toBe(1)
  }
  gateway.fails = null
  gateway.purges = 4
  expect(await at(40_000)).toBe(4)
})

test('a site without a coordinator requests nothing', async () => {
  expect(
    await leaseGeneration().read({
      env: {},
      now: 0,
      requestId: 'r',
      execution: { waitUntil: () => undefined },
    }),
  ).toBe(0)
})
