import { nowOf } from '../../../kit/clock'
import type { InputOf, ReplyOf } from '../../../kit/endpoint'
import type { HandlerContext } from '../../../kit/serve'
import type { bookingApi } from '../../contract'
import type { BookingEnv } from '../../env'
import { VISITED_BY_BROWSER, VISITED_BY_PHONE } from '../../fixed-texts'
import { readSalonsOfBrowser, readVisitedSalons } from '../../store/visits'
import { callerOf } from '../owner-token'

type ListVisitedSalons = typeof bookingApi.listVisitedSalons

/**
 * The salons that a phone's owner has visited, for their own session only; and those where bookings
 * of this browser were served.
 */
export async function listVisitedSalons(
  { customerPhone }: InputOf<ListVisitedSalons>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<ListVisitedSalons>> {
  const { DB } = context.env
  const now = nowOf(context.env)
  const caller = await callerOf(context)
  // Without a bearer auth is not called.
  const isOwn =
    customerPhone !== undefined &&
    context.bearer !== null &&
    (await caller.phone()) === customerPhone
  const none: Promise<number[]> = Promise.resolve([])
  const [ofPhone, ofBrowser] = await Promise.all([
    isOwn ? readVisitedSalons(DB, customerPhone, now) : none,
    caller.ownerToken ? readSalonsOfBrowser(DB, caller.ownerToken, now) : none,
  ])
  const groups = [
    { title: VISITED_BY_PHONE, data: ofPhone },
    { title: VISITED_BY_BROWSER, data: ofBrowser.filter((id) => !ofPhone.includes(id)) },
  ]
  return { data: groups.filter((group) => group.data.length > 0) }
}
