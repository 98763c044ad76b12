import { readId } from '../read-id'
import { MAX_GROUP_SIZE, hasServices, type People, type Person } from './person'

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
