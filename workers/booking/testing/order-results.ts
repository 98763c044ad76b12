import type { OrderResult } from '../pricing/order'

/** How many of the results are of a kind. */
export function count(outcomes: OrderResult[], kind: OrderResult['kind']): number {
  return outcomes.filter((outcome) => outcome.kind === kind).length
}
