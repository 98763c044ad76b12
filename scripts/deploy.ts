import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { placeholdersOf, problemsOf, type Target } from './deploy-checks.ts'
import { configOf, type Door, doors, nouns } from './doors.ts'
import { CommandFailed, run, step } from './progress.ts'
import { releaseFirst } from './schema/releasing.ts'

const { values } = parseArgs({
  options: { env: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
})
const dryRun = values['dry-run']
const target = targetOf(values.env)

refuse(await step(`Checking what ${target} needs`, () => problemsOf(target, storedSecrets)))
const unnamed = [...doors.flatMap((door) => placeholdersOf(door, target)), ...releaseFirst(target)]
if (dryRun) for (const sentence of unnamed) console.log(`  to do before deploying: ${sentence}`)
else refuse(unnamed)

await build()
// Old code must still run on the new tables, so migrations only ever add; then who is called comes before who calls.
if (!dryRun)
  for (const noun of nouns)
    await step(`Migrating ${noun}`, () =>
      wrangler(noun, ['d1', 'migrations', 'apply', 'DB', '--remote']),
    )
for (const door of doors) {
  const packed = ['--dry-run', '--outdir', resolve(`dist/packed/${door}`)]
  await step(`${dryRun ? 'Packing' : 'Deploying'} ${door}`, () =>
    wrangler(door, ['deploy', ...(dryRun ? packed : [])]),
  )
}
console.log(
  dryRun
    ? `All ${doors.length} workers are packed in dist/packed.`
    : `All ${doors.length} workers are deployed to ${target}.`,
)

function wrangler(door: Door, args: string[]): Promise<string> {
  return run('wrangler', [...args, '--config', configOf(door), '--env', target], { CI: 'true' })
}

/** Asks the account for the names of a worker's secrets; a dry run has no account, and a worker that is not there yet has no secrets. */
async function storedSecrets(door: Door): Promise<string[] | null> {
  if (dryRun) return null
  try {
    return (
      JSON.parse(await wrangler(door, ['secret', 'list', '--format', 'json'])) as { name: string }[]
    ).map(({ name }) => name)
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    if (error.output.includes('10007')) return []
    const why = /CLOUDFLARE_API_TOKEN/.test(error.output)
      ? 'set CLOUDFLARE_API_TOKEN, or sign in with `npx wrangler login`'
      : error.output.trim()
    refuse([`the account does not answer: ${why}`])
    return null
  }
}

function refuse(problems: string[]): void {
  if (problems.length === 0) return
  for (const sentence of problems) console.error(`✗ ${sentence}`)
  console.error(
    `Nothing was deployed. Store a secret with: npx wrangler secret put NAME --config CONFIG --env ${target}`,
  )
  process.exit(1)
}

function targetOf(name: string | undefined): Target {
  if (name === 'preview' || name === 'production') return name
  console.error('Say where to: npm run deploy -- --env preview|production [--dry-run]')
  process.exit(1)
}
