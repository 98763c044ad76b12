import type { DeletedCustomer } from '../../kit/erasure'

/**
 * Takes what leads to a person from what campaign keeps of him. The ledger and the orders stay,
 * under a number that is nobody's any more, as books have to;
 * an order that money is on its way for keeps its phone. Whoever has been given the phone meanwhile
 * keeps what he bought or got.
 */
export function forgetMember(
  db: D1Database,
  { customerId, phone, at }: DeletedCustomer,
): D1PreparedStatement[] {
  const hasNewOwner = `EXISTS (SELECT 1 FROM membership_order WHERE phone = ?1 AND customer_id <> ?2) OR EXISTS (SELECT 1 FROM offer_gift WHERE phone = ?1 AND given_at > ?3)`
  return [
    db
      .prepare(`DELETE FROM offer_grant WHERE phone = ?1 AND NOT (${hasNewOwner})`)
      .bind(phone, customerId, at),
    db.prepare('DELETE FROM offer_customer WHERE phone = ?').bind(phone),
    db
      .prepare("UPDATE offer_gift SET phone = '' WHERE phone = ? AND given_at <= ?")
      .bind(phone, at),
    db
      .prepare(
        "UPDATE membership_order SET phone = '' WHERE customer_id = ? AND status NOT IN ('pending_payment', 'paid')",
      )
      .bind(customerId),
    db
      .prepare("UPDATE member SET phone = 'was of ' || customer_id WHERE customer_id = ?")
      .bind(customerId),
  ]
}
