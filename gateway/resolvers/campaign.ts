import type { Resolvers } from '../../schema/generated/resolvers'
import { toOffers } from '../campaign/shape'
import type { Context } from '../context'
import { idsOf, isId, phoneOrNothing } from '../input'

/** Home's blocks and banners from the cache; offers for a booking. */
export const campaignResolvers: Resolvers = {
  Query: {
    homeBlocks: (_query, _args, { lists }) => lists.homeBlocks(),
    banners: (_query, _args, { lists }) => lists.banners(),
    offers: async (_query, { salonId, serviceIds, usingIds, phone }, context) => {
      if (!isId(salonId)) return null
      return toOffers(await context.backends.campaign.listOffers({ salonId, services: idsOf(serviceIds), campaignUsing: idsOf(usingIds), phone: await ownPhone(phone, context) }))
    },
  },
}

/** The phone when it is the logged-in customer's: somebody's own offers tell of his tier and his birthday (B-335). */
async function ownPhone(phone: string | null | undefined, { viewer }: Context): Promise<string | undefined> {
  const asked = phoneOrNothing(phone)
  return asked && (await viewer())?.phone === asked ? asked : undefined
}
