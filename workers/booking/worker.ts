import { nowOf } from '../kit/clock'
import { fetcherOf } from '../kit/connect'
import { eraseDeletedCustomers } from '../kit/erasure'
import { type Handlers, serve } from '../kit/serve'
import {
  listAddresses,
  listSalonsNearAddress,
  removeAddress,
  saveAddress,
} from './handlers/places/addresses'
import { cancelHomeVisit, getHomeOffer, listHomeVisits, requestHomeVisit } from './handlers/at-home'
import { listBackupHours } from './handlers/places/backups'
import { serveStreams, type StreamHandlers } from '../kit/streams/serve-streams'
import { listSalonRatings, listSold, readBoard } from './handlers/board'
import { closeFeed, getFeedToken, openFeed, readFeed } from './handlers/calendar-feed'
import { cancelBooking } from './handlers/cancel'
import { listChallenges } from './handlers/visits/challenges'
import { getServiceDetail, listServices } from './handlers/catalogue'
import { confirmBooking, proveHolder, sendBookingCode, sendHolderCode } from './handlers/codes'
import { createBooking } from './handlers/create'
import { getVisit, listBookingHistory, listVisitHistory } from './handlers/visits/history'
import { holdHour, releaseHour } from './handlers/hold'
import { listHours, listStaff } from './handlers/hours'
import { watchHours } from './handlers/watch'
import { deleteOwnerTokens } from './handlers/delete-owner-tokens'
import { checkBooking, getBooking, listMyBookings } from './handlers/lookup'
import { listTopLiked, listTopRated, listVotes, updateVote } from './handlers/visits/masters'
import { announceLate } from './handlers/late'
import {
  cancelManaged,
  confirmComing,
  getManaged,
  startChange,
  withdrawLink,
} from './handlers/managed'
import { listDeskBookings } from './handlers/desk'
import { updateBookingStatus } from './handlers/update-status'
import { namePeople } from './handlers/name-people'
import { listMarketing, listOfferUses } from './handlers/offers'
import {
  checkRating,
  getRating,
  rateImage,
  rateVisit,
  reportWrongImage,
} from './handlers/visits/ratings'
import { getRole } from './handlers/role'
import { listVisitedSalons } from './handlers/places/visited-salons'
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
