import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { refuseSecondChain } from './state-lock.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
// A running chain would lose its databases under its feet.
await refuseSecondChain()
rmSync('.muot', { recursive: true, force: true })
console.log('The local state is gone; the next start makes it anew.')
