import type { Draft, DraftEvent } from '../draft/draft'
import { currentPerson, MAX_GROUP_SIZE, hasServices, type People, type Person } from './person'

/** A customer's state in a group: complete, their turn, or not yet. */
export type PersonStatus = 'done' | 'active' | 'none'

/** Why a group cannot be made or enlarged. */
export type GroupRefusal = 'salon' | 'full' | 'login' | 'otherPhone'

/** The facts that decide whether a customer may book a group. */
export type GroupCaller = {
  salonId: string | null
  phone: string
  viewerPhone: string | null
  mayBookForOthers: boolean
  /** How many the booking is for that they are changing, 1 without one. */
  bookedPeople: number
}

/**
 * The status of each customer: done with services and hour, active when all before them are done,
 * otherwise none.
 */
export function statusesOf(people: People): PersonStatus[] {
  const isDone = people.map(isPersonDone)
  return people.map((_, index) =>
    isDone[index] ? 'done' : isDone.slice(0, index).every(Boolean) ? 'active' : 'none',
  )
}

/**
 * Why there cannot be `size` people, null when there can: a salon first, five at most, logged in
 * with one's own phone unless the role allows others. Who may change a booking may keep its people.
 */
export function groupRefusal(
  size: number,
  { salonId, phone, viewerPhone, mayBookForOthers, bookedPeople }: GroupCaller,
): GroupRefusal | null {
  if (size <= bookedPeople) return null
  if (salonId === null) return 'salon'
  if (size > MAX_GROUP_SIZE) return 'full'
  if (viewerPhone === null) return 'login'
  return viewerPhone === phone || mayBookForOthers ? null : 'otherPhone'
}

/**
 * The part that an earlier customer lacks before the services of customer `index` can be opened;
 * null when nothing. `number` counts from 1.
 */
export function missingBefore(
  people: People,
  index: number,
): { lacks: 'services' | 'hour'; number: number } | null {
  for (const [at, person] of people.slice(0, index).entries()) {
    if (!hasServices(person)) return { lacks: 'services', number: at + 1 }
    if (person.hourId === null) return { lacks: 'hour', number: at + 1 }
  }
  return null
}

/**
 * Whether the current customer's hour is fixed: in a group only customer 1 can change theirs, the
 * others choose once.
 */
export function isHourFixed({ people, current }: Pick<Draft, 'people' | 'current'>): boolean {
  return current > 0 && currentPerson({ people, current }).hourId !== null
}

/**
 * A press on one of the group's buttons, as a form posts it: `size:2`, `person:3` (counted from 1)
 * or `copy`; null for anything else.
 */
export function readGroupMove(text: string): DraftEvent | null {
  if (text === 'copy') return { type: 'copyFirst' }
  const match = /^(size|person):([1-9])$/.exec(text)
  if (!match) return null
  const number = Number(match[2])
  return match[1] === 'size'
    ? { type: 'setSize', size: number }
    : { type: 'choosePerson', index: number - 1 }
}

/** Reads a refusal from an address; null for anything else. */
export function readGroupRefusal(text: string | null): GroupRefusal | null {
  return text === 'salon' || text === 'full' || text === 'login' || text === 'otherPhone'
    ? text
    : null
}

export function isPersonDone(person: Person): boolean {
  return hasServices(person) && person.hourId !== null
}
