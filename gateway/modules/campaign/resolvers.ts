import type { Resolvers } from '../../../schema/generated/resolvers'
import { membershipQueries, orderTopUp } from './membership'
import { offerFor, offersFor, rewardsOf } from './offers'
import { redeemCode } from './redeem'
import { nullIfBackendFails } from '../../graphql/errors'

/** Home's blocks and banners from the cache; offers and codes for a booking; membership and top-up. */
export const campaignResolvers: Resolvers = {
  Query: {
    homeBlocks: (_query, _args, { lists }) => lists.read('homeBlocks'),
    banners: (_query, _args, { lists }) => lists.read('banners'),
    offers: (_query, args, context) => offersFor(args, context),
    offer: (_query, args, context) => offerFor(args, context),
    rewards: (_query, args, context) => rewardsOf(args, context),
    ...membershipQueries,
  },
  Offer: {
    salons: async ({ salonIds }, _args, { lists }) =>
      (await nullIfBackendFails(lists.salonsByIds(salonIds))) ?? null,
  },
  Mutation: {
    redeemCode: (_mutation, args, context) => redeemCode(args, context),
    orderTopUp: (_mutation, args, context) => orderTopUp(args, context),
  },
}
