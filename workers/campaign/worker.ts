import type { ClockVars } from '../kit/clock'
import { withFreshness } from '../kit/freshness'
import { type AnswersTo, serve } from '../kit/serve'
import { campaignApi } from './contract'
import { readBanners, readHomeBlocks } from './home/read-home'
import { checkOffers, getOffer, giveOffer, listOffers, listRewards, postCode } from './offers/answers'

/** What this worker reaches. */
export type Env = ClockVars & { DB: D1Database }

const answers: AnswersTo<typeof campaignApi, Env> = {
  listHomeBlocks: (_input, { env }) => readHomeBlocks(env.DB),
  listBanners: (_input, { env }) => readBanners(env.DB),
  listOffers,
  getOffer,
  listRewards,
  postCode,
  giveOffer,
  checkOffers,
}

/** Home changes when somebody edits it; five minutes late is early enough. */
const HOME_SECONDS = 300

/** The campaign backend. */
export default withFreshness(serve('campaign', campaignApi, answers), {
  '/static/homepage-config.json': HOME_SECONDS,
  '/static/homepage-banner.json': HOME_SECONDS,
})
