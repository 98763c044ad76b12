import { addDays, vietnamDay } from '../../domain/vietnam-day.ts'
import { randomSource } from './fuzz/random-source.ts'
import type { GatewayChain } from './gateway.ts'

/** The booking backend's failures per 100 calls, and when it is down, in ms from the beginning. */
export type Storm = {
  lastsMs: number
  downFromMs: number
  downToMs: number
  failing: number
  slow: number
  slowMs: number
}

/** The results of the queries in one part of a storm. */
export type Share = { whole: number; oneMissing: number; failed: number; longestMs: number }

const query = `query Screen($salonId: ID!, $date: LocalDate!, $services: [ID!]!) {
  salon(id: $salonId) { id name }
  provinces { id name }
  atSalon: salon(id: $salonId) {
    bookingRules { mayChooseStylist }
    services { categories { id } }
    staff(date: $date) { stylists { id } }
    hours(input: { date: $date, serviceIds: $services }) { hasFree }
  }
}`

/** Fields of backends that do not fail. */
const sheltered = ['salon', 'provinces']

/** Sends the query of the booking screen from eight clients for as long as the storm lasts. */
export async function measureOutage(gateway: GatewayChain, storm: Storm) {
  const parts: Record<'flaky' | 'down', Share> = {
    flaky: { whole: 0, oneMissing: 0, failed: 0, longestMs: 0 },
    down: { whole: 0, oneMissing: 0, failed: 0, longestMs: 0 },
  }
  const random = randomSource(7)
  const date = addDays(vietnamDay(Date.parse(gateway.filledAt)), 1)
  const body = JSON.stringify({ query, variables: { salonId: 9, date, services: [1001] } })
  // The first answers come from cold caches and do not count.
  for (let time = 0; time < 5; time++) await missingIn()
  const start = performance.now()
  const at = () => performance.now() - start
  const isDown = (ms: number) => ms >= storm.downFromMs && ms < storm.downToMs
  let recoveredMs = Infinity
  gateway.proxy.fail('booking', () => {
    if (isDown(at())) return 'hangs'
    if (random.chance(storm.failing / 100)) return 'refuses'
    return random.chance(storm.slow / 100) ? storm.slowMs : null
  })
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      // Each client sends at most ten queries a second, so that fast answers, with one part
      // missing, do not count more often.
      while (at() < storm.lastsMs)
        await Promise.all([once(), new Promise((next) => setTimeout(next, 100))])
    }),
  )
  gateway.proxy.fail('booking', null)
  return { ...parts, recoveredMs }

  async function once(): Promise<void> {
    const startedAt = at()
    const share = parts[isDown(startedAt) ? 'down' : 'flaky']
    const missing = await missingIn()
    const respondedAt = at()
    share.longestMs = Math.max(share.longestMs, respondedAt - startedAt)
    if (missing === undefined) share.failed++
    else if (missing.length === 0) share.whole++
    // The data of one backend is one section: it fails together.
    else if (missing.every((name) => !sheltered.includes(name))) share.oneMissing++
    else share.failed++
    if (missing?.length === 0 && startedAt >= storm.downToMs)
      recoveredMs = Math.min(recoveredMs, respondedAt - storm.downToMs)
  }

  /** Names of fields that are null; undefined when there was no answer at all. */
  async function missingIn(): Promise<string[] | undefined> {
    const response = await fetch(gateway.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const { data } = (await response.json()) as { data?: { atSalon: Record<string, unknown> } }
    const fields = data && Object.entries({ ...data, ...data.atSalon })
    return fields?.flatMap(([name, value]) => (value === null ? [name] : []))
  }
}

/** `97.3 % whole, …` */
export function percents({ whole, oneMissing, failed, longestMs }: Share): string {
  const all = whole + oneMissing + failed
  const percent = (part: number) => `${((100 * part) / Math.max(all, 1)).toFixed(1)} %`
  return [
    `${all} answers: ${percent(whole)} whole`,
    `${percent(oneMissing)} with one backend's part missing`,
    `${percent(failed)} failed`,
    `longest ${(longestMs / 1000).toFixed(1)} s`,
  ].join(', ')
}
