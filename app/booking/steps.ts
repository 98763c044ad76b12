import { readId } from './read-id'
import { steps as messages } from '~/messages/vi/booking'

/** The screens of /booking by their `step`. */
export const step = { main: 0, salon: 1, services: 2, detail: 3, offers: 4, offer: 5 } as const

/** The title of a step's header; a step that does not exist is called 'Done'. */
export function stepTitle(number: number): string {
  return messages.titles[number] ?? messages.done
}

/** The step of a link: anything outside 1..5, or no whole number, is 0. */
export function normalStep(text: string | null): number {
  const number = wholeNumber(text)
  return number !== null && number <= step.offer ? number : step.main
}

/** The step of a home booking, which has three: a value above 2 becomes 2. */
export function normalHomeStep(text: string | null): number {
  return Math.min(wholeNumber(text) ?? 0, 2)
}

/**
 * The step that a link from outside opens: with a salon and a step above 1 it is 0. The flow's own
 * links keep their step.
 */
export function openingStep(number: number, salonId: string | null, isOwnLink: boolean): number {
  return salonId !== null && number > step.salon && !isOwnLink ? step.main : number
}

/**
 * The salon of a link, null without one; the iOS app's stale default is no choice,
 * unless it is in the flow's own link.
 */
export function normalSalonId(
  text: string | null,
  query: { source: string; inApp: string },
  isOwnLink = false,
): string | null {
  const id = readId(text)
  return isStaleSalon(id, query) && !isOwnLink ? null : id
}

/** Salon 20 in the iOS app, which is in all of its links. */
export function isStaleSalon(
  id: string | null,
  { source, inApp }: { source: string; inApp: string },
): boolean {
  return id === '20' && source === 'customer_ios' && inApp === '1'
}

/**
 * The part of the main screen where day and hour are chosen, as the end of an address: what comes
 * next once there are services.
 */
export const hourAnchor = '#part-hour'

/**
 * The step after 'next', null where there is none; `isPressed` is the next-click flag that shows
 * what is still missing.
 */
export function nextStep(
  from: number,
  have: { salon: boolean; services: boolean; offer: boolean },
): { step: number; isPressed: boolean } | null {
  if (from === step.salon && have.salon) return { step: step.services, isPressed: false }
  if (from === step.services && have.services) return { step: step.main, isPressed: true }
  if (from === step.detail) return { step: step.services, isPressed: false }
  if (from === step.offers && have.offer) return { step: step.services, isPressed: false }
  return null
}

/** The step after the back arrow. */
export function stepBack(from: number): number {
  if (from === step.offer) return step.offers
  return from === step.offers || from === step.detail ? step.services : step.main
}

/**
 * The screen of a draft: services and offers need a salon, a detail needs an id; everything else is
 * the main screen, which shows what is missing.
 */
export function screenOf(draft: {
  step: number
  salonId: string | null
  groupId: string | null
  offerId: string | null
}): 'main' | 'salons' | 'services' | 'detail' | 'offers' | 'offer' {
  if (draft.step === step.salon) return 'salons'
  if (draft.salonId === null) return 'main'
  if (draft.step === step.services) return 'services'
  if (draft.step === step.offers) return 'offers'
  if (draft.step === step.offer) return draft.offerId === null ? 'offers' : 'offer'
  return draft.step === step.detail && draft.groupId !== null ? 'detail' : 'main'
}

/** A whole number in an address, nine digits at most; null for anything else. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null
}
