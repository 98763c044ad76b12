import { randomFrom } from '../../kit/random'

/** A position of the wheel that can be drawn, and its share of all weights. */
export type WeightedPosition = { position: number; weight: number }

/** A sector as the draw sees it; `left` is what is left of its gift, null without limit. */
export type DrawnSector = WeightedPosition & { kind: string; left: number | null }

/**
 * The chances of a wheel: what is used up falls out, and once the day has had its gifts only
 * sectors without one are left. Empty when nothing can be drawn.
 */
export function oddsOf(
  sectors: readonly DrawnSector[],
  giftsLeftToday: number,
): WeightedPosition[] {
  return sectors
    .filter(
      ({ kind, left }) => (left === null || left > 0) && (kind === 'none' || giftsLeftToday > 0),
    )
    .map(({ position, weight }) => ({ position, weight }))
}

/** The position that a seed draws: the same odds and the same seed always give the same one. Throws on empty odds. */
export function drawPosition(odds: readonly WeightedPosition[], seed: number): number {
  const total = odds.reduce((sum, { weight }) => sum + weight, 0)
  let rest = randomFrom(seed)() * total
  for (const { position, weight } of odds) {
    rest -= weight
    if (rest < 0) return position
  }
  const last = odds.at(-1)
  if (!last) throw new Error('nothing can be drawn')
  return last.position
}
