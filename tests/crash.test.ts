import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../scripts/build.ts'
import { type Answer, book, dayAfter, freeStylists, tell, wishes } from './chain/customers.ts'

// 09:05 in Vietnam on the day after the machine's today: the whole day is still ahead.
const start = Date.parse(`${dayAfter(Date.now(), 1)}T02:05:00Z`)
const date = dayAfter(start, 1)
const place = { salonId: 9, date, serviceId: 1010 }
const state = mkdtempSync(join(tmpdir(), 'chain-'))
const running = new Set<ChildProcess>()

beforeAll(build, 300_000)
afterAll(() => {
  for (const chain of running) kill(chain)
  rmSync(state, { recursive: true, force: true })
})

test('300 customers at once for one hour: as many are confirmed as stylists are free, all others hear of free hours, and nobody sees a failure', async () => {
  const chain = await serve()
  const hourId = await busiestHour(chain.url, 10)
  const free = (await freeStylists(chain.url, place.salonId, date, [place.serviceId])).get(hourId)!
  const answers = await Promise.all(wishes(300, { ...place, hourId }, '91').map((wish) => book(chain.url, wish)))

  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  const confirmed = answers.filter(({ answer }) => answer?.__typename === 'BookingConfirmed')
  const refused = answers.filter(({ answer }) => answer?.__typename === 'PlaceTaken')
  expect(confirmed).toHaveLength(free)
  expect(refused).toHaveLength(300 - free)
  for (const { answer } of refused) expect(answer!.nearest!.length).toBeGreaterThan(0)
  expect((await freeStylists(chain.url, place.salonId, date, [place.serviceId])).get(hourId)).toBe(0)

  const first = confirmed[0]!.answer!.bookingId
  const wish = wishes(300, { ...place, hourId }, '91')[answers.indexOf(confirmed[0]!)]!
  expect((await book(chain.url, wish)).answer!.bookingId, 'the same key gives the first answer again').toBe(first)
  await stop(chain.process)
}, 180_000)

test('the runtime killed in the middle of 300 bookings: every confirmation that was received stands, no place is taken twice, no hold outlives its expiry', async () => {
  const before = await serve()
  const hourId = await busiestHour(before.url, 22)
  const free = (await freeStylists(before.url, place.salonId, date, [place.serviceId])).get(hourId)!
  const wanted = wishes(300, { ...place, hourId }, '92')
  const received = new Map<string, Answer>()
  let confirmations = 0
  await Promise.all(
    wanted.map(async (wish) => {
      const heard = await book(before.url, wish).catch(() => undefined)
      if (heard?.answer) received.set(wish.idempotencyKey, heard.answer)
      if (heard?.answer?.__typename === 'BookingConfirmed' && ++confirmations === 2) kill(before.process)
    }),
  )
  expect(confirmations, 'killed before all were through').toBeGreaterThanOrEqual(2)

  const after = await serve()
  for (const [key, answer] of received) {
    if (answer.__typename !== 'BookingConfirmed') continue
    const status = await tell<{ booking: { status: string } | null }>(after.url, 'query($id: ID!) { booking(id: $id) { status } }', { id: answer.bookingId })
    expect(status.data?.booking?.status, key).toBe('CONFIRMED')
  }
  // Everybody asks again with his key; holds that the crash left behind give way within their 3 seconds.
  const last = new Map<string, Answer>()
  await expect
    .poll(
      async () => {
        for (const wish of wanted) if (last.get(wish.idempotencyKey)?.__typename !== 'BookingConfirmed') last.set(wish.idempotencyKey, (await book(after.url, wish)).answer!)
        return [...last.values()].filter((answer) => answer.__typename === 'BookingConfirmed').length
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(free)
  for (const [key, answer] of received) if (answer.__typename === 'BookingConfirmed') expect(last.get(key)!.bookingId).toBe(answer.bookingId)
  expect((await freeStylists(after.url, place.salonId, date, [place.serviceId])).get(hourId)).toBe(0)
  await stop(after.process)
}, 240_000)

/** The hour from `from` on at which most stylists are free. */
async function busiestHour(url: string, from: number): Promise<number> {
  const free = [...(await freeStylists(url, place.salonId, date, [place.serviceId]))].filter(([hourId]) => hourId >= from)
  const [hourId, count] = free.sort((a, b) => b[1] - a[1])[0]!
  expect(count, 'the test needs free stylists').toBeGreaterThan(1)
  return hourId
}

async function serve(): Promise<{ url: string; process: ChildProcess }> {
  // A group of its own, so that the kill takes the runtime along.
  const chain = spawn(process.execPath, ['tests/chain/serve.ts', state, String(start - Date.now())], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(chain)
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    chain.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const ready = /ready (\S+)/.exec(said)
      if (ready) resolve(ready[1]!)
    })
    chain.on('exit', (code) => reject(new Error(`the chain ended with ${code}: ${said}`)))
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
