import { openingPath } from '~/booking/draft/opening-path'
import type { FoundHour } from './hour-row'
import type { SoonestQuery } from './query'

/** The booking with everything filled in; those who come along have the same services and hour. */
export function draftPath(
  { salon, date, hourId }: FoundHour,
  { serviceIds, people, stylist }: SoonestQuery,
): string {
  const own = openingPath({
    salonId: salon.id,
    serviceIds,
    stylistId: stylist?.id,
    date,
    hourId,
  })
  const others = Array.from(
    { length: people - 1 },
    (_none, index) => `&p${index + 2}=${serviceIds.join('-')}_${hourId}`,
  )
  return own + others.join('')
}
