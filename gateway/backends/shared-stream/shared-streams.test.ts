import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenOver, type Events } from '../../../workers/kit/streams/open-stream'
import { createSharedStreams } from './shared-streams'
import type { Holders } from './state'

type News = { n: number }

/** An upstream stream whose events a test sends. */
function upstream<E>() {
  const queue: E[] = []
  let state: { error?: unknown } | undefined
  let wake = (): void => undefined
  const happen = (): void => wake()
  const events: Events<E> = {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      for (;;) {
        const value = queue.shift()
        if (value !== undefined) return { done: false, value }
        if (state && 'error' in state) throw state.error
        if (state) return { done: true, value: undefined }
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
    async return() {
      state ??= {}
      happen()
      return { done: true, value: undefined }
    },
  }
  return {
    events,
    send: (event: E) => (queue.push(event), happen()),
    end: (how: { error?: unknown } = {}) => ((state = how), happen()),
    isClosed: () => state !== undefined,
  }
}

/** Streams of one key, with the upstreams that were opened for them. */
function sharing(first: News = { n: 1 }) {
  const shared: ReturnType<typeof upstream<News | Holders>>[] = []
  const own: ReturnType<typeof upstream<News>>[] = []
  const streams = createSharedStreams<News>()
  let current: News = first
  let refusal: Error | undefined
  const listen = (ownerHash: string | null = null) =>
    streams.follow('salon 9', {
      ownerHash,
      openShared: async () => {
        if (refusal) throw refusal
        const opened = upstream<News | Holders>()
        shared.push(opened)
        opened.send(current)
        return opened.events
      },
      openOwn: async () => {
        const opened = upstream<News>()
        own.push(opened)
        return opened.events
      },
    })
  return {
    shared,
    own,
    listen,
    begins: (event: News) => (current = event),
    refuse: (error?: Error) => (refusal = error),
  }
}

const value = (event: News) => ({ done: false, value: event })
const over = { done: true, value: undefined }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('listeners of the same hours share one upstream stream [O-51]', async () => {
  const { shared, listen } = sharing()
  const all = await Promise.all(Array.from({ length: 50 }, () => listen()))
  expect(await Promise.all(all.map((one) => one.next()))).toEqual(all.map(() => value({ n: 1 })))
  const next = all.map((one) => one.next())
  const event = { n: 2 }
  shared[0]!.send(event)
  const got = await Promise.all(next)
  expect(new Set(got.map((one) => one.value))).toEqual(new Set([event]))
  expect(shared).toHaveLength(1)
  await Promise.all(all.map((one) => one.return!()))
  expect(shared[0]!.isClosed()).toBe(true)
})

test('many listeners are woken some at a time, and the later ones get a newer event', async () => {
  const { shared, listen } = sharing()
  const opening = Promise.all(Array.from({ length: 450 }, () => listen()))
  await vi.advanceTimersByTimeAsync(10)
  const all = await opening
  await Promise.all(all.map((one) => one.next()))
  const got: number[] = []
  for (const one of all) void one.next().then(({ value: event }) => got.push(event?.n ?? 0))
  const turn = async () => {
    for (let hop = 0; hop < 20; hop++) await Promise.resolve()
  }
  await turn()
  shared[0]!.send({ n: 2 })
  await turn()
  expect(got).toHaveLength(200)
  shared[0]!.send({ n: 3 })
  await vi.advanceTimersByTimeAsync(10)
  expect([got.filter((n) => n === 2).length, got.filter((n) => n === 3).length]).toEqual([200, 250])
})

test('when the listener leaves whose request reads the stream, another one opens it', async () => {
  const first = { n: 1 }
  const { shared, listen } = sharing(first)
  const [leader, one, other] = [await listen(), await listen(), await listen()]
  for (const listener of [leader, one, other]) await listener.next()
  const waiting = [one.next(), other.next()]
  await leader.return!()
  await vi.advanceTimersByTimeAsync(0)
  expect([shared.length, shared[0]!.isClosed()]).toEqual([2, true])
  // The new stream begins with the same hours, which are not sent again.
  shared[1]!.send({ n: 2 })
  expect(await Promise.all(waiting)).toEqual([value({ n: 2 }), value({ n: 2 })])
})

test('a stream whose reader’s request has died is opened by another listener', async () => {
  const { shared, listen } = sharing()
  const dead = vi.spyOn(globalThis, 'setInterval').mockReturnValueOnce(0 as never)
  const leader = await listen()
  dead.mockRestore()
  const follower = await listen()
  await Promise.all([leader.next(), follower.next()])
  const waiting = follower.next()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shared).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(shared).toHaveLength(2)
  shared[1]!.send({ n: 2 })
  expect(await waiting).toEqual(value({ n: 2 }))
})

