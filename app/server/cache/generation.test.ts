import { expect, test, vi } from 'vitest'
import type { Purges, PurgeStore } from '../../../domain/purges'
import { leaseGeneration } from '~/server/render-page'

const PURGE_SPREAD_MS = '15000'

/** KV with these purges, and an isolate that reads it. */
function setUp(limit?: number) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const kv = { purges: {} as Purges, reads: 0, fails: null as 'refuses' | 'hangs' | null }
  const get = () => {
    kv.reads += 1
    if (kv.fails === 'refuses') return Promise.reject(new Error('no KV'))
    if (kv.fails === 'hangs') return new Promise<never>(() => undefined)
    return Promise.resolve(kv.purges)
  }
  const LISTS: PurgeStore = { get }
  const generation = leaseGeneration(limit)
  const behind: Promise<unknown>[] = []
  const env = { LISTS, PURGE_SPREAD_MS }
  const at = (now: number) =>
    generation.read({
      env,
      now,
      requestId: 'r',
      execution: { waitUntil: (work) => void behind.push(work) },
    })
  return { kv, at, settle: () => Promise.all(behind.splice(0)) }
}

test('pages have another generation after a purge, and when everybody knows of it', async () => {
  const { kv, at } = setUp()
  expect(await at(100_000)).toBe(0)
  kv.purges = { pages: { at: 101_000 } }
  expect(await at(105_000)).toBe(101_000)
  expect([await at(115_999), await at(116_000)]).toEqual([101_000, 116_000])
})

test('pages revalidate in the background from half the lease, and block only after it', async () => {
  const { kv, at, settle } = setUp()
  expect(await Promise.all(Array.from({ length: 500 }, () => at(0)))).toEqual(
    Array.from({ length: 500 }, () => 0),
  )
  expect(kv.reads).toBe(1)
  kv.purges = { pages: { at: 1 } }
  expect(await at(2499)).toBe(0)
  expect(kv.reads).toBe(1)
  expect([await at(2500), kv.reads]).toEqual([0, 2])
  await settle()
  expect(await at(2501)).toBe(1)
  kv.purges = { pages: { at: 2 } }
  expect(await at(7500)).toBe(2)
})

test('failing KV costs one wait per lease, and the last generation is used', async () => {
  const { kv, at } = setUp(1)
  kv.purges = { pages: { at: 90_000 } }
  expect(await at(90_000)).toBe(90_000)
  for (const how of ['refuses', 'hangs'] as const) {
    kv.fails = how
    const start = how === 'refuses' ? 95_000 : 100_000
    const seen = kv.reads
    for (const now of [start, start + 1, start + 4999]) expect(await at(now)).toBe(90_000)
    expect(kv.reads - seen).toBe(1)
  }
  kv.fails = null
  kv.purges = { pages: { at: 104_000 } }
  expect(await at(105_000)).toBe(104_000)
})

test('a site without KV requests nothing', async () => {
  expect(
    await leaseGeneration().read({
      env: {},
      now: 0,
      requestId: 'r',
      execution: { waitUntil: () => undefined },
    }),
  ).toBe(0)
})
