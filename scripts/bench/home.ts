import type { WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorker } from 'wrangler'
import { configOf } from '../deployables.ts'
import type { Stack } from '../stack.ts'
import { load, times, type Load, type Target } from './load.ts'
import { medianLoad } from './median.ts'
import { ownWorkerd } from './processes.ts'
import { loadRow } from './report.ts'

const bare = 'constant'
const routed = 'constant-behind-the-router'

/** A request of a browser that has Home already. */
const returning = 'Home again, not changed (304)'
const unchanged = 'the constant again, not changed (304)'

/**
 * Home as an anonymous visitor gets it, against workers that respond with the same bytes and
 * headers as a constant: one behind the same router of files as the site, one bare. All in turn,
 * for so many rounds; medians are reported.
 */
export async function measureHome(
  stack: Stack,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<string[]> {
  const site = `${await stack.directUrl('site')}/`
  const constants = [await stack.directUrl(routed), await stack.directUrl(bare)]
  const home = await fetch(site)
  const body = await home.arrayBuffer()
  const headers = headersOf(home)
  if (!home.ok || !headers.etag) throw new Error(`Home answered ${home.status}`)
  const primed = { method: 'PUT', headers: { 'x-headers': JSON.stringify(headers) }, body }
  for (const constant of constants) await fetch(constant, primed)
  const again = { headers: { 'if-none-match': headers.etag }, isUnchanged: true }
  const targets: Record<string, Target> = {
    Home: { url: site },
    [routed]: { url: constants[0]! },
    [bare]: { url: constants[1]! },
    [returning]: { url: site, ...again },
    [unchanged]: { url: constants[0]!, ...again },
  }
  const measured = await inTurn(targets, { seconds, rounds })
  const against = (one: string, other: string) =>
    `${times(measured[one]!.requestsPerSecond, measured[other]!.requestsPerSecond)} the requests ` +
    `at ${times(measured[one]!.cpuMs, measured[other]!.cpuMs)} the CPU`
  return [
    `Home, anonymous (${(body.byteLength / 1000).toFixed(0)} kB of HTML)`,
    ...Object.entries(measured).map(([label, figures]) => loadRow(label, figures)),
    `  → of the constant behind the same router: ${against('Home', routed)}`,
    `  → of the bare constant: ${against('Home', bare)}`,
    `  → a return visit, of the constant's: ${against(returning, unchanged)}`,
  ]
}

/** Loads all targets one after the other, as often as there are rounds. */
async function inTurn(
  targets: Record<string, Target>,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Record<string, Load>> {
  const loads: Record<string, Load[]> = {}
  for (let round = 0; round < rounds; round++)
    for (const [name, target] of Object.entries(targets))
      (loads[name] ??= []).push(await load({ target, pid: ownWorkerd(), seconds }))
  return Object.fromEntries(Object.entries(loads).map(([name, all]) => [name, medianLoad(all)]))
}

/** The headers that the worker sets, without the connection's own. */
function headersOf(response: Response): Record<string, string> {
  const own = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']
  return Object.fromEntries([...response.headers].filter(([name]) => !own.includes(name)))
}

/** The constants: with the site's router of files and compatibility before it, and without. */
export function constantWorkers(): WorkerOptions[] {
  const { assets, compatibilityDate, compatibilityFlags } = readWorker(
    configOf('site'),
  ).workerOptions
  const shared = {
    modules: true,
    compatibilityDate,
    compatibilityFlags,
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    script: constant,
  } as const
  return [
    { ...shared, name: bare },
    { ...shared, name: routed, assets },
  ]
}

/** Responds with the bytes and headers that were PUT, or with a 304 to who has them. */
const constant = `
let body
let headers
export default {
  async fetch(request) {
    if (request.method === 'PUT') {
      body = new Uint8Array(await request.arrayBuffer())
      headers = new Headers(JSON.parse(request.headers.get('x-headers')))
      return new Response()
    }
    return request.headers.get('if-none-match') === headers.get('etag')
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers })
  },
}`
