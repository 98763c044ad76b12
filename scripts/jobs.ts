import { existsSync, readFileSync } from 'node:fs'

/** A job, and the names of those that must have succeeded before. */
export type Job = {
  label: string
  needs?: readonly string[]
  work: () => Promise<unknown>
}

/** Runs jobs in their order, so many at a time; resolves when all have ended, or were skipped. */
export async function runJobs(
  jobs: readonly Job[],
  atOnce: number,
  onEnd: (job: Job, seconds: number, error?: unknown) => void,
): Promise<void> {
  const waiting = [...jobs]
  const running = new Set<Promise<void>>()
  const ended = new Map<string, boolean>()

  async function run(job: Job): Promise<void> {
    const started = performance.now()
    const seconds = () => (performance.now() - started) / 1000
    const broken = job.needs?.find((label) => ended.get(label) === false)
    try {
      if (broken) throw new Error(`did not run, as this failed: ${broken}`)
      await job.work()
      ended.set(job.label, true)
      onEnd(job, seconds())
    } catch (error) {
      ended.set(job.label, false)
      onEnd(job, seconds(), error)
    }
  }

  const isReady = ({ needs = [] }: Job) => needs.every((label) => ended.has(label))
  while (waiting.length > 0 || running.size > 0) {
    while (running.size < atOnce && waiting.some(isReady)) {
      const [job] = waiting.splice(waiting.findIndex(isReady), 1)
      const ending = run(job!).finally(() => running.delete(ending))
      running.add(ending)
    }
    if (running.size === 0) throw new Error('jobs need each other')
    await Promise.race(running)
  }
}

/** Numbers of passed and failed tests. */
export type Count = { passed: number; failed: number }

type Report = {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; flaky: number; unexpected: number }
}

/**
 * What a report of Vitest or Playwright counts; a second try is a failure. One failure more where
 * the runner failed without a failing test, as a file that cannot be read does, or ran no test.
 */
export function countOf(file: string, hasFailed: boolean): Count {
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {}
  const { stats, numPassedTests = 0, numFailedTests = 0 } = report
  const passed = stats ? stats.expected : numPassedTests
  const failed = stats ? stats.unexpected + stats.flaky : numFailedTests
  return failed === 0 && (hasFailed || passed === 0) ? { passed, failed: 1 } : { passed, failed }
}
