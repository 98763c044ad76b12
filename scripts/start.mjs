// Runs on the Node that the machine has (20 or newer); everything after the installation runs on the project's own.
import { fileURLToPath } from 'node:url'
import { refuseTakenPort } from './port.mjs'
import { install, runOnOwnNode } from './install.mjs'
import { refuseSecondChain } from './state-lock.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await refuseSecondChain()
await refuseTakenPort(Number(process.env.PORT ?? 8787))
await install()
runOnOwnNode([process.argv.includes('--dev') ? 'scripts/dev.ts' : 'scripts/start.ts'])
