import type { Resolvers } from '../../../schema/generated/resolvers'
import { membershipMutations, membershipOfViewer, membershipQueries } from './membership'
import { offerFor, offersFor, rewardsOf, ownPhone } from './offers'
import { nullIfBackendFails } from '../../graphql/errors'
import * as z from 'zod'
import { phoneOrNothing, readId, tooMany, typedCode, withInput } from '../../graphql/input'
import { noticeOf } from '../../graphql/message'

const ofCode = z.object({ code: typedCode })

/** Home's blocks and banners from the cache; offers and codes for a booking; membership and top-up. */
export const campaignResolvers: Resolvers = {
  Query: {
    homeBlocks: (_query, _args, { lists }) => lists.read('homeBlocks'),
    banners: (_query, _args, { lists }) => lists.read('banners'),
    offer: (_query, { id, ...args }, context) => offerFor(readId(id), args, context),
    rewards: (_query, args, context) => rewardsOf(args, context),
    ...membershipQueries,
  },
  Salon: { offers: ({ id }, { booking }, context) => offersFor(id, booking, context) },
  Viewer: membershipOfViewer,
  Offer: {
    invalidBecause: ({ isValid, message }, _args, { language }) =>
      isValid ? null : noticeOf(message, language),
    salons: async ({ salonIds }, _args, { lists }) =>
      (await nullIfBackendFails(lists.salonsByIds(salonIds))) ?? null,
  },
  Mutation: {
    ...membershipMutations,
    redeemCode: (_mutation, { input: { code: typed, phone, salonId, serviceIds } }, context) =>
      withInput(ofCode, { code: typed }, async ({ code }) => {
        const own = await ownPhone(phone, context)
        const response = await context.backends.campaign.postCode({
          code,
          phone: phoneOrNothing(phone),
          keep: own !== undefined,
        })
        if (response.status === 429) return tooMany(response.body)
        const { isRedeemed, offerId, message } = response.body
        if (!isRedeemed) return { __typename: 'CodeRefused', message }
        // It is redeemed, whether or not its offer can be read.
        const booking = { serviceIds: serviceIds ?? [], guestPhone: phone, codes: [code] }
        const offer = await nullIfBackendFails(offerFor(offerId, { salonId, booking }, context))
        return {
          __typename: 'CodeRedeemed',
          notice: noticeOf(message, context.language),
          promoCode: code,
          offer: offer ?? null,
        }
      }),
  },
}
