import { readableQuery } from './readable-query'

/**
 * What a customer chooses, by its names in the address; the screen (step, group, offer) and where he
 * came from are not among it.
 */
export const choices: readonly string[] = [
  'salonId',
  'phone',
  'chosenService',
  'consult',
  'date',
  'hour',
  'stylistId',
  'skinnerId',
  'offers',
  ...[2, 3, 4, 5].map((number) => `p${number}`),
  'person',
  'auto',
  'codes',
  'suggested',
  'change',
]

/** The present address of the booking, and the one that it will have after earlier presses. */
type Addresses = { shown: URL; newest: URL }

/**
 * The address `to` of a link that was rendered for the `shown` one, with the choices of earlier
 * presses whose page still loads, `newest`: each choice that `to` leaves as it is shown. Otherwise a
 * second press would undo the first one on a slow line. The screen is that of the last press.
 */
export function rebasedAddress(to: string, { shown, newest }: Addresses): string {
  const target = new URL(to, shown)
  const isBooking = [target, shown, newest].every(({ pathname }) => pathname === '/booking')
  if (!isBooking || newest.search === shown.search) return to
  const query = target.searchParams
  for (const name of choices) {
    const latest = newest.searchParams.get(name)
    if (query.get(name) !== shown.searchParams.get(name)) continue
    if (latest === null) query.delete(name)
    else query.set(name, latest)
  }
  return `/booking?${readableQuery(query)}${target.hash}`
}
