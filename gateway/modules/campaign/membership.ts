import * as z from 'zod'
import type {
  BalanceEntry,
  MembershipOrder,
  OrderStatus,
  Resolvers,
  TopUpKind,
  TopUpProduct,
} from '../../../schema/generated/resolvers'
import type {
  BalanceEntry as ChainEntry,
  MembershipOrder as ChainOrder,
  TopUpProduct as ChainProduct,
} from '../../../workers/campaign/contract'
import { usesLeft } from '../../../domain/offer-uses'
import { tierOfType } from '../../../domain/tiers'
import { bookingId, idempotencyKey } from '../../../workers/kit/values'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { connectionOf } from '../../graphql/connection'
import { idInput, withInput } from '../../graphql/input'
import { refusal } from '../../graphql/refusal'
import { memberOf, membersOnly } from '../auth/members'
import { usesOfPhone } from './offers'

const ROWS = 20

const orderInput = z.object({ productId: idInput, idempotencyKey })

/** What can be bought. */
export const membershipQueries: Resolvers['Query'] = {
  topUpProducts: async (_query, _args, { backends }) =>
    (await backends.campaign.listTopUpProducts({})).map(toProduct),
}

/** What the logged-in customer has. */
export const membershipOfViewer: Resolvers['Viewer'] = {
  membership: async (_viewer, _args, { backends }) => {
    const { memberType, silverUntil, balance, spentSixMonths, spentTwelveMonths } =
      await backends.campaign.getMember({})
    return {
      tier: tierOfType(memberType),
      silverUntil,
      balance: Math.max(0, balance),
      spentSixMonths,
      spentTwelveMonths,
    }
  },
  courses: (_viewer, _args, context) => coursesOf(context),
  membershipOrders: (_viewer, args, { backends }) =>
    connectionOf(args, {
      size: ROWS,
      read: (page) => backends.campaign.listOrders({ page, pageSize: ROWS }),
      toNode: toOrder,
    }),
  membershipOrder: async (_viewer, { id: orderId }, { backends }) => {
    if (!bookingId.safeParse(orderId).success) return null
    const { items } = await backends.campaign.listOrders({ orderId, page: 1, pageSize: 1 })
    // A host may list others, too.
    const order = items.find(({ id }) => id === orderId)
    return order ? toOrder(order) : null
  },
  balanceHistory: async (_viewer, args, { backends }) => {
    let now = 0
    const entries = await connectionOf(args, {
      size: ROWS,
      read: async (page) => {
        const list = await backends.campaign.listBalanceHistory({ page, pageSize: ROWS })
        now = Math.max(0, list.balance)
        return list
      },
      toNode: toEntry,
    })
    return { ...entries, balance: now }
  },
}

/**
 * The campaign backend's record of the logged-in customer; null when it fails. Read once a request.
 */
export async function standingOf({ backends }: Context) {
  const member = await nullIfBackendFails(backends.campaign.getMember({}))
  return member
    ? { tier: tierOfType(member.memberType), membershipName: member.membershipName }
    : null
}

/** What a customer orders. */
export const membershipMutations: Resolvers['Mutation'] = {
  orderTopUp: (_mutation, { input }, { backends, visitor }) =>
    withInput(orderInput, input, async ({ productId, idempotencyKey: key }) => {
      membersOnly(visitor)
      const response = await backends.campaign.placeOrder({ productId, idempotencyKey: key })
      return response.status === 200
        ? { __typename: 'OrderPlaced', order: toOrder(response.body) }
        : refusal(response, {
            404: 'NotFound',
            409: 'PaymentUnavailable',
            503: 'PaymentUnavailable',
          })
    }),
}

/** The customer's packages; the booking backend knows which visits bookings have used. */
async function coursesOf(context: Context) {
  const me = await memberOf(context)
  const [courses, spent] = await Promise.all([
    context.backends.campaign.listCourses({ customerId: me.id }),
    usesOfPhone(me.phone, context),
  ])
  const byLastDay = <Uses extends { endDate: string | null }>(uses: Uses) => ({
    ...uses,
    until: uses.endDate,
  })
  return usesLeft(courses.map(byLastDay), spent.map(byLastDay))
}

function toProduct({ kind, ...product }: ChainProduct): TopUpProduct {
  return { ...product, kind: kind.toUpperCase() as TopUpKind }
}

function toOrder({ kind, status, returned, ...order }: ChainOrder): MembershipOrder {
  return {
    ...order,
    kind: kind.toUpperCase() as TopUpKind,
    status: status.toUpperCase() as OrderStatus,
    returned: returned.map(({ amount, reason }) => ({
      amount,
      reason: reason.toUpperCase() as 'LATE' | 'WRONG_AMOUNT' | 'AGAIN',
    })),
  }
}

function toEntry({ kind, status, effect, amount, ...entry }: ChainEntry): BalanceEntry {
  const done = effect === 'none' ? 'NONE' : amount > 0 ? 'ADDED' : 'SPENT'
  return {
    ...entry,
    kind: kind.toUpperCase() as BalanceEntry['kind'],
    amount: Math.abs(amount),
    effect: done,
    isRefunded: status === 'refunded',
  }
}
