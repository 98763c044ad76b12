import * as z from 'zod'
import { endpoint } from '../../kit/endpoint'
import { refusalDto, tooManyDto } from '../../kit/message'
import { dong, id, idempotencyKey, ulidId } from '../../kit/values'
import { pageDto, paging } from '../../kit/page'
import { idText, wireDateOrNone } from '../../kit/wire'

/** What is sold: money on the balance, visits in advance, a tier. */
export const productKind = z.enum(['card', 'package', 'membership'])

/** Statuses of an order. */
export const orderStatus = z.enum([
  'created',
  'pending_payment',
  'paid',
  'activated',
  'expired',
  'refunded',
  'failed',
])

/** A ULID, which cannot be guessed. */

const productDto = z
  .object({
    id,
    type: productKind,
    name: z.string(),
    price: dong,
    bonus: dong,
    visits: z.int().nonnegative(),
    visitsPaid: z.int().nonnegative(),
    months: z.int().positive().nullable(),
    service: z.object({ id, name: z.string(), image: z.string(), price: dong }).nullable(),
  })
  .transform(({ type, ...wire }) => ({ ...wire, kind: type }))

/**
 * The transfer's destination; `qr` is the text of a VietQR code, `testBank` the demo bank's page in
 * local runs.
 */
const paymentDto = z.object({
  bankName: z.string(),
  bankBin: z.string(),
  account: z.string(),
  owner: z.string(),
  content: z.string(),
  qr: z.string(),
  testBank: z.string().nullable(),
})

const orderDto = z
  .object({
    orderId: ulidId,
    type: productKind,
    name: z.string(),
    amount: dong,
    bonus: dong,
    visits: z.int().nonnegative(),
    months: z.int().positive().nullable(),
    status: orderStatus,
    createdAt: z.int(),
    expiredAt: z.int(),
    paidAt: z.int().nullable(),
    activatedAt: z.int().nullable(),
    endedAt: z.int().nullable(),
    /** A transfer came that does not fit and is being sent back: of another amount, late, or one too many. */
    returned: z.array(
      z.object({ amount: dong, reason: z.enum(['late', 'wrong_amount', 'again']) }),
    ),
    /** Only while it can be paid. */
    payment: paymentDto.nullable(),
  })
  .transform(({ orderId: number, type, expiredAt, ...wire }) => ({
    ...wire,
    id: number,
    kind: type,
    expiresAt: expiredAt,
  }))

export const entryRow = z.object({
  id: z.string(),
  type: z.enum(['card', 'bonus', 'visit', 'refund', 'package', 'membership']),
  title: z.string(),
  /** Đồng; out of the balance when negative, beside the balance when `effect` is none. */
  amount: z.int(),
  effect: z.enum(['balance', 'none']),
  status: z.enum(['done', 'refunded']),
  createdAt: z.int(),
})

const entryDto = entryRow.transform(({ type, createdAt, ...wire }) => ({
  ...wire,
  kind: type,
  at: createdAt,
}))

const courseDto = z
  .object({
    campaignId: id,
    name: z.string(),
    serviceId: id,
    serviceName: z.string(),
    image: z.string(),
    totalUsage: z.int().nonnegative(),
    endDate: wireDateOrNone,
  })
  .transform(({ campaignId, totalUsage, ...wire }) => ({
    ...wire,
    offerId: campaignId,
    given: totalUsage,
  }))

/**
 * Membership and top-up. Fields are ours to define. All but the list of products is the bearer's
 * own and responds 401 without a live session, and for a `customerId` that is not the bearer's.
 */
export const membershipCalls = {
  /** What can be bought. */
  listTopUpProducts: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/product/topup',
    input: z.object({}),
    responses: { 200: z.object({ data: z.array(productDto) }).transform((wire) => wire.data) },
  }),
  /** The bearer's tier (2 silver, 3 gold, 4 diamond, 0 none), balance and spending. */
  getMember: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/membership/account',
    input: z.object({}),
    responses: {
      200: z
        .object({
          memberType: z.int().min(0).max(4),
          membershipName: z.string(),
          memberUntil: wireDateOrNone,
          accountBalance: z.int(),
          spentSixMonths: dong,
          spentTwelveMonths: dong,
        })
        .transform(({ memberUntil, accountBalance, membershipName, ...wire }) => ({
          ...wire,
          membershipName: membershipName || null,
          silverUntil: memberUntil,
          balance: accountBalance,
        })),
    },
  }),
  /**
   * Orders a product; the same key is the same order. The backend sets the price. 404: not sold;
   * 409: the bearer has requested deletion; 503: payment is unavailable, the order failed.
   */
  placeOrder: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/membership/order-v2',
    input: z.object({ productId: id, idempotencyKey }),
    responses: {
      200: z.object({ data: orderDto }).transform((wire) => wire.data),
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
      503: refusalDto,
    },
  }),
  /**
   * The same for old clients, which send no key: what they have ordered and not paid yet is that
   * order.
   */
  placeOrderV1: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/membership/order',
    input: z.object({ productId: id }),
    responses: {
      200: z.object({
        success: z.literal(true),
        orderId: ulidId,
        totalMoney: dong,
        content: z.string(),
      }),
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
      503: refusalDto,
    },
  }),
  /**
   * The bearer's orders, newest first; with `orderId` only that one, or none when it is not theirs.
   */
  listOrders: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/membership/order',
    input: z.object({
      orderId: ulidId.optional(),
      ...paging,
    }),
    responses: {
      200: pageDto(orderDto),
    },
  }),
  /**
   * Changes of the bearer's balance and their other
   * payments, newest first; and the current balance.
   */
  listBalanceHistory: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/customer/topup/history',
    input: z.object(paging),
    responses: {
      200: z
        .object({ data: z.array(entryDto), total: z.int().nonnegative(), accountBalance: z.int() })
        .transform((wire) => ({
          items: wire.data,
          total: wire.total,
          balance: wire.accountBalance,
        })),
    },
  }),
  /**
   * Packages of visits that the customer owns; `totalUsage` are the visits given, of which bookings
   * have spent some.
   */
  listCourses: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/CampaignCourse/GetCustomerCampaignCourse',
    input: z.object({ customerId: idText }),
    responses: { 200: z.object({ data: z.array(courseDto) }).transform((wire) => wire.data) },
  }),
}

export type TopUpProduct = z.output<typeof productDto>
export type TopUpProductDto = z.input<typeof productDto>
export type OrderDto = z.input<typeof orderDto>
export type EntryDto = z.input<typeof entryDto>
export type PaymentDto = z.input<typeof paymentDto>
export type OrderStatus = z.infer<typeof orderStatus>
export type MembershipOrder = z.output<typeof orderDto>
export type BalanceEntry = z.output<typeof entryDto>
