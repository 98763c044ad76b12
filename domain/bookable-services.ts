type Version<Id> = { id: Id; name: string; parentId?: Id | null; isDefault: boolean }
type Menu<Id> = {
  categories: readonly { groups: readonly { services: readonly Version<Id>[] }[] }[]
}

/**
 * One version of each service that can be booked by itself; the first is what most come for, a cut
 * with a wash.
 */
export function bookableServices<Id extends string | number>(
  menu: Menu<Id> | null,
): { id: Id; name: string }[] {
  return (menu?.categories ?? []).flatMap(({ groups }) =>
    groups.flatMap(({ services }) => {
      const own = services.filter(({ parentId }) => parentId == null)
      const shown = own.find(({ isDefault }) => isDefault) ?? own[0]
      return shown ? [{ id: shown.id, name: shown.name }] : []
    }),
  )
}
