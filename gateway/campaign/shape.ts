import type { Banner, HomeBlock, Offer, Offers } from '../../schema/generated/resolvers'
import type { Banner as ChainBanner, HomeBlock as ChainBlock, Offer as ChainOffer } from '../../workers/campaign/contract'

/** Home's blocks by `order` (H-035). */
export function toHomeBlocks(blocks: ChainBlock[]): HomeBlock[] {
  return [...blocks].sort((one, other) => one.order - other.order)
}

/** A banner as the schema has it (H-168). */
export function toBanner(banner: ChainBanner): Banner {
  return { ...banner, device: banner.device === 'web' ? 'WEB' : 'MOBILE' }
}

/** Offers as the schema has them (B-120). */
export function toOffers({ fromSalon, fromCustomer, best }: Record<'fromSalon' | 'fromCustomer' | 'best', ChainOffer[]>): Offers {
  return { fromSalon: fromSalon.map(toOffer), fromCustomer: fromCustomer.map(toOffer), best: best.map(toOffer) }
}

function toOffer({ id, name, image, isValid, message, expires, remainingUses, paymentMethod, condition, effect, discount }: ChainOffer): Offer {
  return { id, name, image, isValid, message, expires, remainingUses, paymentMethod, condition, effect, discount }
}
