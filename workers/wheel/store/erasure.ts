import type { DeletedCustomer } from '../../kit/erasure'
import { SOMEBODY } from '../clients/auth'

/**
 * Masks a deleted customer's name in the prizes that they won. Spins, points and gifts stay for the
 * record, under a customer number that no account has.
 */
export function eraseWinner(
  db: D1Database,
  { customerId }: DeletedCustomer,
): D1PreparedStatement[] {
  return [
    db
      .prepare('UPDATE received SET masked_name = ? WHERE customer_id = ?')
      .bind(SOMEBODY, customerId),
  ]
}
