import * as z from 'zod'
import { endpoint, type Api } from '../../kit/endpoint'
import { refusalWire, tooManyWire } from '../../kit/message'
import { dong, id, idempotencyKey } from '../../kit/values'
import { pageWire, paging } from '../../kit/page'
import { idText } from '../../kit/wire'
import { balanceWire, receivedWire } from './wire-wheel'

/** Vouchers on a page. */
const VOUCHERS_PER_PAGE = 6

const voucherWire = z
  .object({
    voucherId: id,
    name: z.string(),
    image: z.string(),
    description: z.string(),
    point: z.int().positive(),
    value: dong,
    quantity: z.int().nonnegative().nullable(),
    validDays: z.int().positive(),
  })
  .transform((wire) => ({
    id: wire.voucherId,
    name: wire.name,
    image: wire.image,
    description: wire.description,
    points: wire.point,
    value: wire.value,
    left: wire.quantity,
    validDays: wire.validDays,
  }))

const entryWire = z
  .object({ id: z.string(), title: z.string(), point: z.int(), createdAt: z.int() })
  .transform((wire) => ({ id: wire.id, title: wire.title, points: wire.point, at: wire.createdAt }))

/** Lucky points and what they buy. A `customerId` must be the bearer's own; any other gets 401. */
export const luckyCalls = {
  /** My spins and lucky points. */
  getAccount: endpoint({
    method: 'GET',
    path: '/api/customer/reward-vqmm',
    input: z.object({}),
    responses: { 200: z.object({ data: balanceWire }).transform((wire) => wire.data) },
  }),
  /** What changed my lucky points, newest first. */
  listPointHistory: endpoint({
    method: 'GET',
    path: '/api/customer/history-lucky-point',
    input: z.object(paging),
    responses: { 200: pageWire(entryWire) },
  }),
  /**
   * Exchanges points for a pack of spins. A GET that changes state, so it has a key: the same key
   * is the same exchange, and its response must not be cached. 409: too few points.
   */
  exchangePack: endpoint({
    method: 'GET',
    isWrite: true,
    path: '/api/v1/times/exchange/{idPackage}',
    input: z.object({ idPackage: idText, idempotencyKey }),
    responses: {
      200: z.object({ data: balanceWire }).transform((wire) => wire.data),
      404: refusalWire,
      409: refusalWire,
      429: tooManyWire,
    },
  }),
  /** My lucky points. */
  getPoints: endpoint({
    method: 'GET',
    path: '/api/LuckySprint/GetPoint',
    input: z.object({ customerId: idText }),
    responses: {
      200: z
        .object({ data: z.object({ point: z.int().nonnegative() }) })
        .transform((wire) => wire.data.point),
    },
  }),
  /** Vouchers for lucky points, the cheapest first. */
  listVouchers: endpoint({
    method: 'GET',
    path: '/api/LuckySprint/GetVoucher',
    input: z.object({ page: idText.default(1), pageSize: idText.default(VOUCHERS_PER_PAGE) }),
    responses: { 200: pageWire(voucherWire) },
  }),
  /** One voucher. */
  getVoucher: endpoint({
    method: 'GET',
    path: '/api/LuckySprint/GetVoucherById',
    input: z.object({ voucherId: idText }),
    responses: {
      200: z.object({ data: voucherWire }).transform((wire) => wire.data),
      404: refusalWire,
    },
  }),
  /**
   * Exchanges points for a voucher. A GET that changes state: with a key, never prefetched, never
   * cached. 409: too few points; 410: none left.
   */
  exchangeVoucher: endpoint({
    method: 'GET',
    isWrite: true,
    path: '/api/LuckySprint/DoiVoucher',
    input: z.object({ voucherId: idText, customerId: idText, idempotencyKey }),
    responses: {
      200: z
        .object({ data: receivedWire, account: balanceWire })
        .transform((wire) => ({ gift: wire.data, ...wire.account })),
      404: refusalWire,
      409: refusalWire,
      410: refusalWire,
      429: tooManyWire,
    },
  }),
} satisfies Api
