import * as z from 'zod'
import { nationalPhone } from '../../domain/phone'
import { connect, isAbsent } from './connect'
import { endpoint } from './endpoint'
import { logFailure } from './log'
import { upstreamOf, type HostVars } from './upstream'
import { allRows, firstRow } from './rows'
import { inData, intText, numeric, rowId, whole } from './wire'

/**
 * A customer deleted by auth: their sequence number, their number and their phone in auth, and when
 * (epoch ms). A host may have phones that are none of ours: they lead to nothing, and hold up nobody.
 */
const deletedCustomerDto = z.object({
  number: numeric(z.int().positive()),
  customerId: rowId,
  phone: z.string().overwrite(nationalPhone).min(1),
  at: whole,
})

const forgottenRow = z.object({ through: z.int() })

/** A customer to delete. */
export type DeletedCustomer = z.output<typeof deletedCustomerDto>

/**
 * The customers that auth deleted after a sequence number, 100 at most. Auth serves this call;
 * every backend that stores customers' data polls it.
 */
export const listDeletedCustomers = endpoint({
  kind: 'between',
  method: 'GET',
  path: '/app-customer/forgotten',
  input: z.object({ after: intText }),
  responses: { 200: inData(z.array(deletedCustomerDto)) },
})

const TIMEOUT_MS = 5_000

/**
 * Deletes from a backend's database the customers that auth has deleted since the last run. The
 * statements of `forget` run in one transaction with the position reached (table `forgotten`, one
 * row), so that after a crash the next run continues there and skips nobody. One who cannot be
 * deleted is stored with their phone (table `unforgotten`), tried again in each run, and holds up
 * no other. Every failure is logged; an auth of the chain's own without such a list is none.
 */
export async function eraseDeletedCustomers(
  worker: string,
  env: HostVars<'AUTH'> & { DB: D1Database },
  forget: (deletedCustomer: DeletedCustomer) => D1PreparedStatement[],
): Promise<void> {
  const requestId = crypto.randomUUID()
  const report = (error: unknown): void =>
    logFailure({ worker, call: 'eraseDeletedCustomers', requestId }, error)
  const { DB: db } = env
  try {
    const client = connect(
      'auth',
      { listDeletedCustomers },
      { ...upstreamOf('auth', env), headers: { 'x-request-id': requestId }, timeoutMs: TIMEOUT_MS },
    )
    for (const deletedCustomer of await allRows(db.prepare(SELECT_UNFORGOTTEN), deletedCustomerDto))
      await db
        .batch([...forget(deletedCustomer), dropUnforgotten(db, deletedCustomer)])
        .catch(report)
    for (;;) {
      const last = await firstRow(db.prepare('SELECT through FROM forgotten'), forgottenRow)
      const after = last?.through ?? 0
      // A host may list them all, whatever is asked for, and in any order.
      const people = (await client.listDeletedCustomers({ after }))
        .filter(({ number }) => number > after)
        .sort((one, other) => one.number - other.number)
      if (people.length === 0) return
      const [first] = people
      // Auth lists nobody whose phone it has dropped: this backend has not run for days.
      if (last && first && first.number > last.through + 1)
        report(new Error(`the customers before ${first.number} were not deleted here in time`))
      for (const deletedCustomer of people)
        await db
          .batch([...forget(deletedCustomer), noted(db, deletedCustomer)])
          .catch(async (error: unknown) => {
            report(error)
            await db.batch([addUnforgotten(db, deletedCustomer), noted(db, deletedCustomer)])
          })
    }
  } catch (error) {
    if (!isAbsent(error)) report(error)
  }
}

const SELECT_UNFORGOTTEN =
  'SELECT number, customer_id AS customerId, phone, at FROM unforgotten ORDER BY number'

function addUnforgotten(
  db: D1Database,
  { number, customerId, phone: theirs, at }: DeletedCustomer,
): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO unforgotten (number, customer_id, phone, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    )
    .bind(number, customerId, theirs, at)
}

function dropUnforgotten(db: D1Database, { number }: DeletedCustomer): D1PreparedStatement {
  return db.prepare('DELETE FROM unforgotten WHERE number = ?').bind(number)
}

function noted(db: D1Database, { number }: DeletedCustomer): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO forgotten (one, through) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET through = max(through, ?1)',
    )
    .bind(number)
}
