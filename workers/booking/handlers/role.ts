import { clientNetwork } from '../../kit/client-network'
import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import { vietnamDay } from '../../kit/vietnam-time'
import { wireDate } from '../../kit/wire'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { sessionPhone } from '../clients/auth'
import { salonOf } from '../clients/salons'
import { exceedsLimit } from '../rate-limit-reply'
import { type PhoneFacts, DAYS_AHEAD, roleOf } from '../role'
import { MEMBER_GUIDE } from '../fixed-texts'
import { readCustomer } from '../store/rows'

/** The lowest tier. */
const SILVER = 2

type GetRole = typeof bookingApi.getRole

/** What a phone may do at a salon. */
export async function getRole(
  { phone, salonId }: InputOf<GetRole>,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<GetRole>> {
  const { env } = context
  const [known, salon] = await Promise.all([
    phone ? readCustomer(env.DB, phone) : null,
    salonOf(env, salonId),
  ])
  const customer = known && (await isVisibleTo(known, context)) ? known : null
  if (customer?.roleBreaks)
    throw new Error('this demo customer has no role, so that pages show what they do without one')
  const role = roleOf(customer, vietnamDay(nowOf(env)), salon?.opens ?? null)
  return {
    memberType: role.memberType,
    allowBookStylist: true,
    allowMultiple: role.mayBookForOthers,
    daysBookFuture: role.activeDays,
    maxDaysBookFuture: DAYS_AHEAD,
    bookDates: role.dates.map((date) => wireDate.encode(date)),
    specialHours: { today: [], normal: [], weekend: [] },
    guideScreens:
      role.memberType >= SILVER ? [{ step: 0, guide: MEMBER_GUIDE, guideList: [] }] : [],
  }
}

/**
 * Many phones tried from one address soon get the role of an unknown phone, so that nobody can list
 * the chain's members; a customer's own session always gets its role.
 */
async function isVisibleTo(
  { phone }: PhoneFacts,
  context: HandlerContext<BookingEnv>,
): Promise<boolean> {
  const { env, request } = context
  const network = clientNetwork(request)
  if (!network) return true
  if (!(await exceedsLimit(env, 'ROLES_PER_ADDRESS', [`role:${network}`], nowOf(env)))) return true
  return (await sessionPhone(context).catch(() => null)) === phone
}
