import { isDay } from '../time/vietnam-day'
import type { Draft } from '../draft/draft'
import { eachPerson } from '../group/person'
import { step } from '../steps'

/** The fields of a salon that choosing it needs. */
export type SalonChoice = { id: string; isOpen: boolean; openingDate: string | null }

/**
 * The draft at another salon: stylists, hours, offers and skinner are of the old one, but for
 * offers that came without a salon; a closed salon is no choice. Choosing the same one again
 * changes nothing.
 */
export function changeSalon(draft: Draft, salon: SalonChoice, today: string): Draft {
  if (salon.isOpen && salon.id === draft.salonId) return draft
  const keepsServices = !salon.isOpen || draft.step !== step.services
  const people = eachPerson(draft.people, ({ serviceIds, offerIds }) => ({
    serviceIds: keepsServices ? serviceIds : [],
    stylistId: null,
    hourId: null,
    isConsultation: false,
    offerIds: salon.isOpen && draft.salonId === null ? offerIds : [],
  }))
  const rest = { ...draft, people, skinnerId: null }
  return salon.isOpen
    ? { ...rest, salonId: salon.id, date: firstDay(salon.openingDate, today) }
    : { ...rest, salonId: null }
}

/**
 * The opening date if it is a valid future day, otherwise null: today, until the customer chooses.
 */
export function firstDay(openingDate: string | null, today: string): string | null {
  return openingDate !== null && isDay(openingDate) && openingDate > today ? openingDate : null
}
