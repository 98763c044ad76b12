import type { Draft } from '~/booking/draft/draft'
import { currentPerson } from '~/booking/group/person'
import { onOccasion } from '~/booking/offers/special-days'
import { vietnamDay } from '~/booking/time/vietnam-day'
import type { Site } from '~/context'
import {
  BookingOfferDocument,
  BookingOffersDocument,
  type BookingOffersQuery,
} from '../../../../schema/generated/graphql'
import { offerVariables } from './offers.server'

/** Step 4: what the current customer can save, and what his services cost without it. */
export async function loadOffers(site: Site, draft: Draft, query: URLSearchParams) {
  const me = currentPerson(draft)
  const answer = await site.gateway.query(BookingOffersDocument, {
    ...aboutMe(draft),
    hasServices: me.serviceIds.length > 0,
  })
  const found = answer.ok ? answer.data : null
  return {
    screen: 'offers' as const,
    viewerPhone: found?.viewer?.phone ?? null,
    /** Null: not loaded. */
    offers: found?.offers ?? null,
    services: servicesOf(
      found?.serviceCatalogue ?? null,
      me.serviceIds,
      draft.date ?? vietnamDay(site.now),
    ),
    /** A code has just been accepted (B-114). */
    isTaken: query.get('taken') === '1',
  }
}

/** What step 4 shows. */
export type OffersData = Awaited<ReturnType<typeof loadOffers>>
/** An offer of the list. */
export type ListedOffer = NonNullable<OffersData['offers']>['fromSalon'][number]

/** Step 5: everything about one offer. */
export async function loadOffer(site: Site, draft: Draft) {
  const answer = await site.gateway.query(BookingOfferDocument, {
    ...aboutMe(draft),
    id: draft.offerId ?? 0,
  })
  const found = answer.ok ? answer.data : null
  return {
    screen: 'offer' as const,
    offer: found?.offer ?? null,
    /** The backend could not tell; the offer may well stand. */
    isFailed: !answer.ok || (answer.data.offer === null && answer.failed.includes('offer')),
    sold:
      found?.serviceCatalogue?.categories.flatMap(({ groups }) =>
        groups.flatMap(({ services }) => services),
      ) ?? [],
  }
}

/** What step 5 shows. */
export type OfferData = Awaited<ReturnType<typeof loadOffer>>
/** An offer with everything about it. */
export type DetailedOffer = NonNullable<OfferData['offer']>

/**
 * For whom, where and when offers are asked for: the day only once it is chosen, since without one
 * an offer for some weekdays is still open.
 */
function aboutMe(draft: Draft) {
  return { ...offerVariables(draft, draft.current), date: draft.date }
}

function servicesOf(
  catalogue: NonNullable<BookingOffersQuery['serviceCatalogue']> | null,
  chosen: readonly number[],
  date: string,
) {
  const sold =
    catalogue?.categories.flatMap(({ groups }) => groups.flatMap(({ services }) => services)) ?? []
  return sold
    .filter(({ id }) => chosen.includes(id))
    .map((service) =>
      onOccasion(service, catalogue?.specialDays ?? [], { date, stylistLevel: null }),
    )
}
