import { expect, test } from 'vitest'
import { createLease } from '../../../domain/lease'
import { LEASE_MS, openCoordinator } from '../../testing/coordinator'
import type { Generations } from './generations'

/** A lease with a fake coordinator and recorded background work. */
function setUp(limitMs?: number) {
  const coordinator = openCoordinator()
  const lease = createLease<Generations>(limitMs)
  const behind: Promise<unknown>[] = []
  const keeper = coordinator.binding.getByName('lists')
  const read = async (now: number) =>
    (
      await lease.read({
        now,
        fetchValue: () => keeper.read(),
        onFailure: () => undefined,
        waitUntil: (work) => void behind.push(work),
      })
    )?.numbers
  return { coordinator, keeper, read, settle: () => Promise.all(behind.splice(0)) }
}

test('a lease is used for half its time, then renewed behind responses, then awaited', async () => {
  const { coordinator, keeper, read, settle } = setUp()
  await Promise.all(Array.from({ length: 500 }, () => read(0)))
  expect(coordinator.reads()).toBe(1)
  await keeper.raise(['salons'])
  expect(await read(LEASE_MS / 2 - 1)).toEqual({})
  expect(coordinator.reads()).toBe(1)
  expect(await Promise.all(Array.from({ length: 500 }, () => read(LEASE_MS / 2)))).toEqual(
    Array.from({ length: 500 }, () => ({})),
  )
  await settle()
  expect(coordinator.reads()).toBe(2)
  expect(await read(LEASE_MS / 2)).toEqual({ salons: 1 })
  await keeper.raise(['salons'])
  const late = LEASE_MS * 1.5
  expect(await Promise.all(Array.from({ length: 500 }, () => read(late)))).toEqual(
    Array.from({ length: 500 }, () => ({ salons: 2 })),
  )
  expect(coordinator.reads()).toBe(3)
})

test('the lease begins before its request, and ends on time after a slow response', async () => {
  const { keeper, read } = setUp()
  await read(1000)
  await keeper.raise(['salons'])
  expect(await read(1000 + LEASE_MS)).toEqual({ salons: 1 })
})

test('while the coordinator refuses, readers keep their numbers and retry once a lease', async () => {
  const { coordinator, keeper, read, settle } = setUp()
  await keeper.raise(['salons'])
  await read(0)
  coordinator.fail('refuses')
  for (const now of [2500, 2600, 4999]) expect(await read(now)).toEqual({ salons: 1 })
  await settle()
  expect(coordinator.reads()).toBe(2)
  for (const now of [5000, 5001, 9999]) expect(await read(now)).toEqual({ salons: 1 })
  expect(coordinator.reads()).toBe(3)
  coordinator.fail(null)
  await keeper.raise(['salons'])
  expect(await read(10_000)).toEqual({ salons: 2 })
})

test('a request to a hanging coordinator times out, and the next one is sent again', async () => {
  const { coordinator, keeper, read } = setUp(1)
  coordinator.fail('hangs')
  expect(await read(0)).toBeUndefined()
  expect(await read(4999)).toBeUndefined()
  expect(coordinator.reads()).toBe(1)
  coordinator.fail(null)
  await keeper.raise(['salons'])
  expect(await read(5000)).toEqual({ salons: 1 })
})
