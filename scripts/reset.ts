import { rmSync } from 'node:fs'
import { refuseSecondChain } from './running.ts'

// A running chain would lose its databases under its feet.
refuseSecondChain()
rmSync('.muot', { recursive: true, force: true })
console.log('The local state is gone; the next start makes it anew.')
