import * as z from 'zod'
import { endpoint, type Api, type InputOf, type ReplyOf } from '../kit/endpoint'
import { refusalDto, tooManyDto } from '../kit/message'
import { id, idempotencyKey } from '../kit/values'
import {
  count,
  flag,
  idText,
  inData,
  known,
  onOff,
  rowId,
  rowName,
  rows,
  text,
  whole,
  pageDto,
  paging,
} from '../kit/wire'

/**
 * Kinds of gifts: nothing, lucky points, one more spin, or something that the salon gives for a
 * code.
 */
export const giftKind = z.enum(['none', 'points', 'voucher', 'service', 'product', 'spin'])

/** A wheel with its sectors. */
const wheelDto = z.object({
  id: rowId,
  name: text,
  // All of them: one that is missing would leave the wheel with a gap.
  sectors: z.array(z.object({ position: whole, giftId: rowId, label: text })),
})

/** A gift of the wheel; `stock` is what is left, null without limit; `validDays` is how long its code works. */
const giftDto = z
  .object({
    id: rowId,
    name: z.string(),
    image: text,
    kind: giftKind,
    stock: known(count.nullable(), null),
    description: text.default(''),
    validDays: known(count.nullable(), null).default(null),
  })
  .transform((wire) => ({ ...wire, description: wire.description || null }))

/** Spins and lucky points of a customer. */
const balanceDto = z
  .object({ timesLeft: count, point: count })
  .transform((wire) => ({ spinsLeft: wire.timesLeft, points: wire.point }))

/** A spin; instants are epoch ms, `code` is what the salon wants to see. */
const spinDto = z
  .object({
    id: rowName,
    wheelId: rowId,
    position: whole,
    gift: z.object({ id: rowId, name: z.string(), image: text, kind: giftKind }),
    code: known(z.string().nullable(), null),
    expiredAt: known(whole.nullable(), null),
    createdAt: whole,
  })
  .transform(({ expiredAt: expiresAt, createdAt: at, ...wire }) => ({ ...wire, expiresAt, at }))

/**
 * Something that a customer has got, on the wheel or for lucky points. What has become an offer of
 * theirs has no code, as it would be worth both.
 */
const receivedDto = z
  .object({
    id: rowName,
    source: z.enum(['wheel', 'voucher']),
    name: z.string(),
    image: text,
    kind: giftKind,
    code: known(z.string().nullable(), null),
    expiredAt: known(whole.nullable(), null),
    createdAt: whole,
  })
  .transform(({ expiredAt: expiresAt, createdAt: at, ...wire }) => ({ ...wire, expiresAt, at }))

/** Vouchers on a page. */
const VOUCHERS_PER_PAGE = 6

const voucherDto = z
  .object({
    voucherId: rowId,
    name: z.string(),
    image: text,
    description: text,
    point: count,
    value: known(count, 0),
    quantity: known(count.nullable(), null),
    validDays: count,
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

const entryDto = z
  .object({ id: rowName, title: text, point: whole, createdAt: whole })
  .transform((wire) => ({ id: wire.id, title: wire.title, points: wire.point, at: wire.createdAt }))

/** Lucky points and what they buy. A `customerId` must be the bearer's own; any other gets 401. */
const luckyCalls = {
  /** My spins and lucky points. */
  getAccount: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/customer/reward-vqmm',
    responses: { 200: inData(balanceDto) },
  }),
  /** What changed my lucky points, newest first. */
  listPointHistory: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/customer/history-lucky-point',
    input: z.object(paging),
    responses: { 200: pageDto(entryDto) },
  }),
  /**
   * Exchanges points for a pack of spins. A GET that changes state, so it has a key: the same key
   * is the same exchange, and its response must not be cached. 409: too few points.
   */
  exchangePack: endpoint({
    kind: 'specified',
    method: 'GET',
    isWrite: true,
    path: '/api/v1/times/exchange/{idPackage}',
    input: z.object({ idPackage: idText, idempotencyKey }),
    responses: {
      200: inData(balanceDto),
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
    },
  }),
  /** My lucky points. */
  getPoints: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/LuckySprint/GetPoint',
    input: z.object({ customerId: idText }),
    responses: { 200: inData(z.object({ point: count }).transform(({ point }) => point)) },
  }),
  /** Vouchers for lucky points, the cheapest first. */
  listVouchers: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/LuckySprint/GetVoucher',
    input: z.object({ page: idText.default(1), pageSize: idText.default(VOUCHERS_PER_PAGE) }),
    responses: { 200: pageDto(voucherDto) },
  }),
  /** One voucher. */
  getVoucher: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/LuckySprint/GetVoucherById',
    input: z.object({ voucherId: idText }),
    responses: {
      200: inData(voucherDto),
      404: refusalDto,
    },
  }),
  /**
   * Exchanges points for a voucher. A GET that changes state: with a key, never prefetched, never
   * cached. 409: too few points; 410: none left.
   */
  exchangeVoucher: endpoint({
    kind: 'specified',
    method: 'GET',
    isWrite: true,
    path: '/api/LuckySprint/DoiVoucher',
    input: z.object({ voucherId: idText, customerId: idText, idempotencyKey }),
    responses: {
      200: z
        .object({ data: receivedDto, account: balanceDto })
        .transform((wire) => ({ gift: wire.data, ...wire.account })),
      404: refusalDto,
      409: refusalDto,
      410: refusalDto,
      429: tooManyDto,
    },
  }),
} satisfies Api

