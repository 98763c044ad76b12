import type { TopUpProductWire } from '../contract/wire-membership'

/**
 * Something that can be bought, in đồng; a package's price is that of its paid visits.
 * `visitsGiven` are uses of its offer.
 */
export type Product = {
  id: number
  kind: 'card' | 'package' | 'membership'
  name: string
  price: number
  bonus: number
  visitsPaid: number
  visitsGiven: number
  months: number | null
  service: { id: number; name: string; image: string; price: number } | null
  offerId: number | null
}

type Row = Omit<Product, 'service'> & {
  serviceId: number | null
  serviceName: string | null
  serviceImage: string | null
  servicePrice: number | null
}

const SELECT = `SELECT p.id, p.kind, p.name, coalesce(p.price, p.visits_paid * s.price) AS price, p.bonus, p.visits_paid AS visitsPaid, p.visits_given AS visitsGiven, p.months,
  s.id AS serviceId, s.name AS serviceName, s.image AS serviceImage, s.price AS servicePrice, coalesce(s.offer_id, p.offer_id) AS offerId
  FROM top_up_product p LEFT JOIN package_service s ON s.id = p.service_id WHERE p.is_sold = 1`

/** Everything that is sold, in the order of ids (H-219). */
export async function readProducts(db: D1Database): Promise<Product[]> {
  const { results } = await db.prepare(`${SELECT} ORDER BY p.id`).all<Row>()
  return results.map(productOf)
}

/** One product; null when it is not sold. */
export async function readProduct(db: D1Database, id: number): Promise<Product | null> {
  const row = await db.prepare(`${SELECT} AND p.id = ?`).bind(id).first<Row>()
  return row ? productOf(row) : null
}

/** A product as it travels. */
export function productWire({
  kind,
  visitsGiven,
  offerId: _,
  ...product
}: Product): TopUpProductWire {
  return { ...product, type: kind, visits: kind === 'package' ? visitsGiven : 0 }
}

function productOf({ serviceId, serviceName, serviceImage, servicePrice, ...row }: Row): Product {
  const hasService =
    serviceId !== null && serviceName !== null && serviceImage !== null && servicePrice !== null
  return {
    ...row,
    service: hasService
      ? { id: serviceId, name: serviceName, image: serviceImage, price: servicePrice }
      : null,
  }
}
