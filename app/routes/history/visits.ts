import { openingPath } from '~/booking/draft/opening-path'
import { fullDay } from '~/booking/time/vietnam-day'

/** What a visit is called. A line does not end between “Salon” and the number of its house. */
export function visitTitle({
  date,
  salonName,
}: {
  date: string
  salonName: string | null
}): string {
  return [fullDay(date), salonName?.replace(/^Salon (?=\d)/, 'Salon\u00a0')]
    .filter(Boolean)
    .join(' · ')
}

/** The parts of a visit that are booked again. */
type Rebooked = {
  salonId: string
  people: readonly { services: readonly { id: string }[]; stylist?: { id: string } | null }[]
}

/**
 * The flow with the visit's salon, services and stylist chosen, and the nearest free hour if they
 * came alone.
 */
export function rebookPath({ salonId, people }: Rebooked): string {
  const [mine] = people
  return openingPath({
    salonId,
    serviceIds: mine?.services.map(({ id }) => id),
    stylistId: mine?.stylist?.id,
    takesNearest: people.length === 1,
  })
}
