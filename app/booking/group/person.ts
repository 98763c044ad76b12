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
