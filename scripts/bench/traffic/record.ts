import type { ProvinceWire, SalonWire } from '../../../workers/salons/contract.ts'
import { startStack, type Stack } from '../../stack.ts'
import { dayAfter } from '../day-after.ts'
import { eachAtOnce } from '../each-at-once.ts'
import { pathsOf, type PathInput } from '../screens/paths.ts'
import { dataOf, type Recording, textOf } from '../upstream/recording.ts'
import type { World } from './scenarios.ts'

const DAYS = 7
const AT_ONCE = 16

/** Selections of services: the first so many of a salon's list, alone and with others. */
const PATTERNS = [[0], [1], [2], [0, 1], [0, 2], [1, 3], [0, 1, 2], [0, 2, 4]]

/**
 * Records what the reference backends, with their walk-in customers, answer to every question of
 * the scenarios: each open salon, seven days, eight selections of services.
 */
export async function recordTraffic(): Promise<{ recording: Recording; world: World }> {
  const stack = await startStack({
    only: ['auth', 'salons', 'booking', 'campaign'],
    vars: { booking: { RATE_LIMITS: 'off' } },
  })
  try {
    const recording: Recording = {}
    const salons = await recordLists(stack, recording)
    const selections = await selectionsOf(stack, salons)
    const dates = Array.from({ length: DAYS }, (_unused, index) =>
      dayAfter(stack.filledAt, index + 1),
    )
    const world = { salons, dates, selections }
    await recordAll(stack, recording, [...new Set(pathsIn(world))])
    return { recording, world }
  } finally {
    await stack.stop()
  }
}

async function recordLists(stack: Stack, recording: Recording): Promise<World['salons']> {
  await recordAll(stack, recording, [pathsOf.salons(), pathsOf.provinces()])
  const salons = dataOf<SalonWire[]>(recording[pathsOf.salons()])
  const provinces = dataOf<ProvinceWire[]>(recording[pathsOf.provinces()])
  return salons
    .filter(({ isOpen, openingDate }) => isOpen && openingDate === '')
    .flatMap(({ id, cityId }) =>
      provinces
        .filter((province) => province.cityId === cityId)
        .map(({ cityName }) => ({ id, province: cityName, provinceId: cityId })),
    )
}

/** Selections that every salon sells. */
async function selectionsOf(stack: Stack, salons: World['salons']): Promise<number[][]> {
  const recording: Recording = {}
  const paths = salons.map(({ id }) => pathsOf.catalogue(inputOf(id)))
  await recordAll(stack, recording, paths)
  const [first = [], ...others] = paths.map((path) => soldIn(recording[path] ?? ''))
  const soldByAll = first.filter((id) => others.every((ids) => ids.includes(id)))
  return PATTERNS.map((pattern) =>
    pattern.map((place) => {
      const id = soldByAll[place]
      if (id === undefined) throw new Error(`Only ${soldByAll.length} services are sold everywhere`)
      return id
    }),
  )
}

function soldIn(catalogue: string): number[] {
  const categories =
    dataOf<{ serviceGroups: { services: { serviceId: number; noDisplay: boolean }[] }[] }[]>(
      catalogue,
    )
  return categories
    .flatMap(({ serviceGroups }) => serviceGroups)
    .flatMap(({ services }) => services.slice(0, 1))
    .filter(({ noDisplay }) => !noDisplay)
    .map(({ serviceId }) => serviceId)
}

function pathsIn({ salons, dates, selections }: World): string[] {
  return salons.flatMap(({ id, province, provinceId }) => {
    const salon = { ...inputOf(id), province, provinceId }
    return [
      pathsOf.salon(salon),
      pathsOf.role(salon),
      ...selections.map((chosen) => pathsOf.catalogue({ ...salon, chosen: [...chosen] })),
      ...dates.flatMap((date) => [
        pathsOf.staff({ ...salon, date }),
        ...selections.flatMap((chosen) => {
          const services = [...chosen]
          const input = { ...salon, date, services }
          return [pathsOf.hours(input), pathsOf.offers(input)]
        }),
      ]),
    ]
  })
}

async function recordAll(stack: Stack, recording: Recording, paths: string[]): Promise<void> {
  await eachAtOnce(paths, AT_ONCE, async (path) => {
    recording[path] = await textOf(stack, path)
  })
}

function inputOf(salonId: number): PathInput {
  return { salonId, province: '', provinceId: 0, date: '', services: [] }
}
