/** The choices that a link to the booking brings along. */
export type Opening = {
  salonId?: string | null
  serviceIds?: readonly string[]
  stylistId?: string | null
  date?: string
  hourId?: string
  offerId?: string
  /** The flow opens with the nearest free hour chosen. */
  takesNearest?: boolean
}

/**
 * The address where a booking starts with these choices; a salon of 0 in it is chosen next, a
 * phone of 0 is unknown. The flow reports choices that are no longer available.
 */
export function openingPath({
  salonId,
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
  return `/booking?salonId=${salonId ?? 0}&phone=0&step=0${query.join('')}`
}
