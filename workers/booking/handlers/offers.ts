import { nowOf } from '../../kit/clock'
import type { InputOf, ReplyOf } from '../../kit/endpoint'
import type { HandlerContext } from '../../kit/serve'
import type { LocalDate } from '../../kit/values'
import { vietnamDay } from '../../kit/vietnam-time'
import { wireDate } from '../../kit/wire'
import type { bookingApi } from '../contract'
import type { BookingEnv } from '../env'
import { readMarketing, readSpentUses } from '../store/offers'

type Marketing = typeof bookingApi.listMarketing
type ListOfferUses = typeof bookingApi.listOfferUses

/** What is advertised today. */
export async function listMarketing(
  _input: InputOf<Marketing>,
  { env }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<Marketing>> {
  const campaigns = await readMarketing(env.DB, vietnamDay(nowOf(env)))
  return {
    data: campaigns.map(({ id, name, image, text, starts_on, ends_on }) => ({
      campaignId: id,
      name,
      image,
      desc: text,
      startDate: written(starts_on),
      endDate: written(ends_on),
    })),
  }
}

/** Uses that a phone's bookings spend. */
export async function listOfferUses(
  { phone, isChange }: InputOf<ListOfferUses>,
  { env }: HandlerContext<BookingEnv>,
): Promise<ReplyOf<ListOfferUses>> {
  const spent = await readSpentUses(env.DB, phone, isChange ? 'beforeNext' : 'now', nowOf(env))
  return { data: spent.map(({ offerId, uses }) => ({ campaignId: offerId, usage: uses })) }
}

function written(date: LocalDate | null): string {
  return date === null ? '' : wireDate.encode(date)
}
