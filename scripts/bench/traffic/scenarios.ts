import type { PathInput } from '../screens/paths.ts'
import { oneOf, randomOf, zipfOf } from './random.ts'

/** What customers may ask for: every open salon, a week, the selections of services. */
export type World = {
  salons: readonly { id: number; province: string; provinceId: number }[]
  dates: readonly string[]
  selections: readonly (readonly number[])[]
}

/** How questions follow one another, and how often what is asked about changes. */
export type Scenario = {
  title: string
  /** Hours of the asked salon-day change with one of so many questions about hours; 0: never. */
  changesEach: number
  questions: (world: World, seed: number) => PathInput[]
}

/** Questions before they repeat: more than any contender answers in a round. */
const QUERY_COUNT = 12_000

/** Customers whose phones the backends hear. */
const PHONES = 5000

/** The scenarios, from the one that flatters most to the one that is like a busy day. */
export const scenarios: readonly Scenario[] = [
  {
    title: 'one question for ever',
    changesEach: 0,
    questions: (world, seed) => queriesOf(world, seed, {}).slice(0, 1),
  },
  {
    title: 'uniform, nothing changes',
    changesEach: 0,
    questions: (world, seed) => queriesOf(world, seed, {}),
  },
  {
    title: 'uniform, hours change with each question',
    changesEach: 1,
    questions: (world, seed) => queriesOf(world, seed, {}),
  },
  {
    title: "by Zipf's law, hours change with one of five",
    changesEach: 5,
    questions: (world, seed) => queriesOf(world, seed, { isZipf: true }),
  },
  {
    title: 'the same with a phone',
    changesEach: 5,
    questions: (world, seed) => queriesOf(world, seed, { isZipf: true, hasPhone: true }),
  },
]

type Kind = { isZipf?: boolean; hasPhone?: boolean }

function queriesOf(
  { salons, dates, selections }: World,
  seed: number,
  { isZipf = false, hasPhone = false }: Kind,
): PathInput[] {
  const random = randomOf(seed)
  const popular = zipfOf(salons)
  return Array.from({ length: QUERY_COUNT }, () => {
    const { id, province, provinceId } = isZipf ? popular(random) : oneOf(salons, random)
    const services = [...oneOf(selections, random)]
    return {
      salonId: id,
      province,
      provinceId,
      date: oneOf(dates, random),
      services,
      chosen: services,
      ...(hasPhone && { phone: `09${String(10_000_000 + Math.floor(random() * PHONES))}` }),
    }
  })
}
