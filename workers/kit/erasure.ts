import * as z from 'zod'
import { connect, type Fetcher } from './connect'
import { endpoint } from './endpoint'
import { logFailure } from './log'
import { id, phone } from './values'
import { intText } from './wire'

/** Somebody whom auth has forgotten: his place in the order, his number and his phone in auth, and when (epoch ms). */
const deletedCustomerWire = z.object({
  number: z.int().positive(),
  customerId: id,
  phone,
  at: z.int(),
})

/** Somebody who is to be forgotten. */
export type DeletedCustomer = z.output<typeof deletedCustomerWire>

/**
 * Whom auth has forgotten after a place in the order, 100 at most. Auth answers it, and every
 * backend that keeps something of customers asks.
 */
export const listForgotten = endpoint({
  method: 'GET',
  path: '/app-customer/forgotten',
  input: z.object({ after: intText }),
  answers: { 200: z.object({ data: z.array(deletedCustomerWire) }).transform((wire) => wire.data) },
})

const TIMEOUT_MS = 5_000

/**
 * Forgets in a backend's database whom auth has forgotten since the last time. What `forget` gives
 * is done together with the note of how far it has come
 * (table `forgotten`, one row), so that whoever dies on the way goes on there next time and nobody
 * is skipped. A failure is logged: the next time makes up for it.
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
    { listForgotten },
    { fetcher: auth, headers: { 'x-request-id': requestId }, timeoutMs: TIMEOUT_MS },
  )
  try {
    for (;;) {
      const through = await db.prepare('SELECT through FROM forgotten').first<number>('through')
      const people = await client.listForgotten({ after: through ?? 0 })
      if (people.length === 0) return
      for (const gone of people) await db.batch([...forget(gone), noted(db, gone)])
    }
  } catch (error) {
    logFailure({ worker, call: 'forgetGone', requestId }, error)
  }
}

function noted(db: D1Database, { number }: DeletedCustomer): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO forgotten (one, through) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET through = max(through, ?1)',
    )
    .bind(number)
}
