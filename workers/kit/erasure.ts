import * as z from 'zod'
import { connect, type Fetcher } from './connect'
import { endpoint } from './endpoint'
import { logFailure } from './log'
import { firstRow } from './rows'
import { id, phone } from './values'
import { intText } from './wire'

/**
 * A customer deleted by auth: his sequence number, his number and his phone in auth, and when
 * (epoch ms).
 */
const deletedCustomerWire = z.object({
  number: z.int().positive(),
  customerId: id,
  phone,
  at: z.int(),
})

const forgottenRow = z.object({ through: z.int() })

/** A customer to delete. */
export type DeletedCustomer = z.output<typeof deletedCustomerWire>

/**
 * The customers that auth deleted after a sequence number, 100 at most. Auth serves this call;
 * every backend that stores customers' data polls it.
 */
export const listDeletedCustomers = endpoint({
  method: 'GET',
  path: '/app-customer/forgotten',
  input: z.object({ after: intText }),
  responses: {
    200: z.object({ data: z.array(deletedCustomerWire) }).transform((wire) => wire.data),
  },
})

const TIMEOUT_MS = 5_000

/**
 * Deletes from a backend's database the customers that auth has deleted since the last run. The
 * statements of `forget` run in one transaction with the position reached (table `forgotten`, one
 * row), so that after a crash the next run continues there and skips nobody. A failure is logged:
 * the next run makes up for it.
 */
export async function eraseDeletedCustomers(
  worker: string,
  db: D1Database,
  auth: Fetcher,
  forget: (gone: DeletedCustomer) => D1PreparedStatement[],
): Promise<void> {
  const requestId = crypto.randomUUID()
  const client = connect(
    'auth',
    { listDeletedCustomers },
    { fetcher: auth, headers: { 'x-request-id': requestId }, timeoutMs: TIMEOUT_MS },
  )
  try {
    for (;;) {
      const last = await firstRow(db.prepare('SELECT through FROM forgotten'), forgottenRow)
      const people = await client.listDeletedCustomers({ after: last?.through ?? 0 })
      if (people.length === 0) return
      for (const gone of people) await db.batch([...forget(gone), noted(db, gone)])
    }
  } catch (error) {
    logFailure({ worker, call: 'eraseDeletedCustomers', requestId }, error)
  }
}

function noted(db: D1Database, { number }: DeletedCustomer): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO forgotten (one, through) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET through = max(through, ?1)',
    )
    .bind(number)
}
