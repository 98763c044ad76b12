import { deepStrictEqual } from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { typeDefs } from '../../schema/generated/type-defs.ts'
import type { Input, Variables } from './contenders/backends.ts'
import { dataFrom, load, type Load, medianLoad, post, type Target } from './load.ts'
import { end, type Running, serveWorker } from './workerd.ts'
import { queriesOf, type Recording, recordWorld, type Scenario, scenarios } from './world.ts'

/** Questions whose responses are compared with the fan-out's, before the load and after it. */
const COMPARED = 25

type Contender = {
  name: string
  start: (backends: string) => Promise<Running>
  /** Knows the site's documents by their ids; others get the text. */
  hasDocuments?: boolean
}

const fanOut: Contender = {
  name: 'fan-out without GraphQL',
  start: (backends) => serveWorker({ name: 'fan-out', entry: entryOf('fan-out'), backends }),
}

const contenders: readonly Contender[] = [
  {
    name: 'this gateway',
    hasDocuments: true,
    start: (backends) =>
      serveWorker({
        name: 'gateway',
        entry: 'gateway/worker.ts',
        flags: ['nodejs_compat', 'enable_request_signal'],
        backends,
        stores: { LISTS: entryOf('kv') },
      }),
  },
  fanOut,
  {
    name: 'naive Yoga',
    start: (backends) =>
      serveWorker({
        name: 'yoga',
        entry: entryOf('yoga'),
        json: { SCHEMA: typeDefs },
        backends,
      }),
  },
  { name: 'mercurius with JIT, on Node', start: serveMercurius },
]

type Options = { seconds: number; rounds: number; only: readonly string[] }

/**
 * The site's own BookingMain on questions as customers ask them: each contender in turn, several
 * rounds, the same questions in the same order.
 */
export async function measureTraffic({ seconds, rounds, only }: Options): Promise<void> {
  const chosen = contenders.filter(
    (one) =>
      one === fanOut ||
      only.length === 0 ||
      only.some((piece) => one.name.toLowerCase().includes(piece)),
  )
  const { recording, world } = await recordWorld()
  const upstream = await startUpstream(recording)
  try {
    for (const scenario of scenarios) {
      const questions = queriesOf(world, scenario)
      const loads = new Map<Contender, Load[]>(chosen.map((one) => [one, []]))
      for (let round = 0; round < rounds; round++)
        for (const one of chosen)
          loads.get(one)!.push(await measureOne(one, { scenario, questions, upstream, seconds }))
      console.log(`\n${scenario.title}`)
      const medians = [...loads].map(([one, all]) => ({ name: one.name, ...medianLoad(all) }))
      const reference = medians.find(({ name }) => name === fanOut.name)!
      for (const row of medians) console.log(textOf(row, reference))
    }
  } finally {
    await upstream.stop()
  }
}

function textOf({ name, ...row }: Load & { name: string }, reference: Load): string {
  const failed = row.failures > 0 ? `  ${row.failures} FAILED` : ''
  return (
    `  ${name.padEnd(28)} ${row.requestsPerSecond.toFixed(0).padStart(6)}/s ` +
    `${row.cpuMs.toFixed(3).padStart(7)} ms CPU  p99 ${row.p99} ms  ` +
    `${(row.requestsPerSecond / reference.requestsPerSecond).toFixed(2)} × requests, ` +
    `${(row.cpuMs / reference.cpuMs).toFixed(2)} × CPU of the fan-out${failed}`
  )
}

type Trial = {
  scenario: Scenario
  questions: readonly Input[]
  upstream: Upstream
  seconds: number
}

