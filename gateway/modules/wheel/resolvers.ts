import type {
  Resolvers,
  LuckyVoucher,
  ReceivedGift,
  WheelGift,
  WheelGiftKind,
  WheelSpin,
} from '../../../schema/generated/resolvers'
import { idInput, readId, withInput } from '../../graphql/input'
import { memberOf, membersOnly } from '../auth/members'
import { connectionOf } from '../../graphql/connection'
import * as z from 'zod'
import { idempotencyKey } from '../../../workers/kit/values'
import { refusal } from '../../graphql/refusal'
import type { wheelApi } from '../../../workers/wheel/contract'
import type { ResponseOf } from '../../../workers/kit/endpoint'

type Api = typeof wheelApi
type Gift = ResponseOf<Api['listGifts']>[number]
type Spin = ResponseOf<Api['listMySpins']>['items'][number]
type GiftResponse = ResponseOf<Api['listMyGifts']>['items'][number]
type Voucher = ResponseOf<Api['listVouchers']>['items'][number]

const kinds: Record<Gift['kind'], WheelGiftKind> = {
  none: 'NONE',
  points: 'POINTS',
  voucher: 'VOUCHER',
  service: 'SERVICE',
  product: 'PRODUCT',
  spin: 'SPIN',
}

/** A gift of the wheel as the schema has it, without the stock, which is internal. */
function toGift({ kind, stock, ...gift }: Gift): WheelGift {
  return { ...gift, kind: kinds[kind], isLeft: stock !== 0 }
}

/** A spin as the schema has it. */
function toSpin({ gift, ...spin }: Spin): WheelSpin {
  return { ...spin, giftName: gift.name, giftImage: gift.image, kind: kinds[gift.kind] }
}

/** Something received as the schema has it. */
function toReceived({ kind, source, ...gift }: GiftResponse): ReceivedGift {
  return { ...gift, kind: kinds[kind], isVoucher: source === 'voucher' }
}

/** A voucher for lucky points as the schema has it. */
function toVoucher({ left, ...voucher }: Voucher): LuckyVoucher {
  return { ...voucher, isLeft: left !== 0 }
}

const spinInput = z.object({ wheelId: idInput, idempotencyKey })
const claimInput = z.object({ questId: idInput })
const packInput = z.object({ packId: idInput, idempotencyKey })
const voucherInput = z.object({ voucherId: idInput, idempotencyKey })

const ROWS = 20
const VOUCHERS = 6

/** The wheel: what can be won, the customer's own play, quests, exchanges. */
export const wheelResolvers: Resolvers = {
  Query: {
    wheel: async (_query, _args, { backends }) => {
      const { sectors, ...wheel } = await backends.wheel.getWheel({})
      return { ...wheel, sectors: sectors.toSorted((a, b) => a.position - b.position) }
    },
    luckyVouchers: (_query, args, { backends }) =>
      connectionOf(args, {
        size: VOUCHERS,
        read: (page) => backends.wheel.listVouchers({ page, pageSize: VOUCHERS }),
        toNode: toVoucher,
      }),
    luckyVoucher: async (_query, { id }, { backends }) => {
      const voucherId = readId(id)
      if (voucherId === null) return null
      const response = await backends.wheel.getVoucher({ voucherId })
      return response.status === 200 ? toVoucher(response.body) : null
    },
  },
  Wheel: {
    gifts: async (_wheel, _args, { backends }) => (await backends.wheel.listGifts({})).map(toGift),
    winners: (_wheel, _args, { backends }) => backends.wheel.listWinners({}),
    exchangePacks: (_wheel, _args, { backends }) => backends.wheel.listExchangePacks({}),
    quests: async (_wheel, _args, { backends }) =>
      (await backends.wheel.listQuests({})).map(({ isSelfReported, ...quest }) => ({
        ...quest,
        isCheckIn: isSelfReported,
      })),
  },
  Viewer: {
    wheelAccount: (_viewer, _args, { backends }) => backends.wheel.getAccount({}),
    wheelSpins: (_viewer, args, { backends }) =>
      connectionOf(args, {
        size: ROWS,
        read: (page) => backends.wheel.listMySpins({ page, pageSize: ROWS }),
        toNode: toSpin,
      }),
    receivedGifts: (_viewer, args, { backends }) =>
      connectionOf(args, {
        size: ROWS,
        read: (page) => backends.wheel.listMyGifts({ page, pageSize: ROWS }),
        toNode: toReceived,
      }),
    luckyPoints: async (_viewer, _args, context) => {
      const me = await memberOf(context)
      return context.backends.wheel.getPoints({ customerId: me.id })
    },
    luckyPointHistory: (_viewer, args, { backends }) =>
      connectionOf(args, {
        size: ROWS,
        read: (page) => backends.wheel.listPointHistory({ page, pageSize: ROWS }),
        toNode: (entry) => entry,
      }),
  },
  Mutation: {
    spinWheel: (_mutation, { input }, { backends, visitor }) =>
      withInput(spinInput, input, async ({ wheelId, idempotencyKey: key }) => {
        membersOnly(visitor)
        const response = await backends.wheel.play({ id: wheelId, idempotencyKey: key })
        if (response.status !== 200)
          return refusal(response, { 403: 'NoSpinsLeft', 404: 'NotFound', 409: 'NothingToWin' })
        const { spin, spinsLeft } = response.body
        return { __typename: 'Spun', spin: toSpin(spin), spinsLeft }
      }),
    claimQuest: (_mutation, { input }, { backends, visitor }) =>
      withInput(claimInput, input, async ({ questId }) => {
        membersOnly(visitor)
        const response = await backends.wheel.claimQuest({ id: questId })
        if (response.status !== 200)
          return refusal(response, { 404: 'NotFound', 409: 'NothingToClaim' })
        return { __typename: 'QuestClaimed', earned: response.body.earned }
      }),
    exchangePoints: (_mutation, { input }, { backends, visitor }) =>
      withInput(packInput, input, async ({ packId: idPackage, idempotencyKey: key }) => {
        membersOnly(visitor)
        const response = await backends.wheel.exchangePack({ idPackage, idempotencyKey: key })
        return response.status === 200
          ? { __typename: 'PointsExchanged', account: response.body }
          : refusal(response, { 404: 'NotFound', 409: 'NotEnoughPoints' })
      }),
    exchangeVoucher: (_mutation, { input }, context) =>
      withInput(voucherInput, input, async ({ voucherId, idempotencyKey: key }) => {
        const me = await memberOf(context)
        const response = await context.backends.wheel.exchangeVoucher({
          voucherId,
          customerId: me.id,
          idempotencyKey: key,
        })
        if (response.status !== 200)
          return refusal(response, {
            404: 'NotFound',
            409: 'NotEnoughPoints',
            410: 'VoucherSoldOut',
          })
        return { __typename: 'VoucherExchanged', gift: toReceived(response.body.gift) }
      }),
  },
}
