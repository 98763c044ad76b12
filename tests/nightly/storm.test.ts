import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GatewayChain, openGateway } from '../chain/gateway.ts'
import { percents, measureOutage } from '../chain/storm.ts'

/** A storm of a minute, with the time limits of production. */
const LASTS_MS = 60_000
const LIMIT_MS = 4000

/**
 * A read that failed soon is retried once, and a second request that depends on the first may wait
 * as long. A busy machine adds its own delay.
 */
const LONGEST_MS = 2 * (1500 + LIMIT_MS)

let gateway: GatewayChain

beforeAll(async () => {
  gateway = await openGateway({
    isOpen: false,
    watched: true,
    vars: { booking: { DEMO_LOAD: '' }, gateway: { BACKEND_TIMEOUT_MS: String(LIMIT_MS) } },
  })
  await gateway.post('{ salons { id } provinces { id } }')
}, 300_000)
afterAll(() => gateway?.stop())

test(
  'with a failing, slow and stopped backend every other section renders, and it recovers',
  { timeout: 300_000 },
  async () => {
    const { flaky, down, recoveredMs } = await measureOutage(gateway, {
      lastsMs: LASTS_MS,
      downFromMs: LASTS_MS / 3,
      downToMs: (2 * LASTS_MS) / 3,
      failing: 30,
      slow: 10,
      slowMs: LIMIT_MS / 4,
    })
    console.log(
      [
        `flaky: ${percents(flaky)}`,
        `down: ${percents(down)}`,
        `whole again ${(recoveredMs / 1000).toFixed(1)} s after the backend was`,
      ].join('\n'),
    )
    expect([flaky.failed, down.failed]).toEqual([0, 0])
    expect(recoveredMs).not.toBe(Infinity)
    expect(Math.max(flaky.longestMs, down.longestMs)).toBeLessThan(LONGEST_MS)
    expect(recoveredMs).toBeLessThan(5000)
    // Tried once more, three calls in ten that fail are one in ten.
    expect(flaky.whole / (flaky.whole + flaky.oneMissing)).toBeGreaterThan(0.5)
  },
)
