import { existsSync, readFileSync } from 'node:fs'

/** Numbers of passed and failed tests. */
export type Count = { passed: number; failed: number }

/** Counts of a vitest JSON report; none when the runner died before writing it. */
export function countVitest(file: string): Count {
  const report = read<{ numPassedTests: number; numFailedTests: number }>(file)
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

/** Counts of a Playwright JSON report; a test that needed a second try has failed. */
export function countPlaywright(file: string): Count {
  const stats = read<{ stats: { expected: number; flaky: number; unexpected: number } }>(
    file,
  )?.stats
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) }
}

/**
 * The result of a step: its counts, and one failure more when it failed without a failing test, as
 * a file that cannot be read does, or passed without a test.
 */
export function settle(counted: Count, stepFailed: boolean): Count {
  const isUnreported = counted.failed === 0 && (stepFailed || counted.passed === 0)
  return isUnreported ? { ...counted, failed: 1 } : counted
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}
