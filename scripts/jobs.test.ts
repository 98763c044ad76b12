import { expect, test } from 'vitest'
import { type Ending, type Job, runJobs } from './jobs.ts'

/** Runs jobs whose work notes when it starts and ends; the notes, and the endings by name. */
async function notesOf(jobs: Omit<Job, 'work'>[], cores: number, failing: string[] = []) {
  const notes: string[] = []
  const endings = new Map<string, Ending>()
  const work = (label: string) => async () => {
    notes.push(`+${label}`)
    await Promise.resolve()
    notes.push(`-${label}`)
    if (failing.includes(label)) throw new Error(`${label} broke`)
  }
  await runJobs(
    jobs.map((job) => ({ ...job, work: work(job.label) })),
    cores,
    (ending) => endings.set(ending.job.label, ending),
  )
  return { notes, endings }
}

test('jobs run side by side while processors are free, and the next begins when one ends', async () => {
  const { notes } = await notesOf(
    [
      { label: 'a', cores: 1 },
      { label: 'b', cores: 1 },
      { label: 'c', cores: 2 },
    ],
    2,
  )
  expect(notes).toEqual(['+a', '+b', '-a', '-b', '+c', '-c'])
})

test('a small job passes a large one that does not fit yet', async () => {
  const { notes } = await notesOf(
    [
      { label: 'a', cores: 1 },
      { label: 'large', cores: 2 },
      { label: 'b', cores: 1 },
    ],
    2,
  )
  expect(notes.indexOf('+b')).toBeLessThan(notes.indexOf('+large'))
})

test('a job that needs more than there is runs alone', async () => {
  const { notes } = await notesOf(
    [
      { label: 'a', cores: 4 },
      { label: 'b', cores: 1 },
    ],
    2,
  )
  expect(notes).toEqual(['+a', '-a', '+b', '-b'])
})

test('a job waits for what it needs, and ends as skipped when that fails; others go on', async () => {
  const { notes, endings } = await notesOf(
    [
      { label: 'build', cores: 1 },
      { label: 'chain', cores: 1, needs: ['build'] },
      { label: 'lint', cores: 1 },
    ],
    2,
    ['build'],
  )
  expect(notes).toEqual(['+build', '+lint', '-build', '-lint'])
  expect(endings.get('build')!.error).toEqual(new Error('build broke'))
  expect(endings.get('chain')).toMatchObject({ isSkipped: true })
  expect(endings.get('lint')!.error).toBeUndefined()
})
