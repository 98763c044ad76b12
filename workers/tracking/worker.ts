import { nowOf } from '../kit/clock'
import { fetcherOf } from '../kit/connect'
import { eraseDeletedCustomers } from '../kit/erasure'
import { serve } from '../kit/serve'
import { handlers } from './handlers'
import { storeBatch } from './consumer'
import { trackingApi } from './contract'
import type { TrackingEnv } from './env'
import { forgetOld } from './retention'
import { forgetCustomer } from './store/records'

const app = serve<typeof trackingApi, TrackingEnv>('tracking', trackingApi, handlers)

/**
 * The tracking backend's worker: takes events by request, stores them by queue, deletes them by age,
 * and takes deleted customers out of them.
 */
export default {
  fetch: app.fetch,
  queue: storeBatch,
  async scheduled(_event, env) {
    await eraseDeletedCustomers('tracking', env.DB, fetcherOf(env, 'AUTH'), (gone) =>
      forgetCustomer(env.DB, gone),
    )
    await forgetOld(env.DB, nowOf(env))
  },
} satisfies ExportedHandler<TrackingEnv>
