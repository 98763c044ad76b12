import { randomFrom, seedOf } from '../workers/kit/random'
import { SEED } from './seed'

/** Whether the whole of each matrix runs, as by `npm run test:all`. */
export const isWhole = process.env.TEST_MATRICES === 'all'

/** The part of a matrix that must hold before a change lands; all of it when the whole runs. */
export function partOf<T>(
  items: readonly T[],
  isPart: (item: T, index: number) => boolean,
): readonly T[] {
  return isWhole ? items : items.filter(isPart)
}

/** So many of the items, drawn by the seed, in their order; all of them when the whole matrix runs. */
export function sampleOf<T>(items: readonly T[], count: number, matrix: string): readonly T[] {
  if (isWhole || items.length <= count) return items
  const random = randomFrom(seedOf(SEED, matrix))
  const drawn = items
    .map((item, index) => ({ item, index, at: random() }))
    .sort((one, other) => one.at - other.at)
    .slice(0, count)
  return drawn.sort((one, other) => one.index - other.index).map(({ item }) => item)
}

/** A whole number below `end`, drawn by the seed. */
export function drawnBelow(end: number, matrix: string): number {
  return Math.floor(randomFrom(seedOf(SEED, matrix))() * end)
}
