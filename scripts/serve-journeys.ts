import { build } from './build.ts'
import { sameEachWeek, toMorningOfJourneys } from './clock.ts'
import { manyVisitors } from './many-visitors.ts'
import { untilStopped } from './until-stopped.ts'
import { startStack } from './stack.ts'

await build()
const stack = await startStack({
  port: Number(process.env.JOURNEYS_PORT ?? 8790),
  clockOffsetMs: Number(process.env.CLOCK_OFFSET_MS ?? toMorningOfJourneys(Date.now())),
  vars: {
    ...manyVisitors,
    booking: { ...manyVisitors.booking, ...sameEachWeek },
    // A busy machine answers late; that is no outage.
    gateway: { BACKEND_TIMEOUT_MS: '20000' },
    // The origin at which a journey serves the page of a partner that frames the site.
    site: process.env.HOST_ORIGIN
      ? {
          PARTNER_ORIGINS: `tikiapp=${process.env.HOST_ORIGIN} farapp=${process.env.FAR_HOST_ORIGIN}`,
        }
      : {},
  },
  onLog: console.error,
})
untilStopped(stack.stop)
console.log(stack.url)
