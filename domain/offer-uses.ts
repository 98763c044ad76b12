/**
 * Uses of an offer that a phone was given until the same day; null: they have no last day. A host
 * that names no last days leaves it out.
 */
export type OfferGrant = { offerId: number; given: number; until?: string | null }

type SpentUses = { offerId: number; uses: number; until: string | null }

/**
 * Grants with the uses that are left of each. A spent use is of the grant with its last day, or of
 * one of a host that names none. What is left over without a last day is taken off the grants in
 * their order, as a host may not have known the day.
 */
export function usesLeft<Grant extends OfferGrant>(
  grants: readonly Grant[],
  spent: readonly SpentUses[],
): (Grant & { left: number })[] {
  const rest = spent.map((use) => ({ ...use }))
  const without = (given: number, offerId: number, until?: string | null): number => {
    let left = given
    for (const use of rest) {
      if (use.offerId !== offerId || (until !== undefined && use.until !== until)) continue
      const taken = Math.min(left, use.uses)
      left -= taken
      use.uses -= taken
    }
    return left
  }
  return grants
    .map((grant) => ({ ...grant, left: without(grant.given, grant.offerId, grant.until) }))
    .map((grant) => ({ ...grant, left: without(grant.left, grant.offerId, null) }))
}
