import type { Draft } from '~/booking/draft/draft'
import { framesBeside, proposedHour, stayOf, staysBeside } from '~/booking/group/group'
import { currentPerson } from '~/booking/group/person'
import { canChooseTime } from '~/booking/readiness'
import { canTake, firstToTake, framesOfDay, hourChosenForHim } from '~/booking/time/slots'
import type { HoursInput } from '../../../../schema/generated/graphql'
import type { MainData } from '../main/load.server'

/** Which hours of a day the current customer can choose from. */
export function hoursInput(draft: Draft, date: string): HoursInput {
  const { serviceIds, stylistId } = currentPerson(draft)
  return {
    date,
    serviceIds: [...serviceIds],
    stylistId,
    guestPhone: draft.phone || null,
    utmSource: draft.origin.utmSource || null,
    changesBookingOf: draft.isChange ? draft.phone : null,
  }
}

/**
 * The hours that step 0 shows to the current customer: those of the salon-day without the places of
 * the others of their group.
 */
export type HoursShown = {
  /** Null: not loaded, or nobody has services. */
  hours: MainData['hours']
  hourId: string | null
  /**
   * The hour was not chosen by them: it is the first one at the salon, or one beside customer 1's.
   */
  isProposed: boolean
  isDayFull: boolean
}

type ShownHours = Pick<MainData, 'hours' | 'people' | 'day' | 'now'>

/** `posted` is the hour of a form that came back. */
export function hoursShown(data: ShownHours, draft: Draft, posted: string | null): HoursShown {
  const me = currentPerson(draft)
  const services = data.people.map(({ chosen }) => chosen)
  const beside = staysBeside(draft, services)
  const stay = stayOf(services[draft.current] ?? null, me)
  const left = new Map(
    framesBeside(framesOfDay(data.hours), stay, beside).map((frame) => [frame.id, frame]),
  )
  const hours = data.hours && {
    ...data.hours,
    groups: data.hours.groups.map((part) => ({
      ...part,
      hours: part.hours.map((frame) => left.get(frame.id) ?? frame),
    })),
  }
  const look = { date: data.day, now: data.now, utmSource: draft.origin.utmSource }
  const frames = framesOfDay(hours).map((frame) => ({
    ...frame,
    isFree: canTake(frame, look),
  }))
  const wanted = frames.find(({ id }) => id === (me.hourId ?? posted))
  if (!canChooseTime(draft)) return { hours, hourId: null, isProposed: false, isDayFull: false }
  const mine = wanted?.isFree ? wanted.id : null
  const proposal =
    draft.current > 0
      ? proposedHour(frames, draft.people[0].hourId)
      : hourChosenForHim(frames, null, look)
  return {
    hours,
    hourId: mine ?? proposal,
    isProposed: mine === null && proposal !== null,
    isDayFull: hours !== null && firstToTake(frames, look) === null,
  }
}
