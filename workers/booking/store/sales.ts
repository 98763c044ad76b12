import * as z from 'zod'
import { logFailure } from '../../kit/log'
import { allRows } from '../../kit/rows'
import { localDate } from '../../kit/values'
import type { Sale } from '../role'

const saleRow = z
  .object({ opens_at: z.int(), last_day: localDate })
  .transform((row): Sale => ({ opensAt: row.opens_at, lastDay: row.last_day }))

/** The sales of a salon and of the chain; none where a row is broken, which is logged. */
export async function readSales(db: D1Database, salonId: number): Promise<Sale[]> {
  const rows = db
    .prepare('SELECT opens_at, last_day FROM sale WHERE salon_id IN (0, ?) ORDER BY opens_at')
    .bind(salonId)
  try {
    return await allRows(rows, saleRow)
  } catch (error) {
    logFailure({ worker: 'booking', call: 'sale', requestId: '' }, error)
    return []
  }
}
