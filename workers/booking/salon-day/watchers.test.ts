import { expect, test, vi } from 'vitest'
import { bindings } from '../testing/salon-day'
import type { FreeHour } from './slots'
import { type HoursRequest, Watchers } from './watchers'

const anybody: HoursRequest = { stylistId: null, frames: 2, delivery: 1, ownerToken: null }
const hour = (freeStylists: number): FreeHour[] => [
  { hourId: 10, isFree: true, freeStylists, freeSkinners: 0 },
]

/** Listeners of whom each wants so many frames, and hours that a test can change. */
function watched(...frames: number[]) {
  const sockets = frames.map((count) => ({
    sent: new Array<string>(),
    send(text: string) {
      this.sent.push(text)
    },
    deserializeAttachment: () => ({ ...anybody, frames: count }),
  }))
  const free = new Map<number, FreeHour[]>()
  const hours = vi.fn((wanted: readonly HoursRequest[]) =>
    wanted.map((one) => free.get(one.frames) ?? []),
  )
  let settle = (): void => undefined
  const settled = new Promise<void>((resolve) => (settle = resolve))
  const watchers = new Watchers(
    bindings,
    { getWebSockets: () => sockets } as unknown as DurableObjectState,
    { settled: () => settled, hours },
    (error) => {
      throw error
    },
  )
  return { sockets, free, hours, watchers, settle }
}

test('listeners get the same text after one look-up, once what is being written is settled', async () => {
  const { sockets, free, hours, watchers, settle } = watched(2, 2, 3)
  free.set(2, hour(5)).set(3, hour(4))
  const stringify = vi.spyOn(JSON, 'stringify')
  watchers.changed()
  watchers.changed()
  await Promise.resolve()
  expect(hours).not.toHaveBeenCalled()
  settle()
  await expect.poll(() => sockets.map(({ sent }) => sent.length)).toEqual([1, 1, 1])
  expect(hours).toHaveBeenCalledTimes(1)
  expect(stringify.mock.calls.filter(([value]) => Array.isArray(value))).toHaveLength(2)
  stringify.mockRestore()
  expect(sockets.map(({ sent }) => JSON.parse(sent[0]!))).toEqual([hour(5), hour(5), hour(4)])
})

test('a watcher gets nothing when nothing has changed', async () => {
  const { sockets, free, watchers, settle } = watched(2, 3)
  free.set(2, hour(5)).set(3, hour(4))
  settle()
  watchers.changed()
  await expect.poll(() => sockets.map(({ sent }) => sent.length)).toEqual([1, 1])
  free.set(3, hour(3))
  watchers.changed()
  await expect.poll(() => sockets.map(({ sent }) => sent.length)).toEqual([1, 2])
})

test('a closed watcher does not affect the others', async () => {
  const { sockets, free, watchers, settle } = watched(2, 2)
  free.set(2, hour(5))
  settle()
  sockets[0]!.send = () => {
    throw new Error('closed')
  }
  watchers.changed()
  await expect.poll(() => sockets[1]!.sent.length).toBe(1)
})
