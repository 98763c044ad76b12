import { randomFrom } from '../../../workers/kit/random.ts'

/** Repeatable random choices: everything that is made of one seed is made again of the same. */
export type RandomSource = {
  /** True in so many cases of one. */
  chance: (share: number) => boolean
  /** From 0 to below `most`. */
  below: (most: number) => number
  pick: <T>(from: readonly T[]) => T
}

export function randomSource(seed: number): RandomSource {
  const next = randomFrom(seed)
  const below = (most: number) => Math.floor(next() * most)
  return { chance: (share) => next() < share, below, pick: (from) => from[below(from.length)]! }
}
