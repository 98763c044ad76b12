import type { Order, OrderResult } from '../pricing/order'

/** An order whose customer waits for the response. */
export type QueuedOrder = {
  order: Order
  resolve: (outcome: OrderResult) => void
  reject: (error: unknown) => void
}

/**
 * Takes the next group of orders off the queue: at most one of a phone, since its next order
 * depends on the result of this one.
 */
export function nextGroup(queue: QueuedOrder[], most: number): QueuedOrder[] {
  const group = new Map<string, QueuedOrder>()
  const later: QueuedOrder[] = []
  for (const waiting of queue) {
    if (group.size < most && !group.has(waiting.order.phone))
      group.set(waiting.order.phone, waiting)
    else later.push(waiting)
  }
  queue.length = 0
  for (const waiting of later) queue.push(waiting)
  return [...group.values()]
}