const questDto = z
  .object({
    id: rowId,
    name: z.string(),
    times: count,
    isDaily: flag.default(false),
    claimable: known(count, 0).default(0),
    isDone: flag.default(false),
    isSelfReported: flag.default(false),
  })
  .transform(({ times, ...quest }) => ({ ...quest, spins: times }))

const winnerDto = z
  .object({ customerName: z.string(), giftName: z.string(), image: text, createdAt: whole })
  .transform((wire) => ({
    name: wire.customerName,
    giftName: wire.giftName,
    image: wire.image,
    at: wire.createdAt,
  }))

/**
 * Playing and quests. Calls about "my" and all that change something respond 401 without a live
 * session.
 */
const playCalls = {
  /**
   * One spin. The same key is the same spin. 403: no spins left; 409: nothing can be won now; 404:
   * no such wheel.
   */
  play: endpoint({
    kind: 'specified',
    method: 'POST',
    path: '/api/v1/wheeling/process/{id}',
    input: z.object({ id: idText, idempotencyKey }),
    responses: {
      200: z
        .object({ data: spinDto, timesLeft: count })
        .transform((wire) => ({ spin: wire.data, spinsLeft: wire.timesLeft })),
      403: refusalDto,
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
    },
  }),
  /** My spins, newest first. */
  listMySpins: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/v1/wheeling/process',
    input: z.object(paging),
    responses: { 200: pageDto(spinDto) },
  }),
  /** What I have got, newest first. */
  listMyGifts: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/v1/wheeling/my-receive-gifts',
    input: z.object(paging),
    responses: { 200: pageDto(receivedDto) },
  }),
  /** The gifts that left last; who got them is masked. */
  listWinners: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/v1/wheeling/all-receive-gifts',
    responses: { 200: inData(rows(winnerDto)) },
  }),
  /** What earns spins, and for a bearer what of it is done. */
  listQuests: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/v1/quests',
    responses: { 200: inData(rows(questDto)) },
  }),
  /**
   * Turns what is done of a quest into spins, each thing once; a check-in is done by claiming it.
   * 409: nothing to claim.
   */
  claimQuest: endpoint({
    kind: 'ours',
    method: 'POST',
    path: '/api/v1/quests/{id}/claim',
    input: z.object({ id: idText }),
    responses: {
      200: z
        .object({ times: count, data: balanceDto })
        .transform((wire) => ({ earned: wire.times, ...wire.data })),
      404: refusalDto,
      409: refusalDto,
      429: tooManyDto,
    },
  }),
  /**
   * Another backend reports a finished quest, over a service binding only; `reference` identifies
   * it, so that repeated reports count once.
   */
  reportQuest: endpoint({
    kind: 'between',
    method: 'POST',
    path: '/api/v1/quests/{id}/done',
    input: z.object({ id: idText, customerId: id, reference: z.string().min(1).max(64) }),
    responses: { 200: z.object({ success: known(onOff, true) }), 404: refusalDto },
  }),
} satisfies Api

/**
 * Wheel backend: gifts, spins, quests and exchanges. A customer's own data is for the bearer only.
 */
export const wheelApi = {
  /** The wheel on show with its sectors in order; weights stay on the server. */
  getWheel: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/v1/wheeling',
    responses: { 200: inData(wheelDto) },
  }),
  /** A wheel that is on show, by its number. */
  getWheelById: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/v1/wheeling/{id}',
    input: z.object({ id: idText }),
    responses: {
      200: inData(wheelDto),
      404: refusalDto,
    },
  }),
  /** The gifts behind the sectors. */
  listGifts: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/v1/gifts',
    responses: { 200: inData(rows(giftDto)) },
  }),
  /** One gift with what there is to know of it. */
  getGift: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/v1/wheeling/gifts/{id}',
    input: z.object({ id: idText }),
    responses: {
      200: inData(giftDto),
      404: refusalDto,
    },
  }),
  /** Packs of spins for points. */
  listExchangePacks: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/api/v1/times/exchange-configs',
    responses: {
      200: inData(
        rows(
          z
            .object({ id: rowId, points: count, times: count })
            .transform(({ times, ...pack }) => ({ ...pack, spins: times })),
        ),
      ),
    },
  }),
  ...playCalls,
  ...luckyCalls,
} satisfies Api

/** What the handler of a call receives. */
export type Input<Call extends keyof typeof wheelApi> = InputOf<(typeof wheelApi)[Call]>
/** What it returns. */
export type Reply<Call extends keyof typeof wheelApi> = ReplyOf<(typeof wheelApi)[Call]>
