import { randomBytes } from 'node:crypto'
import { randomFrom, seedOf } from '../workers/kit/random.ts'
import { CommandFailed, run, step } from './progress.ts'

/** So many parts that each run has journeys beside others that were never beside them before. */
const shards = 12

/**
 * `npm run test:journeys:shuffled`: all journeys against a running chain (BASE_URL), in parts whose
 * order a seed draws. A journey that needs what another left, or is hurt by it, fails in one order
 * or another.
 */
if (!process.env.BASE_URL) throw new Error('BASE_URL says which chain: `npm run serve:journeys`')
const seed = process.env.TEST_SEED ?? randomBytes(4).toString('hex')
console.log(`Seed of the order: ${seed} (TEST_SEED=… repeats it)`)

const random = randomFrom(seedOf(seed, 'journeys'))
const order = Array.from({ length: shards }, (_, index) => ({ shard: index + 1, at: random() }))
  .sort((one, other) => one.at - other.at)
  .map(({ shard }) => shard)

for (const shard of order)
  try {
    const args = [`--shard=${shard}/${shards}`, `--output=test-results/part-${shard}`]
    await step(`Journeys, part ${shard} of ${shards}`, () =>
      run('playwright', ['test', '--reporter=dot', ...args]),
    )
  } catch (error) {
    console.log(error instanceof CommandFailed ? error.output : error)
    process.exitCode = 1
  }
