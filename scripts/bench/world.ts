import { addDays, vietnamDay } from '../../domain/vietnam-day.ts'
import type { SalonDto } from '../../workers/salons/contract.ts'
import { startStack, type Stack } from '../stack.ts'
import { backendOf, type Input, pathsOf } from './contenders/backends.ts'
import { eachAtOnce } from './load.ts'

/** What customers may ask for: every open salon, a week. */
export type World = {
  salonIds: readonly string[]
  dates: readonly string[]
}

/** The backends' responses, by path; JSON. */
export type Recording = Record<string, string>

/** How questions follow one another, and how often what is asked about changes. */
export type Scenario = {
  title: string
  /** Hours of the asked salon-day change with one of so many questions about hours; 0: never. */
  changesEach: number
  /** Salons by Zipf's law: the n-th in proportion to 1/n. */
  isZipf?: boolean
  hasPhone?: boolean
  /** Questions before they repeat: more than any contender answers in a round. */
  count: number
}

const DAYS = 7
const AT_ONCE = 16
const COUNT = 12_000
const PHONES = 5000

/** Selections of services that every salon sells. */
const selections = ['1001', '1003', '1005', '1001 1003', '1001 1005', '1003 1007']
  .concat('1001 1003 1005', '1001 1005 1009')
  .map((ids) => ids.split(' '))

/** From the one that flatters most to the one that is like a busy day. */
export const scenarios: readonly Scenario[] = [
  { title: 'one question for ever', changesEach: 0, count: 1 },
  { title: 'uniform, nothing changes', changesEach: 0, count: COUNT },
  { title: 'uniform, hours change with each question', changesEach: 1, count: COUNT },
  {
    title: "by Zipf's law, hours change with one of five",
    changesEach: 5,
    count: COUNT,
    isZipf: true,
  },
  { title: 'the same with a phone', changesEach: 5, count: COUNT, isZipf: true, hasPhone: true },
]

/** The questions of a scenario, the same ones each time. */
export function queriesOf(
  { salonIds, dates }: World,
  { count, isZipf, hasPhone }: Scenario,
): Input[] {
  const random = randomNumbers()
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  let sum = 0
  const upTo = salonIds.map((_id, index) => (sum += 1 / (index + 1)))
  const popular = () => {
    const drawn = random() * sum
    return salonIds[upTo.findIndex((limit) => drawn < limit)]!
  }
  return Array.from({ length: count }, () => {
    const salonId = isZipf ? popular() : oneOf(salonIds)
    const services = oneOf(selections)
    const input = { salonId, date: oneOf(dates), services, chosen: services }
    if (!hasPhone) return input
    return { ...input, phone: `09${String(10_000_000 + Math.floor(random() * PHONES))}` }
  })
}

/** Reproducible numbers from 0 to below 1 (mulberry32). */
function randomNumbers(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Records what the reference backends, with their walk-in customers, answer to every question. */
export async function recordWorld(): Promise<{ recording: Recording; world: World }> {
  const stack = await startStack({
    only: ['auth', 'salons', 'booking', 'campaign'],
    vars: { booking: { RATE_LIMITS: 'off' } },
  })
  try {
    const recording: Recording = {}
    const anywhere: Input = { salonId: '', date: '', services: [] }
    const salonsPath = pathsOf.salons(anywhere)
    await record(stack, recording, [salonsPath])
    const salonIds = dataIn<SalonDto[]>(recording[salonsPath])
      .filter(({ isOpen, openingDate }) => isOpen && openingDate === '')
      .map(({ id }) => String(id))
    const today = vietnamDay(Date.parse(stack.filledAt))
    const dates = Array.from({ length: DAYS }, (_unused, index) => addDays(today, index + 1))
    const world = { salonIds, dates }
    await record(stack, recording, [...new Set(pathsIn(world))])
    return { recording, world }
  } finally {
    await stack.stop()
  }
}

function pathsIn({ salonIds, dates }: World): string[] {
  return salonIds.flatMap((salonId) => {
    const salon: Input = { salonId, date: '', services: [] }
    return [
      pathsOf.salon(salon),
      pathsOf.role(salon),
      ...selections.map((chosen) => pathsOf.catalogue({ ...salon, chosen })),
      ...dates.flatMap((date) => [
        pathsOf.staff({ ...salon, date }),
        ...selections.flatMap((services) => {
          const input = { ...salon, date, services }
          return [pathsOf.hours(input), pathsOf.offers(input)]
        }),
      ]),
    ]
  })
}

async function record(stack: Stack, recording: Recording, paths: string[]): Promise<void> {
  await eachAtOnce(paths, AT_ONCE, async (path) => {
    const response = await stack.execute(backendOf(path), path)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    recording[path] = await response.text()
  })
}

function dataIn<T>(text: string | undefined): T {
  return (JSON.parse(text ?? '') as { data: T }).data
}
