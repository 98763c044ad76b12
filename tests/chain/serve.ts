import { startStack } from '../../scripts/stack.ts'

/** A chain in a process of its own, so that a test can kill it at any line: `node serve.ts <state folder> <clock offset ms>`. */
const [persist, clockOffset] = process.argv.slice(2)
const stack = await startStack({
  persist,
  clockOffsetMs: Number(clockOffset),
  // Short, so that a test sees them expire.
  vars: { booking: { PLACE_SECONDS: '3' } },
})
console.log(`ready ${stack.url}`)
