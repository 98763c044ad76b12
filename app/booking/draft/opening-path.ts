/** What a link to the booking knows already. */
export type Opening = {
  salonId?: number
  serviceIds?: readonly number[]
  stylistId?: number | null
  date?: string
  offerId?: number
  /** The flow opens with the nearest free hour chosen. */
  takesNearest?: boolean
}

/**
 * Where a booking starts with what is known; a salon of 0 is one that is chosen next, a phone of 0
 * one that is not known (B-011, H-005). The flow says so if any of it is no more.
 */
export function openingPath({
  salonId = 0,
  serviceIds = [],
  stylistId,
  date,
  offerId,
  takesNearest,
}: Opening): string {
  const more = {
    chosenService: serviceIds.join(','),
    stylistId,
    date,
    offers: offerId,
    nearest: takesNearest ? 1 : 0,
  }
  const query = Object.entries(more).flatMap(([name, value]) =>
    value ? [`&${name}=${value}`] : [],
  )
  return `/booking?salonId=${salonId}&phone=0&step=0${query.join('')}`
}
