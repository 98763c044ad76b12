import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, vietnamDay } from '../domain/vietnam-day.ts'
import { build } from '../scripts/build.ts'
import {
  type BookingReply,
  book,
  freeStylists,
  mutate,
  type BookingRequest,
  bookingRequests,
} from './chain/customers.ts'
import { partOf } from './sample.ts'

// 09:05 in Vietnam on the day after the machine's today: the whole day is still ahead.
const start = Date.parse(`${addDays(vietnamDay(Date.now()), 1)}T02:05:00Z`)
const date = addDays(vietnamDay(start), 1)
const place = { salonId: '9', date, serviceId: '1010' }
const state = mkdtempSync(join(tmpdir(), 'chain-'))
const running = new Set<ChildProcess>()

beforeAll(build, 300_000)
afterAll(() => {
  for (const chain of running) kill(chain)
  rmSync(state, { recursive: true, force: true })
})

test('300 bookings of one hour confirm one per free stylist and offer others hours', async () => {
  const chain = await serve()
  const hourId = await busiestHour(chain.url, 10)
  const free = (await freeStylists(chain.url, place.salonId, date, [place.serviceId])).get(hourId)!
  const responses = await Promise.all(
    bookingRequests(300, { ...place, hourId }, '91').map((request) => book(chain.url, request)),
  )

  expect(responses.filter(({ status }) => status !== 200)).toEqual([])
  const confirmed = responses.filter(({ response }) => response?.__typename === 'BookingConfirmed')
  const refused = responses.filter(({ response }) => response?.__typename === 'PlaceTaken')
  expect(confirmed).toHaveLength(free)
  expect(refused).toHaveLength(300 - free)
  for (const { response } of refused) expect(response!.nearest!.length).toBeGreaterThan(0)
  expect((await freeStylists(chain.url, place.salonId, date, [place.serviceId])).get(hourId)).toBe(
    0,
  )

  const first = confirmed[0]!.response!.bookingId
  const request = bookingRequests(300, { ...place, hourId }, '91')[
    responses.indexOf(confirmed[0]!)
  ]!
  expect(
    (await book(chain.url, request)).response!.bookingId,
    'the same key gives the first answer again',
  ).toBe(first)
  await stop(chain.process)
}, 180_000)

const moments = [
  {
    moment: 'before any answer',
    series: '92',
    hour: 14,
    after: (_replies: number, milliseconds: number) => milliseconds > 60,
  },
  {
    moment: 'at the first answer',
    series: '93',
    hour: 20,
    after: (replies: number) => replies >= 1,
  },
  { moment: 'a little later', series: '94', hour: 26, after: (replies: number) => replies >= 20 },
]

test.each(partOf(moments, ({ series }) => series === '93'))(
  'the runtime killed $moment of 300 bookings: no lost confirmation, double place or stale hold',
  async ({ series, hour, after }) => {
    const before = await serve()
    const hourId = await busiestHour(before.url, hour)
    const free = (await freeStylists(before.url, place.salonId, date, [place.serviceId])).get(
      hourId,
    )!
    const wanted = bookingRequests(300, { ...place, hourId }, series)
    const received = await bookUntilKilled(before, wanted, after)
    expect(received.size, 'killed before all were through').toBeLessThan(300)

    const chain = await serve()
    const promised = [...received].filter(
      ([, response]) => response.__typename === 'BookingConfirmed',
    )
    for (const [key, response] of promised) {
      const found = await mutate<{ booking: { status: string } | null }>(
        chain.url,
        'query($id: ID!) { booking(id: $id) { ... on MaskedBooking { status } } }',
        { id: response.bookingId },
      )
      expect(found.data?.booking?.status, key).toBe('CONFIRMED')
    }
    // Every customer repeats the request with his key; holds that the crash left behind expire
    // within their 3 seconds.
    const last = new Map<string, BookingReply>()
    const confirmed = () =>
      [...last.values()].filter((response) => response.__typename === 'BookingConfirmed').length
    await expect
      .poll(
        async () => {
          for (const request of wanted)
            if (last.get(request.idempotencyKey)?.__typename !== 'BookingConfirmed')
              last.set(request.idempotencyKey, (await book(chain.url, request)).response!)
          return confirmed()
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toBe(free)
    for (const [key, response] of promised)
      expect(last.get(key)!.bookingId).toBe(response.bookingId)
    expect(
      (await freeStylists(chain.url, place.salonId, date, [place.serviceId])).get(hourId),
    ).toBe(0)
    await stop(chain.process)
  },
  240_000,
)

/** Requests under way at once: more than an hour has stylists, fewer than all of them. */
const CONCURRENT = 60

/**
 * Sends the bookings, `CONCURRENT` at a time, and kills the chain as soon as `after` returns true.
 * Returns the answers until then, by key. A free stream of 300 could all be answered before a busy
 * machine gives this process a turn; here the chain always has work left when it is killed.
 */
async function bookUntilKilled(
  chain: { url: string; process: ChildProcess },
  wanted: BookingRequest[],
  after: (replies: number, milliseconds: number) => boolean,
): Promise<Map<string, BookingReply>> {
  const received = new Map<string, BookingReply>()
  const started = performance.now()
  const killWhenDue = () => after(received.size, performance.now() - started) && kill(chain.process)
  const watch = setInterval(killWhenDue, 1)
  const queue = wanted.values()
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      for (const request of queue) {
        const reply = await book(chain.url, request).catch(() => undefined)
        if (reply?.response) received.set(request.idempotencyKey, reply.response)
        killWhenDue()
      }
    }),
  )
  clearInterval(watch)
  return received
}

/** The hour behind the first `from` at which most stylists are free. */
async function busiestHour(url: string, from: number): Promise<string> {
  const free = [...(await freeStylists(url, place.salonId, date, [place.serviceId]))].slice(from)
  const [hourId, count] = free.sort((a, b) => b[1] - a[1])[0]!
  expect(count, 'the test needs free stylists').toBeGreaterThan(1)
  return hourId
}

async function serve(): Promise<{ url: string; process: ChildProcess }> {
  // A group of its own, so that the kill takes the runtime along.
  const chain = spawn(
    process.execPath,
    ['tests/chain/serve.ts', state, String(start - Date.now())],
    { detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  running.add(chain)
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    chain.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /ready (\S+)/.exec(output)
      if (ready) resolve(ready[1]!)
    })
    chain.on('exit', (code) => reject(new Error(`the chain ended with ${code}: ${output}`)))
  })
  return { url, process: chain }
}

function kill(chain: ChildProcess): void {
  running.delete(chain)
  try {
    process.kill(-chain.pid!, 'SIGKILL')
  } catch {
    // Already gone.
  }
}

async function stop(chain: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => chain.once('exit', resolve))
  kill(chain)
  await gone
}
