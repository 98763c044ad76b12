import type { Draft } from '~/booking/draft/draft'
import { offersOfOthers, withOffers } from '~/booking/offers/offer-prices'
import type { Person } from '~/booking/group/person'
import type { Site } from '~/context'
import {
  BookingPersonOffersDocument,
  type BookingPersonOffersQuery,
} from '../../../../schema/generated/graphql'
import { sumSaved, type ChosenOffer, type PersonView } from '../group/person-view'

/**
 * Offers found for one customer on a day; null when they were not requested or could not be read.
 */
export type FoundOffers = NonNullable<BookingPersonOffersQuery['salon']>['offers']

/**
 * The offers of all customers: those of the current one came with the page, unless it shows another
 * day; the others' are requested only when they chose some.
 */
export async function offersOfPeople(
  site: Site,
  draft: Draft,
  day: string,
  first: { found: FoundOffers; code: string },
): Promise<FoundOffers[]> {
  return Promise.all(
    draft.people.map((person, index) => {
      if (index === draft.current && (first.code === day || person.offerIds.length === 0))
        return first.found
      return person.offerIds.length > 0 && person.serviceIds.length > 0
        ? fetchOffersOf(site, draft, index, day)
        : null
    }),
  )
}

/**
 * The variables of a customer's offers on a day; uses that others of the booking take are taken,
 * and those of a booking that is changed are free. Without a day, an offer for some weekdays is
 * still open.
 */
export function offerVariables(draft: Draft, index: number, date: string | null) {
  const { serviceIds, hourId } = draft.people[index]!
  const guestPhone = draft.phone || null
  const usingIds = offersOfOthers(draft.people, index)
  return {
    salonId: draft.salonId ?? '',
    serviceIds: [...serviceIds],
    guestPhone,
    booking: {
      serviceIds: [...serviceIds],
      guestPhone,
      usingIds,
      codes: [...draft.codes],
      date,
      hourId,
      isChange: draft.isChange,
    },
  }
}

/**
 * A customer's chosen offers; one that no longer exists is marked, and null means that they could
 * not be read.
 */
export function chosenAmong(
  { offerIds, serviceIds }: Person,
  found: FoundOffers,
  gone: string,
): ChosenOffer[] | null {
  if (offerIds.length === 0 || serviceIds.length === 0) return []
  if (!found) return null
  const all = [...found.fromSalon, ...found.fromCustomer]
  return offerIds.map(
    (id) =>
      all.find((offer) => offer.id === id) ?? {
        id,
        name: '',
        isValid: false,
        invalidBecause: gone,
        isPrepaid: false,
        discount: 0,
        appliesTo: [],
      },
  )
}

/**
 * The draft with the chain's best offer chosen, unless the customer chose or removed one
 * themselves. Their own vouchers are only proposed, and so is any offer before they have an hour,
 * as some hold at some hours; those of a group choose for themselves.
 */
export function withBestOffer(draft: Draft, found: FoundOffers): Draft {
  const [me, ...others] = draft.people
  const best = found?.best[0]
  if (
    !best?.isValid ||
    !found?.fromSalon.some(({ id }) => id === best.id) ||
    draft.takesBestOffer === false ||
    others.length > 0 ||
    me.hourId === null ||
    me.offerIds.length > 0
  )
    return draft
  return { ...draft, people: [{ ...me, offerIds: [best.id] }] }
}

/**
 * The offer to propose to a customer: the best one, with the đồng that it would save them beyond
 * those they chose; null when that is nothing.
 */
export function proposalFor(
  { offerIds }: Person,
  found: FoundOffers,
  { plain, offers, saved }: PersonView,
) {
  const [best] = found?.best ?? []
  if (!best || !plain || offerIds.includes(best.id)) return null
  const { id, name, effect, condition, expires } = best
  const saving = sumSaved(withOffers(plain, [...(offers ?? []), best]).savings) - saved
  return saving > 0 ? { id, name, effect, condition, expires, saving } : null
}

async function fetchOffersOf(
  site: Site,
  draft: Draft,
  index: number,
  date: string,
): Promise<FoundOffers> {
  const { salonId, booking } = offerVariables(draft, index, date)
  const response = await site.gateway.query(BookingPersonOffersDocument, { salonId, booking })
  return (response.ok ? response.data.salon?.offers : null) ?? null
}
