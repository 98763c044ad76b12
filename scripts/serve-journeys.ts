import { build } from './build.ts'
import { untilStopped } from './lifetime.ts'
import { startStack } from './stack.ts'

await build()
const stack = await startStack({
  port: Number(process.env.JOURNEYS_PORT ?? 8790),
  clockOffsetMs: Number(process.env.CLOCK_OFFSET_MS ?? 0),
  // A journey sees a hold expire, and should not wait the usual five minutes for it.
  vars: { booking: { HOLD_SECONDS: process.env.HOLD_SECONDS ?? '20' } },
  onLog: console.error,
})
untilStopped(stack.stop)
console.log(stack.url)
