import { expect, test } from 'vitest'
import { createLease } from './lease'

const LEASE_MS = 5000

/** A lease on a counter, whose reads are counted and may fail, with recorded background work. */
function setUp(limitMs?: number) {
  const source = { value: 0, reads: 0, fails: null as 'refuses' | 'hangs' | null }
  const lease = createLease<{ leaseMs: number; value: number }>(limitMs)
  const behind: Promise<unknown>[] = []
  const fetchValue = () => {
    source.reads += 1
    if (source.fails === 'refuses') return Promise.reject(new Error('no answer'))
    if (source.fails === 'hangs') return new Promise<never>(() => undefined)
    return Promise.resolve({ leaseMs: LEASE_MS, value: source.value })
  }
  const read = async (now: number) =>
    (
      await lease.read({
        now,
        fetchValue,
        onFailure: () => undefined,
        waitUntil: (work) => void behind.push(work),
      })
    )?.value
  return { source, read, settle: () => Promise.all(behind.splice(0)) }
}

test('a lease is used for half its time, then renewed behind responses, then awaited', async () => {
  const { source, read, settle } = setUp()
  await Promise.all(Array.from({ length: 500 }, () => read(0)))
  expect(source.reads).toBe(1)
  source.value += 1
  expect(await read(LEASE_MS / 2 - 1)).toBe(0)
  expect(source.reads).toBe(1)
  expect(await Promise.all(Array.from({ length: 500 }, () => read(LEASE_MS / 2)))).toEqual(
    Array.from({ length: 500 }, () => 0),
  )
  await settle()
  expect(source.reads).toBe(2)
  expect(await read(LEASE_MS / 2)).toBe(1)
  source.value += 1
  const late = LEASE_MS * 1.5
  expect(await Promise.all(Array.from({ length: 500 }, () => read(late)))).toEqual(
    Array.from({ length: 500 }, () => 2),
  )
  expect(source.reads).toBe(3)
})

test('the lease begins before its request, and ends on time after a slow response', async () => {
  const { source, read } = setUp()
  await read(1000)
  source.value += 1
  expect(await read(1000 + LEASE_MS)).toBe(1)
})

test('while the source refuses, readers keep their value and retry once a lease', async () => {
  const { source, read, settle } = setUp()
  source.value += 1
  await read(0)
  source.fails = 'refuses'
  for (const now of [2500, 2600, 4999]) expect(await read(now)).toBe(1)
  await settle()
  expect(source.reads).toBe(2)
  for (const now of [5000, 5001, 9999]) expect(await read(now)).toBe(1)
  expect(source.reads).toBe(3)
  source.fails = null
  source.value += 1
  expect(await read(10_000)).toBe(2)
})

test('a request to a hanging source times out, and the next one is sent again', async () => {
  const { source, read } = setUp(1)
  source.fails = 'hangs'
  expect(await read(0)).toBeUndefined()
  expect(await read(4999)).toBeUndefined()
  expect(source.reads).toBe(1)
  source.fails = null
  source.value += 1
  expect(await read(5000)).toBe(1)
})
