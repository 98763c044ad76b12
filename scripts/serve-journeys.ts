import { build } from './build.ts'
import { sameEachWeek, toMorningOfJourneys } from './clock.ts'
import { ownHosts } from './hosts.ts'
import { onShutdown } from './running.ts'
import { startStack } from './stack.ts'

/**
 * Variables for a chain that one machine visits hundreds of times an hour, far more often than a
 * household: nobody waits a minute for each second code.
 */
const manyVisitors = {
  // The hours that hundreds of visits leave chosen must come back soon, or the salons are full
  // before the last one.
  booking: { SLOT_HOLD_SECONDS: '45' },
  auth: {
    LOGINS_PER_ADDRESS_HOUR: '10000',
    VERIFIES_PER_ADDRESS_HOUR: '10000',
    CONSENTS_PER_ADDRESS_HOUR: '10000',
    CODES_PER_ADDRESS_HOUR: '10000',
    CODE_TRIES_PER_ADDRESS_HOUR: '10000',
    CODES_PER_PHONE_HOUR: '100',
    RESEND_SECONDS: '3',
  },
}

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
  hosts: ownHosts((name) => process.env[name]),
  onLog: console.error,
})
onShutdown(stack.stop)
console.log(stack.url)
