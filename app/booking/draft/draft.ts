import { isHourFixed, isPersonDone } from '../group/group'
import {
  currentPerson,
  eachPerson,
  groupOf,
  hasServices,
  withPerson,
  type People,
} from '../group/person'
import { step } from '../steps'
import { isDay } from '../time/vietnam-day'

/**
 * The parameters of the embedding app or of the referring link, unchanged through the whole flow.
 */
export type Origin = { source: string; utmSource: string; inApp: string }

/** Most promo codes that a draft carries. */
export const MAX_CODES = 5

/**
 * Everything a customer has chosen so far; it is the address of the page, so reload, Back and a
 * shared link lose nothing.
 */
export type Draft = {
  /** 0…5, see steps.ts. */
  step: number
  /** Null: none yet. */
  salonId: string | null
  /** Ten digits, '' while unknown. */
  phone: string
  people: People
  /** The person whose services, stylist and hour are being chosen: an index into people. */
  current: number
  /** `YYYY-MM-DD`; null while the customer has not chosen a day and the flow may. */
  date: string | null
  /** From a link; there is no list of skinners to choose from. */
  skinnerId: string | null
  /** The service group that step 3 shows. */
  groupId: string | null
  /** The offer that step 5 shows. */
  offerId: string | null
  /**
   * The best offer of the chosen hour counts while none is chosen: true once an hour was pressed
   * for which there may be one, false after the customer removed their offers.
   */
  takesBestOffer: boolean | null
  /** Promo codes that were accepted, each of which opens an offer. */
  codes: readonly string[]
  /** The services for which others were last suggested, so that a suggestion is made once. */
  suggestedFor: readonly string[]
  /** The next-click flag: 'next' was pressed, so incomplete sections show what is missing. */
  isPressed: boolean
  /**
   * It is to replace a booking that stands, so its time may be looked at before there are services
   * (`allowChange`).
   */
  isChange: boolean
  origin: Origin
}

/** The fields of a salon that choosing it needs. */
type SalonChoice = { id: string; isOpen: boolean; openingDate: string | null }

/** The events of a draft. Services, stylist, hour and offers are those of the current person. */
export type DraftEvent =
  | { type: 'goTo'; step: number; isPressed?: boolean }
  | { type: 'openGroup'; groupId: string }
  | { type: 'openOffer'; offerId: string }
  | { type: 'choosePhone'; phone: string }
  | { type: 'chooseSalon'; salon: SalonChoice; today: string }
  | { type: 'setSize'; size: number }
  | { type: 'choosePerson'; index: number }
  | { type: 'copyFirst' }
  | { type: 'changeServices'; serviceIds: readonly string[] }
  | { type: 'askAdvice'; isOn: boolean }
  | { type: 'answerSuggestion'; addsTo: readonly string[] | null }
  | { type: 'chooseDate'; date: string }
  | { type: 'chooseStylist'; stylistId: string | null }
  | { type: 'chooseHour'; hourId: string }
  | { type: 'loseHour'; index: number }
  | { type: 'chooseOffers'; offerIds: readonly string[] }
  | { type: 'addCode'; code: string }

/** The draft after an event; the same on the server and in the browser. */
export function draftAfter(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'goTo':
      return goTo(draft, event.step, event.isPressed ?? draft.isPressed)
    case 'openGroup':
      return { ...draft, step: step.detail, groupId: event.groupId }
    case 'openOffer':
      return { ...draft, step: step.offer, offerId: event.offerId }
    case 'choosePhone':
      return { ...draft, phone: event.phone }
    case 'chooseSalon':
      return changeSalon(draft, event.salon, event.today)
    case 'setSize':
      return setSize(draft, event.size)
    case 'choosePerson':
      return { ...draft, current: Math.min(Math.max(event.index, 0), draft.people.length - 1) }
    case 'copyFirst':
      // What is done, not when and by whom.
      return changeServices(draft, draft.people[0].serviceIds, draft.people[0].isConsultation)
    case 'changeServices':
      return changeServices(
        draft,
        event.serviceIds,
        currentPerson(draft).isConsultation && event.serviceIds.length === 0,
      )
    case 'askAdvice':
      return changeServices(draft, event.isOn ? [] : currentPerson(draft).serviceIds, event.isOn)
    case 'answerSuggestion': {
      const { serviceIds, hourId } = currentPerson(draft)
      const noted = { ...draft, suggestedFor: serviceIds }
      // Where the longer stay does not fit, the list of hours shows that the hour is not free.
      return event.addsTo
        ? withCurrent(changeServices(noted, event.addsTo, false), { hourId })
        : noted
    }
    case 'chooseDate':
      return chooseDate(draft, event.date)
    case 'chooseStylist':
      return ifSalonChosen(draft, { stylistId: event.stylistId, hourId: null })
    case 'chooseHour':
      return chooseHour(draft, event.hourId)
    case 'loseHour':
      return { ...draft, people: withPerson(draft.people, event.index, { hourId: null }) }
    case 'chooseOffers':
      return chooseOffers(draft, event.offerIds)
    case 'addCode':
      return draft.codes.includes(event.code)
        ? draft
        : { ...draft, codes: [...draft.codes, event.code].slice(-MAX_CODES) }
  }
}

