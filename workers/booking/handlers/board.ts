import type { InputOf, ReplyOf } from '../../kit/endpoint'
import { isNoCache } from '../../kit/no-cache'
import type { HandlerContext } from '../../kit/serve'
import { wireDate } from '../../kit/wire'
import { freeBoard } from '../board'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { readSold } from '../store/catalogue'
import { readSalonRatings, readStaffedSalons } from '../store/staff'
import { specialDay } from './catalogue'

type ReadBoard = typeof bookingApi.readBoard
type ListSold = typeof bookingApi.listSold
type ListSalonRatings = typeof bookingApi.listSalonRatings

/** Who is free at every salon, as far as a reader does not know it. */
export async function readBoard(
  { since, salonIds }: InputOf<ReadBoard>,
  { env }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<ReadBoard>> {
  const known = new Set(await readStaffedSalons(env.DB))
  const { version, isWhole, entries } = await freeBoard(env).read(
    since,
    salonIds.filter((id) => known.has(id)),
  )
  return {
    data: {
      version,
      isWhole,
      entries: entries.map((entry) => ({ ...entry, date: wireDate.encode(entry.date) })),
    },
  }
}

/** What is sold where. */
export async function listSold(
  _nothing: InputOf<ListSold>,
  { env, request }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<ListSold>> {
  const { services, unsold, specials } = await readSold(env.DB, isNoCache(request))
  return {
    data: {
      services: services.map(({ id, minutes, price, delivery }) => ({
        serviceId: id,
        timeServe: minutes,
        priceNum: price,
        serviceDeliveryType: delivery,
      })),
      unsold,
      rulesSpecialDay: specials.map(specialDay),
    },
  }
}

/** What customers think of the stylists of each salon. */
export async function listSalonRatings(
  _nothing: InputOf<ListSalonRatings>,
  { env }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<ListSalonRatings>> {
  const ratings = await readSalonRatings(env.DB)
  return {
    data: ratings.map(({ salonId, stars, customers }) => ({
      salonId,
      ratingStar: stars,
      totalCutomer: customers,
    })),
  }
}
