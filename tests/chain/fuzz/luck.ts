import { randomFrom } from '../../../workers/kit/random.ts'

/** Repeatable luck: everything that is made of one seed is made again of the same. */
export type Luck = {
  /** True in so many cases of one. */
  chance: (share: number) => boolean
  /** From 0 to below `most`. */
  below: (most: number) => number
  pick: <T>(from: readonly T[]) => T
}

export function luckOf(seed: number): Luck {
  const next = randomFrom(seed)
  const below = (most: number) => Math.floor(next() * most)
  return { chance: (share) => next() < share, below, pick: (from) => from[below(from.length)]! }
}
