/** A place being chosen: a province, a district of it, a ward of that, each by its id; null while none is. */
export type PlaceParts = {
  provinceId: string | null
  districtId: string | null
  wardId: string | null
}

/** No place yet. */
export const nowhere: PlaceParts = { provinceId: null, districtId: null, wardId: null }

type District = { id: string; name: string }

/** The parts that belong together: another province leaves the district behind, another district the ward. */
export function fittingParts(
  parts: PlaceParts,
  districts: readonly District[],
  wards: readonly District[],
): PlaceParts {
  const districtId = districts.some(({ id }) => id === parts.districtId) ? parts.districtId : null
  const wardId =
    districtId !== null && wards.some(({ id }) => id === parts.wardId) ? parts.wardId : null
  return { ...parts, districtId, wardId }
}

/**
 * The id of the smallest part that is chosen, `w163` or `d5`; null while it is only a province,
 * which is too large to be near to.
 */
export function placeIdOf({ districtId, wardId }: PlaceParts): string | null {
  if (districtId === null) return null
  return wardId === null ? `d${districtId}` : `w${wardId}`
}
