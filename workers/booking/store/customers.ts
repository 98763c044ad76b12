import type { Customer } from '../role'
import { CUSTOMER_COLUMNS, type CustomerRow, customerOf } from './rows'

/** What is known of a phone; null for a stranger. */
export async function readCustomer(db: D1Database, phone: string): Promise<Customer | null> {
  const row = await db.prepare(`SELECT ${CUSTOMER_COLUMNS} FROM customer WHERE phone = ?`).bind(phone).first<CustomerRow>()
  return row && customerOf(row)
}

/** Services that a phone's owner has had before. */
export async function readUsedServices(db: D1Database, phone: string): Promise<Set<number>> {
  const { results } = await db.prepare('SELECT DISTINCT s.value AS id FROM visit v, json_each(v.service_ids) s WHERE v.phone = ?').bind(phone).all<{ id: number }>()
  return new Set(results.map((row) => row.id))
}
