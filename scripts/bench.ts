import { measureBookings } from './bench/bookings.ts'
import { constantWorkers, measureHome } from './bench/home.ts'
import { measureLive } from './bench/live.ts'
import { readOptions } from './bench/options.ts'
import { measureScreens } from './bench/screens.ts'
import { measureSoonest } from './bench/soonest/measure-soonest.ts'
import { build } from './build.ts'
import { startStack } from './stack.ts'
import { writeFloorWorker } from './bench/write-floor.ts'
import { measureTraffic } from './bench/traffic/measure-traffic.ts'

// Ratios within this run are the figures; absolute numbers belong to the machine.
const options = readOptions()
await build()
if (options.parts.some((part) => ['home', 'bookings', 'live'].includes(part))) await measureChain()
if (options.parts.includes('screens')) await measureScreens(options)
if (options.parts.includes('traffic')) await measureTraffic(options)
if (options.parts.includes('soonest')) await measureSoonest(options)

/** Measurements that need the whole chain. */
async function measureChain(): Promise<void> {
  const stack = await startStack({
    direct: ['site', 'gateway'],
    extra: [...constantWorkers(), writeFloorWorker()],
    // Without walk-ins every frame is free, so that only the bookings made here count.
    vars: { booking: { DEMO_LOAD: '', RATE_LIMITS: 'off' } },
    seedNow: new Date(),
  })
  try {
    if (options.parts.includes('home'))
      for (const line of await measureHome(stack, options)) console.log(line)
    if (options.parts.includes('bookings'))
      for (const line of await measureBookings(stack)) console.log(line)
    if (options.parts.includes('live'))
      for (const line of await measureLive(stack)) console.log(line)
  } finally {
    await stack.stop()
  }
}
