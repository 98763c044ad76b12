import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const quiet = { WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }
/** Where the project's own modules and graphql are found, in every run of Node's tests. */
export const alias = [
  { find: '~', replacement: fileURLToPath(new URL('./app', import.meta.url)) },
  // Libraries that Node loads by itself take graphql's main file; taking another here would make two graphqls.
  {
    find: /^graphql$/,
    replacement: fileURLToPath(new URL('./node_modules/graphql/index.js', import.meta.url)),
  },
]

/** As `npm run test:all` sets it. */
const isWhole = process.env.TEST_MATRICES === 'all'

/** Unit tests that put something else in a module's place, which must not be there for other files. */
const mocking = [
  // Set NODE_ENV, which libraries read once, when they are loaded.
  'app/live/live-hours.test.ts',
  'app/push/turn-on.test.ts',
  'app/routes/booking/main/main-form.test.tsx',
  'app/routes/booking/offers/code-form.test.tsx',
  'gateway/http/persisted-operations.test.ts',
  // Starts the reporter, which puts itself before what is global.
  'app/reporting/browser.test.ts',
  // Starts a Vite server of its own and counts what it prints.
  'scripts/dev-site.test.ts',
  // Post to servers by Node's own fetch, in whose place other files put theirs.
  'tests/hosts/plain-gateway.test.ts',
  'tests/rules/push-service.test.ts',
  'tests/rules/redirects.test.ts',
]

/** Tests that start chains as each file needs them. */
function chains(
  name: string,
  include: string[],
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  return {
    resolve: { alias },
    test: {
      name,
      include,
      exclude,
      setupFiles: ['tests/own-connections.ts', 'tests/seed.ts'],
      env: quiet,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Files share running chains, which live in the process (tests/open-chain.ts).
      isolate: false,
      // Two cores: one chain at a time is busy, so that a slow machine is not mistaken for a slow answer.
      fileParallelism: false,
    },
  }
}

/**
 * Tests that run in Node: `unit` and `unit-mocks` need nothing started, `pages` share one chain and
 * test it over HTTP, `chain` starts chains as each file needs them, as `nightly` does for
 * `npm run test:all`. Workers' own tests: vitest.workers.config.ts.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'unit',
          include: [
            'app/**/*.test.{ts,tsx}',
            'domain/**/*.test.ts',
            'gateway/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/architecture.test.ts',
            'tests/rules/**/*.test.ts',
          ],
          exclude: mocking,
          // Loading the same modules for each file anew took longer than all tests; what is pure
          // needs no process of its own.
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/seed.ts'],
          env: { ...quiet, TZ: 'UTC' },
          // Only ends what hangs, as a busy machine is slow.
          testTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'unit-mocks',
          include: mocking,
          env: { ...quiet, TZ: 'UTC' },
          // Only ends what hangs, as a busy machine is slow.
          testTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          // Crawls the whole site.
          exclude: isWhole ? [] : ['tests/pages/nightly/**'],
          globalSetup: ['tests/pages/start-site.ts'],
          // Nothing is put in a module's place here, and loading the parser for each file took a third of the time.
          isolate: false,
          setupFiles: ['tests/own-connections.ts'],
          env: quiet,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      chains('chain', ['tests/*.test.ts'], ['tests/architecture.test.ts']),
      chains('nightly', ['tests/nightly/*.test.ts']),
    ],
  },
})
