import { readFileSync, rmSync } from 'node:fs'
import { CommandFailed, run } from '../progress.ts'
import { restoreInterrupted, withFault } from './fault.ts'
import { breaks, type Break } from './list.ts'
import { failedTitles, type VitestReport } from './report.ts'

/**
 * `npm run test:breaks`: makes one fault after the other and runs its tests; each must make a test
 * fail whose title has the requirement. Names of requirements as arguments: only theirs.
 */
const ids = process.argv.slice(2)
const chosen = ids.length === 0 ? breaks : breaks.filter(({ id }) => ids.includes(id))
if (chosen.length === 0) throw new Error(`no break of ${ids.join(', ')}`)
const report = 'dist/reports/break.json'

// A run that was killed could not restore its file.
restoreInterrupted()

let unnoticed = 0
for (const one of chosen) {
  const { noticed, others } = await tryBreak(one)
  if (noticed.length === 0) unnoticed += 1
  console.log(`${noticed.length > 0 ? '✓' : '✗'} ${one.id} ${one.file}: ${one.fault}`)
  for (const title of noticed.length > 0 ? noticed : others) console.log(`    ${title}`)
}
console.log(`${chosen.length - unnoticed} of ${chosen.length} noticed`)
process.exitCode = unnoticed === 0 ? 0 : 1

async function tryBreak(one: Break): Promise<{ noticed: string[]; others: string[] }> {
  const failed = await withFault(one, () => failedTests(one.tests))
  return {
    noticed: failed.filter((title) => title.includes(one.id)),
    others: failed.filter((title) => !title.includes(one.id)),
  }
}

/** The titles of a file's tests that fail now. */
async function failedTests(file: string): Promise<string[]> {
  rmSync(report, { force: true })
  const config = file.startsWith('workers/') ? ['--config', 'vitest.workers.config.ts'] : []
  try {
    await run('vitest', [
      ...['run', ...config, file],
      ...['--reporter=json', `--outputFile.json=${report}`],
    ])
    return []
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    return failedTitles(JSON.parse(readFileSync(report, 'utf8')) as VitestReport)
  }
}
