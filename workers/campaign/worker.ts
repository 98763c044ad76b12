import { nowOf } from '../kit/clock'
import { fetcherOf } from '../kit/connect'
import { eraseDeletedCustomers } from '../kit/erasure'
import { withFreshness } from '../kit/freshness'
import { type Handlers, serve } from '../kit/serve'
import { campaignApi } from './contract'
import type { Env } from './env'
import { readBanners, readHomeBlocks } from './home/read-home'
import {
  getMember,
  listBalanceHistory,
  listCourses,
  listOrders,
  listTopUpProducts,
  placeOrder,
  placeOrderV1,
} from './membership/handlers'
import { eraseMember } from './membership/erasure'
import { sweep } from './membership/settlement'
import {
  checkOffers,
  getOffer,
  giveOffer,
  listOffers,
  listRewards,
  postCode,
} from './offers/handlers'
import { paymentRoutes } from './payments/routes'

const handlers: Handlers<typeof campaignApi, Env> = {
  listHomeBlocks: ({ lang }, { env }) => readHomeBlocks(env.DB, lang),
  listBanners: ({ lang }, { env }) => readBanners(env.DB, lang),
  listOffers,
  getOffer,
  listRewards,
  postCode,
  giveOffer,
  checkOffers,
  listTopUpProducts,
  getMember,
  placeOrder,
  placeOrderV1,
  listOrders,
  listBalanceHistory,
  listCourses,
}

/** Editors change Home and the products seldom, so they may be five minutes old. */
const LIST_SECONDS = 300

const app = withFreshness(
  serve('campaign', campaignApi, handlers, (before) => before.route('/', paymentRoutes())),
  {
    '/static/homepage-config.json': LIST_SECONDS,
    '/static/homepage-banner.json': LIST_SECONDS,
    '/product/topup': LIST_SECONDS,
  },
)

/** The campaign backend: reached over service bindings, and by the public at /payments/ only. */
export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await eraseDeletedCustomers('campaign', env.DB, fetcherOf(env, 'AUTH'), (gone) =>
      eraseMember(env.DB, gone),
    )
    await sweep(env.DB, nowOf(env))
  },
} satisfies ExportedHandler<Env>
