import type { Draft } from './draft/draft'
import { currentPerson, hasServices, type People } from './group/person'

/** A section of the main screen that can lack something. */
export type Part = 'salon' | 'services' | 'hour'

/**
 * The missing part and its person: an index into the people; a salon is missing for all, which
 * counts as customer 1.
 */
export type Missing = { part: Part; index: number }

/**
 * The first incomplete section, person by person; null when all are complete. A consultation needs
 * an hour but no services.
 */
export function missingPart({
  salonId,
  people,
}: Pick<Draft, 'salonId' | 'people'>): Missing | null {
  if (salonId === null) return { part: 'salon', index: 0 }
  for (const [index, person] of people.entries()) {
    if (!hasServices(person)) return { part: 'services', index }
    if (person.hourId === null) return { part: 'hour', index }
  }
  return null
}

/** Hours that are chosen; to book, there must be as many as people. */
export function hoursChosen(people: People): number {
  return people.filter(({ hourId }) => hourId !== null).length
}

/**
 * Whether the button of step 0 looks inactive: without a salon, or unless every person has an hour;
 * a press still shows what is missing.
 */
export function isDoneInactive({ salonId, people }: Pick<Draft, 'salonId' | 'people'>): boolean {
  return (
    salonId === null ||
    hoursChosen(people) !== people.length ||
    (people.length > 1 && !people.every(hasServices))
  )
}

/**
 * The list of days opens with a salon and at least one service, a consultation, or a booking that
 * is to be changed.
 */
export function canChooseTime(
  draft: Pick<Draft, 'salonId' | 'people' | 'current' | 'isChange'>,
): boolean {
  return draft.salonId !== null && (hasServices(currentPerson(draft)) || draft.isChange)
}

/**
 * Somebody of the group can choose a time. What is asked of all of them together shows from then on,
 * whoever is open, so that nothing typed there is lost.
 */
export function canAnyChooseTime(draft: Pick<Draft, 'salonId' | 'people' | 'isChange'>): boolean {
  return draft.people.some((_, current) => canChooseTime({ ...draft, current }))
}
