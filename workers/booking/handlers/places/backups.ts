import { nowOf } from '../../../kit/clock'
import type { InputOf, ReplyOf } from '../../../kit/endpoint'
import type { HandlerContext } from '../../../kit/serve'
import { sellable } from '../../catalogue/catalogue'
import type { bookingApi } from '../../contract'
import { isOffered } from '../../role'
import { salonDay } from '../../salon-day/stub'
import type { BookingEnv } from '../../env'
import { type NearSalon, salonOf, salonsNearTo } from '../../clients/salons'
import { deliveryOf } from '../../../../domain/delivery'
import { framesFor } from '../../../../domain/frames'
import { readCatalogue } from '../../store/catalogue'
import { wireHour } from '../hours'

type ListBackupHours = typeof bookingApi.listBackupHours

/** Most salons whose day is read, nearest first: each is one object to wake. */
const MAX_CANDIDATES = 6

/** Salons that are offered. */
const OFFERED = 3

const NONE: ReplyOf<ListBackupHours> = { statusCode: 0, data: [] }

/**
 * The nearest other salons that have free hours on that day for the chosen services, as far as they
 * sell them.
 */
export async function listBackupHours(
  { salonId, bookDate, choosenServices }: InputOf<ListBackupHours>,
  { env }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<ListBackupHours>> {
  if (choosenServices.length === 0 || !isOffered(bookDate, nowOf(env), null)) return NONE
  const salon = await salonOf(env, salonId)
  if (salon?.latitude == null || salon.longitude === null) return NONE
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
