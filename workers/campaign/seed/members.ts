import { DAY_MS, MINUTE_MS } from '../../../domain/durations'
import { required } from '../../kit/request'
import { insertInto } from '../../kit/seeding'
import { addDays, vietnamDay } from '../../kit/vietnam-time'
import topUp from '../data/top-up.json'
import { type DemoMember, demoMembers } from './member-ledger'

/** A product as the data has it. */
type ProductRow = {
  id: number
  kind: string
  name: string
  price: number | null
  bonus: number
  service_id: number | null
  offer_id: number | null
  visits_paid: number
  visits_given: number
  months: number | null
}

const none = {
  price: null,
  bonus: 0,
  service_id: null,
  offer_id: null,
  visits_paid: 0,
  visits_given: 0,
  months: null,
}

/** Cards and memberships as the data has them; three packages of each service, numbered from 101. */
const products: readonly ProductRow[] = [
  ...topUp.cards.map((card) => ({ ...none, ...card, kind: 'card' })),
  ...topUp.memberships.map(({ offerId, ...membership }) => ({
    ...none,
    ...membership,
    kind: 'membership',
    offer_id: offerId,
    visits_given: 1,
  })),
  ...topUp.services.flatMap((service, index) =>
    topUp.packages.map(({ name, paid, given }, size) => ({
      ...none,
      id: 101 + index * topUp.packages.length + size,
      kind: 'package',
      name: `${name} ${service.name}`,
      service_id: service.id,
      visits_paid: paid,
      visits_given: given,
      months: topUp.packageMonths,
    })),
  ),
]

/** The products as SQL (demo-data §5). */
export function topUpRows(): string[] {
  return [
    ...insertInto(
      'package_service',
      topUp.services.map(({ offerId, ...service }) => ({ ...service, offer_id: offerId })),
    ),
    ...insertInto('top_up_product', products),
  ]
}

/** Members of the demo with what they bought and spent, as SQL, dated from `now`. */
export function memberRows(now: Date): string[] {
  const today = vietnamDay(now.getTime())
  const at = (daysAgo: number) => now.getTime() - daysAgo * DAY_MS
  const orders = demoMembers.flatMap((member) =>
    member.orders.map((order) => orderRow(member, order, at(order.daysAgo))),
  )
  const late = orders.filter(({ status }) => status === 'refunded')
  return [
    ...insertInto(
      'member',
      demoMembers.map(({ id, phone, silverDays }) => ({
        customer_id: id,
        phone,
        silver_until: silverDays === null ? null : addDays(today, silverDays),
      })),
    ),
    ...insertInto('membership_order', orders),
    ...insertInto(
      'bank_transfer',
      late.map((order) => ({
        id: `demo-${order.id}`,
        order_id: order.id,
        amount: order.amount,
        content: order.code,
        transferred_at: order.ended_at ?? 0,
        heard_at: order.ended_at ?? 0,
        outcome: 'late',
      })),
    ),
    ...insertInto(
      'ledger',
      demoMembers.flatMap(({ id, entries }) =>
        entries.map((entry, index) => entryRow(id, entry, index, at(entry.daysAgo))),
      ),
    ),
  ]
}

function orderRow({ id, phone }: DemoMember, order: DemoMember['orders'][number], made: number) {
  const { number, productId, status } = order
  const product = required(
    products.find((one) => one.id === productId),
    `product ${productId}`,
  )
  const service = topUp.services.find((one) => one.id === product.service_id)
  const expires = made + 15 * MINUTE_MS
  return {
    id: `01DEM${String(number).padStart(21, '0')}`,
    customer_id: id,
    phone,
    key: `demo-order-number-${number}`,
    product_id: productId,
    kind: product.kind,
    name: product.name,
    amount: product.price ?? product.visits_paid * (service?.price ?? 0),
    bonus: product.bonus,
    offer_id: service?.offerId ?? product.offer_id,
    visits: product.visits_given,
    months: product.months,
    status,
    code: `MUOT${String(number).padStart(10, '0')}`,
    created_at: made,
    expires_at: expires,
    paid_at: status === 'activated' ? made + 2 * MINUTE_MS : null,
    activated_at: status === 'activated' ? made + 2 * MINUTE_MS : null,
    ended_at: status === 'activated' ? null : expires + (status === 'refunded' ? MINUTE_MS : 0),
  }
}

function entryRow(
  customerId: number,
  { kind, title, amount, orderNumber }: DemoMember['entries'][number],
  index: number,
  made: number,
) {
  return {
    cause:
      orderNumber === undefined
        ? `demo:${customerId}:${index}`
        : `${kind === 'bonus' ? 'bonus' : 'order'}:01DEM${String(orderNumber).padStart(21, '0')}`,
    customer_id: customerId,
    kind,
    title,
    amount,
    at: made + 2 * MINUTE_MS,
  }
}
