import { step } from './steps'
import { changeSalon, type SalonChoice } from './salon-change'

/** What the app that embeds the flow, or the link that led here, said; kept through the whole flow as it came. */
export type Origin = { source: string; utmSource: string; inApp: string }

/** Everything a customer has chosen so far; it is the address of the page, so reload, Back and a shared link lose nothing. */
export type Draft = {
  /** 0…5, see steps.ts. */
  step: number
  /** 0: none yet. */
  salonId: number
  /** Ten digits, '' while unknown. */
  phone: string
  serviceIds: readonly number[]
  /** The customer lets the staff advise and books without services (B-204). */
  isConsultation: boolean
  /** `YYYY-MM-DD`; null while the customer has not chosen a day and the flow may (B-223). */
  date: string | null
  /** Null: the system chooses (B-043). */
  stylistId: number | null
  /** From a link; there is no list of skinners to choose from. */
  skinnerId: number | null
  /** The 20-minute frame, 1 (8h30) to 36 (20h10). */
  hourId: number | null
  /** The service group that step 3 shows. */
  groupId: number | null
  /** The next-click flag: 'next' was pressed, so sections that lack something say so (B-171…B-173). */
  isPressed: boolean
  origin: Origin
}

/** What can happen to a draft. */
export type DraftEvent =
  | { type: 'goTo'; step: number; isPressed?: boolean }
  | { type: 'openGroup'; groupId: number }
  | { type: 'choosePhone'; phone: string }
  | { type: 'chooseSalon'; salon: SalonChoice; today: string }
  | { type: 'changeServices'; serviceIds: readonly number[] }
  | { type: 'askAdvice'; isOn: boolean }
  | { type: 'chooseDate'; date: string }
  | { type: 'chooseStylist'; stylistId: number | null }
  | { type: 'chooseHour'; hourId: number }

/** The draft after an event; the same on the server and in the browser. */
export function draftAfter(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'goTo':
      return goTo(draft, event.step, event.isPressed ?? draft.isPressed)
    case 'openGroup':
      return { ...draft, step: step.detail, groupId: event.groupId }
    case 'choosePhone':
      return { ...draft, phone: event.phone }
    case 'chooseSalon':
      return changeSalon(draft, event.salon, event.today)
    case 'changeServices':
      // Another length of stay needs other places, so the hour is asked for anew (B-217).
      return { ...draft, serviceIds: event.serviceIds, isConsultation: draft.isConsultation && event.serviceIds.length === 0, hourId: null }
    case 'askAdvice':
      return { ...draft, isConsultation: event.isOn, serviceIds: event.isOn ? [] : draft.serviceIds, hourId: null }
    case 'chooseDate':
      return { ...draft, date: event.date, hourId: null }
    case 'chooseStylist':
      return { ...draft, stylistId: event.stylistId, hourId: null }
    case 'chooseHour':
      return { ...draft, hourId: event.hourId, isPressed: false }
  }
}

/** Several events, one after the other. */
export function draftAfterAll(draft: Draft, ...events: DraftEvent[]): Draft {
  return events.reduce(draftAfter, draft)
}

function goTo(draft: Draft, to: number, isPressed: boolean): Draft {
  const groupId = to === step.detail ? draft.groupId : null
  // B-186: other services may need another hour.
  const hourId = to === step.services ? null : draft.hourId
  return { ...draft, step: to, groupId, hourId, isPressed }
}
