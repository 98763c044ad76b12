import type { Resolvers } from '../../../schema/generated/resolvers'
import { BRAND } from '../../../domain/brand-name'
import { toBooking } from '../booking/mapping'
import { ratePhoto, rateVisit, reportWrongPhoto } from './commands'
import { toRating, toVisit } from './mapping'
import { bookingId } from '../../graphql/input'
import { ofMember } from '../auth/members'

/** A customer's history: bookings, visits, ratings, pictures. */
export const historyResolvers: Resolvers = {
  Query: {
    bookingHistory: (_query, { page }, context) =>
      ofMember(context, async () => {
        const { items, total } = await context.backends.booking.listBookingHistory({
          pageNum: pageOf(page),
        })
        return { items: items.map(toBooking), total }
      }),
    visits: (_query, { page }, context) =>
      ofMember(context, async () => {
        const me = await context.viewer()
        if (!me) return null
        const { items, total } = await context.backends.booking.listVisitHistory({
          pageNum: pageOf(page),
          customerId: me.id,
          brandName: BRAND,
        })
        return { items: items.map(toVisit), total }
      }),
    visit: (_query, { id }, context) =>
      ofMember(context, async () => {
        if (!bookingId.safeParse(id).success) return null
        const response = await context.backends.booking.getVisit({ bookingId: id })
        return response.status === 200 ? toVisit(response.body) : null
      }),
    visitRating: (_query, { id }, context) =>
      ofMember(context, async () => {
        if (!bookingId.safeParse(id).success) return null
        const { booking } = context.backends
        const [rating, check] = await Promise.all([
          booking.getRating({ bookingId: id }),
          booking.checkRating({ bookingId: id }),
        ])
        return rating.status === 200 && check.status === 200
          ? { rating: rating.body && toRating(rating.body), mayRate: check.body.canRate }
          : null
      }),
  },
  Mutation: {
    rateVisit: (_mutation, { input }, context) => rateVisit(input, context),
    reportWrongPhoto: (_mutation, args, context) => reportWrongPhoto(args, context),
    ratePhoto: (_mutation, args, context) => ratePhoto(args, context),
  },
}

/** A page number that the backend accepts; invalid ones become 1. */
function pageOf(page: number | null | undefined): number {
  return page != null && page > 0 && page <= 1000 ? page : 1
}
