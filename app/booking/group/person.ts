import { readId } from '../read-id'

/** Most people of one booking: customer 1 and four who come along. */
export const MAX_GROUP_SIZE = 5

/** One customer's choices; salon, day and phone are the same for all people. */
export type Person = {
  serviceIds: readonly string[]
  /** A consultation instead of services. */
  isConsultation: boolean
  /** Null: the system chooses. */
  stylistId: string | null
  /** The 20-minute frame, 1 (8h30) to 36 (20h10). */
  hourId: string | null
  /** Offers they use, by id. */
  offerIds: readonly string[]
}

/** Customer 1, and those who come along. */
export type People = readonly [Person, ...Person[]]

/** A customer who has chosen nothing. */
export const emptyPerson: Person = {
  serviceIds: [],
  isConsultation: false,
  stylistId: null,
  hourId: null,
  offerIds: [],
}

/** The current person of a draft. */
export function currentPerson({ people, current }: { people: People; current: number }): Person {
  return people[current] ?? people[0]
}

/** The people with one of them changed. */
export function withPerson(people: People, index: number, change: Partial<Person>): People {
  return eachPerson(people, (person, at) => (at === index ? { ...person, ...change } : person))
}

/** The people, each of them changed. */
export function eachPerson(
  people: People,
  change: (person: Person, index: number) => Person,
): People {
  const [first, ...rest] = people
  return [change(first, 0), ...rest.map((person, index) => change(person, index + 1))]
}

/**
 * The people of a group of this size: enlarged by empty ones, reduced from the end; when one person
 * is left, their hour is cleared.
 */
export function groupOf(people: People, size: number): People {
  const wanted = Math.min(Math.max(size, 1), MAX_GROUP_SIZE)
  if (wanted === people.length) return people
  const [first, ...rest] = people
  if (wanted === 1) return [{ ...first, hourId: null }]
  return [first, ...Array.from({ length: wanted - 1 }, (_, index) => rest[index] ?? emptyPerson)]
}

/** The person has chosen services or a consultation. */
export function hasServices({
  serviceIds,
  isConsultation,
}: Pick<Person, 'serviceIds' | 'isConsultation'>): boolean {
  return serviceIds.length > 0 || isConsultation
}

/** Whether nobody of a group has chosen other services than the current person. */
export function wantSame(draft: { people: People; current: number }): boolean {
  const same = currentPerson(draft).serviceIds.join()
  return draft.people.every((one) => !hasServices(one) || one.serviceIds.join() === same)
}

/** Most services one person can book. */
const MAX_SERVICES = 20

/** Most offers one person can use. */
const MAX_OFFERS = 10

/**
 * Customer 1 stands in the query by the names of old links; those who come along in `p2` to `p5`,
 * as `services_hour_stylist_offers`.
 */
export function readPeople(
  query: URLSearchParams,
  flow: { hasSalon: boolean; isChange: boolean },
): People {
  const serviceIds = readServiceIds(query.get('chosenService'))
  const first = {
    serviceIds,
    isConsultation: query.get('consult') === '1' && serviceIds.length === 0,
    stylistId: readId(query.get('stylistId')),
    hourId: readId(query.get('hour')),
    offerIds: readIds(query.get('offers'), ',', MAX_OFFERS),
  }
  const others: Person[] = []
  for (let number = 2; number <= MAX_GROUP_SIZE; number += 1) {
    const text = query.get(`p${number}`)
    if (text === null) break
    others.push(readOther(text))
  }
  const [one, ...rest] = [first, ...others].map((person) => possible(person, flow))
  return [one!, ...rest]
}

/**
 * A stylist belongs to a salon, and an hour needs services as well unless a booking is changed,
 * whatever a link contains. An offer in a link waits until a salon is chosen.
 */
function possible(
  person: Person,
  { hasSalon, isChange }: { hasSalon: boolean; isChange: boolean },
): Person {
  if (!hasSalon) return { ...person, stylistId: null, hourId: null }
  return hasServices(person) || isChange ? person : { ...person, hourId: null }
}

/** Writes people as query parameters, from which readPeople returns them. */
export function writePeople([first, ...others]: People): Record<string, string | number | null> {
  return {
    chosenService: first.serviceIds.join(','),
    consult: first.isConsultation ? 1 : null,
    hour: first.hourId,
    stylistId: first.stylistId,
    offers: first.offerIds.join(','),
    ...Object.fromEntries(others.map((person, index) => [`p${index + 2}`, writeOther(person)])),
  }
}

/** Reads services, as customer 1's are in the query; invalid ones are ignored. */
export function readServiceIds(text: string | null): string[] {
  return readIds(text, ',', MAX_SERVICES)
}

function readOther(text: string): Person {
  const [services = '', hour = '', stylist = '', offers = ''] = text.split('_')
  return {
    serviceIds: readIds(services, '-', MAX_SERVICES),
    isConsultation: services === 'c',
    hourId: readId(hour),
    stylistId: readId(stylist),
    offerIds: readIds(offers, '-', MAX_OFFERS),
  }
}

function writeOther({ serviceIds, isConsultation, hourId, stylistId, offerIds }: Person): string {
  const parts = [
    isConsultation ? 'c' : serviceIds.join('-'),
    hourId ?? '',
    stylistId ?? '',
    offerIds.join('-'),
  ]
  return parts.join('_').replace(/_+$/, '') || '0'
}

function readIds(text: string | null, separator: string, most: number): string[] {
  const ids = (text ?? '')
    .split(separator)
    .map(readId)
    .filter((id) => id !== null)
  return [...new Set(ids)].slice(0, most)
}