/** Several events, one after the other. */
export function draftAfterAll(draft: Draft, ...events: DraftEvent[]): Draft {
  return events.reduce(draftAfter, draft)
}

function withCurrent(draft: Draft, change: Parameters<typeof withPerson>[2]): Draft {
  return { ...draft, people: withPerson(draft.people, draft.current, change) }
}

/** Stylists are those of a salon. */
function ifSalonChosen(draft: Draft, change: Parameters<typeof withPerson>[2]): Draft {
  return draft.salonId === null ? draft : withCurrent(draft, change)
}

/** Removing the last offer also refuses the one that would be counted by itself. */
function chooseOffers(draft: Draft, offerIds: readonly string[]): Draft {
  if (draft.salonId === null) return draft
  const isLast = offerIds.length === 0 && currentPerson(draft).offerIds.length > 0
  return {
    ...withCurrent(draft, { offerIds }),
    takesBestOffer: isLast ? false : draft.takesBestOffer,
  }
}

function goTo(draft: Draft, to: number, isPressed: boolean): Draft {
  const moved = {
    ...draft,
    step: to,
    groupId: to === step.detail ? draft.groupId : null,
    offerId: to === step.offer ? draft.offerId : null,
    isPressed,
  }
  // Other services may need another hour.
  return to === step.services ? withCurrent(moved, { hourId: null }) : moved
}

/**
 * The draft at another salon: stylists, hours, offers and skinner are of the old one, but for
 * offers that came without a salon; a closed salon is no choice. Choosing the same one again
 * changes nothing.
 */
function changeSalon(draft: Draft, salon: SalonChoice, today: string): Draft {
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

/**
 * A group has one salon and one day; the current person stays current unless they were removed.
 * With the current person done, adding one opens the first who is not.
 */
function setSize(draft: Draft, size: number): Draft {
  const people = groupOf(draft.people, size)
  const isAdded = people.length > draft.people.length
  const current =
    isAdded && isPersonDone(currentPerson(draft))
      ? people.findIndex((person) => !isPersonDone(person))
      : Math.min(draft.current, people.length - 1)
  return { ...draft, people, current }
}

/** Another length needs other places, so the hour must be chosen anew. */
function changeServices(
  draft: Draft,
  serviceIds: readonly string[],
  isConsultation: boolean,
): Draft {
  return withCurrent(draft, { serviceIds, isConsultation, hourId: null })
}

/** The same day again changes nothing: an hour writes down the day that is shown. */
function chooseDate(draft: Draft, date: string): Draft {
  if (date === draft.date) return draft
  return {
    ...draft,
    date,
    people: eachPerson(draft.people, (person) => ({ ...person, hourId: null })),
  }
}

/**
 * There is no hour without a salon and services or a consultation; the others follow
 * customer 1, so their hours must be chosen anew and are then fixed.
 */
function chooseHour(draft: Draft, hourId: string): Draft {
  const me = currentPerson(draft)
  if (draft.salonId === null || !(hasServices(me) || draft.isChange) || isHourFixed(draft))
    return draft
  // Only customer 1 gets here with an hour: those of the others are fixed.
  const isChange = me.hourId !== null && me.hourId !== hourId
  const people = isChange
    ? eachPerson(draft.people, (person) => ({ ...person, hourId: null }))
    : draft.people
  return { ...draft, people: withPerson(people, draft.current, { hourId }), isPressed: false }
}
