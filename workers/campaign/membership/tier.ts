import { DIAMOND_SPENT, GOLD_SPENT, type MemberType } from '../../../domain/tiers'
import type { LocalDate } from '../../kit/values'

/**
 * The facts that determine a tier: the last day of the silver membership, and đồng spent within the
 * last 6 and 12 months.
 */
export type TierStanding = {
  silverUntil: LocalDate | null
  spentSixMonths: number
  spentTwelveMonths: number
}

/** The tier on a day. Silver is bought; gold and diamond are earned. */
export function tierOf(
  { silverUntil, spentSixMonths, spentTwelveMonths }: TierStanding,
  today: LocalDate,
): MemberType {
  if (spentTwelveMonths >= DIAMOND_SPENT) return 4
  if (silverUntil === null || silverUntil < today) return 0
  return spentSixMonths >= GOLD_SPENT ? 3 : 2
}
