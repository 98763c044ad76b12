import { build } from './build.ts'
import { noteRequest } from './graphiql/requests.ts'
import { ownHosts } from './hosts.ts'
import { announce, freePort, lockState, onShutdown } from './running.ts'
import { step } from './progress.ts'
import { startStack, stateFolder } from './stack.ts'

const hosts = ownHosts((name) => process.env[name])
const release = lockState()
const port = await freePort()
await build()
const stack = await step('Starting eight workers', () =>
  startStack({
    port,
    persist: stateFolder,
    clockOffsetMs: Number(process.env.CLOCK_OFFSET_MS ?? 0),
    vars: process.env.CODE_WAIT_SECONDS
      ? { booking: { CODE_WAIT_SECONDS: process.env.CODE_WAIT_SECONDS } }
      : {},
    hosts,
    onLog: console.error,
    onRequest: noteRequest,
  }),
)
onShutdown(async () => {
  await stack.stop()
  release()
})
await announce(stack, hosts)
