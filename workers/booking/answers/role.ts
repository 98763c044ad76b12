import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { Reach } from '../../kit/serve'
import { vietnamDay } from '../../kit/vietnam-time'
import { wireDate } from '../../kit/wire'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { salonOf } from '../neighbours/salons'
import { DAYS_AHEAD, roleOf } from '../role'
import { readCustomer } from '../store/customers'

type Call = typeof bookingApi.getRole

/** B-361: what a phone may do at a salon. */
export async function getRole({ phone, salonId }: InputOf<Call>, { env }: Reach<BookingEnv>): Promise<ReplyOf<Call>> {
  const [customer, salon] = await Promise.all([phone ? readCustomer(env.DB, phone) : null, salonOf(env, salonId)])
  if (customer?.roleBreaks) throw new Error('this demo customer has no role, so that pages show what they do without one')
  const role = roleOf(customer, vietnamDay(nowOf(env)), salon?.opens ?? null)
  return {
    memberType: role.memberType,
    allowBookStylist: true,
    allowMultiple: role.mayBookForOthers,
    daysBookFuture: role.activeDays,
    maxDaysBookFuture: DAYS_AHEAD,
    bookDates: role.dates.map((date) => wireDate.encode(date)),
    specialHours: { today: [], normal: [], weekend: [] },
    guideScreens: [],
  }
}
