import { ownPhone } from '../campaign/offers'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { MAX_IDS } from '../../graphql/input'
import type { AcceptedBooking } from './new-booking'

/**
 * What a booking records about an offer, for the chain; the booking backend computes the price
 * itself.
 */
export type KnownOffer = { id: number; name: string; prices: ReadonlyMap<number, number> }

/**
 * The chosen offers of a booking's people, by id; empty when none was chosen or when they cannot be
 * fetched.
 */
export async function knownOffers(
  { salonId, people, codes, phone }: AcceptedBooking,
  context: Context,
): Promise<ReadonlyMap<number, KnownOffer>> {
  if (people.every(({ offerIds }) => offerIds.length === 0)) return new Map()
  const services = [...new Set(people.flatMap(({ serviceIds }) => serviceIds))].slice(0, MAX_IDS)
  const own = await nullIfBackendFails(ownPhone(phone, context))
  const lists = await nullIfBackendFails(
    context.backends.campaign.listOffers({
      salonId,
      services,
      codes: codes.length > 0 ? codes : undefined,
      campaignUsing: [],
      ...(own === undefined ? { guest: true } : { phone: own }),
    }),
  )
  const listed = lists ? [...lists.fromSalon, ...lists.fromCustomer] : []
  return new Map(
    listed.map(({ id, name, isPrepaid, appliesTo }) => [
      id,
      {
        id,
        name,
        prices: new Map(appliesTo.map((service) => [service.id, isPrepaid ? 0 : service.price])),
      },
    ]),
  )
}