test('a slow listener gets the newest hours and delays nobody', async () => {
  const { shared, listen } = sharing()
  const [slow, fast] = [await listen(), await listen()]
  await Promise.all([slow.next(), fast.next()])
  for (const n of [2, 3, 4]) {
    const next = fast.next()
    shared[0]!.send({ n })
    expect(await next).toEqual(value({ n }))
  }
  expect(await slow.next()).toEqual(value({ n: 4 }))
})

test('whoever holds an hour follows a stream of his own before the others see his hold [O-51]', async () => {
  const first = { n: 1 }
  const { shared, own, listen } = sharing(first)
  const others = await listen('others')
  const mine = await listen('mine')
  await Promise.all([others.next(), mine.next()])
  const next = [others.next(), mine.next()]
  shared[0]!.send({ holders: ['mine', 'somebody'] })
  await vi.advanceTimersByTimeAsync(0)
  shared[0]!.send({ n: 2 })
  await vi.advanceTimersByTimeAsync(0)
  expect([shared.length, own.length]).toEqual([1, 1])
  own[0]!.send({ ...first })
  own[0]!.send({ n: 3 })
  expect(await Promise.all(next)).toEqual([value({ n: 2 }), value({ n: 3 })])
  await mine.return!()
  expect([own[0]!.isClosed(), shared[0]!.isClosed()]).toEqual([true, false])
})

test('the reader of the stream hands it over when it begins to hold an hour', async () => {
  const { shared, own, listen } = sharing()
  const mine = await listen('mine')
  const others = await listen()
  await Promise.all([others.next(), mine.next()])
  const next = [others.next(), mine.next()]
  shared[0]!.send({ holders: ['mine'] })
  await vi.advanceTimersByTimeAsync(0)
  expect([shared.length, own.length, shared[0]!.isClosed()]).toEqual([2, 1, true])
  own[0]!.send({ n: 3 })
  shared[1]!.send({ n: 2 })
  expect(await Promise.all(next)).toEqual([value({ n: 2 }), value({ n: 3 })])
})

test('a newcomer’s first hours are recent, and unchanged ones are not sent to the others', async () => {
  const first = { n: 1 }
  const { shared, listen, begins } = sharing(first)
  const early = await listen()
  await early.next()
  await vi.advanceTimersByTimeAsync(9_000)
  await listen()
  expect(shared).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(9_000)
  const waiting = early.next()
  expect(await (await listen()).next()).toEqual(value(first))
  expect(shared).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(15_000)
  expect([shared[0]!.isClosed(), shared[1]!.isClosed()]).toEqual([true, false])
  begins({ n: 2 })
  expect(await (await listen()).next()).toEqual(value({ n: 2 }))
  expect(await waiting).toEqual(value({ n: 2 }))
})

test('the end of the upstream is the end for all, its failure everybody’s failure', async () => {
  const { shared, listen } = sharing()
  const ended = [await listen(), await listen()]
  await Promise.all(ended.map((one) => one.next()))
  shared[0]!.end()
  expect(await Promise.all(ended.map((one) => one.next()))).toEqual([over, over])
  const broken = [await listen(), await listen()]
  await Promise.all(broken.map((one) => one.next()))
  shared[1]!.end({ error: new Error('lies') })
  for (const one of broken) await expect(one.next()).rejects.toThrow('lies')
  expect(await broken[0]!.next()).toEqual(over)
  expect(shared).toHaveLength(2)
})

test('a stream that cannot be opened fails for all who wait for it, and is tried again later', async () => {
  const { listen, refuse, shared } = sharing()
  refuse(new Error('down'))
  const results = await Promise.allSettled([listen(), listen()])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  refuse()
  expect(await (await listen()).next()).toEqual(value({ n: 1 }))
  expect(shared).toHaveLength(1)
})

test('listeners go on when a newcomer cannot open the stream anew', async () => {
  const { listen, refuse, shared } = sharing()
  const early = await listen()
  await early.next()
  await vi.advanceTimersByTimeAsync(11_000)
  refuse(new Error('down'))
  await expect(listen()).rejects.toThrow('down')
  const waiting = early.next()
  shared[0]!.send({ n: 2 })
  expect(await waiting).toEqual(value({ n: 2 }))
})

test('a listener who leaves while he waits is released at once', async () => {
  const { listen, shared } = sharing()
  let left = 0
  const listener = whenOver(await listen(), () => left++)
  await listener.next()
  const waiting = listener.next()
  await listener.return!()
  expect([await waiting, left, shared[0]!.isClosed()]).toEqual([over, 1, true])
})
