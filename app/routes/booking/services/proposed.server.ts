import type { Draft } from '~/booking/draft/draft'
import { currentPerson } from '~/booking/group/person'
import { onOccasion } from '~/booking/offers/offer-prices'
import { soldIn, withServices } from '~/booking/services/services'
import { newSuggestion, suggestedServices } from '~/booking/services/suggestions'
import { bookableServices } from '../../../../domain/bookable-services'
import type { SoldCatalogue } from '../group/people.server'

type Sold = Parameters<typeof bookableServices>[0] & object

/** What most come for at the salon, while nothing is chosen. */
export function popularOf<Catalogue extends Sold>(draft: Draft, catalogue: Catalogue | null) {
  const me = currentPerson(draft)
  if (!catalogue || me.serviceIds.length > 0 || me.isConsultation) return null
  const [popular] = bookableServices(catalogue)
  type Service = Catalogue['categories'][number]['groups'][number]['services'][number]
  const sold: Service[] = soldIn(catalogue.categories)
  return sold.find(({ id }) => id === popular?.id) ?? null
}

/**
 * What the chain suggests with the services of the current customer: its question, the services at
 * the prices of the day, and all that are chosen with them. Null for none.
 */
export function suggestionOf(draft: Draft, catalogue: SoldCatalogue | null, date: string) {
  if (!catalogue) return null
  const sold = soldIn(catalogue.categories)
  const rule = newSuggestion(draft, catalogue.suggestions, sold)
  if (!rule) return null
  const { serviceIds } = currentPerson(draft)
  const services = suggestedServices(rule, sold, serviceIds)
  return {
    title: rule.title,
    image: rule.image,
    services: services.map((service) =>
      onOccasion(service, catalogue.specialDays, { date, stylistLevel: null }),
    ),
    addsTo: withServices(
      serviceIds,
      services.map(({ id }) => id),
      sold,
    ),
  }
}
