import { parseArgs } from 'node:util'
import { measureBookings, withoutWalkIns } from './bench/bookings.ts'
import { measureCapacity } from './bench/capacity.ts'
import { measureLive } from './bench/live.ts'
import { measureTraffic } from './bench/traffic.ts'
import { build } from './build.ts'
import { startStack } from './stack.ts'

const help = `npm run bench -- [parts] [options]

  traffic   BookingMain on varied questions: this gateway against a fan-out without GraphQL, naive
            Yoga and mercurius with JIT, which npm installs into dist/bench the first time
  bookings  bookings a second, on one salon-day and on fifty
  live      2,000 screens that follow one salon-day: single bookings, and rushes beside them
  capacity  writes docs/capacity.md: each part against its limit, and the opening of a day; only
            when it is named

  --seconds 5   length of one measurement     --rounds 1   rounds over all contenders; medians
  --only yoga   contenders, by pieces of their names

Ratios within one run are the figures; absolute numbers belong to the machine.`

const parts = ['traffic', 'bookings', 'live', 'capacity']
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help || positionals.some((part) => !parts.includes(part))) console.log(help)
else {
  const chosen = positionals.length > 0 ? positionals : parts.slice(0, -1)
  await build()
  if (chosen.includes('traffic'))
    await measureTraffic({
      seconds: Number(values.seconds),
      rounds: Number(values.rounds),
      only: values.only.toLowerCase().split(',').filter(Boolean),
    })
  if (chosen.includes('capacity')) await measureCapacity()
  if (chosen.includes('bookings') || chosen.includes('live')) await measureChain(chosen)
}

/** Measurements that need the whole chain. */
async function measureChain(chosen: readonly string[]): Promise<void> {
  const stack = await startStack({ direct: ['gateway'], vars: withoutWalkIns })
  try {
    if (chosen.includes('bookings')) console.log(await measureBookings(stack))
    if (chosen.includes('live')) console.log(await measureLive(stack))
  } finally {
    await stack.stop()
  }
}
