import { mkdirSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { format } from 'prettier'
import { workerBundle } from '../bundle.ts'
import { startStack, type Stack, type StackOptions } from '../stack.ts'
import { bookingsOf, dayAfter, fiftySalons, makeBookings, withoutWalkIns } from './bookings.ts'
import { again, cpuSeconds, dataFrom, eachAtOnce, firstByteOf, ownWorkerd, post } from './load.ts'
import { measureOpening, pageOf } from './opening.ts'

/** What is asked of the chain, and how it is spread: the assumptions of the model. */
const assumed = {
  /** In the first ten minutes after the days before Tết are opened. */
  visitsAnHour: 200_000,
  salons: 100,
  /** Salons by Zipf's law; of the visits to one, so many ask for its busiest day. */
  busiestDay: 0.25,
  /** How long a visitor looks at hours, in seconds. */
  looksSeconds: 120,
}

type Step = 'home' | 'page' | 'day' | 'hold' | 'booking'

/** One visit: how often each step is done. */
const visit: Readonly<Record<Step, readonly [times: number, what: string]>> = {
  home: [1, 'Home'],
  page: [1, 'the page of the booking'],
  day: [3, 'another day, stylist or service'],
  hold: [1, 'an hour that is pressed'],
  booking: [0.3, 'a booking'],
}

/** What one step asks of a part, and its CPU time in all workers, in ms. */
type Cost = { uses: Record<string, number>; cpuMs: number }

/** Repetitions of a step, after some that fill caches. */
const REPEATED = 40
const WARM = 20
/** Salons that they are asked of. */
const SALONS = 10

/** Customers at a time in a busy chain, whose CPU time the model takes, and in a saturated one. */
const FEW = 8
const CUSTOMERS = 32
/** The requests that they send. */
const SATURATING = 600

/** Writes docs/capacity.md: what the model says of each part, and what was measured beside it. */
export async function measureCapacity(): Promise<void> {
  console.log('… what each step of a visit costs')
  const costs = await measureCosts()
  const parts = partsOf(costs, assumed.visitsAnHour, assumed.salons)
  const larger = partsOf(costs, assumed.visitsAnHour * 10, assumed.salons * 10)
  console.log('… saturation of three parts')
  const saturation = await measureSaturation()
  console.log('… the opening of a day')
  const opening = await measureOpening()
  const text = textOf({ costs, parts, larger, saturation, opening })
  writeFileSync('docs/capacity.md', await format(text, { parser: 'markdown' }))
  console.log(text)
}

const countedClasses = { booking: ['SalonDay', 'FreeBoard'], campaign: [], auth: ['AuthAttempts'] }

type Counted = keyof typeof countedClasses
const countedWorkers = Object.keys(countedClasses) as Counted[]

/** The worker as it is deployed, with its uses counted; the path of the file. */
async function countingBundle(worker: Counted): Promise<string> {
  const outfile = `dist/bench/${worker}.mjs`
  const { entryPoints: _, outdir: __, outExtension: ___, ...options } = workerBundle([worker])
  const classes = countedClasses[worker].map(
    (name) =>
      `export class ${name} extends worker.${name} {
         constructor(state, env) { super(state, countedEnv(env)) }
       }`,
  )
  const contents = `
    import * as worker from './workers/${worker}/worker'
    import { countedEnv, uses } from './scripts/bench/uses'
    ${classes.join('\n')}
    export default {
      ...worker.default,
      fetch: (request, env, context) =>
        new URL(request.url).pathname === '/bench/uses'
          ? Response.json(uses)
          : worker.default.fetch(request, countedEnv(env), context),
    }`
  await build({ ...options, stdin: { contents, resolveDir: '.' }, outfile })
  return outfile
}

/** The uses of all counted workers so far, `booking.DB` and the like. */
async function usesOf(stack: Stack): Promise<Record<string, number>> {
  const all = await Promise.all(
    countedWorkers.map(async (worker) => {
      const response = await again(() => stack.execute(worker, '/bench/uses'))
      const uses = (await response.json()) as Record<string, number>
      return Object.entries(uses).map(
        ([binding, count]) => [`${worker}.${binding}`, count] as const,
      )
    }),
  )
  return Object.fromEntries(all.flat())
}

/** What each step of a visit costs, one customer at a time. */
async function measureCosts(): Promise<Record<Step, Cost>> {
  mkdirSync('dist/bench', { recursive: true })
  const bundles: StackOptions['bundles'] = {}
  for (const worker of countedWorkers) bundles[worker] = await countingBundle(worker)
  const stack = await startStack({
    direct: ['site', 'gateway'],
    vars: withoutWalkIns,
    bundles,
  })
  try {
    const steps = await stepsOf(stack)
    const costs: Partial<Record<Step, Cost>> = {}
    for (const step of Object.keys(visit) as Step[]) {
      for (let time = 0; time < WARM; time++) await steps[step](time)
      costs[step] = await costOf(stack, (time) => steps[step](time + WARM))
    }
    return costs as Record<Step, Cost>
  } finally {
    await stack.stop()
  }
}

async function costOf(stack: Stack, work: (time: number) => Promise<unknown>): Promise<Cost> {
  const before = await usesOf(stack)
  const started = cpuSeconds(ownWorkerd())
  for (let time = 0; time < REPEATED; time++) await work(time)
  const cpuMs = ((cpuSeconds(ownWorkerd()) - started) * 1000) / REPEATED
  // What a step leaves to be done after its response, such as a publication, is a part of it.
  await new Promise((done) => setTimeout(done, 1500))
  const uses = Object.entries(await usesOf(stack)).map(
    ([name, count]) => [name, (count - (before[name] ?? 0)) / REPEATED] as const,
  )
  return { uses: Object.fromEntries(uses), cpuMs }
}

async function stepsOf(stack: Stack): Promise<Record<Step, (time: number) => Promise<unknown>>> {
  const [site, gateway] = [await stack.directUrl('site'), await stack.directUrl('gateway')]
  const date = dayAfter(stack)
  const salonOf = (time: number) => fiftySalons[time % SALONS]!
  const places = bookingsOf(fiftySalons.slice(0, SALONS), 10, 1, 5)
  const people = [{ serviceIds: [1001], hourId: 20 }]
  return {
    home: () => firstByteOf(`${site}/`),
    page: (time) => firstByteOf(site + pageOf(salonOf(time), date)),
    day: (time) =>
      firstByteOf(site + pageOf(salonOf(time), dayAfter(stack, time % 2), '/booking.data')),
    hold: (time) =>
      dataFrom(
        post(`${gateway}/graphql`, {
          query: holding,
          variables: { input: { salonId: salonOf(time), date, people } },
        }),
      ),
    booking: (time) => makeBookings(`${gateway}/graphql`, date, [places[time]!], 1),
  }
}

const holding = /* GraphQL */ `
  mutation ($input: HoldHourInput!) {
    holdHour(input: $input) {
      __typename
    }
  }
`

/** A part of the chain: what is asked of it, and its limit. */
type Part = { name: string; asked: number; limit: number; unit: string }

/** The parts, the one that is nearest to its limit first. */
function partsOf(costs: Record<Step, Cost>, visitsAnHour: number, salons: number): Part[] {
  const visits = visitsAnHour / 3600
  const perSecond = (name: string) =>
    (Object.keys(visit) as Step[]).reduce(
      (sum, step) => sum + visits * visit[step][0] * (costs[step].uses[name] ?? 0),
      0,
    )
  const zipf = Array.from({ length: salons }, (_unused, index) => 1 / (index + 1))
  const busiest = (1 / zipf.reduce((sum, one) => sum + one, 0)) * assumed.busiestDay
  const object = { limit: 1000, unit: 'requests/s of an object' }
  const database = { limit: 1000, unit: 'queries/s of 1 ms of a database' }
  return [
    { name: 'the busiest salon-day', asked: perSecond('booking.SALON_DAY') * busiest, ...object },
    {
      name: 'screens that follow it',
      asked: visits * busiest * assumed.looksSeconds,
      limit: 2000,
      unit: 'connections (`WATCHERS`)',
    },
    { name: 'the board of free hours', asked: perSecond('booking.FREE_BOARD'), ...object },
    { name: "booking's database", asked: perSecond('booking.DB'), ...database },
    { name: "campaign's database", asked: perSecond('campaign.DB'), ...database },
    { name: "auth's database", asked: perSecond('auth.DB'), ...database },
    {
      name: 'the queue of messages',
      asked: visits * visit.booking[0],
      limit: 5000,
      unit: 'messages/s of a queue',
    },
  ]
    .filter(({ asked }) => asked > 0)
    .toSorted((one, other) => one.limit / one.asked - other.limit / other.asked)
}

/** How many of them a second, as the CPU time of few customers says and as many customers get. */
type Saturation = { what: string; predicted: number; measured: number }

/** The saturation of three parts on this machine, where all workers share a thread. */
async function measureSaturation(): Promise<Saturation[]> {
  const stack = await startStack({ direct: ['gateway', 'booking'], vars: withoutWalkIns })
  try {
    const gateway = `${await stack.directUrl('gateway')}/graphql`
    const board = `${await stack.directUrl('booking')}/booking/free-board?since=0&salonIds=${fiftySalons.join()}`
    const date = dayAfter(stack)
    const query = `query ($hours: HoursInput!) {
      salon(id: 9) { hours(input: $hours) { groups { hours { id isFree freeStylists } } } }
    }`
    const hours = post(gateway, { query, variables: { hours: { date, serviceIds: [1001] } } })
    const places = bookingsOf(fiftySalons, 16, 2, 6)
    await makeBookings(gateway, dayAfter(stack, 2), bookingsOf(fiftySalons, 8, 1, 3), CUSTOMERS)
    const book = (time: number) => makeBookings(gateway, date, [places[time]!], 1)
    return [
      await saturationOf('hours of one salon-day, read', () => dataFrom(hours)),
      await saturationOf('the board, read', () => firstByteOf(board)),
      await saturationOf('bookings on fifty salon-days', book),
    ]
  } finally {
    await stack.stop()
  }
}

async function saturationOf(
  what: string,
  work: (time: number) => Promise<unknown>,
): Promise<Saturation> {
  const times = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)
  await eachAtOnce(times(0, 100), CUSTOMERS, work)
  const before = cpuSeconds(ownWorkerd())
  await eachAtOnce(times(100, SATURATING), FEW, work)
  const predicted = SATURATING / (cpuSeconds(ownWorkerd()) - before)
  const started = performance.now()
  await eachAtOnce(times(100 + SATURATING, SATURATING), CUSTOMERS, work)
  return { what, predicted, measured: (SATURATING * 1000) / (performance.now() - started) }
}

