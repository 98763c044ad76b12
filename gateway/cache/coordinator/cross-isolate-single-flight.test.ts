import { expect, test, vi } from 'vitest'
import { createCache, type Lifetime } from '../cache'
import type { Store } from '../store'
import { openCoordinator } from '../../testing/coordinator'
import { openCrossIsolateSingleFlight } from './cross-isolate-single-flight'
import { Renewals } from './renewals'

const lifetime: Lifetime = { maxAge: 300, staleWhileRevalidate: 3600, staleIfError: 0 }

/** Three isolates with one store and one backend that counts its requests. */
function openIsolates() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const coordinator = openCoordinator()
  const entries = new Map<string, string>()
  const store: Store = {
    get: async (key) => JSON.parse(entries.get(key) ?? 'null') as unknown,
    put: async (key, value) => void entries.set(key, value),
  }
  const behind: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void behind.push(work)
  const caches = [createCache(), createCache(), createCache()]
  const elsewhere = openCrossIsolateSingleFlight(() => coordinator.binding.getByName('lists'), {
    requestId: 'r',
    waitUntil,
  })
  const backend = { requested: 0, isDown: false }
  const load = async () => {
    backend.requested += 1
    await Promise.resolve()
    if (backend.isDown) throw new Error('down')
    return backend.requested
  }
  const read = (isolate: number, seconds: number) =>
    caches[isolate]!.read(
      { key: 'salons', lifetime, generation: 0, load },
      { now: seconds * 1000, requestId: 'r', store, crossIsolate: elsewhere, waitUntil },
    )
  return {
    coordinator,
    backend,
    read,
    /** The answers to 500 concurrent reads, spread over the isolates. */
    crowd: async (seconds: number) => [
      ...new Set(
        await Promise.all(Array.from({ length: 500 }, (_, index) => read(index % 3, seconds))),
      ),
    ],
    settle: () => Promise.allSettled(behind.splice(0)),
  }
}

test('500 requests at a missing list make one backend call, though three isolates request it', async () => {
  const { crowd, backend } = openIsolates()
  expect(await crowd(1)).toEqual([1])
  expect(backend.requested).toBe(1)
})

test('500 requests at a list past its freshness are answered at once and make one backend call', async () => {
  const { crowd, backend, settle } = openIsolates()
  await crowd(1)
  await settle()
  expect(await crowd(302)).toEqual([1])
  await settle()
  expect(await crowd(302)).toEqual([2])
  expect(backend.requested).toBe(2)
})

test('500 requests for an expired list make one backend call', async () => {
  const { crowd, backend, settle } = openIsolates()
  await crowd(1)
  await settle()
  expect(await crowd(3902)).toEqual([2])
  expect(backend.requested).toBe(2)
})

test('without the coordinator each isolate fetches for itself', async () => {
  const { crowd, backend, coordinator } = openIsolates()
  coordinator.fail('refuses')
  await crowd(1)
  expect(backend.requested).toBe(3)
})

test('a fetch that failed is no turn: the next isolate has its own', async () => {
  const { read, backend, settle } = openIsolates()
  backend.isDown = true
  await expect(read(0, 1)).rejects.toThrow('down')
  await settle()
  backend.isDown = false
  expect(await read(1, 1)).toBe(2)
})

test('a lock of an isolate that may have died expires, and waiting has a limit', async () => {
  let now = 0
  const renewals = new Renewals(() => now, 20)
  const renewal = { key: 'salons', generation: 1, notBefore: 0 }
  expect(await renewals.claimRenewal(renewal)).toBeNull()
  expect(await renewals.claimRenewal(renewal)).toBeNull()
  now = 20
  expect(await renewals.claimRenewal(renewal)).toBeNull()
  const waiting = renewals.claimRenewal(renewal)
  await renewals.endRenewal(renewal, 20, '"Sau"')
  expect(await waiting).toBe('"Sau"')
})

test('a read that began before a purge, or is too old, is not shared', async () => {
  const renewals = new Renewals(() => 0, 1)
  const before = { key: 'salons', generation: 1, notBefore: 0 }
  await renewals.claimRenewal(before)
  await renewals.endRenewal(before, 100, '"Trước"')
  expect(await renewals.claimRenewal({ ...before, notBefore: 99 })).toBe('"Trước"')
  expect(await renewals.claimRenewal({ ...before, notBefore: 100 })).toBeNull()
  const after = { ...before, generation: 2 }
  expect(await renewals.claimRenewal(after)).toBeNull()
  await renewals.endRenewal(after, 101, '"Sau"')
  await renewals.endRenewal(before, 102, '"Trước"')
  expect(await renewals.claimRenewal(after)).toBe('"Sau"')
})
