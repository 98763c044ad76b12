import { readServiceIds } from '~/booking/group/person'
import { readId } from '~/booking/read-id'
import { readPoint } from '../../../domain/distance'

/** Place, services and time of a search for the soonest hours, as in the page's address. */
export type SoonestQuery = {
  /** Degrees; null without a position. */
  near: { latitude: number; longitude: number } | null
  provinceId: string | null
  /** A salon around which is looked. */
  salonId: string | null
  serviceIds: string[]
  /** Customers at once, 1 to 5. */
  people: number
  /** Hours of this stylist alone, who works at that salon; null for anybody. */
  stylist: { salonId: string; id: string } | null
  /** Goes on behind this hour. */
  after: string | null
}

/** The largest group that books at once. */
export const MAX_PEOPLE = 5

/** Address of the page. */
export const soonestPath = '/som-nhat'

/** The search in an address; invalid values count as missing. */
export function readSoonest(query: URLSearchParams): SoonestQuery {
  return {
    near: readPoint(query.get('near')),
    provinceId: readId(query.get('province')),
    salonId: readId(query.get('salon')),
    serviceIds: readServiceIds(query.get('chosenService')),
    people: peopleOf(query.get('people')),
    stylist: stylistOf(query.get('stylist')),
    after: query.get('after')?.slice(0, 60) ?? null,
  }
}

/** The address of this search. */
export function soonestAddress({
  near,
  provinceId,
  salonId,
  serviceIds,
  people = 1,
  stylist,
  after,
}: Partial<SoonestQuery>): string {
  const parts = [
    near ? `near=${pointText(near)}` : '',
    provinceId ? `province=${provinceId}` : '',
    salonId ? `salon=${salonId}` : '',
    serviceIds?.length ? `chosenService=${serviceIds.join(',')}` : '',
    people > 1 ? `people=${people}` : '',
    stylist ? `stylist=${stylistText(stylist)}` : '',
    after ? `after=${after}` : '',
  ].filter(Boolean)
  return parts.length > 0 ? `${soonestPath}?${parts.join('&')}` : soonestPath
}

/** A position in the address and in the form: `21.031,105.8`. */
export function pointText({ latitude, longitude }: NonNullable<SoonestQuery['near']>): string {
  return `${latitude},${longitude}`
}

/** A stylist in the address and in the form: `9-1101`, their salon first. */
export function stylistText({ salonId, id }: NonNullable<SoonestQuery['stylist']>): string {
  return `${salonId}-${id}`
}

function stylistOf(text: string | null): SoonestQuery['stylist'] {
  const [salonId, id] = (text ?? '').split('-').map(readId)
  return salonId && id ? { salonId, id } : null
}

function peopleOf(text: string | null): number {
  return text !== null && /^[1-5]$/.test(text) ? Number(text) : 1
}
