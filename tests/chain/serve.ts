import { startStack } from '../../scripts/stack.ts'

/**
 * A chain in a process of its own, so that a test can kill it at any line: `node serve.ts <state
 * folder> <clock offset ms>`.
 */
const [persist, clockOffset] = process.argv.slice(2)
const stack = await startStack({
  // Pages have no part in this; the gateway answers at the port itself.
  only: ['auth', 'salons', 'campaign', 'booking', 'gateway'],
  persist,
  clockOffsetMs: Number(clockOffset),
  // No walk-ins, so that an hour has many places; short holds, so that a test sees them expire.
  vars: { booking: { DEMO_LOAD: '', WRITE_TIMEOUT_SECONDS: '3' } },
})
console.log(`ready ${stack.url}`)
