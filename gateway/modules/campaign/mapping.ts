import type {
  Banner,
  HomeBlock,
  ResolversParentTypes,
  Reward,
} from '../../../schema/generated/resolvers'
import type { MarketingCampaign } from '../../../workers/booking/contract'
import type {
  Banner as ChainBanner,
  HomeBlock as ChainBlock,
  Offer as ChainOffer,
} from '../../../workers/campaign/contract'

/** Home's blocks by `order`. */
export function toHomeBlocks(blocks: ChainBlock[]): HomeBlock[] {
  return [...blocks].sort((one, other) => one.order - other.order)
}

/** A banner as the schema has it. */
export function toBanner(banner: ChainBanner, index: number): Banner {
  return {
    ...banner,
    id: banner.id ?? index + 1,
    device: banner.device === 'web' ? 'WEB' : 'MOBILE',
  }
}

/**
 * An offer as the schema has it, without its salons, which a field resolver picks from the list.
 */
export type ListedOffer = ResolversParentTypes['Offer']

/**
 * The campaign backend's rewards and the booking backend's own marketing as one list: of a campaign
 * that both know, the campaign backend knows more, and bookings are checked with that one alone.
 */
export function toRewards(
  { fromSalon, fromCustomer }: Record<'fromSalon' | 'fromCustomer', ChainOffer[]>,
  marketing: MarketingCampaign[],
  spent: ReadonlyMap<number, number> = new Map(),
): Reward[] {
  const chain = [
    ...fromCustomer.map((offer) => toReward(offer, true, spent.get(offer.id))),
    ...fromSalon.map((offer) => toReward(offer, false, spent.get(offer.id))),
  ]
  const own = marketing.map(({ id, name, image, text, endDate }) => ({
    id,
    name,
    image,
    effect: text,
    condition: null,
    endDate,
    isOwn: false,
    remainingUses: null,
    serviceIds: [],
    isBookable: false,
  }))
  return [...new Map([...own, ...chain].map((reward) => [reward.id, reward])).values()].sort(
    (one, other) => Number(other.isOwn) - Number(one.isOwn) || one.id - other.id,
  )
}

function toReward(
  { id, name, image, effect, condition, endDate, remainingUses, appliesTo }: ChainOffer,
  isOwn: boolean,
  spent = 0,
): Reward {
  const left = remainingUses === null ? null : Math.max(0, remainingUses - spent)
  return {
    id,
    name,
    image,
    effect,
    condition,
    endDate,
    isOwn,
    remainingUses: left,
    serviceIds: appliesTo.map((service) => service.id),
    isBookable: true,
  }
}
