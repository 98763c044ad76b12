import * as z from 'zod'
import { allRows, firstRow } from '../../kit/rows'
import { productKind, type TopUpProductDto } from '../contract/wire-membership'

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

const productRow = z.object({
  id: z.int(),
  kind: productKind,
  name: z.string(),
  price: z.int(),
  bonus: z.int(),
  visitsPaid: z.int(),
  visitsGiven: z.int(),
  months: z.int().nullable(),
  serviceId: z.int().nullable(),
  serviceName: z.string().nullable(),
  serviceImage: z.string().nullable(),
  servicePrice: z.int().nullable(),
  offerId: z.int().nullable(),
})

const SELECT = `SELECT p.id, p.kind, p.name, coalesce(p.price, p.visits_paid * s.price) AS price,
  p.bonus, p.visits_paid AS visitsPaid, p.visits_given AS visitsGiven, p.months,
  s.id AS serviceId, s.name AS serviceName, s.image AS serviceImage, s.price AS servicePrice,
  coalesce(s.offer_id, p.offer_id) AS offerId
  FROM top_up_product p LEFT JOIN package_service s ON s.id = p.service_id WHERE p.is_sold = 1`

/** Everything that is sold, in the order of ids. */
export async function readProducts(db: D1Database): Promise<Product[]> {
  const rows = await allRows(db.prepare(`${SELECT} ORDER BY p.id`), productRow)
  return rows.map(productOf)
}

/** One product; null when it is not sold. */
export async function readProduct(db: D1Database, id: number): Promise<Product | null> {
  const row = await firstRow(db.prepare(`${SELECT} AND p.id = ?`).bind(id), productRow)
  return row ? productOf(row) : null
}

/** A product as it travels. */
export function productDto({
  kind,
  visitsGiven,
  offerId: _,
  ...product
}: Product): TopUpProductDto {
  return { ...product, type: kind, visits: kind === 'package' ? visitsGiven : 0 }
}

function productOf({
  serviceId,
  serviceName,
  serviceImage,
  servicePrice,
  ...row
}: z.output<typeof productRow>): Product {
  const hasService =
    serviceId !== null && serviceName !== null && serviceImage !== null && servicePrice !== null
  return {
    ...row,
    service: hasService
      ? { id: serviceId, name: serviceName, image: serviceImage, price: servicePrice }
      : null,
  }
}
