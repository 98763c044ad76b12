import { expect, test } from 'vitest'
import { createStreamLimit } from './stream-limit'
import { silentStream } from '../testing/silent-stream'

/** The signal of a client who does not leave. */
const stays = new AbortController().signal

test('an address has a limited number of streams; a closed one frees its slot', async () => {
  const streamLimit = createStreamLimit({ address: 2, salonDay: 9, addressAtSalonDay: 9 })
  const one = () => Promise.resolve(silentStream())
  const mine = { address: '203.0.113.7', salonDay: '9 2026-11-22' }
  const first = await streamLimit.open(mine, one, stays)
  expect(await streamLimit.open({ ...mine, salonDay: '9 2026-11-23' }, one, stays)).toBeDefined()
  expect([
    await streamLimit.open(mine, one, stays),
    await streamLimit.open({ ...mine, address: '203.0.113.8' }, one, stays),
  ]).toEqual([undefined, expect.anything()])
  await first!.return!()
  await expect(
    streamLimit.open(mine, () => Promise.reject(new Error('down')), stays),
  ).rejects.toThrow('down')
  expect(await streamLimit.open(mine, one, stays)).toBeDefined()
  expect(await streamLimit.open(mine, one, stays)).toBeUndefined()
})

test('a salon-day has a limited number of listeners, in all and of one address', async () => {
  const streamLimit = createStreamLimit({ address: 9, salonDay: 3, addressAtSalonDay: 2 })
  const open = async (address: string, salonDay: string) =>
    (await streamLimit.open(
      { address, salonDay },
      () => Promise.resolve(silentStream()),
      stays,
    )) !== undefined
  expect([await open('one', 'day'), await open('one', 'day'), await open('one', 'day')]).toEqual([
    true,
    true,
    false,
  ])
  expect([await open('one', 'other'), await open('two', 'day'), await open('six', 'day')]).toEqual([
    true,
    true,
    false,
  ])
})

test('a client who leaves before his first event frees his slot, once', async () => {
  const streamLimit = createStreamLimit({ address: 1, salonDay: 9, addressAtSalonDay: 9 })
  const mine = { address: '203.0.113.7', salonDay: '9 2026-11-22' }
  const one = () => Promise.resolve(silentStream())
  const leaving = new AbortController()
  const events = await streamLimit.open(mine, one, leaving.signal)
  expect(await streamLimit.open(mine, one, stays)).toBeUndefined()
  leaving.abort()
  await events!.return!()
  expect(await streamLimit.open(mine, one, AbortSignal.abort())).toBeDefined()
  expect(await streamLimit.open(mine, one, stays)).toBeDefined()
  expect(await streamLimit.open(mine, one, stays)).toBeUndefined()
})

test('a stream whose end nobody notices is counted a minute longer than it lives', async () => {
  let now = 0
  const most = { address: 1, salonDay: 9, addressAtSalonDay: 9 }
  const streamLimit = createStreamLimit(most, () => now)
  const mine = { address: '203.0.113.7', salonDay: '9 2026-11-22' }
  const one = () => Promise.resolve(silentStream())
  const died = await streamLimit.open(mine, one, stays)
  now = 6 * 60_000 - 1
  expect(await streamLimit.open(mine, one, stays)).toBeUndefined()
  now++
  expect(await streamLimit.open(mine, one, stays)).toBeDefined()
  // Its late end is not counted again.
  await died!.return!()
  expect(await streamLimit.open(mine, one, stays)).toBeUndefined()
})
