import type { SpecialPrice } from '../../../domain/special-prices'
import type { ServiceFacts } from '../catalogue/catalogue'
import { factsOf, readChain, specialOf } from './catalogue'

/** What the chain sells, and where it does not. */
export type SoldServices = {
  services: ServiceFacts[]
  unsold: { salonId: number; serviceId: number }[]
  specials: SpecialPrice[]
}

/** Everything that can be booked somewhere. */
export async function readSold(db: D1Database): Promise<SoldServices> {
  const [{ services, specials }, { results: unsold }] = await Promise.all([
    readChain(db),
    db
      .prepare('SELECT salon_id AS salonId, service_id AS serviceId FROM unsold_service')
      .all<{ salonId: number; serviceId: number }>(),
  ])
  return {
    services: services.map(factsOf).filter(({ isHidden }) => !isHidden),
    unsold,
    specials: specials.map(specialOf),
  }
}
