import { withFreshness } from '../kit/freshness'
import { fetcherOf } from '../kit/connect'
import { eraseDeletedCustomers } from '../kit/erasure'
import { type Handlers, serve } from '../kit/serve'
import {
  exchangePack,
  exchangeVoucher,
  getAccount,
  getPoints,
  getVoucher,
  listPointHistory,
  listVouchers,
} from './handlers/lucky'
import { listMyGifts, listMySpins, listWinners, play } from './handlers/play'
import { claimQuest, listQuests, reportQuest } from './handlers/quests'
import { wheelApi } from './contract'
import type { WheelEnv } from './env'
import { eraseWinner } from './store/erasure'
import { readExchangePacks, readGift, readGifts, readWheel, readWheelById } from './read-wheel'

export { PrizePool } from './prize-pool/prize-pool'

const handlers: Handlers<typeof wheelApi, WheelEnv> = {
  getWheel: (_input, { env }) => readWheel(env.DB),
  getWheelById: (input, { env }) => readWheelById(env.DB, input),
  listGifts: (_input, { env }) => readGifts(env.DB),
  getGift: (input, { env }) => readGift(env.DB, input),
  listExchangePacks: (_input, { env }) => readExchangePacks(env.DB),
  play,
  listMySpins,
  listMyGifts,
  listWinners,
  listQuests,
  claimQuest,
  reportQuest,
  getAccount,
  listPointHistory,
  exchangePack,
  getPoints,
  listVouchers,
  getVoucher,
  exchangeVoucher,
}

/** What is the same for everybody and changes rarely. Stocks fall with every spin, quests are each customer's own. */
const WHEEL_SECONDS = 300

const served = serve('wheel', wheelApi, handlers, (before) =>
  before.use(async (c, next) => {
    await next()
    // Some GETs change state, others are a customer's own; lists that caches may store set
    // their own headers.
    c.res.headers.set('cache-control', 'no-store')
  }),
)

const app = withFreshness(served, {
  '/api/v1/wheeling': WHEEL_SECONDS,
  '/api/v1/times/exchange-configs': WHEEL_SECONDS,
})

/** The wheel backend. */
export default {
  fetch: app.fetch,
  scheduled: (_event, env) =>
    eraseDeletedCustomers('wheel', env.DB, fetcherOf(env, 'AUTH'), (gone) =>
      eraseWinner(env.DB, gone),
    ),
} satisfies ExportedHandler<WheelEnv>
