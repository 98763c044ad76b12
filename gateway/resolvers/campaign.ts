import type { Resolvers } from '../../schema/generated/resolvers'
import { toOffers } from '../campaign/shape'
import { isId, phoneOrNothing } from '../input'

/** Home's blocks and banners from the cache; offers for a booking. */
export const campaignResolvers: Resolvers = {
  Query: {
    homeBlocks: (_query, _args, { lists }) => lists.homeBlocks(),
    banners: (_query, _args, { lists }) => lists.banners(),
    offers: async (_query, { salonId, serviceIds, usingIds, phone }, { backends }) => {
      if (!isId(salonId)) return null
      const services = serviceIds.filter(isId)
      return toOffers(await backends.campaign.listOffers({ salonId, services, campaignUsing: (usingIds ?? []).filter(isId), phone: phoneOrNothing(phone) }))
    },
  },
}
