import { required } from '../../kit/request'
import { nowOf } from '../../../domain/clock'
import { tooManyTries } from '../../kit/rate-limit'
import { coded } from '../../kit/message'
import { ulid } from '../../kit/ids'
import type { HandlerContext } from '../../kit/serve'
import { vietnamDay } from '../../kit/vietnam-time'
import { pageWithin, wireDateOrNone } from '../../kit/wire'
import type { Input, Reply } from '../contract'
import type { Env } from '../env'
import { customerOf, type SessionCustomer } from '../clients/auth'
import { paymentOf } from '../payments/bank'
import type { OrderDto } from '../contract/wire-membership'
import { readCourses, readHistory, readStanding, tierOf } from './account'
import {
  nextStatus,
  statusAt,
  saveOrder,
  openOrder,
  orderOfKey,
  type Order,
  readOrders,
  returnedOf,
  transferCode,
} from './orders'
import { productDto, readProduct, readProducts, type Product } from './products'
import { activate } from './settlement'
import { tierName } from '../../../domain/tiers'

/** Orders of one customer per minute, and minutes in which one can be paid. */
const ORDERS_PER_MINUTE = 10
const ORDER_MINUTES = 15

/** What can be bought. */
export async function listTopUpProducts(
  _input: unknown,
  { env }: HandlerContext<Env>,
): Promise<Reply<'listTopUpProducts'>> {
  return { data: (await readProducts(env.DB)).map(productDto) }
}

/** The bearer's tier and balance. */
export async function getMember(
  _input: unknown,
  context: HandlerContext<Env>,
): Promise<Reply<'getMember'>> {
  const { id } = await customerOf(context)
  const now = nowOf(context.env)
  const { balance, ...standing } = await readStanding(context.env.DB, id, now)
  const memberType = tierOf(standing, vietnamDay(now))
  const { silverUntil, spentSixMonths, spentTwelveMonths } = standing
  return {
    memberType,
    membershipName: tierName(memberType),
    memberUntil: wireDateOrNone.encode(silverUntil),
    accountBalance: balance,
    spentSixMonths,
    spentTwelveMonths,
  }
}

/** Orders a product; the same key is the same order. */
export async function placeOrder(
  { productId, idempotencyKey }: Input<'placeOrder'>,
  context: HandlerContext<Env>,
): Promise<Reply<'placeOrder'>> {
  const customer = await customerOf(context)
  const order =
    (await orderOfKey(context.env.DB, customer.id, idempotencyKey)) ??
    (await newOrder(context, customer, productId, idempotencyKey))
  if ('body' in order) return order
  return order.status === 'failed'
    ? { status: 503, body: { message: coded('NO_PAYMENT') } }
    : { status: 200, body: { data: required((await shown(context, [order]))[0], 'the order') } }
}

/** The same for old clients, which send no key: an unpaid order of it is reused. */
export async function placeOrderV1(
  { productId }: Input<'placeOrderV1'>,
  context: HandlerContext<Env>,
): Promise<Reply<'placeOrderV1'>> {
  const customer = await customerOf(context)
  const open = await openOrder(context.env.DB, customer.id, productId, nowOf(context.env))
  const order = open ?? (await newOrder(context, customer, productId, `v1-${crypto.randomUUID()}`))
  if ('body' in order) return order
  return order.status === 'failed'
    ? { status: 503, body: { message: coded('NO_PAYMENT') } }
    : {
        status: 200,
        body: { success: true, orderId: order.id, totalMoney: order.amount, content: order.code },
      }
}

/** The bearer's orders, newest first; with `orderId` only that one. */
export async function listOrders(
  { orderId, ...window }: Input<'listOrders'>,
  context: HandlerContext<Env>,
): Promise<Reply<'listOrders'>> {
  const { id } = await customerOf(context)
  const filter = { orderId, ...pageWithin(window) }
  const { rows: orders, total } = await readOrders(context.env.DB, id, filter)
  const unfinished = orders.filter(({ status }) => status === 'paid')
  if (unfinished.length === 0) return { data: await shown(context, orders), total }
  // The request that marked them paid died before it activated them.
  for (const order of unfinished) await activate(context.env.DB, order.id, nowOf(context.env))
  return {
    data: await shown(context, (await readOrders(context.env.DB, id, filter)).rows),
    total,
  }
}

