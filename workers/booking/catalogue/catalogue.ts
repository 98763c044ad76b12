import type { CatalogueDto } from '../contract'
import type { SpecialPrice } from '../../../domain/special-prices'
import type { Delivery } from '../../../domain/delivery'

/** Minutes of a stylist that a customer gets who will be advised at the salon. */
export const CONSULTATION_MINUTES = 30

/** A service as it is sold. */
export type ServiceFacts = {
  id: number
  groupId: number
  parentId: number | null
  name: string
  minutes: number
  price: number
  /** The list price, which a lower price strikes through; 0 without one. */
  oldPrice: number
  delivery: Delivery
  isHidden: boolean
}

/** A salon's catalogue: as it travels, and as orders are checked against it. */
export type SalonCatalogue = {
  categories: CatalogueDto['data']
  guides: CatalogueDto['guideScreens']
  suggestions: CatalogueDto['rulesNextStep']
  specials: readonly SpecialPrice[]
  /** Services sold at this salon, hidden ones included, by id. */
  services: ReadonlyMap<number, ServiceFacts>
}

/** A service that can be booked: sold here and not hidden. */
export function sellable(catalogue: SalonCatalogue, id: number): ServiceFacts | null {
  const service = catalogue.services.get(id)
  return service && !service.isHidden ? service : null
}
