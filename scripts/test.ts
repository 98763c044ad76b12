import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { ensureChromium } from './browser.ts'
import { build } from './build.ts'
import { checkBudgets } from './bytes.ts'
import { countOf, type Job, runJobs } from './jobs.ts'
import { CommandFailed, run } from './progress.ts'
import { SEED } from '../tests/seed.ts'
import packageJson from '../package.json' with { type: 'json' }

/** `npm run test:all`: what `npm test` has a part of, whole, and what only the night has time for. */
const isAll = process.argv.includes('--all')
/** A runner that stands still is killed and has failed; the longest job takes less than two thirds of this. */
const limitMs = (isAll ? 90 : 20) * 60_000
const half = Math.max(1, Math.floor(availableParallelism() / 2))
const reports = 'dist/reports'
const needsBuild = ['Build', 'Chromium is there']

if (isAll) Object.assign(process.env, { TEST_MATRICES: 'all', JOURNEYS_SIZES: 'all' })
console.log(`Seed of random tests: ${SEED} (TEST_SEED=… sets another)`)
writeTemporaryFilesToMemory()
// Counts of an earlier run must not stand for this one's.
rmSync(reports, { recursive: true, force: true })

// The long ones first. The build comes behind the check that generated files stand as it writes them.
const jobs: Job[] = [
  script('codegen:check'),
  {
    label: 'Build',
    needs: ['codegen:check'],
    work: async () => {
      await build()
      if (!checkBudgets()) throw new Error('a page sends more JavaScript than its budget allows')
    },
  },
  {
    label: 'Chromium is there',
    work: async () => ensureChromium({ hasNotifications: isAll }),
  },
  ...(isAll ? [] : [journeys(needsBuild)]),
  vitest('Tests of the chain', ['--project', 'chain'], needsBuild),
  vitest('Pages by HTTP', ['--project', 'pages'], needsBuild),
  workers('Workers: the others', '!booking*'),
  workers('Workers: booking', 'booking*'),
  vitest('Unit tests', ['--project', 'unit', '--project', 'unit-mocks']),
  ...(['lint', 'format:check', 'types', 'lint:dead', 'lint:imports'] as const).map(script),
  script('schema:check'),
]
/** What wants the machine for itself. */
const longRuns = isAll
  ? [
      journeys([], '--grep-invert=@alone'),
      journeys([], '--grep=@alone', '--workers=1'),
      vitest('Nightly tests of the chain', ['--project', 'nightly'], []),
      script('test:plain'),
      script('test:mutants'),
    ]
  : []

const total = { passed: 0, failed: 0 }
// The clock of a chain goes on while its tests wait: whole matrices share the machine with less.
await runJobs(jobs, isAll ? 2 : 3, settle)
await runJobs(longRuns, 1, settle)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

/** Counts and prints a job that has ended. */
function settle({ label }: Job, seconds: number, error?: unknown): void {
  const hasTests = /tests|Workers|Pages|Journeys/i.test(label)
  const hasFailed = error !== undefined
  const { passed, failed } = hasTests
    ? countOf(reportOf(label), hasFailed)
    : { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0 }
  total.passed += passed
  total.failed += failed
  const counted = hasTests ? `, ${passed} passed, ${failed} failed` : ''
  console.log(`${failed > 0 ? '✗' : '✓'} ${label} ${seconds.toFixed(1)} s${counted}`)
  if (hasFailed) console.log(error instanceof CommandFailed ? error.output : error)
}

/** A check, as CI runs it by itself. */
function script(name: keyof typeof packageJson.scripts): Job {
  // `node --run` succeeds where a signal has killed the script.
  const line = packageJson.scripts[name]
  return { label: name, work: () => run('sh', ['-c', line], {}, { limitMs }) }
}

function vitest(label: string, args: string[], needs: readonly string[] = []): Job {
  const all = ['run', ...args, `--maxWorkers=${half}`, '--reporter=default', '--reporter=json']
  const work = () =>
    run('vitest', [...all, `--outputFile.json=${reportOf(label)}`], {}, { limitMs })
  return { label, needs, work }
}

function journeys(needs: readonly string[], ...args: string[]): Job {
  const label = ['Journeys in Chromium', ...args].join(' ')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(label) }
  const work = () => run('playwright', ['test', '--reporter=dot,json', ...args], env, { limitMs })
  return { label, needs, work }
}

/** Two runs of about the same length, so that both processors have one. */
function workers(label: string, projects: string): Job {
  return vitest(label, ['--config', 'vitest.workers.config.ts', '--project', projects])
}

function reportOf(label: string): string {
  return `${reports}/${label.toLowerCase().replaceAll(/\W+/g, '-')}.json`
}

/** Linux has memory for temporary files, so that no test waits for the disk to confirm them. */
function writeTemporaryFilesToMemory(): void {
  // Far more than the databases and browser profiles of one run take.
  if (freeBytes('/dev/shm') < 3 * 1024 ** 3) return
  const folder = mkdtempSync('/dev/shm/muot-')
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