/** Changes of the bearer's balance and their other payments, newest first. */
export async function listBalanceHistory(
  input: Input<'listBalanceHistory'>,
  context: HandlerContext<Env>,
): Promise<Reply<'listBalanceHistory'>> {
  const { id } = await customerOf(context)
  const { page, pageSize } = pageWithin(input)
  const { entries, total, balance } = await readHistory(context.env.DB, id, page, pageSize)
  return { data: entries, total, accountBalance: balance }
}

/** Packages of visits that the customer owns and that have not lapsed. */
export async function listCourses(
  { customerId }: Input<'listCourses'>,
  context: HandlerContext<Env>,
): Promise<Reply<'listCourses'>> {
  const { phone } = await customerOf(context, customerId)
  const courses = await readCourses(context.env.DB, phone, vietnamDay(nowOf(context.env)))
  return {
    data: courses.map(({ endsOn, ...course }) => ({
      ...course,
      endDate: wireDateOrNone.encode(endsOn),
    })),
  }
}

/**
 * Creates an order, unless there were too many of late or the customer has requested deletion; only
 * new ones count.
 */
async function newOrder(
  context: HandlerContext<Env>,
  customer: SessionCustomer,
  productId: number,
  key: string,
) {
  if (customer.isLeaving)
    return { status: 409 as const, body: { message: coded('ACCOUNT_LEAVING') } }
  const tooMany = await tooOften(context, customer)
  if (tooMany) return tooMany
  const product = await readProduct(context.env.DB, productId)
  return product
    ? makeOrder(context, customer, product, key)
    : { status: 404 as const, body: { message: coded('NOT_SOLD') } }
}

/** Makes an order and, where money can be taken, issues its payment. */
async function makeOrder(
  { env }: HandlerContext<Env>,
  customer: SessionCustomer,
  product: Product,
  key: string,
): Promise<Order> {
  const now = nowOf(env)
  const code = transferCode()
  const canPay = paymentOf(env, { code, amount: product.price }) !== null
  const status = required(nextStatus('created', canPay ? 'issue' : 'fail'), 'a first status')
  return saveOrder(env.DB, {
    id: ulid(now),
    code,
    key,
    customer,
    product,
    status,
    now,
    expiresAt: now + Number(env.ORDER_MINUTES ?? ORDER_MINUTES) * 60_000,
  })
}

async function tooOften({ env }: HandlerContext<Env>, { id }: SessionCustomer) {
  if (env.RATE_LIMITS === 'off') return null
  const limits = [{ bucket: `order:${id}`, limit: ORDERS_PER_MINUTE }]
  return tooManyTries(env.DB, limits, nowOf(env), coded('TOO_MANY_TRIES_MOMENT'))
}

async function shown({ env }: HandlerContext<Env>, orders: readonly Order[]): Promise<OrderDto[]> {
  const now = nowOf(env)
  const returned = await returnedOf(
    env.DB,
    orders.map(({ id }) => id),
  )
  return orders.map(
    ({
      id,
      kind,
      name,
      amount,
      bonus,
      visits,
      months,
      code,
      createdAt,
      expiresAt,
      paidAt,
      activatedAt,
      endedAt,
      ...order
    }) => {
      const status = statusAt({ status: order.status, expiresAt }, now)
      const payment = status === 'pending_payment' ? paymentOf(env, { code, amount }) : null
      const sentBack = returned
        .filter(({ orderId }) => orderId === id)
        .map(({ amount: dong, reason }) => ({ amount: dong, reason }))
      return {
        orderId: id,
        type: kind,
        name,
        amount,
        bonus,
        visits: kind === 'package' ? visits : 0,
        months,
        status,
        createdAt,
        expiredAt: expiresAt,
        paidAt,
        activatedAt,
        endedAt: endedAt ?? (status === 'expired' ? expiresAt : null),
        returned: sentBack,
        payment,
      }
    },
  )
}
