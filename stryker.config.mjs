/**
 * How Stryker makes mutants and runs the tests against them; which files it changes is said in
 * scripts/mutant-scores.ts.
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: false,
  // A busy machine must not pass for a caught mutant; endless loops are counted, not timed.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
  reporters: ['json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: 'dist/reports/mutants.json' },
  htmlReporter: { fileName: 'dist/reports/mutants.html' },
  tempDirName: 'dist/mutants',
  ignorePatterns: ['dist', 'build', '.muot', '.wrangler', 'public', 'tests/journeys'],
  allowEmpty: false,
}
