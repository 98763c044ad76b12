import type { Site } from '~/context'
import { positiveInt, textOf } from '~/form.server'
import { membership as messages } from '~/messages/vi/membership'
import { noResponse, refusedBy, type Refused } from '~/refusal'
import { OrderTopUpDocument } from '../../../schema/generated/graphql'

/** The result of an order; `logged-out`: there is no session (any more). */
export type OrderActionResult = { kind: 'placed'; id: string } | { kind: 'logged-out' } | Refused

/** Orders the posted product, once for the posted key. */
export async function orderOnce(
  { gateway }: Pick<Site, 'gateway'>,
  form: FormData,
): Promise<OrderActionResult> {
  const response = await gateway.mutate(OrderTopUpDocument, {
    productId: positiveInt(textOf(form, 'productId')),
    key: textOf(form, 'key'),
  })
  if (!response.ok)
    return response.failure.code === 'UNAUTHENTICATED'
      ? { kind: 'logged-out' }
      : noResponse(messages.error, response.failure.code)
  const result = response.data.orderTopUp
  return result.__typename === 'OrderPlaced'
    ? { kind: 'placed', id: result.order.id }
    : refusedBy(result, messages.error)
}
