import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import { InvalidInput, type HandlerContext } from '../../kit/serve'
import { checkPeople } from '../catalogue/check-people'
import type { bookingApi, NewHold } from '../contract'
import { isOffered } from '../role'
import { salonDay } from '../salon-day/stub'
import type { BookingEnv } from '../env'
import { salonOf } from '../clients/salons'
import { tooManyReply, tooManyTries } from '../../kit/too-many'
import { exceedsLimit } from '../rate-limit-reply'
import { AT_SALON } from '../salon-day/hours'
import { readCatalogue } from '../store/catalogue'
import { readStaff } from '../store/staff'
import { dropHold, moveHold } from '../store/order-facts'
import { clientNetwork } from '../../kit/client-network'
import { ownerTokenOf } from '../../kit/tokens'
import { changedBookings } from './changed-bookings'
import { toRefusedWire } from './refusals'
import { coded } from '../../kit/message'

type HoldHour = typeof bookingApi.holdHour
type ReleaseHour = typeof bookingApi.releaseHour

/**
 * Holds an hour for the browser while its customer finishes, in place of its earlier hold, at
 * whichever salon-day. Validated as a booking is, except for the customer.
 */
export async function holdHour(
  wanted: NewHold,
  context: HandlerContext<BookingEnv>,
): Promise<ReplyOf<HoldHour>> {
  const { env, request } = context
  const { salonId, dateBook } = wanted
  const ownerToken = await ownerTokenOf(request)
  if (ownerToken === null) throw new InvalidInput([{ field: '', message: coded('NO_OWNER_TOKEN') }])
  const now = nowOf(env)
  const network = clientNetwork(request)
  if (await exceedsLimit(env, 'HOLDS_PER_ADDRESS', [`hold:${network ?? ownerToken}`], now))
    return tooManyTries(now)
  const { needs, salonOpens } = await checked(wanted, env)
  const at = { salonId, date: dateBook }
  const result = await salonDay(env, salonId, dateBook).hold({
    ownerToken,
    network,
    needs,
    isAtSalon: wanted.utmSource === AT_SALON,
    changed: await changedBookings(wanted.changesBookingOf, at, context),
  })
  if (result.kind === 'tooMany') return tooManyReply(result.retryAfterSeconds)
  if (result.kind === 'refused')
    return {
      status: 409,
      body: await toRefusedWire(env, wanted, result, { needs, phone: null, salonOpens }),
    }
  const before = await moveHold(env.DB, ownerToken, at, result.until)
  if (before && (before.salonId !== salonId || before.date !== dateBook))
    await salonDay(env, before.salonId, before.date).release(ownerToken)
  return { status: 200, body: { data: { holdExpiresAt: result.until } } }
}

/** Releases what the browser holds. */
export async function releaseHour(
  _nothing: InputOf<ReleaseHour>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<ReleaseHour>> {
  const ownerToken = await ownerTokenOf(request)
  const at = ownerToken && (await dropHold(env.DB, ownerToken))
  return {
    data: {
      wasHeld:
        ownerToken && at ? await salonDay(env, at.salonId, at.date).release(ownerToken) : false,
    },
  }
}

async function checked(wanted: NewHold, env: BookingEnv) {
  const { salonId, dateBook, bookHours } = wanted
  const [salon, catalogue, staff] = await Promise.all([
    salonOf(env, salonId),
    readCatalogue(env.DB, salonId),
    readStaff(env.DB, salonId),
  ])
  if (!salon) throw new InvalidInput([{ field: 'salonId', message: coded('UNKNOWN_SALON') }])
  const hours = bookHours.map(({ listServiceId, ...hour }) => ({
    ...hour,
    chosenServices: listServiceId.map((id) => ({
      id,
      name: '',
      type: 0,
      campaignId: 0,
      campaignName: '',
    })),
  }))
  const { people, issues } = checkPeople(
    { dateBook, stylistId: 0, skinnerId: 0, bookHours: hours },
    { salonId, salon, catalogue, staff },
  )
  if (!isOffered(dateBook, nowOf(env), salon.opens))
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
  return { needs, salonOpens: salon.opens }
}
