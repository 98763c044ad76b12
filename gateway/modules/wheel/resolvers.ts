import type { Resolvers } from '../../../schema/generated/resolvers'
import type { Context } from '../../context'
import { isId } from '../../graphql/input'
import { ofMember, pageOf } from '../auth/members'
import { claimQuest, exchangePoints, exchangeVoucher, spinWheel } from './commands'
import { toGift, toReceived, toSpin, toVoucher } from './mapping'

const ROWS = 20
const VOUCHERS = 6

/** The wheel: what can be won, the customer's own play, quests, exchanges. */
export const wheelResolvers: Resolvers = {
  Query: {
    wheel: async (_query, { id }, { backends }) => {
      const wheel = id == null ? await backends.wheel.getWheel({}) : await wheelById(id, backends)
      return (
        wheel && {
          ...wheel,
          sectors: [...wheel.sectors].sort((one, other) => one.position - other.position),
        }
      )
    },
    wheelGifts: async (_query, _args, { backends }) =>
      (await backends.wheel.listGifts({})).map(toGift),
    wheelGift: async (_query, { id }, { backends }) => {
      if (!isId(id)) return null
      const response = await backends.wheel.getGift({ id })
      return response.status === 200 ? toGift(response.body) : null
    },
    exchangePacks: (_query, _args, { backends }) => backends.wheel.listExchangePacks({}),
    wheelQuests: async (_query, _args, { backends }) =>
      (await backends.wheel.listQuests({})).map(({ isSelfReported, ...quest }) => ({
        ...quest,
        isCheckIn: isSelfReported,
      })),
    wheelAccount: (_query, _args, context) =>
      ofMember(context, () => context.backends.wheel.getAccount({})),
    myWheelSpins: (_query, { page }, context) =>
      ofMember(context, async () => {
        const { items, total } = await context.backends.wheel.listMySpins({
          page: pageOf(page),
          pageSize: ROWS,
        })
        return { items: items.map(toSpin), total }
      }),
    myWheelGifts: (_query, { page }, context) =>
      ofMember(context, async () => {
        const { items, total } = await context.backends.wheel.listMyGifts({
          page: pageOf(page),
          pageSize: ROWS,
        })
        return { items: items.map(toReceived), total }
      }),
    wheelWinners: (_query, _args, { backends }) => backends.wheel.listWinners({}),
    luckyPointHistory: (_query, { page }, context) =>
      ofMember(context, () =>
        context.backends.wheel.listPointHistory({ page: pageOf(page), pageSize: ROWS }),
      ),
    luckyPoints: async (_query, _args, { backends, viewer }) => {
      const me = await viewer()
      return me && backends.wheel.getPoints({ customerId: me.id })
    },
    luckyVouchers: async (_query, { page }, { backends }) => {
      const { items, total } = await backends.wheel.listVouchers({
        page: pageOf(page),
        pageSize: VOUCHERS,
      })
      return { items: items.map(toVoucher), total }
    },
    luckyVoucher: async (_query, { id }, { backends }) => {
      if (!isId(id)) return null
      const response = await backends.wheel.getVoucher({ voucherId: id })
      return response.status === 200 ? toVoucher(response.body) : null
    },
  },
  Mutation: {
    spinWheel: (_mutation, args, context) => spinWheel(args, context),
    claimQuest: (_mutation, args, context) => claimQuest(args, context),
    exchangePoints: (_mutation, args, context) => exchangePoints(args, context),
    exchangeVoucher: (_mutation, args, context) => exchangeVoucher(args, context),
  },
}

async function wheelById(id: number, backends: Context['backends']) {
  if (!isId(id)) return null
  const response = await backends.wheel.getWheelById({ id })
  return response.status === 200 ? response.body : null
}
