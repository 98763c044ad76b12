import type {
  OfferBookingInput,
  QueryOfferArgs,
  QueryRewardsArgs,
} from '../../../schema/generated/resolvers'
import { vietnamDay } from '../../../domain/vietnam-day'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { codesOf, idsOf, MAX_IDS, phoneOrNothing, readId } from '../../graphql/input'
import { framesOfDay } from '../booking/frames'
import { toRewards, type ListedOffer } from './mapping'

/** Offers for a booking at a salon. */
export async function offersFor(salonId: number, booking: OfferBookingInput, context: Context) {
  return context.backends.campaign.listOffers({
    salonId,
    ...(await offerQuery(salonId, booking, context)),
  })
}

/** One offer; null when there is none for this caller. */
export async function offerFor(
  id: number | null,
  { salonId: named, booking }: Omit<QueryOfferArgs, 'id'>,
  context: Context,
): Promise<ListedOffer | null> {
  if (id === null) return null
  const salonId = readId(named) ?? undefined
  const response = await context.backends.campaign.getOffer({
    campaignId: id,
    salonId,
    ...(await offerQuery(salonId, booking, context)),
  })
  return response.status === 200 ? response.body : null
}

/** The rewards of a day. Each of the two lists is shown without the other; null when both fail. */
export async function rewardsOf({ date, own: isOwn }: QueryRewardsArgs, context: Context) {
  const { backends } = context
  const own = isOwn ? (await nullIfBackendFails(context.profile()))?.phone : undefined
  const [rewards, marketing] = await Promise.all([
    nullIfBackendFails(backends.campaign.listRewards({ dateBook: date, phone: own })),
    nullIfBackendFails(backends.booking.listMarketing({})),
  ])
  if (!rewards && !marketing) return null
  const current = marketing?.filter(
    ({ startDate, endDate }) =>
      (startDate === null || startDate <= date) && (endDate === null || endDate >= date),
  )
  const spent = own === undefined ? [] : await usesOfPhone(own, context)
  return toRewards(
    rewards ?? { fromSalon: [], fromCustomer: [] },
    current ?? [],
    usesOn(spent, date),
  )
}

/**
 * The phone when it is the logged-in customer's: another customer's offers would reveal their tier
 * and birthday. While auth fails, the caller gets the public offers.
 */
export async function ownPhone(
  phone: string | null | undefined,
  { profile }: Context,
): Promise<string | undefined> {
  const requestedPhone = phoneOrNothing(phone)
  return requestedPhone && (await nullIfBackendFails(profile()))?.phone === requestedPhone
    ? requestedPhone
    : undefined
}

/**
 * A question about offers as the campaign backend understands it. Uses spent by other bookings and
 * chosen by other people are taken alike.
 */
async function offerQuery(
  salonId: number | undefined,
  { serviceIds, guestPhone, usingIds, codes, date, isChange, ...named }: OfferBookingInput,
  context: Context,
) {
  const hourId = readId(named.hourId)
  const claimed = phoneOrNothing(guestPhone)
  // Requested at once, so that it is batched with the page's other reads; used only when the phone
  // proves to be the caller's own.
  const uses =
    claimed !== undefined && context.visitor.isLoggedIn()
      ? usesOfPhone(claimed, context, isChange ?? false)
      : Promise.resolve([])
  const [own, found, bookHour] = await Promise.all([
    ownPhone(guestPhone, context),
    uses,
    hourAtHost(salonId, { date, hourId }, context),
  ])
  const day = date ?? vietnamDay(context.now)
  // What is used most comes last, where the list is cut: an offer without limit may be used often.
  const spent = [...usesOn(own === undefined ? [] : found, day)]
    .sort(([, one], [, other]) => one - other)
    .flatMap(([id, count]) => Array<number>(Math.min(count, MAX_IDS)).fill(id))
  return {
    services: idsOf(serviceIds),
    // Two other people may use the same offer, so ids count as often as they are named.
    campaignUsing: [...(usingIds ?? []).flatMap((id) => readId(id) ?? []), ...spent].slice(
      0,
      MAX_IDS,
    ),
    codes: emptyAsNone(codesOf(codes)),
    ...(own === undefined ? { guest: claimed !== undefined } : { phone: own }),
    bookDate: date ?? undefined,
    bookHourId: hourId ?? undefined,
    bookHour,
  }
}

/** When an hour is that the chain's own host has numbered; our own backends know each other's. */
async function hourAtHost(
  salonId: number | undefined,
  { date, hourId }: { date?: string | null; hourId: number | null },
  context: Context,
): Promise<string | undefined> {
  if (!context.isBookingHost || !salonId || !date || !hourId) return undefined
  const frames = await framesOfDay({ salonId, date, serviceIds: [] }, context)
  return frames.find(({ id }) => id === hourId)?.label
}

/** Uses of an offer that bookings spend, and the last day of those uses; null: they have none. */
type SpentUses = { offerId: number; uses: number; endDate: string | null }

/**
 * The uses that the phone's bookings spend; none when the booking backend fails, as it checks again
 * when a booking is made.
 */
export async function usesOfPhone(
  phone: string,
  { backends }: Context,
  isChange = false,
): Promise<SpentUses[]> {
  return (await nullIfBackendFails(backends.booking.listOfferUses({ phone, isChange }))) ?? []
}

/** Those of them that have not lapsed on a day, by offer: of the others no use is left either. */
function usesOn(spent: readonly SpentUses[], day: string): ReadonlyMap<number, number> {
  const byOffer = new Map<number, number>()
  for (const { offerId, uses, endDate } of spent)
    if (endDate === null || endDate >= day) byOffer.set(offerId, (byOffer.get(offerId) ?? 0) + uses)
  return byOffer
}

/** An empty list is left out of the request. */
function emptyAsNone<T>(list: T[]): T[] | undefined {
  return list.length > 0 ? list : undefined
}
