type PricedItem = { price: number; oldPrice?: number | null }

/** The total to pay, in đồng, and the old total if that was higher. */
export type Total = { dong: number; oldDong: number | null }

/**
 * The sum of the services' effective prices; the old total is there to be struck through when it is
 * higher. FREE is 0.
 */
export function totalOf(services: readonly PricedItem[]): Total {
  const dong = services.reduce((sum, service) => sum + service.price, 0)
  const oldDong = services.reduce(
    (sum, service) => sum + Math.max(service.oldPrice ?? 0, service.price),
    0,
  )
  return { dong, oldDong: oldDong > dong ? oldDong : null }
}

/** The total of several people. */
export function sumOf(totals: readonly Total[]): Total {
  const dong = totals.reduce((sum, total) => sum + total.dong, 0)
  const oldDong = totals.reduce((sum, total) => sum + (total.oldDong ?? total.dong), 0)
  return { dong, oldDong: oldDong > dong ? oldDong : null }
}
