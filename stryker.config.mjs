/** How Stryker changes the pure rules, and runs the tests against what it changed. */
export default {
  mutate: [
    'app/booking/**/*.ts',
    'app/ui/{phone,price}-format.ts',
    'domain/{delivery,distance,fold,frames,offer-prices,phone,special-prices,vietnam-day}.ts',
    'gateway/graphql/{errors,input}.ts',
    'workers/booking/{role,pricing/price-text,salon-day/{hours,ledger,rules}}.ts',
    'workers/kit/{values,vietnam-time}.ts',
    '!**/*.test.ts',
    '!**/testing/**',
  ],
  // Of all mutants so many percent must be noticed.
  thresholds: { high: 90, low: 85, break: 85 },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A busy machine must not pass for a caught mutant; endless loops are counted, not timed.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
  reporters: ['clear-text', 'html', 'progress-append-only'],
  htmlReporter: { fileName: 'dist/reports/mutants.html' },
  tempDirName: 'dist/mutants',
  ignorePatterns: ['dist', 'build', '.muot', '.wrangler', 'public', 'tests/journeys'],
}
