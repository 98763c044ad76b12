import { draftAfter, type Draft, type DraftEvent } from '../draft/draft'
import { currentPerson, emptyPerson } from '../group/person'

/** A customer who has chosen all that they can. */
export const me = {
  serviceIds: ['1001', '1038'],
  isConsultation: false,
  stylistId: '31',
  hourId: '12',
  offerIds: ['504'],
}
/** The draft of that customer alone. */
export const full: Draft = {
  step: 0,
  salonId: '9',
  phone: '0909090909',
  people: [me],
  current: 0,
  date: '2026-11-22',
  skinnerId: '4',
  groupId: null,
  offerId: null,
  takesBestOffer: true,
  codes: ['SHINE30'],
  suggestedFor: ['1001'],
  isPressed: true,
  isChange: false,
  origin: { source: 'fb', utmSource: 'tikiapp', inApp: '1' },
}

/** The draft of that customer with three others, of whom the last has chosen nothing. */
export const group: Draft = {
  ...full,
  people: [
    me,
    { ...me, serviceIds: ['1003'], stylistId: null, hourId: '14' },
    { ...emptyPerson, isConsultation: true },
    emptyPerson,
  ],
  current: 2,
}

/** The current customer after an event. */
export function meAfter(draft: Draft, event: DraftEvent) {
  return currentPerson(draftAfter(draft, event))
}
