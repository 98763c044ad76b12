import { isDay } from './vietnam-day'
import type { Draft } from './draft'
import { step } from './steps'

/** What choosing a salon needs to know of it. */
export type SalonChoice = { id: number; isOpen: boolean; openingDate: string | null }

/** The draft at another salon (B-189…B-192): stylist, hour and skinner are of the old one; a closed salon is no choice. Choosing the same one again changes nothing. */
export function changeSalon(draft: Draft, salon: SalonChoice, today: string): Draft {
  if (salon.isOpen && salon.id === draft.salonId) return draft
  const rest = { ...draft, stylistId: null, skinnerId: null, hourId: null, isConsultation: false }
  if (!salon.isOpen) return { ...rest, salonId: 0 }
  return {
    ...rest,
    salonId: salon.id,
    serviceIds: draft.step === step.services ? [] : draft.serviceIds,
    date: firstDay(salon.openingDate, today),
  }
}

/** The opening date if it is a valid future day, otherwise null: today, until the customer chooses (B-191). */
export function firstDay(openingDate: string | null, today: string): string | null {
  return openingDate !== null && isDay(openingDate) && openingDate > today ? openingDate : null
}
