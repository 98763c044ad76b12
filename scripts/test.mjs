// Runs on the Node that the machine has (20 or newer); everything after the installation runs on the project's own.
import { fileURLToPath } from 'node:url'
import { install, runOnOwnNode } from './install.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await install()
runOnOwnNode(['scripts/test.ts', ...process.argv.slice(2)])
