import { readServiceIds } from '~/booking/group/person'
import { readId } from '~/booking/read-id'
import { isDay } from '~/booking/time/vietnam-day'

/** What a customer would wait for, as in the address of the page on which they join. */
export type WaitlistRequest = {
  salonId: string
  date: string
  serviceIds: string[]
  stylistId: string | null
  people: 1 | 2
}

/** Address of that page. */
export const waitlistPath = '/cho'

/** Address of a place in line. */
export function placePath(token: string): string {
  return `${waitlistPath}/${token}`
}

/** A request in an address; null when it names no salon or day. */
export function readWaitlistRequest(query: URLSearchParams): WaitlistRequest | null {
  const salonId = readId(query.get('salon'))
  const date = query.get('date') ?? ''
  if (salonId === null || !isDay(date)) return null
  return {
    salonId,
    date,
    serviceIds: readServiceIds(query.get('services')),
    stylistId: readId(query.get('stylist')),
    people: query.get('people') === '2' ? 2 : 1,
  }
}

/** The address for a request. */
export function joinAddress({
  salonId,
  date,
  serviceIds,
  stylistId,
  people,
}: WaitlistRequest): string {
  const parts = [
    `salon=${salonId}&date=${date}`,
    serviceIds.length > 0 ? `services=${serviceIds.join(',')}` : '',
    stylistId === null ? '' : `stylist=${stylistId}`,
    people > 1 ? `people=${people}` : '',
  ]
  return `${waitlistPath}?${parts.filter(Boolean).join('&')}`
}
