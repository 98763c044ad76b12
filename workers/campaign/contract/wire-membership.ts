import * as z from 'zod'
import { endpoint } from '../../kit/endpoint'
import { refusalDto, tooManyDto } from '../../kit/message'
import { bookingId, id, idempotencyKey } from '../../kit/values'
import {
  pageDto,
  paging,
  count,
  idOrNone,
  idText,
  inData,
  known,
  lenientList,
  rowBookingId,
  rowId,
  rowName,
  rows,
  text,
  unread,
  whole,
  wireDateOrNone,
} from '../../kit/wire'

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

const productDto = z
  .object({
    id: rowId,
    type: productKind,
    name: z.string(),
    price: count,
    bonus: known(count, 0),
    visits: known(count, 0),
    visitsPaid: known(count, 0),
    months: known(count.nullable(), null),
    service: known(
      z.object({ id: rowId, name: z.string(), image: text, price: count }).nullable(),
      null,
    ),
  })
  .transform(({ type, ...wire }) => ({ ...wire, kind: type }))

/**
 * The transfer's destination; `qr` is the text of a VietQR code, `testBank` the demo bank's page in
 * local runs.
 */
const paymentDto = z.object({
  bankName: z.string(),
  bankBin: unread(z.string()),
  account: z.string(),
  owner: z.string(),
  content: z.string(),
  qr: z.string(),
  testBank: known(z.string().nullable(), null),
})

const orderDto = z
  .object({
    orderId: rowBookingId,
    type: productKind,
    name: z.string(),
    amount: count,
    bonus: known(count, 0),
    visits: known(count, 0),
    months: known(count.nullable(), null),
    status: orderStatus,
    createdAt: whole,
    /** Of an order that is paid, a host may not say it any more. */
    expiredAt: known(whole.nullable(), null),
    paidAt: known(whole.nullable(), null),
    activatedAt: known(whole.nullable(), null),
    endedAt: known(whole.nullable(), null),
    /** A transfer came that does not fit and is being sent back: of another amount, late, or one too many. */
    returned: lenientList(
      z.object({ amount: count, reason: z.enum(['late', 'wrong_amount', 'again']) }),
    ),
    /** Only while it can be paid. */
    payment: known(paymentDto.nullable(), null),
  })
  .transform(({ orderId: number, type, expiredAt, ...wire }) => ({
    ...wire,
    id: number,
    kind: type,
    expiresAt: expiredAt ?? wire.createdAt,
  }))

export const entryRow = z.object({
  id: rowName,
  type: z.enum(['card', 'bonus', 'visit', 'refund', 'package', 'membership']),
  title: text,
  /** Đồng; out of the balance when negative, beside the balance when `effect` is none. */
  amount: whole,
  effect: known(z.enum(['balance', 'none']), 'balance'),
  status: known(z.enum(['done', 'refunded']), 'done'),
  createdAt: whole,
})

const entryDto = entryRow.transform(({ type, createdAt, ...wire }) => ({
  ...wire,
  kind: type,
  at: createdAt,
}))

const courseDto = z
  .object({
    campaignId: rowId,
    name: z.string(),
    serviceId: idOrNone,
    serviceName: text,
    image: text,
    totalUsage: count,
    endDate: known(wireDateOrNone, null),
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
    responses: { 200: inData(rows(productDto)) },
  }),
  /** The bearer's tier (2 silver, 3 gold, 4 diamond, 0 none), balance and spending. */
  getMember: endpoint({
    kind: 'ours',
    method: 'GET',
    path: '/membership/account',
    responses: {
      200: z
        .object({
          memberType: whole,
          membershipName: text,
          memberUntil: known(wireDateOrNone, null),
          accountBalance: whole,
          spentSixMonths: known(count, 0),
          spentTwelveMonths: known(count, 0),
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
      200: inData(orderDto),
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
        orderId: rowBookingId,
        totalMoney: count,
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
      orderId: bookingId.optional(),
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
        .object({
          data: rows(entryDto),
          total: known(count.nullable(), null),
          accountBalance: whole,
        })
        .transform((wire) => ({
          items: wire.data,
          total: wire.total,
          balance: wire.accountBalance,
        })),
    },
  }),
  /**
   * Packages of visits that the customer owns, by offer and last day; `totalUsage` are the visits
   * given until then, of which bookings have spent some.
   */
  listCourses: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/CampaignCourse/GetCustomerCampaignCourse',
    input: z.object({ customerId: idText }),
    responses: { 200: inData(rows(courseDto)) },
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
