import { nowOf } from '../../../domain/clock'
import { sha256 } from '../../kit/digest'
import { ulid } from '../../kit/ids'
import { InvalidInput, type HandlerContext, Unauthorized } from '../../kit/serve'
import { addDays, vietnamDay } from '../../kit/vietnam-time'
import { withOffers } from '../pricing/chosen-offers'
import { checkPeople, offerOf } from '../catalogue/check-people'
import type { Input, NewBooking, NewHold, Reply } from '../contract'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import { sessionPhone } from '../clients/auth'
import { alternativesTo } from '../clients/salons'
import { isOffered, lastDayOf, roleOf, type SalonDays } from '../role'
import type { Accepted, Order, OrderedPerson, OfferedHour, Refused } from '../pricing/order'
import { tooManyReply } from '../../kit/rate-limit'
import { AT_SALON, hourLabel } from '../salon-day/hours'
import { clientNetwork, ownerTokenOf } from '../../kit/request'
import { coded } from '../../kit/message'
import { wireDate } from '../../kit/wire'
import type { StaffNeed } from '../salon-day/ledger'
import { readCustomer } from '../store/rows'
import { overLimit } from '../limits'
import { dropHold, moveHold } from '../store/order-facts'
import { changedBookings } from './hours'

/** Checks and prices an order from our own records, then lets the salon-day decide. */
export async function createBooking(
  input: NewBooking,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'createBooking'>> {
  const { env } = context
  const { salonId, dateBook } = input
  const [offer, session] = await Promise.all([offerOf(env, salonId), sessionFor(input, context)])
  const { salon } = offer
  const { people, issues } = checkPeople(input, offer)
  const now = nowOf(env)
  // A request repeated after midnight still gets its first response.
  const isYesterday = dateBook === addDays(vietnamDay(now), -1)
  if (!isYesterday && !isOffered(dateBook, now, salon))
    issues.push({ field: 'dateBook', message: coded('DAY_NOT_OFFERED') })
  if (issues.length > 0) throw new InvalidInput(issues)
  const order = await orderOf(input, people, salon, session, context)
  const outcome = await salonDay(env, salonId, dateBook).book(order)
  if (outcome.kind === 'accepted') return { status: 200, body: toBookedDto(outcome.response) }
  if (outcome.kind === 'hasBooking') return { status: 403, body: { message: coded('HAS_BOOKING') } }
  if (outcome.kind === 'bookingBegun')
    return { status: 403, body: { message: coded('BOOKING_BEGUN') } }
  if (outcome.kind === 'tooMany') return tooManyReply(outcome.retryAfterSeconds)
  if (outcome.kind === 'invalid') throw new InvalidInput(outcome.issues)
  if (outcome.kind === 'logIn') throw new Unauthorized()
  if (outcome.kind === 'offerRefused')
    return {
      status: 409,
      body: { code: 'offer', message: outcome.message, campaigns: outcome.offerIds },
    }
  const customer = { needs: order.people, phone: order.phone, salon }
  return { status: 409, body: await toRefusedDto(env, input, outcome, customer) }
}

async function orderOf(
  input: NewBooking,
  people: OrderedPerson[],
  { opens, sales }: SalonDays,
  session: string | null,
  context: HandlerContext<BookingEnv>,
): Promise<Order> {
  const { idempotencyKey, phone, allowChange, note, bookAt, utmSource } = input
  const [ownerToken, content] = await Promise.all([
    ownerTokenOf(context.request),
    contentHash(input, people),
  ])
  const priced = await withOffers(
    input,
    people,
    { isOwner: session === phone, requestId: context.requestId },
    context.env,
  )
  const stylistIds = people.map(({ stylistId }) => stylistId)
  return {
    bookingId: ulid(nowOf(context.env)),
    idempotencyKey,
    content,
    phone,
    ownerToken,
    network: clientNetwork(context.request),
    sessionPhone: session,
    allowChange,
    salon: { opens, sales },
    isAtSalon: utmSource === AT_SALON,
    people: priced.people,
    offers: priced.claim,
    note,
    // The seats will not tell which stylists were chosen and which were assigned.
    wishes: JSON.stringify({ ...preferencesOf(input), stylistIds }),
    bookAt,
    utmSource,
    params: JSON.stringify(input.params),
  }
}

/** The hash of what is requested, by which another request with the same key is told apart. */
function contentHash(input: NewBooking, people: OrderedPerson[]): Promise<string> {
  const chosen = input.bookHours.map(({ campaigns }) => campaigns.map(({ id }) => id).sort())
  const hasOffers = chosen.some((ids) => ids.length > 0)
  const needs = people.map(({ hourId, stylistId, skinnerId, services }, index) => [
    hourId,
    stylistId,
    skinnerId,
    services.map((service) => service.id).sort(),
    ...(hasOffers ? [chosen[index]] : []),
  ])
  return sha256(
    JSON.stringify([
      input.salonId,
      input.dateBook,
      input.phone,
      needs,
      input.note,
      JSON.stringify(preferencesOf(input)),
      input.allowChange,
    ]),
  )
}

function preferencesOf(input: NewBooking) {
  return {
    receiveAdvice: input.receiveAdvice,
    littleAdvice: input.littleAdvice,
    acceptMakePhoto: input.acceptMakePhoto,
    numberPersons: input.numberPersons,
    utilityService: input.utilityService,
    adviceUND: input.adviceUND,
    adviceProduct: input.adviceProduct,
    muonCaoMat: input.muonCaoMat,
  }
}

/**
 * Phone of the session, null for visitors. Throws Unauthorized for a session that has ended: its
 * customer must log in again before anything is booked without it. While auth is down, a booking
 * that does not depend on it goes on without: no offers of its own, and its phone counts as
 * unproved.
 */
async function sessionFor(
  { allowChange, bookHours }: NewBooking,
  context: HandlerContext<BookingEnv>,
): Promise<string | null> {
  if (context.bearer === null) return null
  const session = sessionPhone(context)
  const phone = await (allowChange || bookHours.length > 1
    ? session
    : session.catch(() => undefined))
  if (phone === null) throw new Unauthorized()
  return phone ?? null
}

/** An accepted order as it travels. */
export function toBookedDto({ bookingId, totals, needsCode, holdExpiresAt }: Accepted) {
  return {
    booking: { id: bookingId, listBooking: totals.map((totalMoney) => ({ totalMoney })) },
    isUseOtp: needsCode,
    holdExpiresAt,
  }
}

/** The refused request: how long and by whom, and the phone, null for a browser that holds an hour. */
type RefusedCustomer = {
  needs: StaffNeed[]
  phone: string | null
  salon: SalonDays
}

/**
 * With nothing free that day, the next day's hours nearest to the one wanted; none when the customer
 * cannot book that day.
 */
async function nextDayHours(
  env: BookingEnv,
  { salonId, dateBook }: Pick<NewBooking, 'salonId' | 'dateBook'>,
  { needs, phone, salon }: RefusedCustomer,
): Promise<OfferedHour[]> {
  const next = addDays(dateBook, 1)
  const customer = phone === null ? null : await readCustomer(env.DB, phone)
  const last = lastDayOf(roleOf(customer, nowOf(env), salon))
  return last === null || next > last ? [] : salonDay(env, salonId, next).nearest(needs)
}

/** A refusal with its way forward, as it travels. */
async function toRefusedDto(
  env: BookingEnv,
  input: Pick<NewBooking, 'salonId' | 'dateBook'>,
  { code, message, nearest }: Refused,
  customer: RefusedCustomer,
) {
  const [hours, salonBackUp] = await Promise.all([
    nearest.length > 0 || code === 'changed' || code === 'closed'
      ? nearest
      : nextDayHours(env, input, customer),
    code === 'closed' ? alternativesTo(env, input.salonId) : [],
  ])
  return {
    code,
    message,
    hours: hours.map(toHourDto),
    salonBackUp,
  }
}

/** A free hour as it travels. */
export function toHourDto({ hourId, date }: Pick<OfferedHour, 'hourId' | 'date'>) {
  return { bookHourId: hourId, hour: hourLabel(hourId), dateBook: wireDate.encode(date) }
}

/**
 * Holds an hour for the browser while its customer finishes, in place of its earlier hold, at
 * whichever salon-day. Validated as a booking is, except for the customer.
 */
export async function holdHour(
  input: NewHold,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'holdHour'>> {
  const { env, request } = context
  const { salonId, dateBook } = input
  const ownerToken = await ownerTokenOf(request)
  if (ownerToken === null) throw new InvalidInput([{ field: '', message: coded('NO_OWNER_TOKEN') }])
  const network = clientNetwork(request)
  const tooMany = await overLimit(env, 'HOLDS_PER_ADDRESS', `hold:${network ?? ownerToken}`)
  if (tooMany) return tooMany
  const { needs, salon } = await checked(input, env)
  const at = { salonId, date: dateBook }
  const result = await salonDay(env, salonId, dateBook).hold({
    ownerToken,
    network,
    needs,
    isAtSalon: input.utmSource === AT_SALON,
    changed: await changedBookings(input.changesBookingOf, at, context),
    isExtension: input.isExtension,
  })
  if (result.kind === 'tooMany') return tooManyReply(result.retryAfterSeconds)
  if (result.kind === 'refused')
    return {
      status: 409,
      body: await toRefusedDto(env, input, result, { needs, phone: null, salon }),
    }
  const before = await moveHold(env.DB, ownerToken, at, result.until)
  if (before && (before.salonId !== salonId || before.date !== dateBook))
    await salonDay(env, before.salonId, before.date).release(ownerToken)
  const { until, extendableFrom } = result
  return { status: 200, body: { data: { holdExpiresAt: until, extendableFrom } } }
}

/** Releases what the browser holds. */
export async function releaseHour(
  _nothing: Input<'releaseHour'>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<Reply<'releaseHour'>> {
  const ownerToken = await ownerTokenOf(request)
  const at = ownerToken && (await dropHold(env.DB, ownerToken))
  return {
    data: {
      wasHeld:
        ownerToken && at ? await salonDay(env, at.salonId, at.date).release(ownerToken) : false,
    },
  }
}

async function checked(input: NewHold, env: BookingEnv) {
  const { salonId, dateBook, bookHours } = input
  const offer = await offerOf(env, salonId)
  const { salon } = offer
  const hours = bookHours.map(({ listServiceId, ...hour }) => ({
    ...hour,
    chosenServices: listServiceId.map((id) => ({ id })),
  }))
  const { people, issues } = checkPeople(
    { dateBook, stylistId: 0, skinnerId: 0, bookHours: hours },
    offer,
  )
  if (!isOffered(dateBook, nowOf(env), salon))
    issues.push({ field: 'dateBook', message: coded('DAY_NOT_OFFERED') })
  if (issues.length > 0)
    throw new InvalidInput(
      issues.map(({ field, message }) => ({
        field: field.replace('chosenServices', 'listServiceId'),
        message,
      })),
    )
  const needs = people.map(({ hourId, frames, delivery, stylistId, skinnerId }) => ({
    hourId,
    frames,
    delivery,
    stylistId,
    skinnerId,
  }))
  return { needs, salon }
}
