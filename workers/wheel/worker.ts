import { withFreshness } from '../kit/freshness'
import { type AnswersTo, serve } from '../kit/serve'
import { wheelApi } from './contract'
import { readExchangePacks, readGifts, readQuests, readWheel } from './read-wheel'

/** What this worker reaches. */
export type Env = { DB: D1Database }

const answers: AnswersTo<typeof wheelApi, Env> = {
  getWheel: (_input, { env }) => readWheel(env.DB),
  listGifts: (_input, { env }) => readGifts(env.DB),
  listExchangePacks: (_input, { env }) => readExchangePacks(env.DB),
  listQuests: (_input, { env }) => readQuests(env.DB),
}

/** Stocks fall with every spin, so gifts are not among them. */
const WHEEL_SECONDS = 300

/** The wheel backend. */
export default withFreshness(serve('wheel', wheelApi, answers), {
  '/api/v1/wheeling': WHEEL_SECONDS,
  '/api/v1/times/exchange-configs': WHEEL_SECONDS,
  '/api/v1/quests': WHEEL_SECONDS,
})
