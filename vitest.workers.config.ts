import { existsSync } from 'node:fs'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { toTuesdayMorning } from './scripts/clock.ts'

process.env.WRANGLER_SEND_METRICS = 'false'
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
// As scripts/stack.ts has it, for the same reason.
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--single-threaded-gc'

/** When the tests of bookings play, whatever day they run. */
const started = Date.now()
const testMorning = started + toTuesdayMorning(started)

const runtime = { compatibilityDate: '2026-07-28', compatibilityFlags: ['nodejs_compat'] }

/**
 * What every project has, as Vitest hands it on to none. A log that an object writes during a file's
 * last call would wait for ever to be sent (workers-sdk 15719), so Vitest carries no logs. A time
 * limit only ends what hangs: a busy machine once took 30 s for a test of three.
 */
const everywhere = {
  disableConsoleIntercept: true,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 120_000 } },
} satisfies TestProjectInlineConfiguration['test']

/**
 * Other backends belong to other teams: a worker's own tests never start them. Pass `{ ...env,
 * AUTH: yours }` to set their answers.
 */
function absent(): Response {
  return new Response('no other backend in this test', { status: 503 })
}

/** The booking worker's other backends and settings; walk-ins of the demo would make counting places a guess. */
const booking = [
  ['AUTH', 'SALONS', 'CAMPAIGN', 'WHEEL'],
  { DEMO_LOAD: '', DESK_KEY: 'desk key of the tests', LINK_KEY: 'link key of the tests' },
] satisfies [string[], Record<string, string>]

/**
 * Files that change what the worker caches for minutes in its isolate (salons, hours, services), or
 * need it unchanged: each has an isolate of its own.
 */
const isolated = [
  'workers/booking/handlers/at-home.test.ts',
  'workers/booking/handlers/catalogue.test.ts',
  'workers/booking/handlers/create.test.ts',
  'workers/booking/handlers/hours.test.ts',
  'workers/booking/handlers/places.test.ts',
  'workers/booking/handlers/roles.test.ts',
  'workers/booking/handlers/waitlist.test.ts',
]

/**
 * Tests of one worker inside workerd, with its own bindings, its migrations applied and its
 * other backends absent. All files share one runtime, as starting one takes longer than most files'
 * tests; tests/apply-migrations.ts empties it before each.
 */
async function project(
  noun: string,
  otherBackends: string[] = [],
  vars: Record<string, string> = {},
  test: TestProjectInlineConfiguration['test'] = {},
): Promise<TestProjectInlineConfiguration> {
  const folder = `workers/${noun}`
  const migrations = existsSync(`${folder}/migrations`)
    ? await readD1Migrations(`${folder}/migrations`)
    : []
  const bindings = {
    TEST_MIGRATIONS: migrations,
    TEST_MORNING: testMorning,
    CODE_PEPPER: 'pepper of the tests',
    ...(process.env.TEST_SEED ? { TEST_SEED: process.env.TEST_SEED } : {}),
    ...vars,
  }
  const serviceBindings = Object.fromEntries(otherBackends.map((name) => [name, absent]))
  return {
    plugins: [
      cloudflareTest({
        wrangler: { configPath: `./${folder}/wrangler.toml` },
        miniflare: { bindings, serviceBindings },
      }),
    ],
    test: {
      name: noun,
      include: [`${folder}/**/*.test.ts`],
      isolate: false,
      setupFiles: ['tests/apply-migrations.ts', 'tests/seed.ts'],
      ...everywhere,
      ...test,
    },
  }
}

/** Tests that run in workerd, one project a worker: `npm run test:workers -- --project auth`. */
export default defineConfig(async () => ({
  test: {
    projects: [
      {
        plugins: [cloudflareTest({ miniflare: { ...runtime, d1Databases: ['DB'] } })],
        test: {
          name: 'kit',
          include: ['workers/{kit,tail}/**/*.test.ts'],
          isolate: false,
          ...everywhere,
        },
      },
      await project('auth'),
      await project('booking', ...booking, { exclude: isolated }),
      await project('booking', ...booking, {
        name: 'booking-isolated',
        include: isolated,
        isolate: true,
      }),
      await project('salons', ['AUTH']),
      await project('campaign', ['AUTH'], { BANK_SECRET: 'secret of the tests' }),
      await project('wheel', ['AUTH', 'CAMPAIGN']),
      await project('tracking', ['AUTH']),
    ],
  },
}))
