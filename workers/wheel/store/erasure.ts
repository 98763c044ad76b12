import type { DeletedCustomer } from '../../kit/erasure'
import { SOMEBODY } from '../clients/auth'

/**
 * Takes the name from what a forgotten customer won; spins, points and gifts stay as the books of
 * the prizes, under a number that is nobody's any more.
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
