import { request } from 'node:http'
import type { Stack } from '../stack.ts'
import { makeBookings, bookingsOf } from './bookings.ts'
import { dayAfter } from './day-after.ts'
import { middleOf } from './median.ts'
import { cpuSeconds, ownWorkerd } from './processes.ts'

const LISTENERS = 2000
/** A salon that nobody follows, and one that everybody does. */
const QUIET = 61
const WATCHED = 62

/** Bookings that are pressed one after the other, each followed to its last listener. */
const SINGLE = 8

/** Events before those. */
const FIRST = 2

/**
 * Milliseconds between the last listener's event and the next press. A salon-day publishes four
 * times a second at most, so a press at once waits for the next publication.
 */
const PAUSES = [500, 0]

/** Bookings of one rush, by so many customers at once. */
const RUSH = 90
const CUSTOMERS = 32

const document = /* GraphQL */ `
  subscription ($salonId: Int!, $date: LocalDate!, $serviceIds: [Int!]!) {
    hours(salonId: $salonId, date: $date, serviceIds: $serviceIds) {
      hasFree
      receptionName
      groups {
        name
        hours {
          id
          label
          isFree
          freeStylists
          freeSkinners
        }
      }
    }
  }
`

/**
 * What 2,000 screens that follow one salon-day cost: the delay of an event after the customer's own
 * response, and the bookings a second of a rush, with and without listeners.
 */
export async function measureLive(stack: Stack, listeners = LISTENERS): Promise<string[]> {
  const gateway = `${await stack.directUrl('gateway')}/graphql`
  const date = dayAfter(stack.filledAt)
  // A phone has one open booking, so each salon has phones of its own. All bookings of a salon are
  // from one list, as its hours hold no more than that.
  const quiet = bookingsOf([QUIET], 34, 4, 5)
  const watched = bookingsOf([WATCHED], 34, 4, 8)
  const rushes = { quiet: quiet.splice(0, RUSH), watched: watched.splice(0, RUSH) }
  // Starts both objects.
  await makeBookings(gateway, date, [...quiet.splice(0, 1), ...watched.splice(0, 1)], 1)
  const alone = await makeBookings(gateway, date, rushes.quiet, CUSTOMERS)
  const followed = await listen(gateway, date, listeners)
  // The first two events of an isolate run code that is not compiled yet.
  const first = watched.splice(0, FIRST)
  const lines = [
    `  the first ${FIRST} events of an isolate, for themselves:`,
    await measureSingles({ gateway, date, places: first, pause: 500, followed }),
  ]
  for (const pause of PAUSES) {
    const places = watched.splice(0, SINGLE)
    lines.push(await measureSingles({ gateway, date, places, pause, followed }))
  }
  const rush = await makeBookings(gateway, date, rushes.watched, CUSTOMERS)
  followed.close()
  return [
    `Live hours: ${followed.streams} of ${listeners} screens follow one salon-day`,
    ...lines,
    `  a rush of ${RUSH} bookings: ${rush.perSecond.toFixed(0)}/s (${rush.confirmed} confirmed), ` +
      `without listeners ${alone.perSecond.toFixed(0)}/s (${alone.confirmed}): ` +
      `${(rush.perSecond / alone.perSecond).toFixed(2)} times`,
  ]
}

type Singles = {
  gateway: string
  date: string
  places: Parameters<typeof makeBookings>[2]
  pause: number
  followed: Awaited<ReturnType<typeof listen>>
}

/** Presses one booking after the other; the delay of its event at all listeners after its response. */
async function measureSingles({
  gateway,
  date,
  places,
  pause,
  followed: { events, streams },
}: Singles): Promise<string> {
  const delays: number[] = []
  const waits: number[] = []
  const before = cpuSeconds(ownWorkerd())
  for (const place of places) {
    await new Promise((done) => setTimeout(done, pause))
    events.length = 0
    const started = performance.now()
    const { confirmed } = await makeBookings(gateway, date, [place], 1)
    if (confirmed === 0) throw new Error(`Hour ${place.hourId} was refused.`)
    const respondedAt = performance.now()
    waits.push(respondedAt - started)
    await until('events', () => events.length, streams)
    delays.push(...events.map((at) => at - respondedAt))
  }
  const cpuMs = ((cpuSeconds(ownWorkerd()) - before) * 1000) / (places.length * streams)
  const sorted = delays.toSorted((one, other) => one - other)
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)
  return (
    `  pressed ${pause} ms after the last event: the booking's own answer ` +
    `${middleOf(waits).toFixed(0)} ms (p50); its event p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
    `first ${at(0)} ms after that; ${cpuMs.toFixed(3)} ms CPU each`
  )
}

/** Opens streams, each from an address of its own; `events` are the instants of arrival. */
async function listen(gateway: string, date: string, count: number) {
  const events: number[] = []
  const open: { destroy: () => void }[] = []
  let streams = 0
  let refused = 0
  const body = JSON.stringify({
    query: document,
    variables: { salonId: WATCHED, date, serviceIds: [1034] },
  })
  for (let index = 0; index < count; index++) {
    const stream = request(gateway, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-client-address': `10.1.${Math.floor(index / 200)}.${index % 200}`,
      },
    })
    stream.on('error', () => undefined)
    stream.on('response', (response) => {
      let isOpen = false
      response.on('data', (chunk: Buffer) => {
        if (!chunk.includes('data: {')) return
        if (isOpen) events.push(performance.now())
        else streams += 1
        isOpen = true
      })
      if (response.statusCode !== 200) refused += 1
    })
    stream.end(body)
    open.push(stream)
    if (index % 50 === 49) await until('streams', () => streams + refused, index - 50)
  }
  await until('streams', () => streams + refused, count)
  return { streams, events, close: () => open.forEach((stream) => stream.destroy()) }
}

const TIMEOUT_MS = 60_000

async function until(what: string, count: () => number, input: number): Promise<void> {
  const started = performance.now()
  while (count() < input) {
    if (performance.now() - started > TIMEOUT_MS)
      throw new Error(`Only ${count()} of ${input} ${what} came.`)
    await new Promise((done) => setTimeout(done, 5))
  }
}
