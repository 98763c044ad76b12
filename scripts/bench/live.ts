import { request } from 'node:http'
import type { Stack } from '../stack.ts'
import { bookingsOf, dayAfter, makeBookings } from './bookings.ts'
import { cpuSeconds, median, ownWorkerd, quantile } from './load.ts'

const LISTENERS = 2000
/** A salon that nobody follows, and one that everybody does. */
const QUIET = 61
const WATCHED = 62

/** Bookings that are pressed one after the other, each followed to its last listener. */
const SINGLE = 8
/** Milliseconds between the last listener's event and the next press. */
const PAUSE_MS = 500

/** Rushes on each of the two salons, in turn, and the hours that each books once. */
const RUSHES = 3
const RUSH_HOURS = 34
const CUSTOMERS = 32
/** Ms after which a rush has been published to all. */
const CALM_MS = 2000
const TIMEOUT_MS = 60_000

const document = /* GraphQL */ `
  subscription ($salonId: ID!, $date: LocalDate!, $serviceIds: [ID!]!) {
    hours(salonId: $salonId, input: { date: $date, serviceIds: $serviceIds }) {
      hasFree
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

/** Screens that follow a salon-day; `events` are the instants at which theirs have arrived. */
type Listeners = { streams: number; events: number[]; close: () => void }

/**
 * What 2,000 screens that follow one salon-day cost: the delay of an event after the customer's own
 * response, and the bookings a second of a rush, with and without listeners.
 */
export async function measureLive(stack: Stack): Promise<string> {
  const gateway = `${await stack.directUrl('gateway')}/graphql`
  const date = dayAfter(stack)
  const singles = bookingsOf([WATCHED], SINGLE, 1, 8)
  const followed = await listen(gateway, date)
  const pressed = await pressEach(gateway, date, singles, followed)
  const rushes = await measureRushes(gateway, date)
  followed.close()
  return [
    `Live hours: ${followed.streams} of ${LISTENERS} screens follow one salon-day`,
    `  ${pressed}`,
    `  ${rushes}`,
  ].join('\n')
}

/** Presses one booking after the other; the delay of its event at all listeners after its response. */
async function pressEach(
  gateway: string,
  date: string,
  places: ReturnType<typeof bookingsOf>,
  { events, streams }: Listeners,
): Promise<string> {
  const delays: number[] = []
  const waits: number[] = []
  const before = cpuSeconds(ownWorkerd())
  for (const place of places) {
    await new Promise((done) => setTimeout(done, PAUSE_MS))
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
  const at = (share: number) => quantile(delays, share).toFixed(0)
  return (
    `the booking's own answer ${median(waits).toFixed(0)} ms; its event p50 ${at(0.5)} ms, ` +
    `p99 ${at(0.99)} ms after that; ${cpuMs.toFixed(3)} ms CPU each`
  )
}

/** Rushes on the salon that nobody follows and on the other, each pair in the same seconds. */
async function measureRushes(gateway: string, date: string): Promise<string> {
  const rates = { [QUIET]: [] as number[], [WATCHED]: [] as number[] }
  for (let round = 0; round < RUSHES; round++)
    for (const salonId of [QUIET, WATCHED] as const) {
      const series = 3 + 2 * round + (salonId === WATCHED ? 1 : 0)
      const places = bookingsOf([salonId], RUSH_HOURS, 1, series)
      rates[salonId].push((await makeBookings(gateway, date, places, CUSTOMERS)).perSecond)
      await new Promise((done) => setTimeout(done, CALM_MS))
    }
  const [alone, beside] = [rates[QUIET], rates[WATCHED]]
  const list = (all: readonly number[]) => all.map((rate) => rate.toFixed(0)).join(', ')
  const ratio = median(beside.map((rate, round) => rate / alone[round]!)).toFixed(2)
  return `bookings a second of a rush: ${list(beside)}; where nobody follows ${list(alone)}: ${ratio} times`
}

/** Opens streams, each from an address of its own. */
async function listen(gateway: string, date: string): Promise<Listeners> {
  const events: number[] = []
  const open: { destroy: () => void }[] = []
  let streams = 0
  let refused = 0
  const variables = { salonId: WATCHED, date, serviceIds: [1034] }
  const body = JSON.stringify({ query: document, variables })
  for (let index = 0; index < LISTENERS; index++) {
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
  await until('streams', () => streams + refused, LISTENERS)
  return { streams, events, close: () => open.forEach((stream) => stream.destroy()) }
}

/** Resolves when so many of them have come. */
async function until(what: string, count: () => number, least: number): Promise<void> {
  const started = performance.now()
  while (count() < least) {
    if (performance.now() - started > TIMEOUT_MS)
      throw new Error(`Only ${count()} of ${least} ${what} came.`)
    await new Promise((done) => setTimeout(done, 5))
  }
}
