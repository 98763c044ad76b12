import * as z from 'zod'
import { allRows } from '../../kit/rows'
import type { SpecialPrice } from '../../../domain/special-prices'
import type { ServiceFacts } from '../catalogue/catalogue'
import { factsOf, readChain, specialOf } from './catalogue'

const unsoldRow = z.object({ salonId: z.int(), serviceId: z.int() })

/** What the chain sells, and where it does not. */
export type SoldServices = {
  services: ServiceFacts[]
  unsold: z.output<typeof unsoldRow>[]
  specials: SpecialPrice[]
}

/** Everything that can be booked somewhere; `fromStore` skips what is remembered. */
export async function readSold(db: D1Database, fromStore: boolean): Promise<SoldServices> {
  const notEverywhere = db.prepare(
    'SELECT salon_id AS salonId, service_id AS serviceId FROM unsold_service',
  )
  const [{ services, specials }, unsold] = await Promise.all([
    readChain(db, fromStore),
    allRows(notEverywhere, unsoldRow),
  ])
  return {
    services: services.map(factsOf).filter(({ isHidden }) => !isHidden),
    unsold,
    specials: specials.map(specialOf),
  }
}
