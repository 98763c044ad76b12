import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { context } from 'esbuild'
import { createServer } from 'vite'
import { stamp } from './build.ts'
import { bundled } from './bundle.ts'
import { seedBundle, workerBundle } from './bundle.ts'
import { siteInVite } from './dev-site.ts'
import { services } from './deployables.ts'
import { noteRequest } from './graphiql/requests.ts'
import { hostsNamed } from './hosts.ts'
import { announce, freePort, lockState, onShutdown } from './running.ts'
import { run, step } from './progress.ts'
import type * as Recording from './recording/recording.ts'
import { type Stack, startStack, stateFolder } from './stack.ts'

process.env.NODE_ENV = 'development'
const inner = [...services, 'gateway'] as const
const { values } = parseArgs({
  options: {
    use: { type: 'string', multiple: true, default: [] },
    record: { type: 'string' },
    replay: { type: 'string' },
  },
})
const hosts = hostsNamed(values.use, (name) => process.env[name])
const recordings =
  values.record || values.replay
    ? await bundled<typeof Recording>('scripts/recording/recording.ts')
    : undefined
const player = values.replay ? recordings?.openPlayer(values.replay) : undefined
// A page is looked at at the time at which it was recorded.
const clockOffsetMs = player
  ? player.startedAt - Date.now()
  : Number(process.env.CLOCK_OFFSET_MS ?? 0)
const recorder = values.record
  ? recordings?.openRecorder(values.record, () => Date.now() + clockOffsetMs, hosts)
  : undefined

/** The running backends, once they run. */
let chain: Stack | undefined = undefined
const firstBuild = Promise.withResolvers<void>()

const release = lockState()
const port = await freePort()
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
const stack = await step('Starting backends and gateway', () =>
  startStack({
    ...(player ? { only: ['gateway'] } : { persist: stateFolder, only: inner }),
    between: player?.reply ?? recorder,
    clockOffsetMs,
    hosts,
    onLog: console.error,
    onRequest: noteRequest,
  }),
)
chain = stack
const pages = await createServer({
  plugins: [siteInVite(stack.execute, clockOffsetMs)],
  server: { host: '127.0.0.1', port, strictPort: true },
})
for (const event of ['add', 'change', 'unlink'] as const)
  pages.watcher.on(event, (file) => void generateAfter(file))
await pages.listen()
onShutdown(async () => {
  await Promise.all([pages.close(), workers.dispose(), seeds.dispose()])
  await stack.stop()
  release()
})
const url = `http://127.0.0.1:${port}`
// A broken page is what one is here to mend.
await announce({ ...stack, url }, hosts).catch((error: unknown) =>
  console.error(error, `\n\n  ${url} runs all the same: mend the page and load it again.`),
)

/** Takes newly built backends; broken ones leave the last good ones running. */
async function reload(result: { errors: unknown[] }): Promise<void> {
  if (result.errors.length > 0)
    return firstBuild.reject(new Error('the backends do not build, see above'))
  firstBuild.resolve()
  if (!chain) return
  await chain.reload()
  console.log('✓ Backends reloaded')
}

/** What pages ask stands in .graphql files, whose types follow. */
async function generateAfter(file: string): Promise<void> {
  if (file.endsWith('.graphql'))
    await step('Generating types', generate).catch((error: unknown) => console.error(String(error)))
}

function generate(): Promise<string> {
  return run('graphql-codegen', ['--config', 'codegen.ts'])
}
