import { nowOf } from '../kit/clock'
import { fetcherOf } from '../kit/connect'
import { eraseDeletedCustomers } from '../kit/erasure'
import { type Handlers, serve } from '../kit/serve'
import {
  listAddresses,
  listSalonsNearAddress,
  removeAddress,
  saveAddress,
  listBackupHours,
  listVisitedSalons,
} from './handlers/places'
import { cancelHomeVisit, getHomeOffer, listHomeVisits, requestHomeVisit } from './handlers/at-home'
import { serveStreams, type StreamHandlers } from '../kit/streams/serve-streams'
import {
  listSalonRatings,
  listSold,
  readBoard,
  listHours,
  listStaff,
  watchHours,
} from './handlers/hours'
import { closeFeed, getFeedToken, openFeed, readFeed } from './handlers/calendar-feed'
import {
  cancelBooking,
  deleteOwnerTokens,
  checkBooking,
  getBooking,
  listMyBookings,
} from './handlers/bookings'
import {
  listChallenges,
  getVisit,
  listBookingHistory,
  listVisitHistory,
  listTopLiked,
  listTopRated,
  listVotes,
  updateVote,
  checkRating,
  getRating,
  rateImage,
  rateVisit,
  reportWrongImage,
} from './handlers/visits'
import {
  getServiceDetail,
  listServices,
  listMarketing,
  listOfferUses,
  getRole,
} from './handlers/catalogue'
import { confirmBooking, proveHolder, sendBookingCode, sendHolderCode } from './handlers/codes'
import { createBooking, holdHour, releaseHour } from './handlers/create'
import {
  announceLate,
  cancelManaged,
  confirmComing,
  getManaged,
  startChange,
  withdrawLink,
  namePeople,
} from './handlers/managed'
import { listDeskBookings, updateBookingStatus } from './handlers/desk'
import { bookingApi, bookingStreams } from './contract'
import type { BookingEnv } from './env'
import { eraseCustomer, eraseOldData } from './store/erasure'

export { FreeBoard } from './board'
export { SalonDay } from './salon-day/salon-day'

const handlers: Handlers<typeof bookingApi, BookingEnv> = {
  getRole,
  listServices,
  getServiceDetail,
  listStaff,
  listHours,
  readBoard,
  listSold,
  listSalonRatings,
  holdHour,
  releaseHour,
  createBooking,
  sendBookingCode,
  confirmBooking,
  checkBooking,
  listMyBookings,
  getBooking,
  sendHolderCode,
  proveHolder,
  deleteOwnerTokens,
  cancelBooking,
  getManaged,
  cancelManaged,
  startChange,
  confirmComing,
  announceLate,
  namePeople,
  withdrawLink,
  getFeedToken,
  openFeed,
  closeFeed,
  readFeed,
  listVisitedSalons,
  listAddresses,
  listSalonsNearAddress,
  saveAddress,
  removeAddress,
  listBackupHours,
  listMarketing,
  listOfferUses,
  getHomeOffer,
  requestHomeVisit,
  listHomeVisits,
  cancelHomeVisit,
  listBookingHistory,
  listVisitHistory,
  getVisit,
  getRating,
  rateVisit,
  checkRating,
  reportWrongImage,
  rateImage,
  listDeskBookings,
  updateBookingStatus,
  listTopLiked,
  updateVote,
  listVotes,
  listTopRated,
  listChallenges,
}

const streams: StreamHandlers<typeof bookingStreams, BookingEnv> = { watchHours }

const app = serve('booking', bookingApi, handlers, (before) =>
  serveStreams(before, 'booking', bookingStreams, streams),
)

/** The booking backend. */
export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await eraseDeletedCustomers('booking', env.DB, fetcherOf(env, 'AUTH'), (gone) =>
      eraseCustomer(env.DB, gone),
    )
    await eraseOldData(env.DB, nowOf(env))
  },
} satisfies ExportedHandler<BookingEnv>
