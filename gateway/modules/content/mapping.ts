import type { OfferedService, ResolversParentTypes } from '../../../schema/generated/resolvers'
import { serviceName } from '../../../domain/service-name'
import type { Context } from '../../context'

/** A post with its text, without its services, which a field resolver looks up. */
export type ListedArticle = ResolversParentTypes['BlogArticle']

/**
 * The services of a text with the prices of the chain's first open salon, in the text's order;
 * unknown ones are left out. Null while no salon is open.
 */
export async function servicesOf(
  { serviceIds }: { serviceIds: readonly number[] },
  { lists }: Pick<Context, 'lists'>,
): Promise<OfferedService[] | null> {
  const known = await pricesOf(lists)
  return known ? serviceIds.flatMap((id) => known.get(id) ?? []) : null
}

async function pricesOf(lists: Context['lists']): Promise<Map<number, OfferedService> | undefined> {
  const salon = (await lists.read('salons')).find(({ isOpen }) => isOpen)
  const catalogue = salon && (await lists.catalogue(salon.id))
  if (!catalogue) return undefined
  const services = catalogue.categories.flatMap(({ groups }) =>
    groups.flatMap((group) => group.services),
  )
  return new Map(
    services.map(({ id, name, versionName, price, minutes }) => [
      id,
      { id, name: serviceName({ name, versionName }), price, minutes },
    ]),
  )
}
