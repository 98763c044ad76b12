import * as z from 'zod'
import { logFailure } from '../../kit/log'
import { allRows, rowsIn, firstRow } from '../../kit/rows'
import { vietnamDay } from '../../kit/vietnam-time'
import {
  codesIn,
  judgeTransfer,
  nextStatus,
  orderOfTransfer,
  statusesFor,
  type TransferResult,
  type Order,
  ordersOfCodes,
} from './orders'

/**
 * A transfer as the bank reports it: its own number, đồng, its content, when it left (epoch ms).
 */
export type Transfer = { id: string; amount: number; content: string; at: number }

const judgedRow = z.object({
  outcome: z.enum(['paid', 'late', 'wrong_amount', 'again', 'unknown']),
  orderId: z.string().nullable(),
})
const idRow = z.object({ id: z.string() })

/** Most attempts to write a decision while concurrent requests change the order. */
const MAX_TRIES = 5

/**
 * Applies a transfer to the order that its content names, once for each number of the bank, and
 * returns the result; one that pays nothing is listed for a person and reported. The decision is written only if the order is unchanged since it was read, in
 * one transaction with the transfer itself. The purchase is activated afterwards; any request that
 * finds a paid order finishes it.
 */
export async function receiveTransfer(
  db: D1Database,
  transfer: Transfer,
  now: number,
): Promise<TransferResult> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const judged = db
      .prepare('SELECT outcome, order_id AS orderId FROM bank_transfer WHERE id = ?')
      .bind(transfer.id)
    const before = await firstRow(judged, judgedRow)
    if (before) {
      if (before.outcome === 'paid' && before.orderId) await activate(db, before.orderId, now)
      return before.outcome
    }
    // A clock of the bank's that runs ahead of ours buys no time.
    const heard = { amount: transfer.amount, at: Math.min(transfer.at, now) }
    const named = await ordersOfCodes(db, codesIn(transfer.content))
    const order = orderOfTransfer(named, heard)
    const outcome = judgeTransfer(order, heard)
    if (!(await saveTransfer(db, { transfer, order, outcome, now }))) continue
    if (order && outcome === 'paid') await activate(db, order.id, now)
    else reportUnsettled(transfer, outcome)
    return outcome
  }
  throw new Error('an order changed at each try to settle a transfer for it')
}

/** Reports money that a person has to send back or find the order of; its content may name somebody. */
function reportUnsettled({ id }: Transfer, outcome: TransferResult): void {
  logFailure(
    { worker: 'campaign', call: 'receiveTransfer', requestId: id },
    new Error(`a transfer is ${outcome}: see the view transfer_to_settle`),
  )
}

async function saveTransfer(
  db: D1Database,
  {
    transfer,
    order,
    outcome,
    now,
  }: { transfer: Transfer; order: Order | null; outcome: TransferResult; now: number },
): Promise<boolean> {
  const keep = db
    .prepare(
      `INSERT INTO bank_transfer (id, order_id, amount, content, transferred_at, heard_at, outcome)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
       WHERE ?2 IS NULL OR EXISTS (SELECT 1 FROM membership_order WHERE id = ?2 AND status = ?8)
       ON CONFLICT DO NOTHING RETURNING id`,
    )
    .bind(
      transfer.id,
      order?.id ?? null,
      transfer.amount,
      transfer.content.slice(0, 200),
      transfer.at,
      now,
      outcome,
      order?.status ?? null,
    )
  const status = order && nextStatus(order.status, outcome === 'paid' ? 'pay' : 'payLate')
  if (!order || !status || (outcome !== 'paid' && outcome !== 'late')) {
    const [inserted] = await db.batch([keep])
    return rowsIn(inserted, idRow).length > 0
  }
  const time = outcome === 'paid' ? 'paid_at' : 'ended_at'
  const [inserted] = await db.batch([
    keep,
    db
      .prepare(
        `UPDATE membership_order
         SET status = ?1, ${time} = ?2
         WHERE id = ?3 AND status = ?4
           AND EXISTS (SELECT 1
               FROM bank_transfer
               WHERE id = ?5 AND order_id = ?3 AND outcome = ?6)`,
      )
      .bind(status, now, order.id, order.status, transfer.id, outcome),
  ])
  return rowsIn(inserted, idRow).length > 0
}

/**
 * Makes over what a paid order bought, in one transaction that an order sees once: money to the
 * ledger, visits to the phone's offers, months to the membership. Visits have a last day of their
 * own; months lengthen a membership that holds.
 */
export async function activate(db: D1Database, orderId: string, now: number): Promise<void> {
  const today = vietnamDay(now)
  const paid = "FROM membership_order o WHERE o.id = ?1 AND o.status = 'paid'"
  await db.batch([
    db
      .prepare(
        `INSERT INTO ledger (cause, customer_id, kind, title, amount, at)
         SELECT 'order:' || o.id, o.customer_id, 'card', o.name, o.amount, ?2 ${paid}
           AND o.kind = 'card'
         ON CONFLICT DO NOTHING`,
      )
      .bind(orderId, now),
    db
      .prepare(
        `INSERT INTO ledger (cause, customer_id, kind, title, amount, at)
         SELECT 'bonus:' || o.id, o.customer_id, 'bonus', 'Thưởng ' || o.name, o.bonus, ?2 ${paid}
           AND o.bonus > 0
         ON CONFLICT DO NOTHING`,
      )
      .bind(orderId, now),
    db
      .prepare(
        `INSERT INTO offer_grant (cause, offer_id, phone, uses, given_at, ends_on)
         SELECT 'order:' || o.id, o.offer_id, o.phone, o.visits, ?3,
           date(?2, '+' || o.months || ' months', 'floor') ${paid} AND o.offer_id IS NOT NULL
         ON CONFLICT DO NOTHING`,
      )
      .bind(orderId, today, now),
    db
      .prepare(
        `UPDATE member
         SET silver_until = date(max(coalesce(silver_until, ?2), ?2),
           '+' || (SELECT o.months ${paid}) || ' months', 'floor')
         WHERE customer_id = (SELECT o.customer_id ${paid} AND o.kind = 'membership'
           AND o.months IS NOT NULL)`,
      )
      .bind(orderId, today),
    db
      .prepare(
        "UPDATE membership_order SET status = 'activated', activated_at = ?2 WHERE id = ?1 AND status = 'paid'",
      )
      .bind(orderId, now),
  ])
}

/** Finishes what a process that died had left: the activation of paid orders, the end of those whose time is over. */
export async function sweep(db: D1Database, now: number): Promise<void> {
  const paid = db.prepare("SELECT id FROM membership_order WHERE status = 'paid' LIMIT 200")
  for (const { id } of await allRows(paid, idRow)) {
    // One that cannot be finished must hold up no other.
    await activate(db, id, now).catch((error: unknown) =>
      logFailure({ worker: 'campaign', call: 'sweep', requestId: id }, error),
    )
  }
  await db
    .prepare(
      `UPDATE membership_order
       SET status = 'expired', ended_at = expires_at
       WHERE expires_at <= ?1 AND status IN (SELECT value FROM json_each(?2))`,
    )
    .bind(now, JSON.stringify(statusesFor('expire')))
    .run()
}
