import { rmSync } from 'node:fs'
import { build } from './build.ts'
import { checkBudgets } from './bytes.ts'
import { ensureChromium } from './browser.ts'
import { CommandFailed, run, step } from './progress.ts'
import { checkReleased } from './schema/check.ts'
import { type Count, countPlaywright, countVitest, settle } from './test-counts.ts'

const reports = 'dist/reports'
// Counts of an earlier run must not stand for this one's.
rmSync(reports, { recursive: true, force: true })
const total: Count = { passed: 0, failed: 0 }

await check('Generated code follows the schema', () =>
  run('graphql-codegen', ['--config', 'codegen.ts', '--check']),
)
await check('Released pages are still answered', async () => checkReleased())
for (const part of ['tsconfig.json', 'tsconfig.workers.json', 'tsconfig.node.json'])
  await check(`Types of ${part}`, () => run('tsc', ['-p', part]))
await check('Requirements are named', () => run('node', ['scripts/spec.ts']))
await check('Workflows are valid', () => run('node', ['scripts/lint-workflows.ts']))
await check('Lint', () => run('eslint', ['.', '--max-warnings', '0']))
await vitest('Unit tests', 'unit', ['--project', 'unit'])
await vitest('Worker tests in workerd', 'workers', ['--config', 'vitest.workers.config.ts'])
await check('Build', build)
await check('JavaScript within budget', async () => {
  if (!checkBudgets()) throw new Error('a page sends more JavaScript than its budget allows')
})
// Some chain tests look at pages in it.
await check('Chromium is there', async () => ensureChromium())
await vitest('Chain tests', 'chain', ['--project', 'chain'])
// Each size has a stack of its own: what the journeys of one have booked does not fill the salons of the other.
await journeys('mobile')
await journeys('desktop')

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function vitest(label: string, name: string, args: string[]): Promise<void> {
  const report = `${reports}/${name}.json`
  return suite(
    label,
    () =>
      run('vitest', [
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ]),
    () => countVitest(report),
  )
}

function journeys(project: string): Promise<void> {
  const report = `${reports}/journeys-${project}.json`
  return suite(
    `Journeys in Chromium, ${project}`,
    () =>
      run('playwright', ['test', `--project=${project}`, '--reporter=line,json'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
    () => countPlaywright(report),
  )
}

/** A step without tests of its own counts as one. */
async function check(label: string, work: () => Promise<unknown>): Promise<void> {
  add((await succeeds(label, work)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

/** A step that counts the tests of its runner's report. */
async function suite(
  label: string,
  work: () => Promise<unknown>,
  count: () => Count,
): Promise<void> {
  const failed = !(await succeeds(label, work))
  add(settle(count(), failed))
}

/** Runs a step; shows all that it printed when it failed. */
async function succeeds(label: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await step(label, work)
    return true
  } catch (error) {
    console.log(error instanceof CommandFailed ? error.output : error)
    return false
  }
}

function add({ passed, failed }: Count): void {
  total.passed += passed
  total.failed += failed
}
