import { build } from './build.ts'
import { untilStopped } from './lifetime.ts'
import { startStack } from './stack.ts'

await build()
const stack = await startStack({
  port: Number(process.env.JOURNEYS_PORT ?? 8790),
  clockOffsetMs: Number(process.env.CLOCK_OFFSET_MS ?? 0),
  onLog: console.error,
})
untilStopped(stack.stop)
console.log(stack.url)
