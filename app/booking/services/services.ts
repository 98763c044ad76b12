/** The fields of a service that the rules need. */
export type ServiceOnSale = { id: string; groupId: string; parentId: string | null }

/**
 * The services with one more chosen: it replaces another version of its group, and brings the
 * service that it needs.
 */
export function withService(
  chosen: readonly string[],
  id: string,
  sold: readonly ServiceOnSale[],
): string[] {
  const service = sold.find((one) => one.id === id)
  if (!service || chosen.includes(id)) return [...chosen]
  const needed = service.parentId === null ? chosen : withService(chosen, service.parentId, sold)
  const rivals = sold.filter((one) => one.groupId === service.groupId && needed.includes(one.id))
  const remaining = rivals.reduce<readonly string[]>(
    (rest, rival) => withoutService(rest, rival.id, sold),
    needed,
  )
  return [...remaining, id]
}

/** The services without one, and without those that need it. */
export function withoutService(
  chosen: readonly string[],
  id: string,
  sold: readonly ServiceOnSale[],
): string[] {
  const children = sold.filter((one) => one.parentId === id && chosen.includes(one.id))
  const rest = chosen.filter((one) => one !== id)
  return children.reduce<string[]>(
    (remaining, child) => withoutService(remaining, child.id, sold),
    rest,
  )
}

/** The services with several more, as a detail screen adds a version and its extras. */
export function withServices(
  chosen: readonly string[],
  ids: readonly string[],
  sold: readonly ServiceOnSale[],
): string[] {
  return ids.reduce<string[]>((all, id) => withService(all, id, sold), [...chosen])
}

/**
 * The chosen services that are still sold, without those that need one that is not, and whether
 * some are gone.
 */
export function stillSold(
  chosen: readonly string[],
  sold: readonly ServiceOnSale[],
): { remaining: string[]; isSomeGone: boolean } {
  const gone = chosen.filter((id) => !sold.some((one) => one.id === id))
  const remaining = gone.reduce<string[]>((rest, id) => withoutService(rest, id, sold), [...chosen])
  return { remaining, isSomeGone: remaining.length < chosen.length }
}

/** All versions of the groups of these categories. */
export function soldIn<S>(
  categories: readonly { groups: readonly { services: readonly S[] }[] }[],
): S[] {
  return categories.flatMap(({ groups }) => groups.flatMap(({ services }) => services))
}

/** The version of a group that is chosen, null when none is. */
export function chosenVersion<S extends ServiceOnSale>(
  versions: readonly S[],
  chosen: readonly string[],
): S | null {
  return versions.find((version) => chosen.includes(version.id)) ?? null
}

/**
 * A card cannot be added as it stands while it has several versions and none is chosen; it flashes
 * instead.
 */
export function needsVersion(
  versions: readonly ServiceOnSale[],
  chosen: readonly string[],
): boolean {
  return versions.length > 1 && chosenVersion(versions, chosen) === null
}
