import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { build } from './build.ts'
import { configFor, configsFor, type Target } from './deploy-checks.ts'
import type { Wrangler } from './deploy/account.ts'
import { deployTo, type Parts, dryRun } from './deploy/deploy.ts'
import type { Io } from './deploy/provision.ts'
import { configOf, type Deployable, type Service } from './deployables.ts'
import { ownHosts, replaced, withoutBindings } from './hosts.ts'
import { CommandFailed, run, step } from './progress.ts'
import { releaseFirst } from './schema/releasing.ts'
import { generatedSecret } from './secrets.ts'

const { values } = parseArgs({
  options: { env: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
})
const target = targetOf(values.env)
const written = configFor('gateway', target).vars
const hosts = ownHosts((name) => process.env[name] || textOf(written[name]))
const parts: Parts = {
  target,
  configs: configsFor(target, hosts),
  hosts,
  unreleased: releaseFirst(target),
  build,
  seedOf,
  now: new Date(),
  step,
}
const wrangler: Wrangler = (worker, args, input) =>
  run('wrangler', [...args, '--config', configFileOf(worker, args)], { CI: 'true' }, { input })
const io: Io = {
  wrangler,
  read: (file) => readFileSync(file, 'utf8'),
  write: (file, text) => writeFileSync(file, text),
  valueOf: (name) => process.env[name],
  generate: generatedSecret,
  print: (line) => console.log(line),
  interactive: process.stdout.isTTY && !process.env.CI,
}

try {
  const outcome = values['dry-run']
    ? await dryRun(parts, io, Boolean(process.env.CLOUDFLARE_API_TOKEN))
    : await deployTo(parts, io)
  if ('problems' in outcome) refuse(outcome.problems)
  else if (values['dry-run'])
    console.log(`All ${parts.configs.size} workers are packed in dist/packed.`)
  else finish(outcome.address)
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error
  const signIn = /CLOUDFLARE_API_TOKEN|not logged in/i.test(error.output)
  console.error(
    signIn
      ? '✗ the account does not answer: set CLOUDFLARE_API_TOKEN, or sign in with `npx wrangler login`'
      : `✗ ${error.message}`,
  )
  console.error('Mend the cause and run the same command again; it goes on where it stopped.')
  process.exitCode = 1
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/**
 * The configuration that a command reads. What is packed may bind no worker that is not there, so
 * where the chain's own hosts stand for some, a copy without those bindings is read.
 */
function configFileOf(worker: Deployable, [command]: string[]): string {
  const file = configOf(worker)
  if (command !== 'deploy' || replaced(hosts).length === 0) return file
  const copy = file.replace(/\.toml$/, '.own-hosts.toml')
  writeFileSync(copy, withoutBindings(readFileSync(file, 'utf8'), hosts))
  process.once('exit', () => rmSync(copy, { force: true }))
  return copy
}

function finish(address: string | undefined): void {
  console.log(`All ${parts.configs.size} workers are deployed to ${target}.`)
  if (address === undefined) return
  // Read by the workflow that walks the journeys there.
  writeFileSync(`dist/address-of-${target}`, `${address}\n`)
  console.log(address)
}

function refuse(problems: string[]): void {
  for (const sentence of problems) console.error(`✗ ${sentence}`)
  console.error(
    'Nothing was deployed. A value that is missing is given as an environment variable of ' +
      'this command, which stores it, or stored with: npx wrangler secret put NAME --config ' +
      `CONFIG --env ${target}`,
  )
  process.exitCode = 1
}

async function seedOf(service: Service): Promise<string[]> {
  const file: unknown = await import(pathToFileURL(resolve(`dist/seeds/${service}.mjs`)).href)
  const { seed } = z.object({ seed: z.instanceof(Function) }).parse(file)
  return z.array(z.string()).parse(seed(parts.now))
}

function targetOf(name: string | undefined): Target {
  if (name === 'preview' || name === 'production') return name
  console.error('Say where to: npm run deploy -- --env preview|production [--dry-run]')
  process.exit(1)
}
