import * as z from 'zod'
import { allRows, firstRow } from '../../kit/rows'
import type { PhoneFacts } from '../role'
import { CUSTOMER_COLUMNS, customerOf, customerRow } from './rows'

const serviceRow = z.object({ serviceId: z.int() })

/** The facts of a phone; null for an unknown one. */
export async function readCustomer(db: D1Database, phone: string): Promise<PhoneFacts | null> {
  const stored = db.prepare(`SELECT ${CUSTOMER_COLUMNS} FROM customer WHERE phone = ?`).bind(phone)
  const row = await firstRow(stored, customerRow)
  return row && customerOf(row)
}

/** Services that a phone's owner and those with them have had. */
export async function readUsedServices(db: D1Database, phone: string): Promise<Set<number>> {
  const used = db
    .prepare(
      `SELECT DISTINCT json_extract(s.value, '$.id') AS serviceId
       FROM booking b
       JOIN booking_person p ON p.booking_id = b.id, json_each(p.services) s
       WHERE b.phone = ? AND b.status = 'done'`,
    )
    .bind(phone)
  return new Set((await allRows(used, serviceRow)).map(({ serviceId }) => serviceId))
}
