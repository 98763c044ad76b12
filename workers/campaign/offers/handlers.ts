import { LAST_HOUR_ID, minutesIn, startOf } from '../../../domain/frames'
import { clientNetwork } from '../../kit/request'
import { tooManyTries } from '../../kit/rate-limit'
import { nowOf } from '../../../domain/clock'
import { coded } from '../../kit/message'
import type { HandlerContext } from '../../kit/serve'
import { vietnamDay } from '../../kit/vietnam-time'
import type { Input, Reply } from '../contract'
import type { Env } from '../env'
import { checkOffers as check } from './check-offers'
import { giveOffer as give, heldOffers, saveOffer, openCode } from './codes'
import { listOffers as list, listRewards as rewards, showOffer } from './list-offers'
import {
  type OfferContext,
  newcomer,
  type StoredOffer,
  offersToShow,
  readCustomer,
  readOffers,
} from './offers'

/** Codes that may be tried per minute: from one address, behind which a whole carrier may be, and for a phone by its owner. */
const CODES_PER_ADDRESS = 60
const CODES_PER_PHONE = 10

const noOffer = { status: 404 as const, body: { message: coded('NO_OFFER') } }

/** Offers for these services at this salon: the chain's, the customer's, and the best. */
export async function listOffers(
  input: Input<'listOffers'>,
  { env }: HandlerContext<Env>,
): Promise<Reply<'listOffers'>> {
  const [offers, context] = await Promise.all([offersToShow(env.DB), offerContext(env, input)])
  return { data: list(offers, context) }
}

/** One offer, judged like those of the list; 404 when the caller may not see it. */
export async function getOffer(
  input: Input<'getOffer'>,
  { env }: HandlerContext<Env>,
): Promise<Reply<'getOffer'>> {
  const [offers, context] = await Promise.all([offersToShow(env.DB), offerContext(env, input)])
  const data = showOffer(offers, input.campaignId, context)
  return data ? { status: 200, body: { data } } : noOffer
}

/** The chain's offers of a day and the customer's own, whatever they book. */
export async function listRewards(
  { dateBook, phone }: Input<'listRewards'>,
  { env }: HandlerContext<Env>,
): Promise<Reply<'listRewards'>> {
  const [offers, context] = await Promise.all([
    offersToShow(env.DB),
    offerContext(env, { campaignUsing: [], services: [], phone, bookDate: dateBook }),
  ])
  return { data: rewards(offers, context) }
}

/**
 * Applies a promo code; limited per address, and per phone where the caller has proved it (`keep`):
 * anybody could use up the tries of a phone that is only claimed.
 */
export async function postCode(
  { code, phone, keep }: Input<'postCode'>,
  { env, request }: HandlerContext<Env>,
): Promise<Reply<'postCode'>> {
  const now = nowOf(env)
  const network = clientNetwork(request)
  const buckets = [
    ...(network ? [{ bucket: `address:${network}`, limit: CODES_PER_ADDRESS }] : []),
    ...(keep && phone ? [{ bucket: `phone:${phone}`, limit: CODES_PER_PHONE }] : []),
  ]
  const tooMany = await tooManyTries(env.DB, buckets, now)
  if (tooMany) return tooMany
  const outcome = await openCode(env.DB, code, vietnamDay(now))
  if (outcome.offerId !== null && keep && phone)
    await saveOffer(env.DB, outcome.offerId, phone, now)
  return {
    status: 200,
    body: {
      code: outcome.code,
      message: outcome.message,
      data: outcome.offerId === null ? null : { campaignId: outcome.offerId },
    },
  }
}

/** Gives a phone one more use of an offer, once for each key. */
export async function giveOffer(
  { phone, campaignId, key }: Input<'giveOffer'>,
  { env }: HandlerContext<Env>,
): Promise<Reply<'giveOffer'>> {
  const isGiven = await give(env.DB, { offerId: campaignId, phone, key }, nowOf(env))
  return isGiven ? { status: 200, body: { code: 200 } } : noOffer
}

/** Checks the offers that each person of a booking has chosen, with their prices. */
export async function checkOffers(
  input: Input<'checkOffers'>,
  { env }: HandlerContext<Env>,
): Promise<Reply<'checkOffers'>> {
  const [offers, known, heldIds] = await Promise.all([
    readOffers(env.DB),
    readCustomer(env.DB, input.phone, nowOf(env)),
    heldOffers(env.DB, input.codes),
  ])
  const isUnverified = (offer: StoredOffer) =>
    offer.kind === 'customer' && !heldIds.includes(offer.id)
  // Without proof of the phone, offers by tier, birthday or grant are left out; uses already spent count.
  const hidden = input.isOwner ? [] : offers.filter(isUnverified).map((offer) => offer.id)
  const grants = new Map([...known.grants].filter(([id]) => !hidden.includes(id)))
  const customer = input.isOwner ? known : { ...newcomer, grants }
  const booking = {
    salonId: input.salonId,
    customer,
    heldIds,
    usingIds: [],
    today: vietnamDay(nowOf(env)),
    date: input.dateBook,
  }
  return {
    data: input.people.map(({ services, campaigns, bookHourId }) =>
      check(offers, {
        campaigns,
        context: { ...booking, serviceIds: services, minutes: minutesOf({ bookHourId }) },
      }),
    ),
  }
}

type OfferQuery = Partial<Input<'listOffers'>> &
  Pick<Input<'listOffers'>, 'campaignUsing' | 'services'>

async function offerContext(
  { DB, ...env }: Env,
  { campaignUsing, services, phone, guest, codes, salonId, bookDate, ...hour }: OfferQuery,
): Promise<OfferContext> {
  const [customer, heldIds] = await Promise.all([
    phone === undefined ? (guest ? newcomer : null) : readCustomer(DB, phone, nowOf(env)),
    heldOffers(DB, codes ?? []),
  ])
  return {
    serviceIds: services,
    salonId: salonId ?? null,
    customer,
    heldIds,
    usingIds: campaignUsing,
    today: vietnamDay(nowOf(env)),
    date: bookDate ?? null,
    minutes: minutesOf(hour),
  }
}

/** When an hour begins, in minutes after midnight; null where nothing tells. */
function minutesOf({ bookHour, bookHourId = 0 }: { bookHour?: string; bookHourId?: number }) {
  if (bookHour !== undefined) return minutesIn(bookHour)
  return bookHourId >= 1 && bookHourId <= LAST_HOUR_ID ? startOf(bookHourId) : null
}
