import { build } from './build.ts'
import { measureBookings } from './bench/bookings.ts'
import { constantWorker, fanOutWorker } from './bench/peers.ts'
import { measureHome } from './bench/home.ts'
import { measureScreen } from './bench/screen.ts'
import { startStack } from './stack.ts'

// Ratios within this run are the figures; absolute numbers belong to the machine.
await build()
const now = new Date()
const stack = await startStack({
  direct: ['site', 'gateway'],
  extra: [constantWorker(), await fanOutWorker()],
  // Without walk-ins every frame is free, so that only the bookings made here count.
  vars: { booking: { DEMO_LOAD: '', RATE_LIMITS: 'off' } },
  seedNow: now,
})
try {
  for (const line of await measureHome(stack)) console.log(line)
  for (const line of await measureScreen(stack)) console.log(line)
  for (const line of await measureBookings(stack)) console.log(line)
} finally {
  await stack.stop()
}
