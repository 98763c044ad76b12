import { responseTo, dataOf } from './response.ts'
import { insistOnSame } from './compare.ts'
import type { Contender } from './contenders/contender.ts'
import { load, type Load } from './load.ts'
import { cpuSeconds } from './processes.ts'
import type { Screen } from './screens/documents.ts'
import type { Counted, Upstream } from './upstream/start.ts'

/** The measurements of one contender on one screen. */
export type Measured = {
  contender: string
  on: Contender['on']
  isPeer: boolean
  isCaching: boolean
  screen: Screen['name']
  latencyMs: number
  /** Its first response after it began to listen. */
  cold: { ms: number; cpuMs: number; calls: number; hops: number }
  /** Under load, with its cache; upstream requests per request. */
  warm: Load & { calls: number; hops: number }
}

/** The setting of one measurement. */
export type Trial = {
  contender: Contender
  screen: Screen
  upstream: Upstream
  seconds: number
  latencyMs: number
  expected: Expected
}

/** The expected response: as data, and as the gateway serialises it. */
export type Expected = { content: unknown; text: string }

/** Requests one after the other by which calls of backends are counted. */
const STEADY = 10

/** Starts a contender, looks at its first response, and then measures it. */
export async function measure({
  contender,
  screen,
  upstream,
  seconds,
  latencyMs,
  expected,
}: Trial): Promise<Measured> {
  const running = await contender.start({
    upstream: upstream.url,
    screen,
    response: async () => expected.text,
  })
  try {
    const target = contender.execute(running.url, screen)
    await upstream.delay(latencyMs)
    await upstream.counted()
    const [cpuBefore, start] = [cpuSeconds(running.pid), performance.now()]
    const response = await responseTo(target)
    const [ms, cpuMs] = [performance.now() - start, (cpuSeconds(running.pid) - cpuBefore) * 1000]
    const { calls, hops } = known(contender, await upstream.counted())
    insistOnSame(
      `${contender.name} (${contender.on}, ${screen.name})`,
      contender.contentOf(dataOf(response), screen),
      expected.content,
    )
    const warm = await load({ target, pid: running.pid, seconds, right: response })
    await silence(upstream)
    for (let warmUp = 0; warmUp < STEADY; warmUp++) await responseTo(target)
    const after = known(contender, await upstream.counted())
    return {
      contender: contender.name,
      on: contender.on,
      isPeer: contender.isPeer,
      isCaching: contender.isCaching,
      screen: screen.name,
      latencyMs,
      cold: { ms, cpuMs, calls, hops },
      warm: { ...warm, calls: after.calls / STEADY, hops: after.hops / STEADY },
    }
  } finally {
    await running.stop()
  }
}

/**
 * The gateway's response, with which all others are compared once the fan-out, which is independent
 * of the gateway, has given the same.
 */
export async function expectedOf(
  contender: Contender,
  screen: Screen,
  upstream: Upstream,
): Promise<Expected> {
  const running = await contender.start({
    upstream: upstream.url,
    screen,
    response: () => Promise.reject(new Error('Nobody has answered yet.')),
  })
  try {
    const text = await responseTo(contender.execute(running.url, screen))
    return { text, content: contender.contentOf(dataOf(text), screen) }
  } finally {
    await running.stop()
  }
}

function known({ name }: Contender, counted: Counted): Counted {
  if (counted.unknown > 0) throw new Error(`${name} requested calls that are not recorded`)
  return counted
}

/** Waits until the requests of the load have ended: until none arrives upstream for 0.3 seconds. */
async function silence(upstream: Upstream): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = (await upstream.counted()).hops > 0 ? 0 : quiet + 1)
    await new Promise((done) => setTimeout(done, 100))
}
