import type { Delivery } from '../../../domain/delivery'
import { framesFor, FRAME_MINUTES } from '../../../domain/frames'
import type { Person } from './person'

/** Minutes of staff for a consultation. */
const CONSULTATION_MINUTES = 30

/** One stay at the salon: from a frame on, for so many of 20 minutes; stylistId null is any. */
export type StaffStay = { hourId: string; frames: number; type: Delivery; stylistId: string | null }

/** A frame as the salon-day sends it, for the whole length of the requested stay. */
export type OpenFrame = {
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
