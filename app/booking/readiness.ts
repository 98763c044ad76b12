import type { Draft } from './draft/draft'
import { currentPerson, hasServices, type People } from './group/person'

/** A section of the main screen that can lack something. */
export type Part = 'salon' | 'services' | 'hour'

/** What is missing, and for whom: an index into the people; a salon is missing for all, that is for customer 1. */
export type Missing = { part: Part; index: number }

/**
 * The first section that keeps 'next' from booking, person by person; null when all is complete
 * (B-171…B-174, B-267). A consultation needs no services, but an hour (B-204, O-14).
 */
export function missingPart({
  salonId,
  people,
}: Pick<Draft, 'salonId' | 'people'>): Missing | null {
  if (salonId === 0) return { part: 'salon', index: 0 }
  for (const [index, person] of people.entries()) {
    if (!hasServices(person)) return { part: 'services', index }
    if (person.hourId === null) return { part: 'hour', index }
  }
  return null
}

/** Hours that are chosen; to book, there must be as many as people (B-268). */
export function hoursChosen(people: People): number {
  return people.filter(({ hourId }) => hourId !== null).length
}

/**
 * The step 0 button looks inactive without a salon, or unless everybody has an hour (B-176, B-177,
 * B-267, B-268); a press still tells what is missing (O-13).
 */
export function isDoneInactive({ salonId, people }: Pick<Draft, 'salonId' | 'people'>): boolean {
  return (
    salonId === 0 ||
    hoursChosen(people) !== people.length ||
    (people.length > 1 && !people.every(hasServices))
  )
}

/**
 * The list of days opens with a salon and at least one service, a consultation, or a booking that
 * is to be changed (B-216, B-333).
 */
export function canChooseTime(
  draft: Pick<Draft, 'salonId' | 'people' | 'current' | 'isChange'>,
): boolean {
  return draft.salonId > 0 && (hasServices(currentPerson(draft)) || draft.isChange)
}
