/**
 * A job with the number of processors that it uses, and the names of jobs that must have succeeded
 * before.
 */
export type Job = {
  label: string
  cores: number
  needs?: readonly string[]
  work: () => Promise<unknown>
}

/**
 * The end of a job: successful, with an error, or skipped because a job that it needs had failed.
 */
export type Ending = { job: Job; seconds: number; error?: unknown; isSkipped?: boolean }

/**
 * Runs jobs in parallel, in their order, as long as processors are free; a job that wants more than
 * there are runs alone. Resolves when all have ended.
 */
export async function runJobs(
  jobs: readonly Job[],
  cores: number,
  onEnd: (ending: Ending) => void,
): Promise<void> {
  const waiting = [...jobs]
  const running = new Map<Job, Promise<void>>()
  const ended = new Map<string, boolean>()

  function end(ending: Ending): void {
    ended.set(ending.job.label, ending.error === undefined && !ending.isSkipped)
    onEnd(ending)
  }

  async function run(job: Job): Promise<void> {
    const start = performance.now()
    const seconds = () => (performance.now() - start) / 1000
    try {
      await job.work()
      end({ job, seconds: seconds() })
    } catch (error) {
      end({ job, seconds: seconds(), error })
    } finally {
      running.delete(job)
    }
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const job of [...waiting]) {
      const needs = (job.needs ?? []).map((label) => ended.get(label))
      const isLost = needs.includes(false)
      const busy = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
      const fits = busy + job.cores <= cores || (running.size === 0 && !needs.includes(undefined))
      if (!isLost && (needs.includes(undefined) || !fits)) continue
      waiting.splice(waiting.indexOf(job), 1)
      if (isLost) end({ job, seconds: 0, isSkipped: true })
      else running.set(job, run(job))
    }
    if (running.size === 0 && waiting.length > 0)
      throw new Error(`nothing leads to ${waiting.map(({ label }) => label).join(', ')}`)
    // Skipping a job may end others.
    if (running.size > 0) await Promise.race(running.values())
  }
}
