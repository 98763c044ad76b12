// Runs on the Node that the machine has (20 or newer); everything after the installation runs on the project's own.
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { install, runOnOwnNode } from './install.mjs'
import { refuseSecondChain } from './state-lock.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await refuseSecondChain()
await refuseTakenPort(Number(process.env.PORT ?? 8787))
await install()
const [, , ...words] = process.argv
runOnOwnNode(
  words[0] === '--dev' ? ['scripts/dev.ts', ...words.slice(1)] : ['scripts/start.ts', ...words],
)

/** Ends the process with a clear sentence when another program listens at the port, before anything slow begins. */
async function refuseTakenPort(port) {
  const problem = await problemWith(port)
  if (!problem) return
  console.error(`${problem} Choose another: PORT=${port === 8787 ? 8788 : 8787} npm start`)
  process.exit(1)
}

function problemWith(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return Promise.resolve('PORT is not a port number.')
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) =>
      resolve(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program.`
          : `Port ${port} cannot be used: ${error.message}.`,
      ),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)))
  })
}
