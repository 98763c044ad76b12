import { draftAfter, type Draft } from '~/booking/draft/draft'
import { soldIn, stillSold } from '~/booking/services/services'
import type { Person } from '~/booking/group/person'
import { onOccasion } from '~/booking/offers/offer-prices'
import { chosenOffers as messages } from '~/messages/vi/chosen-offers'
import type { BookingMainQuery } from '../../../../schema/generated/graphql'
import { chosenAmong, type FoundOffers } from '../offers/offers.server'
import { viewOf, type PersonView } from './person-view'

/** The list of services that the draft's salon sells. */
export type SoldCatalogue = NonNullable<NonNullable<BookingMainQuery['atSalon']>['services']>
type SoldService = SoldCatalogue['categories'][number]['groups'][number]['services'][number]

/**
 * All customers at the prices of the day, of the stylists they chose and of their offers, in the
 * order of choosing.
 */
export function peopleAt(
  draft: Draft,
  catalogue: SoldCatalogue | null,
  date: string,
  stylists: readonly { id: string; level: number }[],
  offers: readonly FoundOffers[],
): PersonView<SoldService>[] {
  return draft.people.map((person, index) => {
    const { serviceIds, stylistId } = person
    if (serviceIds.length === 0) return viewOf<SoldService>([], [])
    const chosenOffers = chosenAmong(person, offers[index] ?? null, messages.offerGone)
    if (!catalogue) return viewOf<SoldService>(null, chosenOffers)
    const stylistLevel = levelOf(stylistId, stylists)
    const plain = servicesOf(person, catalogue).map((service) =>
      onOccasion(service, catalogue.specialDays, { date, stylistLevel }),
    )
    return viewOf(plain, chosenOffers)
  })
}

/**
 * The level of a chosen stylist, on which prices depend; null for any stylist, and while it is
 * unknown.
 */
export function levelOf(
  stylistId: string | null,
  stylists: readonly { id: string; level: number }[],
): number | null {
  return stylists.find(({ id }) => id === stylistId)?.level ?? null
}

/** What one customer chose, in the order of choosing and at the prices of the list. */
export function servicesOf({ serviceIds }: Person, catalogue: SoldCatalogue | null): SoldService[] {
  const sold = catalogue ? soldIn(catalogue.categories) : []
  return serviceIds.flatMap((id) => sold.find((service) => service.id === id) ?? [])
}

/** The draft without services that are no longer sold; the same one while all are. */
export function withoutUnsold(draft: Draft, catalogue: SoldCatalogue | null): Draft {
  if (!catalogue) return draft
  const sold = soldIn(catalogue.categories)
  return draft.people.reduce<Draft>((rest, { serviceIds, hourId }, index) => {
    const { remaining, isSomeGone } = stillSold(serviceIds, sold)
    if (!isSomeGone) return rest
    const changed = draftAfter(
      { ...rest, current: index },
      { type: 'changeServices', serviceIds: remaining },
    )
    // A shorter stay fits where the longer one did; the list of hours shows whether the hour is
    // still free.
    const timed = hourId === null ? changed : draftAfter(changed, { type: 'chooseHour', hourId })
    return { ...timed, current: draft.current }
  }, draft)
}
