type Version = { id: number; name: string; parentId?: number | null; isDefault: boolean }
type Menu = {
  categories: readonly { groups: readonly { services: readonly Version[] }[] }[]
}

/**
 * One version of each service that can be booked by itself; the first is what most come for, a cut
 * with a wash.
 */
export function bookableServices(menu: Menu | null): { id: number; name: string }[] {
  return (menu?.categories ?? []).flatMap(({ groups }) =>
    groups.flatMap(({ services }) => {
      const own = services.filter(({ parentId }) => parentId == null)
      const shown = own.find(({ isDefault }) => isDefault) ?? own[0]
      return shown ? [{ id: shown.id, name: shown.name }] : []
    }),
  )
}