/** A contender whose responses differ from the fan-out's is not measured. */
async function measureOne(
  one: Contender,
  { scenario, questions, upstream, seconds }: Trial,
): Promise<Load> {
  const running = await one.start(upstream.url)
  const trusted = await fanOut.start(upstream.url)
  const compare = async (from: number) => {
    for (const input of questions.slice(from, from + COMPARED)) {
      const { now: _, ...mine } = await dataFrom(targetOf(one, running, input))
      const { now: __, ...right } = await dataFrom(targetOf(fanOut, trusted, input))
      deepStrictEqual([one.name, input, mine], [one.name, input, right])
    }
  }
  try {
    await upstream.change(0)
    await compare(0)
    await upstream.change(scenario.changesEach)
    const targets = questions.map((input) => targetOf(one, running, input))
    const measured = await load(targets, { pid: running.pid, seconds })
    if ((await upstream.change(0)) > 0)
      throw new Error(`${one.name} made calls that are not recorded`)
    await compare(Math.min(COMPARED, questions.length - 1))
    return measured
  } finally {
    await Promise.all([running.stop(), trusted.stop()])
  }
}

const documents = JSON.parse(
  readFileSync('schema/generated/persisted-documents.json', 'utf8'),
) as Record<string, string>
const [documentId, query] = Object.entries(documents).find(([, text]) =>
  text.includes(' query BookingMain('),
) ?? ['', '']

function targetOf({ hasDocuments }: Contender, { url }: Running, input: Input): Target {
  const variables = variablesOf(input)
  return post(`${url}/graphql`, hasDocuments ? { documentId, variables } : { query, variables })
}

/** As `app/routes/booking/main/load.server.ts` makes them. */
function variablesOf({ salonId, date, services, phone = null }: Input): Variables {
  return {
    hasSalon: true,
    canChooseTime: true,
    hasMine: true,
    salonId,
    serviceIds: [...services],
    guestPhone: phone,
    hours: {
      date,
      serviceIds: [...services],
      stylistId: null,
      guestPhone: phone,
      utmSource: null,
      changesBookingOf: null,
    },
    booking: {
      serviceIds: [...services],
      guestPhone: phone,
      usingIds: [],
      codes: [],
      date,
      hourId: null,
    },
    offId: salonId,
    isOff: false,
    date,
    allServiceIds: [...services],
    wantsBackups: false,
    isNear: false,
    latitude: 0,
    longitude: 0,
  }
}

type Upstream = {
  url: string
  /** Sets how often hours change; returns the number of calls that had no recording. */
  change: (each: number) => Promise<number>
  stop: () => Promise<void>
}

async function startUpstream(recording: Recording): Promise<Upstream> {
  // Many paths have the same body.
  const bodies = [...new Set(Object.values(recording))]
  const places = new Map(bodies.map((body, place) => [body, place]))
  const paths = Object.entries(recording).map(([path, body]) => [path, places.get(body)])
  const { url, stop } = await serveWorker({
    name: 'upstream',
    entry: 'scripts/bench/upstream.ts',
    json: { PATHS: Object.fromEntries(paths), BODIES: bodies },
  })
  return {
    url,
    stop,
    change: async (each) => {
      const response = await fetch(`${url}/bench?changesEach=${each}`)
      return ((await response.json()) as { unknown: number }).unknown
    },
  }
}

/** The project does not depend on these; npm puts them beside the bundle the first time. */
const packages = ['mercurius@16.10.1', 'fastify@5.12.8', 'undici@8.12.4', 'graphql@16.15.0']

async function serveMercurius(upstream: string): Promise<Running> {
  const home = 'dist/bench/mercurius'
  if (!existsSync(`${home}/node_modules/mercurius`)) {
    mkdirSync(home, { recursive: true })
    writeFileSync(`${home}/package.json`, '{"private":true,"type":"module"}')
    const quiet = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', ...quiet, ...packages], { cwd: home, stdio: 'inherit' })
  }
  await build({
    entryPoints: [entryOf('mercurius', 'mjs')],
    outfile: `${home}/server.mjs`,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  const child = spawn(process.execPath, [`${home}/server.mjs`], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.stdin.end(JSON.stringify({ upstream, schema: typeDefs }))
  const lines = createInterface(child.stdout)
  const [url] = (await once(lines, 'line')) as [string]
  return { url, pid: child.pid!, stop: () => end(child) }
}

function entryOf(name: string, ending = 'ts'): string {
  return `scripts/bench/contenders/${name}.${ending}`
}
