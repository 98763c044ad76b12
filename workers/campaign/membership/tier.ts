import type { LocalDate } from '../../kit/values'

/** memberType of the chain (H-160…H-162). */
export type MemberType = 0 | 2 | 3 | 4

/**
 * The facts that determine a tier: the last day of the silver membership, and đồng spent within the
 * last 6 and 12 months.
 */
export type Standing = {
  silverUntil: LocalDate | null
  spentSixMonths: number
  spentTwelveMonths: number
}

/** Đồng within six months that make a silver member gold. */
export const GOLD_SPENT = 1_200_000
/** Đồng within twelve months that make any customer diamond. */
export const DIAMOND_SPENT = 5_000_000

/** The tier on a day. Silver is bought; gold and diamond are earned (H-020). */
export function tierOf(
  { silverUntil, spentSixMonths, spentTwelveMonths }: Standing,
  today: LocalDate,
): MemberType {
  if (spentTwelveMonths >= DIAMOND_SPENT) return 4
  if (silverUntil === null || silverUntil < today) return 0
  return spentSixMonths >= GOLD_SPENT ? 3 : 2
}

const names: Readonly<Record<MemberType, string>> = {
  0: '',
  2: 'Thành viên Bạc',
  3: 'Thành viên Vàng',
  4: 'Thành viên Kim cương',
}

/** The name of a tier; '' for none (B-164). */
export function tierName(tier: MemberType): string {
  return names[tier]
}
