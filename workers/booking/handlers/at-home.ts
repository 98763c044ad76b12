import { clientNetwork } from '../../kit/request'
import { nowOf } from '../../../domain/clock'
import { ulid } from '../../kit/ids'
import { InvalidInput, type HandlerContext, Unauthorized } from '../../kit/serve'
import { addDays, instantOf, vietnamDay } from '../../kit/vietnam-time'
import { wireDate } from '../../kit/wire'
import { type SalonCatalogue, sellable, type ServiceFacts } from '../catalogue/catalogue'
import type { Input, Reply } from '../contract'
import { type BookingEnv, numberOf } from '../env'
import { customerOf, sessionPhone } from '../clients/auth'
import { type NearSalon, salonsNearTo } from '../clients/salons'
import { isUnlimited, limitOf, overLimit } from '../limits'
import { priceOf } from '../../../domain/special-prices'
import { readAddress } from '../store/addresses'
import { readCatalogue } from '../store/catalogue'
import {
  addHomeVisit,
  dropHomeVisit,
  type HomeVisit,
  readHomeVisitByKey,
  readHomeVisits,
} from '../store/home-visits'
import type { HomeVisitDto } from '../contract/places'
import { callerOf } from './to-wire'
import { coded, type Message } from '../../kit/message'

/** The salon calls back first, so tomorrow is the first day, and these are the days on offer. */
const DAYS_AHEAD = [1, 2, 3]

