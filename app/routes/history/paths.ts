import { openingPath } from '~/booking/draft/opening-path'
import { accountPaths } from '../account/paths'

/** The address of the history; all that belongs to it lies below. */
export const historyPath = accountPaths.history

/** The bookings in every state. */
export const bookingsPath = `${historyPath}/lich-dat`

/** One visit. */
export function visitPath(id: string): string {
  return `${historyPath}/${encodeURIComponent(id)}`
}

/** Rows on a page of the history. */
export const rowsPerPage = 10

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
