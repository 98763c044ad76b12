import { nowOf } from '../kit/clock'
import { forgetGone } from '../kit/forgetting'
import { type AnswersTo, serve } from '../kit/serve'
import {
  listAddresses,
  listSalonsNearAddress,
  removeAddress,
  saveAddress,
} from './answers/addresses'
import { cancelVisit, getHomeOffer, listVisits, requestVisit } from './answers/at-home'
import { listBackupHours } from './answers/backups'
import { serveStreams, type StreamAnswers } from '../kit/serve-streams'
import { cancelBooking } from './answers/cancel'
import { listChallenges } from './answers/challenges'
import { getServiceDetail, listServices } from './answers/catalogue'
import { confirmBooking, proveHolder, sendBookingCode, sendHolderCode } from './answers/codes'
import { createBooking } from './answers/create'
import { getVisit, listBookingHistory, listVisitHistory } from './answers/history'
import { holdHour, releaseHour } from './answers/hold'
import { listHours, listStaff } from './answers/hours'
import { watchHours } from './answers/watch'
import { checkBooking, getBooking, listMyBookings } from './answers/lookup'
import { listTopLiked, listTopRated, listVotes, updateVote } from './answers/masters'
import { moveBooking } from './answers/move'
import { listMarketing, listOfferUses } from './answers/offers'
import { checkRating, getRating, rateImage, rateVisit, reportWrongImage } from './answers/ratings'
import { getRole } from './answers/role'
import { listVisitedSalons } from './answers/visited'
import { bookingApi, bookingStreams } from './contract'
import type { BookingEnv } from './env'
import { forgetVisitor, forgetWhatIsOver } from './store/forgetting'

export { SalonDay } from './salon-day'

const answers: AnswersTo<typeof bookingApi, BookingEnv> = {
  getRole,
  listServices,
  getServiceDetail,
  listStaff,
  listHours,
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
  cancelBooking,
  listVisitedSalons,
  listAddresses,
  listSalonsNearAddress,
  saveAddress,
  removeAddress,
  listBackupHours,
  listMarketing,
  listOfferUses,
  getHomeOffer,
  requestVisit,
  listVisits,
  cancelVisit,
  listBookingHistory,
  listVisitHistory,
  getVisit,
  getRating,
  rateVisit,
  checkRating,
  reportWrongImage,
  rateImage,
  moveBooking,
  listTopLiked,
  updateVote,
  listVotes,
  listTopRated,
  listChallenges,
}

const streams: StreamAnswers<typeof bookingStreams, BookingEnv> = { watchHours }

const app = serve('booking', bookingApi, answers, (before) =>
  serveStreams(before, 'booking', bookingStreams, streams),
)

/** The booking backend. */
export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await forgetGone('booking', env.DB, env.AUTH, (gone) => forgetVisitor(env.DB, gone))
    await forgetWhatIsOver(env.DB, nowOf(env))
  },
} satisfies ExportedHandler<BookingEnv>
