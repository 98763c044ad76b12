import { randomBytes } from 'node:crypto'
import { cpus } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './scripts/browser.ts'
import { toMorningOfJourneys } from './scripts/clock.ts'

const url = process.env.BASE_URL ?? `http://127.0.0.1:${process.env.JOURNEYS_PORT ?? 8790}`
const executablePath = chromiumPath()

/** Also the journeys that need not hold before each change lands, and both sizes for every one. */
const isNightly = process.env.JOURNEYS_SIZES === 'all'

// Drawn once and inherited by the workers, so that a run's phones and addresses are new to a chain
// that others use; a chain of their own knows none yet, so there they are the same in each run.
process.env.JOURNEYS_RUN ??= process.env.BASE_URL ? randomBytes(8).toString('hex') : 'own chain'

// Set once and inherited: by the stack, whose clock it moves, and by the journeys, which read it.
if (!process.env.BASE_URL) process.env.CLOCK_OFFSET_MS ??= String(toMorningOfJourneys(Date.now()))
// The partner whose page frames the site; a deployment lets in only the real ones.
if (!process.env.BASE_URL)
  process.env.HOST_ORIGIN ??= `http://127.0.0.1:${Number(process.env.JOURNEYS_PORT ?? 8790) + 1}`
// One on another site, to browsers, where only cookies that are made for it travel.
if (!process.env.BASE_URL)
  process.env.FAR_HOST_ORIGIN ??= `http://localhost:${Number(process.env.JOURNEYS_PORT ?? 8790) + 2}`

// Without a shell between, the stack notices when the journeys are gone.
const serve = `${process.platform === 'win32' ? '' : 'exec '}node scripts/serve-journeys.ts`

/**
 * Journeys in a real browser against BASE_URL, or against the production build, which is then
 * started with a state of its own.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.{spec,test}.ts',
  fullyParallel: true,
  workers: Math.max(3, Math.floor(cpus().length / 2)),
  retries: 0,
  // Far more than a journey takes: a slow machine is no flaw of the site.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Without a terminal a failure is best at the end, where a log is cut last.
  reporter: process.stdout.isTTY ? 'line' : 'dot',
  use: {
    baseURL: url,
    // Without a limit of its own a press waits until the journey's, which is reported without its name.
    actionTimeout: 40_000,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Requests of a service worker pass Playwright's routes by; the journey that is about it allows it.
    serviceWorkers: 'block',
    // Traces are available with `--trace=on`; recording all journeys slows all of them.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without a system Chromium, Playwright's own is taken.
      ...(executablePath ? { executablePath } : {}),
      args: [...chromiumFlags],
    },
  },
  projects: [
    {
      name: 'mobile',
      grepInvert: isNightly ? /@wide/ : /@wide|@nightly/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        // A phone's real density of two or three pixels a point would cost the journeys a tenth of
        // their time.
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      ...(isNightly ? { grepInvert: /@narrow/ } : { grep: /@wide/, grepInvert: /@nightly/ }),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: process.env.BASE_URL
    ? undefined
    : // The chain prints its address once the demo data is there; a request before that would cache empty lists.
      {
        command: serve,
        wait: { stdout: /http:/ },
        timeout: 600_000,
        reuseExistingServer: false,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      },
})
