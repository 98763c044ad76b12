import type { LocalDate } from '../../kit/values'
import { vietnamDay } from '../../kit/vietnam-time'
import { standingOfPhone } from '../membership/account'
import { tierOf } from '../membership/tier'
import type { Customer, StoredOffer, OfferedService } from './offer'

type OfferRow = {
  id: number
  kind: 'salon' | 'customer'
  name: string
  image: string
  effect: string
  condition: string
  payment_method: string
  total_off: number
  starts_on: LocalDate | null
  ends_on: LocalDate | null
  uses_per_phone: number | null
  tiers: string | null
  needs_birth_month: number
  weekdays: string | null
  from_minutes: number | null
  until_minutes: number | null
  salon_scope: string | null
}

type ServiceRow = {
  offer_id: number
  role: 'apply' | 'need'
  service_id: number
  name: string
  price: number
  origin_price: number
  description: string
  image: string
}

type SalonRow = { offer_id: number; salon_id: number }

/** All offers with their rules, by id. */
export async function readOffers(db: D1Database): Promise<StoredOffer[]> {
  const [offers, services, salons] = await db.batch<OfferRow | ServiceRow | SalonRow>([
    db.prepare('SELECT * FROM offer ORDER BY id'),
    db.prepare('SELECT * FROM offer_service ORDER BY offer_id, service_id'),
    db.prepare('SELECT * FROM offer_salon ORDER BY offer_id, salon_id'),
  ])
  const allServices = (services?.results ?? []) as ServiceRow[]
  const allSalons = (salons?.results ?? []) as SalonRow[]
  return ((offers?.results ?? []) as OfferRow[]).map((row) =>
    offerOf(
      row,
      allServices.filter((service) => service.offer_id === row.id),
      allSalons.filter((salon) => salon.offer_id === row.id).map((salon) => salon.salon_id),
    ),
  )
}

/** What is known of a phone at an instant (epoch ms); a stranger is a customer without tier and grants. */
export async function readCustomer(db: D1Database, phone: string, now: number): Promise<Customer> {
  const [[facts, grants], standing] = await Promise.all([
    db.batch<unknown>([
      db.prepare('SELECT birth_month FROM offer_customer WHERE phone = ?').bind(phone),
      db
        .prepare('SELECT offer_id, uses_left, ends_on FROM offer_grant WHERE phone = ?')
        .bind(phone),
    ]),
    standingOfPhone(db, phone, now),
  ])
  const known = facts!.results[0] as { birth_month: number | null } | undefined
  const granted = grants!.results as {
    offer_id: number
    uses_left: number | null
    ends_on: LocalDate | null
  }[]
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
    tiers: numbers(row.tiers),
    needsBirthMonth: row.needs_birth_month === 1,
    weekdays: numbers(row.weekdays),
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

function numbers(list: string | null): number[] {
  return list === null ? [] : (JSON.parse(list) as number[])
}
