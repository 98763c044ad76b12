import type { Draft, DraftEvent } from '../draft/draft'
import { currentPerson, MAX_GROUP_SIZE, hasServices, type People, type Person } from './person'
import type { Delivery } from '../../../domain/delivery'
import { framesFor, FRAME_MINUTES } from '../../../domain/frames'

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
 * with one's own phone unless the role allows others; one that is still to be typed may be theirs.
 * Who may change a booking may keep its people.
 */
export function groupRefusal(
  size: number,
  { salonId, phone, viewerPhone, mayBookForOthers, bookedPeople }: GroupCaller,
): GroupRefusal | null {
  if (size <= bookedPeople) return null
  if (salonId === null) return 'salon'
  if (size > MAX_GROUP_SIZE) return 'full'
  if (viewerPhone === null) return 'login'
  return ['', viewerPhone].includes(phone) || mayBookForOthers ? null : 'otherPhone'
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
 * Whose hour is given up when the hours of a group cannot be had together: of who is shown, else of
 * the last who has one, so that a next refusal finds the one before.
 */
export function losesHour({ people, current }: Pick<Draft, 'people' | 'current'>): number {
  return currentPerson({ people, current }).hourId === null
    ? people.map(({ hourId }) => hourId !== null).lastIndexOf(true)
    : current
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

/** Minutes of staff for a consultation. */
const CONSULTATION_MINUTES = 30

/** One stay at the salon: from a frame on, for so many of 20 minutes; stylistId null is any. */
export type StaffStay = { hourId: string; frames: number; type: Delivery; stylistId: string | null }

/** A frame as the salon-day sends it, for the whole length of the requested stay. */
type OpenFrame = {
  id: string
  /** Minutes after midnight. */
  start: number
  isFree: boolean
  freeStylists: number
  freeSkinners: number
}

type ServedPerson = { minutes: number; deliveryType: 'STYLIST' | 'SKINNER' | 'BOTH' }

/**
 * The delivery that some services need: 2 if only skinners serve, 1 if only stylists, else 3.
 * Advice alone is a stylist's.
 */
export function neededDelivery(services: readonly Pick<ServedPerson, 'deliveryType'>[]): Delivery {
  if (services.every(({ deliveryType }) => deliveryType === 'STYLIST')) return 1
  return services.every(({ deliveryType }) => deliveryType === 'SKINNER') ? 2 : 3
}

/** Frames that services take, advice when there are none. */
export function framesOf(services: readonly Pick<ServedPerson, 'minutes'>[]): number {
  const minutes =
    services.reduce((sum, service) => sum + service.minutes, 0) || CONSULTATION_MINUTES
  return framesFor(minutes)
}

/**
 * The frames of a day for one more of a group: free only where more stylists or skinners are free
 * than the others of the group already use. One whose hour the day does not have takes no place.
 */
export function framesBeside<F extends OpenFrame>(
  frames: readonly F[],
  stay: Omit<StaffStay, 'hourId'>,
  others: readonly StaffStay[],
): F[] {
  const starts = new Map(frames.map(({ id, start }) => [id, start]))
  const overlaps = (start: number, frame: F, other: StaffStay) =>
    start < frame.start + stay.frames * FRAME_MINUTES &&
    frame.start < start + other.frames * FRAME_MINUTES
  return frames.map((frame) => {
    const beside = others.filter((other) => {
      const start = starts.get(other.hourId)
      return start !== undefined && overlaps(start, frame, other)
    })
    // A chosen stylist is needed only by people who chose the same one.
    const stylists = beside.filter(
      ({ type, stylistId }) =>
        type !== 2 && (stay.stylistId === null || stay.stylistId === stylistId),
    ).length
    const skinners = beside.filter(({ type }) => type !== 1).length
    const isEnough =
      (stay.type === 2 || frame.freeStylists > stylists) &&
      (stay.type === 1 || frame.freeSkinners > skinners)
    return { ...frame, isFree: frame.isFree && isEnough }
  })
}

/**
 * The needs of a customer's stay; without their services' facts a plain cut is assumed, and the
 * server decides.
 */
export function stayOf(
  services: readonly ServedPerson[] | null,
  { stylistId }: Pick<Person, 'stylistId'>,
): Omit<StaffStay, 'hourId'> {
  return { frames: framesOf(services ?? []), type: neededDelivery(services ?? []), stylistId }
}

/** The stays of all other people with an hour, whose places are taken. */
export function staysBeside(
  { people, current }: { people: readonly Person[]; current: number },
  services: readonly (readonly ServedPerson[] | null)[],
): StaffStay[] {
  return people.flatMap((person, index) =>
    index === current || person.hourId === null
      ? []
      : [{ hourId: person.hourId, ...stayOf(services[index] ?? null, person) }],
  )
}

/**
 * The hour to propose to one more of a group: customer 1's, or the next free one after it, else the
 * last before.
 */
export function proposedHour(
  frames: readonly Pick<OpenFrame, 'id' | 'start' | 'isFree'>[],
  first: string | null,
): string | null {
  const free = frames.filter(({ isFree }) => isFree)
  if (first === null) return null
  const from = frames.find(({ id }) => id === first)?.start ?? 0
  return (free.find(({ start }) => start >= from) ?? free.at(-1))?.id ?? null
}
