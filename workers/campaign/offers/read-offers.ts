import * as z from 'zod'
import { firstIn, flag, jsonColumn, rowsIn } from '../../kit/rows'
import { localDate } from '../../kit/values'
import { vietnamDay } from '../../kit/vietnam-time'
import { standingOfPhone } from '../membership/account'
import { tierOf } from '../membership/tier'
import type { Customer, StoredOffer, OfferedService } from './offer'

const numbers = jsonColumn(z.array(z.int())).nullable()

const offerRow = z.object({
  id: z.int(),
  kind: z.enum(['salon', 'customer']),
  name: z.string(),
  image: z.string(),
  effect: z.string(),
  condition: z.string(),
  payment_method: z.string(),
  total_off: z.int(),
  starts_on: localDate.nullable(),
  ends_on: localDate.nullable(),
  uses_per_phone: z.int().nullable(),
  tiers: numbers,
  needs_birth_month: flag,
  weekdays: numbers,
  from_minutes: z.int().nullable(),
  until_minutes: z.int().nullable(),
  salon_scope: z.string().nullable(),
})
type OfferRow = z.output<typeof offerRow>

const serviceRow = z.object({
  offer_id: z.int(),
  role: z.enum(['apply', 'need']),
  service_id: z.int(),
  name: z.string(),
  price: z.int(),
  origin_price: z.int(),
  description: z.string(),
  image: z.string(),
})
type ServiceRow = z.output<typeof serviceRow>

const salonRow = z.object({ offer_id: z.int(), salon_id: z.int() })
const customerRow = z.object({ birth_month: z.int().nullable() })
const grantRow = z.object({
  offer_id: z.int(),
  uses_left: z.int().nullable(),
  ends_on: localDate.nullable(),
})

/** All offers with their rules, by id. */
export async function readOffers(db: D1Database): Promise<StoredOffer[]> {
  const [offers, services, salons] = await db.batch([
    db.prepare('SELECT * FROM offer ORDER BY id'),
    db.prepare('SELECT * FROM offer_service ORDER BY offer_id, service_id'),
    db.prepare('SELECT * FROM offer_salon ORDER BY offer_id, salon_id'),
  ])
  const allServices = rowsIn(services, serviceRow)
  const allSalons = rowsIn(salons, salonRow)
  return rowsIn(offers, offerRow).map((row) =>
    offerOf(
      row,
      allServices.filter((service) => service.offer_id === row.id),
      allSalons.filter((salon) => salon.offer_id === row.id).map((salon) => salon.salon_id),
    ),
  )
}

/**
 * The facts about a phone at an instant (epoch ms); an unknown phone is a customer without tier and
 * grants.
 */
export async function readCustomer(db: D1Database, phone: string, now: number): Promise<Customer> {
  const [[facts, grants], standing] = await Promise.all([
    db.batch([
      db.prepare('SELECT birth_month FROM offer_customer WHERE phone = ?').bind(phone),
      db
        .prepare('SELECT offer_id, uses_left, ends_on FROM offer_grant WHERE phone = ?')
        .bind(phone),
    ]),
    standingOfPhone(db, phone, now),
  ])
  const known = firstIn(facts, customerRow)
  const granted = rowsIn(grants, grantRow)
  return {
    memberType: tierOf(standing, vietnamDay(now)),
    birthMonth: known?.birth_month ?? null,
    grants: new Map(granted.map((grant) => [grant.offer_id, grant.uses_left])),
    ends: new Map(
      granted.flatMap((grant) => (grant.ends_on === null ? [] : [[grant.offer_id, grant.ends_on]])),
    ),
  }
}

function offerOf(row: OfferRow, services: ServiceRow[], salonIds: number[]): StoredOffer {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    image: row.image,
    effect: row.effect,
    condition: row.condition,
    paymentMethod: row.payment_method,
    totalOff: row.total_off,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    usesPerPhone: row.uses_per_phone,
    tiers: row.tiers ?? [],
    needsBirthMonth: row.needs_birth_month,
    weekdays: row.weekdays ?? [],
    fromMinutes: row.from_minutes,
    untilMinutes: row.until_minutes,
    salonScope: row.salon_scope ?? '',
    salonIds,
    applies: services.filter((service) => service.role === 'apply').map(serviceOf),
    needs: services.filter((service) => service.role === 'need').map(serviceOf),
  }
}

function serviceOf(row: ServiceRow): OfferedService {
  return {
    id: row.service_id,
    name: row.name,
    price: row.price,
    originPrice: row.origin_price,
    description: row.description,
    image: row.image,
  }
}
