/** Numbers from 0 to below 1. */
export type Random = () => number

/** A generator of reproducible numbers (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One member of a list, each as likely as the others. */
export function oneOf<T>(list: readonly T[], random: Random): T {
  const member = list[Math.floor(random() * list.length)]
  if (member === undefined) throw new Error('Nothing can be drawn from an empty list.')
  return member
}

/**
 * Draws members by Zipf's law: the n-th of the list is drawn in proportion to 1/n, as a chain's
 * large salons are asked for more often than its small ones.
 */
export function zipfOf<T>(list: readonly T[]): (random: Random) => T {
  let sum = 0
  const upTo = list.map((_member, index) => (sum += 1 / (index + 1)))
  return (random) => {
    const drawn = random() * sum
    const member = list[upTo.findIndex((limit) => drawn < limit)]
    if (member === undefined) throw new Error('Nothing can be drawn from an empty list.')
    return member
  }
}
