import { nowOf } from '../kit/clock'
import { serve } from '../kit/serve'
import { answers } from './answers'
import { storeBatch } from './consumer'
import { trackingApi } from './contract'
import type { TrackingEnv } from './env'
import { forgetOld } from './retention'

const app = serve<typeof trackingApi, TrackingEnv>('tracking', trackingApi, answers)

/** The door of the tracking backend: events in by request, stored by queue, deleted by age. */
export default {
  fetch: app.fetch,
  queue: storeBatch,
  scheduled: (_event, env) => forgetOld(env.DB, nowOf(env)),
} satisfies ExportedHandler<TrackingEnv>
