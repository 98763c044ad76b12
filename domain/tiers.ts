/** A customer's tier as the chain counts, memberType: 0 none, 2 silver, 3 gold, 4 diamond. */
export type MemberType = 0 | 2 | 3 | 4

const tiers = { 2: 'SILVER', 3: 'GOLD', 4: 'DIAMOND' } as const

/** The tier of a memberType; null for none. */
export function tierOfType(memberType: number): 'SILVER' | 'GOLD' | 'DIAMOND' | null {
  return tiers[memberType as keyof typeof tiers] ?? null
}

const names = { 2: 'Thành viên Bạc', 3: 'Thành viên Vàng', 4: 'Thành viên Kim cương' } as const

/** The name of a memberType; '' for none. */
export function tierName(memberType: number): string {
  return names[memberType as keyof typeof names] ?? ''
}

/** Đồng within six months that make a silver member gold. */
export const GOLD_SPENT = 1_200_000

/** Đồng within twelve months that make any customer diamond. */
export const DIAMOND_SPENT = 5_000_000
