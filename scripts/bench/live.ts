import type { Stack } from '../stack.ts'
import { makeBookings, bookingsOf } from './bookings.ts'
import { dayAfter } from './day-after.ts'
import { listen, until, type Listeners } from './listeners.ts'
import { middleOf } from './median.ts'
import { cpuSeconds, ownWorkerd } from './processes.ts'
import { rushOn } from './rush.ts'

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

/** Rushes on each of the two salons, in turn. */
const RUSHES = 5

/** Ms of a rush after which the code of a salon-day is compiled. */
const WARM_UP_MS = 3000

/** Ms after which a rush has been published to all. */
const CALM_MS = 2000

/**
 * What 2,000 screens that follow one salon-day cost: the delay of an event after the customer's own
 * response, and the bookings a second of a rush, with and without listeners.
 */
export async function measureLive(stack: Stack, listeners = LISTENERS): Promise<string[]> {
  const gateway = `${await stack.directUrl('gateway')}/graphql`
  const date = dayAfter(stack.filledAt)
  // A phone has one open booking.
  const watched = bookingsOf([WATCHED], 34, 1, 8)
  // Starts both objects and compiles their code.
  for (const salonId of [QUIET, WATCHED]) await rushOn({ gateway, date, salonId }, WARM_UP_MS)
  const followed = await listen(gateway, { salonId: WATCHED, date }, listeners)
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
  const rushes = await measureRushes({ gateway, date }, followed)
  followed.close()
  return [
    `Live hours: ${followed.streams} of ${listeners} screens follow one salon-day`,
    ...lines,
    rushes,
  ]
}

/** Rushes on the salon that nobody follows and on the other, each pair in the same seconds. */
async function measureRushes(
  day: { gateway: string; date: string },
  { events, streams }: Listeners,
): Promise<string> {
  const alone: number[] = []
  const beside: number[] = []
  events.length = 0
  for (let round = 0; round < RUSHES; round++) {
    alone.push(await rushOn({ ...day, salonId: QUIET }))
    beside.push(await rushOn({ ...day, salonId: WATCHED }))
    await new Promise((done) => setTimeout(done, CALM_MS))
  }
  const ratios = beside.map((rate, round) => rate / alone[round]!)
  return (
    `  a rush of customers who book, cancel and book again: ${eachOf(beside)} bookings a second, ` +
    `where nobody follows ${eachOf(alone)}: ${middleOf(ratios).toFixed(2)} times (median; ` +
    `${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}); a listener got ` +
    `${(events.length / streams / RUSHES).toFixed(1)} events of each`
  )
}

function eachOf(rates: readonly number[]): string {
  return rates.map((rate) => rate.toFixed(0)).join(', ')
}

type Singles = {
  gateway: string
  date: string
  places: Parameters<typeof makeBookings>[2]
  pause: number
  followed: Listeners
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