/** The salon that serves a place at home, with its services. */
export async function getHomeOffer(
  place: Input<'getHomeOffer'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'getHomeOffer'>> {
  const found = await findHome(place, context)
  if ('message' in found) return { status: 404, body: found }
  const services = homeServicesOf(await readCatalogue(context.env.DB, found.salon.id))
  return {
    status: 200,
    body: {
      data: {
        salonId: found.salon.id,
        distance: found.salon.distance,
        serviceIds: services.map(({ id }) => id),
        bookDates: daysOf(context.env).map((date) => wireDate.encode(date)),
      },
    },
  }
}

/** Writes a request down: the nearest salon, from our own records, at our own prices. */
export async function requestHomeVisit(
  input: Input<'requestHomeVisit'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'requestHomeVisit'>> {
  const { DB } = context.env
  const now = nowOf(context.env)
  const tooMany = await tooManyRequests(context, input.customerPhone)
  if (tooMany) return tooMany
  const who = await requesterOf(context)
  const first = await readHomeVisitByKey(DB, input.idempotencyKey, who)
  if (first) return repeated(input, first, context)
  const found = await findHome(input, context)
  if ('message' in found) return { status: 404, body: found }
  const { specials, services, issues } = await check(input, found.salon, context.env)
  if (issues.length > 0) throw new InvalidInput(issues)
  const sold = services.map((service) => ({
    id: service.id,
    name: service.name,
    price: priceOf(service, { date: input.dateBook, stylistLevel: null }, specials),
  }))
  const visit = {
    id: ulid(now),
    phone: input.customerPhone,
    salonId: found.salon.id,
    address: found.address,
    services: sold,
    total: sold.reduce((sum, service) => sum + service.price, 0),
    date: input.dateBook,
    part: input.part,
    note: input.note,
  }
  const written = await addHomeVisit(DB, visit, {
    key: input.idempotencyKey,
    replaces: input.replacesKey ?? null,
    who,
    today: vietnamDay(now),
    now,
    buckets: unverifiedBuckets(input.customerPhone, who, context),
    until: instantOf(addDays(input.dateBook, 1), 0),
  })
  if (written) return { status: 200, body: { data: toHomeVisitDto(written) } }
  // Two presses at once: the second finds what the first wrote.
  const parallel = await readHomeVisitByKey(DB, input.idempotencyKey, who)
  return parallel
    ? repeated(input, parallel, context)
    : { status: 409, body: { code: 'enough', message: coded('ENOUGH_VISITS') } }
}

/** The first response to this key, or a refusal when the key comes with another request. */
async function repeated(
  input: Input<'requestHomeVisit'>,
  first: HomeVisit,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'requestHomeVisit'>> {
  const place = input.attrId > 0 ? await savedPlace(context, input.attrId) : input
  const ids = [...new Set(input.chosenServiceIds)].sort()
  const isSame =
    first.phone === input.customerPhone &&
    first.address === place?.address &&
    first.date === input.dateBook &&
    first.part === input.part &&
    first.note === input.note &&
    String(first.services.map(({ id }) => id).sort()) === String(ids)
  if (!isSame) return { status: 409, body: { code: 'changed', message: coded('REQUEST_CHANGED') } }
  return first.status !== 'canceled'
    ? { status: 200, body: { data: toHomeVisitDto(first) } }
    : { status: 409, body: { code: 'changed', message: coded('CANCELED_SINCE') } }
}

/** Requests to come of the caller. */
export async function listHomeVisits(
  _input: Input<'listHomeVisits'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'listHomeVisits'>> {
  const { ownerToken, phone } = await requesterOf(context)
  if (ownerToken === null && phone === null) return { data: [] }
  return {
    data: (
      await readHomeVisits(context.env.DB, { ownerToken, phone }, vietnamDay(nowOf(context.env)))
    ).map(toHomeVisitDto),
  }
}

/** Takes a request of the caller's back. */
export async function cancelHomeVisit(
  { bookingId }: Input<'cancelHomeVisit'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'cancelHomeVisit'>> {
  if (await dropHomeVisit(context.env.DB, bookingId, await requesterOf(context)))
    return { status: 200, body: { success: true } }
  // It may be of a session that has ended, or that cannot be checked just now.
  if (context.bearer !== null) await customerOf(context)
  return { status: 404, body: { message: coded('NO_BOOKING') } }
}

/** Who requests: their browser, and the phone of their session. */
type Requester = { ownerToken: string | null; phone: string | null }

/** Where a phone counts until the day of its visit is over, unless its session proves it. */
function unverifiedBuckets(
  phone: string,
  who: Requester,
  { env, request }: HandlerContext<BookingEnv>,
) {
  if (who.phone === phone || isUnlimited(env)) return []
  const network = clientNetwork(request)
  return [
    ...(network
      ? [{ bucket: `home-network:${network}`, most: limitOf(env, 'UNPROVED_PER_ADDRESS') }]
      : []),
    ...(who.ownerToken
      ? [{ bucket: `home-device:${who.ownerToken}`, most: limitOf(env, 'UNPROVED_PER_DEVICE') }]
      : []),
  ]
}

async function requesterOf(context: HandlerContext<BookingEnv>): Promise<Requester> {
  const caller = await callerOf(context)
  return { ownerToken: caller.ownerToken, phone: await caller.phone() }
}

/** The salon that serves the place, and the address as text; a sentence when there is none. */
async function findHome(
  { attrId, address, latitude, longitude }: Input<'getHomeOffer'>,
  context: HandlerContext<BookingEnv>,
): Promise<{ salon: NearSalon; address: string } | { message: Message }> {
  const place = attrId > 0 ? await savedPlace(context, attrId) : { address, latitude, longitude }
  if (!place) return { message: coded('NO_ADDRESS') }
  if (place.latitude === null || place.longitude === null) return { message: coded('TOO_FAR_AWAY') }
  const near = await salonsNearTo(context.env, {
    latitude: place.latitude,
    longitude: place.longitude,
  })
  // One that has not opened yet has nobody who would call back.
  const today = vietnamDay(nowOf(context.env))
  const salon = near.find(({ opens }) => opens === null || opens <= today)
  return salon && salon.distance <= numberOf(context.env.HOME_VISIT_KM, 20)
    ? { salon, address: place.address }
    : { message: coded('TOO_FAR_AWAY') }
}

async function savedPlace(context: HandlerContext<BookingEnv>, attrId: number) {
  const phone = await sessionPhone(context)
  if (phone === null) throw new Unauthorized()
  return readAddress(context.env.DB, phone, attrId)
}

async function check(input: Input<'requestHomeVisit'>, salon: NearSalon, env: BookingEnv) {
  const catalogue = await readCatalogue(env.DB, salon.id)
  const ids = [...new Set(input.chosenServiceIds)]
  const offered = homeServicesOf(catalogue)
  const services = ids.flatMap((id) => offered.find((service) => service.id === id) ?? [])
  const isTwice = new Set(services.map(({ groupId }) => groupId)).size < services.length
  const issues = [
    ...(services.length < ids.length
      ? [{ field: 'chosenServiceIds', message: coded('NOT_AT_HOME') }]
      : []),
    ...(isTwice ? [{ field: 'chosenServiceIds', message: coded('ONE_PER_GROUP') }] : []),
    ...(daysOf(env).includes(input.dateBook)
      ? []
      : [{ field: 'dateBook', message: coded('DAY_NOT_OFFERED') }]),
  ]
  return { specials: catalogue.specials, services, issues }
}

/**
 * Services that a stylist can do alone with portable tools: none that needs a skinner, a basin or
 * another service first.
 */
function homeServicesOf(catalogue: SalonCatalogue): ServiceFacts[] {
  return [...catalogue.services.values()].filter(
    (service) =>
      service.delivery === 1 &&
      service.parentId === null &&
      sellable(catalogue, service.id) !== null,
  )
}

function daysOf(env: BookingEnv): string[] {
  const today = vietnamDay(nowOf(env))
  return DAYS_AHEAD.map((days) => addDays(today, days))
}

function tooManyRequests({ env, request }: HandlerContext<BookingEnv>, phone: string) {
  const network = clientNetwork(request)
  const ofNetwork = network && `home-from:${network}`
  return overLimit(env, 'HOME_VISITS_PER_MINUTE', `home:${phone}`, ofNetwork)
}

function toHomeVisitDto({
  id,
  phone,
  salonId,
  address,
  date,
  part,
  status,
  total,
  services,
}: HomeVisit): HomeVisitDto {
  return {
    bookingId: id,
    customerPhone: phone,
    salonId,
    address,
    dateBook: wireDate.encode(date),
    part,
    ...(status === 'canceled' ? {} : { status }),
    totalMoney: total,
    services,
  }
}
