import type { DeletedCustomer } from '../../kit/erasure'

/**
 * Removes personal data of a deleted customer. The ledger and the orders stay, under a number that
 * belongs to nobody, as accounting requires; an order whose payment may be on its way keeps its
 * phone. A customer who has been given the phone since keeps their own purchases and grants.
 */
export function eraseMember(
  db: D1Database,
  { customerId, phone, at }: DeletedCustomer,
): D1PreparedStatement[] {
  const hasNewOwner = `EXISTS (SELECT 1
        FROM membership_order
        WHERE phone = ?1 AND customer_id <> ?2)
    OR EXISTS (SELECT 1 FROM offer_gift WHERE phone = ?1 AND given_at > ?3)`
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
