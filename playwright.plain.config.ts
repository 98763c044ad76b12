import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run test:plain`: journeys on a host that has only what docs/spec gives, with and without scripts. */
export default defineConfig({
  ...journeys,
  testDir: 'tests/hosts',
  testMatch: '**/*.spec.ts',
  webServer: {
    command: 'exec node tests/hosts/serve-plain.ts',
    wait: { stdout: /http:/ },
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  projects: [true, false].map((javaScriptEnabled) => ({
    name: javaScriptEnabled ? 'with scripts' : 'without scripts',
    ...(javaScriptEnabled ? {} : { grepInvert: /@scripts/ }),
    use: { ...journeys.projects?.[0]?.use, javaScriptEnabled },
  })),
})