type Figures = {
  costs: Record<Step, Cost>
  parts: Part[]
  larger: Part[]
  saturation: Saturation[]
  opening: string
}

function textOf({ costs, parts, larger, saturation, opening }: Figures): string {
  const steps = Object.keys(visit) as Step[]
  const use = (step: Step, name: string) => (costs[step].uses[name] ?? 0).toFixed(1)
  const { visitsAnHour, salons, busiestDay, looksSeconds } = assumed
  const cores = steps.reduce((sum, step) => sum + visit[step][0] * costs[step].cpuMs, 0)
  const headroom = ({ asked, limit }: Part) => `${(limit / asked).toFixed(1)} ×`
  const inLarger = (name: string) => larger.find((part) => part.name === name)!
  return `# Capacity

\`npm run bench -- capacity\` writes this page: what ${visitsAnHour.toLocaleString('en')} visits an hour ask of each part, against its published limit. Limits are those of Cloudflare's documentation, but for \`WATCHERS\`, which is ours. A headroom below 1 × is a bottleneck.

Assumed: ${salons} salons by Zipf's law, ${busiestDay * 100} % of a salon's visitors on its busiest day, ${looksSeconds} s before its hours. What a step uses and its CPU time are measured on this machine, all workers together.

| step | times a visit | CPU ms | salon-day | board | queries: booking | campaign | auth |
| --- | --: | --: | --: | --: | --: | --: | --: |
${steps
  .map(
    (step) =>
      `| ${visit[step][1]} | ${visit[step][0]} | ${costs[step].cpuMs.toFixed(1)} | ${use(step, 'booking.SALON_DAY')} | ${use(step, 'booking.FREE_BOARD')} | ${use(step, 'booking.DB')} | ${use(step, 'campaign.DB')} | ${use(step, 'auth.DB')} |`,
  )
  .join('\n')}

| part, the first bottleneck first | asked of it | limit | headroom | ten times the visits and salons |
| --- | --: | --: | --: | --: |
${parts
  .map(
    (part) =>
      `| ${part.name} | ${part.asked.toFixed(1)} | ${part.limit} ${part.unit} | ${headroom(part)} | ${headroom(inLarger(part.name))} |`,
  )
  .join('\n')}

All workers together need ${((cores * visitsAnHour) / 3_600_000).toFixed(1)} cores, which Cloudflare spreads over isolates.

## What the model predicts, and what was measured

A second's requests by the CPU time of ${FEW} customers at a time, and as ${CUSTOMERS} get them; on this machine all workers share one thread.

| part | predicted | measured | ratio |
| --- | --: | --: | --: |
${saturation
  .map(
    ({ what, predicted, measured }) =>
      `| ${what} | ${predicted.toFixed(0)}/s | ${measured.toFixed(0)}/s | ${(measured / predicted).toFixed(2)} |`,
  )
  .join('\n')}

## The instant of an opening

${opening}
`
}
