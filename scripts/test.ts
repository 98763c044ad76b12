import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { build } from './build.ts'
import { ensureChromium } from './browser.ts'
import { checkBudgets } from './bytes.ts'
import { type Ending, type Job, runJobs } from './jobs.ts'
import { writeTemporaryFilesToMemory } from './memory-folder.ts'
import { CommandFailed, run } from './progress.ts'
import { checkReleased } from './schema/check.ts'
import { type Count, countPlaywright, countVitest, settle } from './test-counts.ts'
import { checkTypes, configs } from './types.ts'
import { SEED } from '../tests/seed.ts'

/** `npm run test:all`: what `npm test` has a part of, whole, and what only the night has time for. */
const isAll = process.argv.includes('--all')
const reports = 'dist/reports'
const cores = Math.max(2, availableParallelism())
const half = Math.floor(cores / 2)
/** One job more than processors are busy: tests of a chain and of a browser often wait. */
const atOnce = cores + 1
const builds = 'Build'
/** A runner that stands still is killed and has failed; the longest job takes a third of this. */
const limitMs = (isAll ? 60 : 15) * 60_000

const total: Count = { passed: 0, failed: 0 }
/** How the counts of a job's tests are read; a job without tests counts as one. */
const counts = new Map<string, () => Count>()

if (isAll) process.env.TEST_MATRICES = 'all'
console.log(`Seed of random tests: ${SEED} (TEST_SEED=… sets another)`)

writeTemporaryFilesToMemory()
// Counts of an earlier run must not stand for this one's.
rmSync(reports, { recursive: true, force: true })

const started = performance.now()
// The long ones first; checks fill what they leave free.
await runJobs([...tests(), ...checks(), ...(isAll ? longRuns() : [])], atOnce, settleJob)
console.log(`All of it took ${((performance.now() - started) / 60_000).toFixed(1)} min`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

function checks(): Job[] {
  const types = configs.map((config) =>
    job(`Types of ${config}`, 1, () => checkTypes(config, { limitMs })),
  )
  const cached = (name: string) => [
    '--cache',
    '--cache-location',
    `node_modules/.cache/${name}/${name}`,
  ]
  return [
    command('Lint', 1, 'eslint', ['.', '--max-warnings', '0', ...cached('eslint')]),
    command('Lint with types', 1, 'oxlint', ['--type-aware']),
    // Waits for the network at most.
    job('Chromium is there', 0, async () => ensureChromium({ hasNotifications: isAll })),
    command('Generated code follows the schema', 1, 'graphql-codegen', [
      ...['--config', 'codegen.ts', '--check'],
    ]),
    vitest('Unit tests', half, [
      ...['--project', 'unit', '--project', 'unit-mocks', `--maxWorkers=${half}`],
    ]),
    ...types,
    command('Format', 1, 'prettier', ['--check', '.', ...cached('prettier')]),
    command('Requirements are named', 1, 'node', ['scripts/spec.ts']),
    command('Dead code', 1, 'knip', []),
    command('Imports', 1, 'depcruise', [
      'app',
      'domain',
      'gateway',
      'schema',
      'scripts',
      'tests',
      'workers',
    ]),
    command('Workflows', 1, 'node', ['scripts/lint-workflows.ts']),
    job('Released pages are still answered', 1, async () => checkReleased()),
  ]
}

function tests(): Job[] {
  return [
    // Alone, as it writes generated files; half of the others wait for it.
    job(builds, cores, async () => {
      await build()
      if (!checkBudgets()) throw new Error('a page sends more JavaScript than its budget allows')
    }),
    vitest('Tests of the chain', half, ['--project', 'chain', `--maxWorkers=${half}`], true),
    workers('Booking in workerd', 'booking*'),
    workers('Other workers in workerd', '!booking*'),
    vitest('Pages by HTTP', half, ['--project', 'pages', `--maxWorkers=${half}`], true),
    journeys(),
  ]
}

/** The jobs of the nightly run. */
function longRuns(): Job[] {
  return [
    vitest('Nightly tests of the chain', atOnce, ['--project', 'nightly'], true),
    command('Mutants', atOnce, 'node', ['scripts/mutants.ts']),
  ]
}

function job(label: string, cores: number, work: Job['work'], needs: string[] = []): Job {
  return {
    label,
    cores,
    needs,
    work: () => {
      console.log(`… ${label}`)
      return work()
    },
  }
}

function command(
  label: string,
  cores: number,
  name: string,
  args: string[],
  needs?: string[],
): Job {
  return job(label, cores, () => run(name, args, {}, { limitMs }), needs)
}

function vitest(label: string, cores: number, args: string[], needsBuild = false): Job {
  return command(
    label,
    cores,
    'vitest',
    vitestArgs(label, args),
    // Some tests of the chain look at pages in a browser.
    needsBuild ? [builds, 'Chromium is there'] : [],
  )
}

/** Two runs of about the same length, so that both processors have one. */
function workers(label: string, projects: string): Job {
  const config = ['--config', 'vitest.workers.config.ts', '--project', projects]
  return vitest(label, half, [...config, `--maxWorkers=${half}`])
}

/** The arguments of a run of Vitest whose tests are counted under a job's label. */
function vitestArgs(label: string, args: string[]): string[] {
  const report = `${reports}/${label.toLowerCase().replaceAll(' ', '-')}.json`
  counts.set(label, () => countVitest(report))
  return ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
}

function journeys(): Job {
  const label = 'Journeys in Chromium'
  const report = `${reports}/journeys.json`
  counts.set(label, () => countPlaywright(report))
  return job(
    label,
    cores,
    () =>
      run(
        'playwright',
        ['test', '--reporter=dot,json'],
        {
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          ...(isAll ? { JOURNEYS_SIZES: 'all' } : {}),
        },
        { limitMs },
      ),
    [builds, 'Chromium is there'],
  )
}

/** Adds what a job counted; shows all that it printed when it failed. */
function settleJob({ job: { label }, seconds, error, isSkipped }: Ending): void {
  const hasFailed = error !== undefined || isSkipped === true
  const count = counts.get(label)
  const { passed, failed } = count
    ? settle(count(), hasFailed)
    : { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0 }
  total.passed += passed
  total.failed += failed
  const what = count ? `, ${passed} passed, ${failed} failed` : ''
  console.log(
    isSkipped
      ? `✗ ${label} did not run, as what it needs failed`
      : `${failed > 0 ? '✗' : '✓'} ${label} ${seconds.toFixed(1)} s${what}`,
  )
  if (error !== undefined) console.log(error instanceof CommandFailed ? error.output : error)
}
