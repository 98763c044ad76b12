import { accountPaths } from '../account/paths'

/** The products and the tiers. */
export const membershipPath = accountPaths.membership
/** The customer's orders. */
export const ordersPath = `${membershipPath}/don-hang`
/** The spending history. */
export const balancePath = accountPaths.balance
/** The customer's offers. */
export const offersPath = accountPaths.offers

/** One order. */
export function orderPath(id: string): string {
  return `${ordersPath}/${encodeURIComponent(id)}`
}
