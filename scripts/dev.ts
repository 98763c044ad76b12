import { existsSync, readFileSync, rmSync } from 'node:fs'
import { context } from 'esbuild'
import { createServer } from 'vite'
import { announce } from './announce.ts'
import { stamp } from './build.ts'
import { seedBundle, workerBundle } from './bundle.ts'
import { siteInVite } from './dev-site.ts'
import { nouns } from './deployables.ts'
import { lockState } from './state-lock.mjs'
import { untilStopped } from './until-stopped.ts'
import { run, step } from './progress.ts'
import { type Stack, startStack, stateFolder } from './stack.ts'
import { watchTypes } from './watch-types.ts'

process.env.NODE_ENV = 'development'
const inner = [...nouns, 'gateway'] as const
const clockOffsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0)

/** The running backends, once they run. */
let chain: Stack | undefined = undefined
let stopTypes = (): void => undefined
const firstBuild = Promise.withResolvers<void>()

const release = lockState()
// The files built here while sources change are no production build.
rmSync(stamp, { force: true })
await step('Generating types', generate)
const seeds = await context(seedBundle())
const workers = await context({
  ...workerBundle(inner),
  plugins: [{ name: 'reload', setup: (build) => build.onEnd(reload) }],
})
await step('Building backends', () =>
  Promise.all([seeds.rebuild(), workers.watch(), firstBuild.promise]),
)
const stack = await step('Starting seven workers', () =>
  startStack({ persist: stateFolder, only: inner, clockOffsetMs, onLog: console.error }),
)
chain = stack
const pages = await createServer({
  plugins: [siteInVite(stack.execute, clockOffsetMs)],
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 8787), strictPort: true },
})
for (const event of ['add', 'change', 'unlink'] as const)
  pages.watcher.on(event, (file) => void generateAfter(file))
await pages.listen()
untilStopped(async () => {
  stopTypes()
  await Promise.all([pages.close(), workers.dispose(), seeds.dispose()])
  await stack.stop()
  release()
})
const url = `http://127.0.0.1:${pages.config.server.port}`
// A broken page is what one is here to mend.
await announce({ ...stack, url }).catch((error: unknown) =>
  console.error(error, `\n\n  ${url} runs all the same: mend the page and load it again.`),
)
stopTypes = watchTypes()

/** Takes newly built backends; broken ones leave the last good ones running. */
async function reload(result: { errors: unknown[] }): Promise<void> {
  if (result.errors.length > 0)
    return firstBuild.reject(new Error('the backends do not build, see above'))
  firstBuild.resolve()
  if (!chain) return
  await chain.reload()
  console.log('✓ Backends reloaded')
}

/** Questions to the gateway stand in .graphql files and in pages; their types follow. */
async function generateAfter(file: string): Promise<void> {
  const asks =
    file.endsWith('.graphql') ||
    (/\/app\/.*\.tsx?$/.test(file) &&
      existsSync(file) &&
      readFileSync(file, 'utf8').includes('graphql('))
  if (asks)
    await step('Generating types', generate).catch((error: unknown) => console.error(String(error)))
}

function generate(): Promise<string> {
  return run('graphql-codegen', ['--config', 'codegen.ts'])
}
