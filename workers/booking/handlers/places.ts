import { nowOf } from '../../../domain/clock'
import { type HandlerContext, Unauthorized } from '../../kit/serve'
import type { Input, Reply } from '../contract'
import type { BookingEnv } from '../env'
import { sessionPhone } from '../clients/auth'
import { salonsNearTo, type NearSalon, salonOf } from '../clients/salons'
import { overLimit } from '../limits'
import {
  addAddress,
  changeAddress,
  dropAddress,
  readAddress,
  readAddresses,
} from '../store/addresses'
import { coded } from '../../kit/message'
import { sellable } from '../catalogue/catalogue'
import { isOffered } from '../role'
import { salonDay } from '../salon-day/stub'
import { deliveryOf } from '../../../domain/delivery'
import { framesFor } from '../../../domain/frames'
import { readCatalogue } from '../store/catalogue'
import { wireHour } from './hours'
import { readSalonsOfBrowser, readVisitedSalons } from '../store/visits'
import { callerOf } from './to-wire'

/** Most salons near an address in one response. */
const MAX_NEAR = 30

/** The saved addresses of the session's own phone. */
export async function listAddresses(
  { phoneNumber }: Input<'listAddresses'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'listAddresses'>> {
  await ownerOnly(context, phoneNumber)
  return { data: await readAddresses(context.env.DB, phoneNumber) }
}

/** The open salons nearest to an address; none where its position is unknown. */
export async function listSalonsNearAddress(
  { phoneNumber, attrId, numOfSalon }: Input<'listSalonsNearAddress'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'listSalonsNearAddress'>> {
  await ownerOnly(context, phoneNumber)
  const address = await readAddress(context.env.DB, phoneNumber, attrId)
  if (address?.latitude == null || address.longitude === null) return { data: [] }
  const near = await salonsNearTo(context.env, {
    latitude: address.latitude,
    longitude: address.longitude,
  })
  return {
    data: near
      .slice(0, Math.min(Math.max(numOfSalon, 0), MAX_NEAR))
      .map(({ id, distance }) => ({ salonId: id, distance })),
  }
}

/** Stores or changes an address of the session's own phone. */
export async function saveAddress(
  { phoneNumber, attrId, attrName, ...rest }: Input<'saveAddress'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'saveAddress'>> {
  await ownerOnly(context, phoneNumber)
  const tooMany = await tooManyChanges(context, phoneNumber)
  if (tooMany) return tooMany
  const { DB } = context.env
  const content = {
    ...rest,
    attrName,
    latitude: blurred(rest.latitude),
    longitude: blurred(rest.longitude),
  }
  const saved =
    attrId === undefined
      ? await addAddress(DB, phoneNumber, content, nowOf(context.env))
      : await changeAddress(DB, phoneNumber, { ...content, attrId })
  if (saved) return { status: 200, body: { data: saved } }
  return attrId === undefined
    ? { status: 409, body: { message: coded('ENOUGH_ADDRESSES') } }
    : { status: 404, body: { message: coded('NO_ADDRESS') } }
}

/** Deletes an address of the session's own phone. */
export async function removeAddress(
  { phoneNumber, attrId }: Input<'removeAddress'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'removeAddress'>> {
  await ownerOnly(context, phoneNumber)
  const tooMany = await tooManyChanges(context, phoneNumber)
  if (tooMany) return tooMany
  const isGone = await dropAddress(context.env.DB, phoneNumber, attrId)
  return isGone
    ? { status: 200, body: { success: true } }
    : { status: 404, body: { message: coded('NO_ADDRESS') } }
}

/** Addresses are visible to their owner only, whichever phone the caller sends. */
async function ownerOnly(context: HandlerContext<BookingEnv>, phone: string): Promise<void> {
  if ((await sessionPhone(context)) !== phone) throw new Unauthorized()
}

function tooManyChanges({ env }: HandlerContext<BookingEnv>, phone: string) {
  return overLimit(env, 'ADDRESS_CHANGES_PER_PHONE', `address:${phone}`)
}

/**
 * Rounds degrees to about a hundred metres: enough to sort salons by, too coarse to find the
 * customer's home.
 */
function blurred(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * 1000) / 1000
}

/** Most salons whose day is read, nearest first: each is one object to wake. */
const MAX_CANDIDATES = 6

/** Salons that are offered. */
const OFFERED = 3

const NONE: Reply<'listBackupHours'> = { statusCode: 0, data: [] }

/**
 * The nearest other salons that have free hours on that day for the chosen services, as far as they
 * sell them.
 */
export async function listBackupHours(
  { salonId, bookDate, choosenServices }: Input<'listBackupHours'>,
  { env }: HandlerContext<BookingEnv>,
): Promise<Reply<'listBackupHours'>> {
  if (choosenServices.length === 0) return NONE
  const salon = await salonOf(env, salonId)
  if (salon?.latitude == null || salon.longitude === null) return NONE
  if (!isOffered(bookDate, nowOf(env), { ...salon, opens: null })) return NONE
  const near = await salonsNearTo(env, { latitude: salon.latitude, longitude: salon.longitude })
  const candidates = near.filter(({ id }) => id !== salonId).slice(0, MAX_CANDIDATES)
  // A salon that fails must not hide the others.
  const responses = await Promise.allSettled(
    candidates.map((other) => hoursAt(env, other, bookDate, choosenServices)),
  )
  const found = responses.flatMap((response) =>
    response.status === 'fulfilled' && response.value ? [response.value] : [],
  )
  return { statusCode: 0, data: found.slice(0, OFFERED) }
}

async function hoursAt(
  env: BookingEnv,
  { id, name, distance }: NearSalon,
  date: string,
  chosen: readonly number[],
) {
  const catalogue = await readCatalogue(env.DB, id)
  const services = chosen.flatMap((service) => sellable(catalogue, service) ?? [])
  if (services.length === 0) return null
  const frames = framesFor(services.reduce((sum, service) => sum + service.minutes, 0))
  const hours = await salonDay(env, id, date).hours({
    ownerToken: null,
    stylistId: null,
    frames,
    delivery: deliveryOf(services.map((service) => service.delivery)),
  })
  const free = hours.filter((hour) => hour.isFree).map((hour) => wireHour(hour, frames))
  return free.length === 0
    ? null
    : {
        salon: { salonId: id, name, distance },
        hours: free,
        isSaveServiceChoosen: services.length === chosen.length,
      }
}

/**
 * The salons that a phone's owner has visited, for their own session only; and those where bookings
 * of this browser were served.
 */
export async function listVisitedSalons(
  { customerPhone }: Input<'listVisitedSalons'>,
  context: HandlerContext<BookingEnv>,
): Promise<Reply<'listVisitedSalons'>> {
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
    { title: 'Salon anh đã từng đến', data: ofPhone },
    {
      title: 'Salon anh đã đặt trên máy này',
      data: ofBrowser.filter((id) => !ofPhone.includes(id)),
    },
  ]
  return { data: groups.filter((group) => group.data.length > 0) }
}
