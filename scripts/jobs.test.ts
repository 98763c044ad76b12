import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { countOf, type Job, runJobs } from './jobs.ts'

/** Runs jobs two at a time; their work notes when it starts and ends, and `build` breaks when asked. */
async function notesOf(jobs: Omit<Job, 'work'>[], broken?: string) {
  const notes: string[] = []
  const work = (label: string) => async () => {
    notes.push(`+${label}`)
    await Promise.resolve()
    notes.push(`-${label}`)
    if (label === broken) throw new Error('broke')
  }
  const failed: string[] = []
  await runJobs(
    jobs.map((job) => ({ ...job, work: work(job.label) })),
    2,
    ({ label }, _seconds, error) => error !== undefined && failed.push(label),
  )
  return { notes, failed }
}

test('jobs run in their order, two at a time', async () => {
  const { notes } = await notesOf([{ label: 'a' }, { label: 'b' }, { label: 'c' }])
  expect(notes).toEqual(['+a', '+b', '-a', '-b', '+c', '-c'])
})

test('a job waits for what it needs, and fails without running when that fails', async () => {
  const jobs = [{ label: 'chain', needs: ['build'] }, { label: 'build' }, { label: 'lint' }]
  expect((await notesOf(jobs)).notes.slice(-2)).toEqual(['+chain', '-chain'])
  const { notes, failed } = await notesOf(jobs, 'build')
  expect(notes).not.toContain('+chain')
  expect(failed).toEqual(['build', 'chain'])
})

test('the counts are those of the runners; one that died without a report is a failure', () => {
  const folder = mkdtempSync(`${tmpdir()}/reports-`)
  const report = (content: object) => {
    writeFileSync(`${folder}/report.json`, JSON.stringify(content))
    return `${folder}/report.json`
  }
  const vitest = { numPassedTests: 12, numFailedTests: 2 }
  expect(countOf(report(vitest), true)).toEqual({ passed: 12, failed: 2 })
  const playwright = { stats: { expected: 7, flaky: 1, unexpected: 0, skipped: 3 } }
  expect(countOf(report(playwright), false)).toEqual({ passed: 7, failed: 1 })
  expect(countOf(`${folder}/none.json`, true)).toEqual({ passed: 0, failed: 1 })
  expect(countOf(report({ numPassedTests: 0 }), false)).toEqual({ passed: 0, failed: 1 })
})
