/** The choices that a link to the booking brings along. */
export type Opening = {
  salonId?: number
  serviceIds?: readonly number[]
  stylistId?: number | null
  date?: string
  hourId?: number
  offerId?: number
  /** The flow opens with the nearest free hour chosen. */
  takesNearest?: boolean
}

/**
 * The address where a booking starts with these choices; a salon of 0 is chosen next, a phone of 0
 * is unknown. The flow reports choices that are no longer available.
 */
export function openingPath({
  salonId = 0,
  serviceIds = [],
  stylistId,
  date,
  hourId,
  offerId,
  takesNearest,
}: Opening): string {
  const more = {
    chosenService: serviceIds.join(','),
    stylistId,
    date,
    hour: hourId,
    offers: offerId,
    nearest: takesNearest ? 1 : 0,
  }
  const query = Object.entries(more).flatMap(([name, value]) =>
    value ? [`&${name}=${value}`] : [],
  )
  return `/booking?salonId=${salonId}&phone=0&step=0${query.join('')}`
}
