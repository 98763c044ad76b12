import type { Draft } from '~/booking/draft/draft'
import { currentPerson } from '~/booking/group/person'
import { onOccasion } from '~/booking/offers/offer-prices'
import { soldIn } from '~/booking/services/services'
import { vietnamDay } from '~/booking/time/vietnam-day'
import type { Site } from '~/context'
import { logInStatusOf } from '~/routes/auth/log-in-status'
import {
  BookingOfferDocument,
  BookingOffersDocument,
  type BookingOffersQuery,
} from '../../../../schema/generated/graphql'
import type { PriceConditions } from '../../../../domain/special-prices'
import { levelOf } from '../group/people.server'
import { offerVariables } from './offers.server'

/** Step 4: the offers for the current customer, and the price of their services without them. */
export async function loadOffers(site: Site, draft: Draft, query: URLSearchParams) {
  const me = currentPerson(draft)
  const date = draft.date ?? vietnamDay(site.now)
  const response = await site.gateway.query(BookingOffersDocument, {
    ...offerVariables(draft, draft.current, draft.date),
    hasServices: me.serviceIds.length > 0,
    date,
    hasStylist: me.stylistId !== null,
  })
  const found = response.ok ? response.data : null
  return {
    screen: 'offers' as const,
    who: logInStatusOf(response),
    viewerPhone: found?.viewer?.profile?.phone ?? null,
    /** Null: not loaded. */
    offers: found?.salon?.offers ?? null,
    services: servicesOf(found?.salon?.services ?? null, me.serviceIds, {
      date,
      stylistLevel: levelOf(me.stylistId, found?.salon?.staff?.stylists ?? []),
    }),
    /** A code has just been accepted. */
    isTaken: query.get('taken') === '1',
  }
}

/** The data of step 4. */
export type OffersData = Awaited<ReturnType<typeof loadOffers>>
/** An offer of the list. */
export type ListedOffer = NonNullable<OffersData['offers']>['fromSalon'][number]

/** Step 5: everything about one offer. */
export async function loadOffer(site: Site, draft: Draft) {
  const response = await site.gateway.query(BookingOfferDocument, {
    ...offerVariables(draft, draft.current, draft.date),
    id: draft.offerId ?? '',
  })
  const found = response.ok ? response.data : null
  return {
    screen: 'offer' as const,
    offer: found?.offer ?? null,
    /** The backend failed; the offer may well exist. */
    isFailed: !response.ok || (response.data.offer === null && response.failed.includes('offer')),
    sold: soldIn(found?.salon?.services?.categories ?? []),
  }
}

/** The data of step 5. */
export type OfferData = Awaited<ReturnType<typeof loadOffer>>
/** An offer with everything about it. */
export type DetailedOffer = NonNullable<OfferData['offer']>

function servicesOf(
  catalogue: NonNullable<BookingOffersQuery['salon']>['services'],
  chosen: readonly string[],
  occasion: PriceConditions,
) {
  return soldIn(catalogue?.categories ?? [])
    .filter(({ id }) => chosen.includes(id))
    .map((service) => onOccasion(service, catalogue?.specialDays ?? [], occasion))
}
