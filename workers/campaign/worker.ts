import { type ClockVars, nowOf } from '../kit/clock'
import { withFreshness } from '../kit/freshness'
import { type AnswersTo, serve } from '../kit/serve'
import { vietnamDay } from '../kit/vietnam-time'
import { campaignApi } from './contract'
import { readBanners, readHomeBlocks } from './home/read-home'
import { listOffers } from './offers/list-offers'
import { readCustomer, readOffers } from './offers/read-offers'

/** What this worker reaches. */
export type Env = ClockVars & { DB: D1Database }

/** Frame 1 starts at 8h30, each lasts 20 minutes. */
const FIRST_FRAME_MINUTES = 510
const FRAME_MINUTES = 20

const answers: AnswersTo<typeof campaignApi, Env> = {
  listHomeBlocks: (_input, { env }) => readHomeBlocks(env.DB),
  listBanners: (_input, { env }) => readBanners(env.DB),
  listOffers: async ({ campaignUsing, phone, salonId, services, bookDate, bookHourId }, { env }) => {
    const [offers, customer] = await Promise.all([readOffers(env.DB), phone === undefined ? null : readCustomer(env.DB, phone)])
    const minutes = bookHourId === undefined ? null : FIRST_FRAME_MINUTES + (bookHourId - 1) * FRAME_MINUTES
    const today = vietnamDay(nowOf(env))
    return { data: listOffers(offers, { serviceIds: services, salonId, customer, usingIds: campaignUsing, today, date: bookDate ?? null, minutes }) }
  },
}

/** Home changes when somebody edits it; five minutes late is early enough. */
const HOME_SECONDS = 300

/** The campaign backend. */
export default withFreshness(serve('campaign', campaignApi, answers), {
  '/static/homepage-config.json': HOME_SECONDS,
  '/static/homepage-banner.json': HOME_SECONDS,
})
