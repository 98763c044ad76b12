import type { Site } from '~/context'
import { membership as words } from '~/messages/vi/membership'
import { OrderTopUpDocument } from '../../../schema/generated/graphql'
import { textOf } from '../booking/main/form.server'

/** How an order ended; `stranger`: the session is not there (any more). */
export type Ordered = { kind: 'placed'; id: string } | { kind: 'stranger' } | { kind: 'refused'; message: string }

/** Orders the posted product, once for the posted key (H-216). */
export async function orderOnce({ gateway }: Pick<Site, 'gateway'>, form: FormData): Promise<Ordered> {
  const productId = Number(textOf(form, 'productId'))
  const told = await gateway.tell(OrderTopUpDocument, { productId: Number.isInteger(productId) && productId > 0 && productId < 2 ** 31 ? productId : 0, key: textOf(form, 'key') })
  if (!told.ok) return told.failure.code === 'UNAUTHENTICATED' ? { kind: 'stranger' } : { kind: 'refused', message: words.error }
  const result = told.data.orderTopUp
  if (result.__typename === 'OrderPlaced') return { kind: 'placed', id: result.order.id }
  return { kind: 'refused', message: result.__typename === 'InvalidInput' ? (result.issues[0]?.message ?? words.error) : result.message }
}
