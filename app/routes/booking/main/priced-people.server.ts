import type { Draft } from '~/booking/draft/draft'
import { currentPerson } from '~/booking/group/person'
import { sumOf } from '~/booking/offers/totals'
import type { Site } from '~/context'
import type { BookingMainQuery } from '../../../../schema/generated/graphql'
import { peopleAt, servicesOf } from '../group/people.server'
import { offersOfPeople, proposalFor, withBestOffer } from '../offers/offers.server'
import { priceNotes } from './price-notes.server'

/** The day that is shown, with its staff, and what was loaded for another date before. */
type ShownDay = {
  data: BookingMainQuery | null
  /** The date that the offers of `data` are for. */
  requested: string
  days: NonNullable<BookingMainQuery['role']>['days']
  day: string
  stylists: NonNullable<BookingMainQuery['staff']>['stylists'] | null
}

/** The people of a draft with their services, offers and prices on the day that is shown. */
export async function pricedPeople(
  site: Site,
  draft: Draft,
  { data, requested, days, day, stylists }: ShownDay,
) {
  const catalogue = data?.serviceCatalogue ?? null
  const me = currentPerson(draft)
  const offers = await offersOfPeople(site, draft, day, {
    found: data?.offers ?? null,
    code: requested,
  })
  const priced = withBestOffer(draft, offers[0] ?? null)
  const people = peopleAt(priced, catalogue, day, stylists ?? [], offers)
  const view = people[draft.current]!
  const notes = priceNotes(servicesOf(me, catalogue), catalogue?.specialDays ?? [], {
    day,
    days,
    stylists,
    stylistId: me.stylistId,
  })
  return {
    days: notes.days,
    priceSum: notes.priceSum,
    stylists: notes.stylists,
    people,
    /** An offer that would save the current customer more; null when there is none. */
    proposal: proposalFor(currentPerson(priced), offers[draft.current] ?? null, view),
    /** The chain's best offer counts although the customer did not choose it. */
    isOfferAuto: priced !== draft,
    /** What all customers pay together. */
    total: sumOf(people.map(({ total }) => total)),
    needsStylist:
      me.isConsultation ||
      !view.chosen ||
      view.chosen.some(({ deliveryType }) => deliveryType !== 'SKINNER'),
  }
}
