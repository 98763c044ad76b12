/** The products and the tiers. */
export const membershipPath = '/thanh-vien'
/** The customer's orders. */
export const ordersPath = '/thanh-vien/don-hang'
/** The spending history. */
export const balancePath = '/gioi-thieu'
/** The customer's offers. */
export const offersPath = '/uu-dai'

/** One order. */
export function orderPath(id: string): string {
  return `${ordersPath}/${encodeURIComponent(id)}`
}
