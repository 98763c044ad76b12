import { rmSync } from 'node:fs'

process.chdir(new URL('..', import.meta.url).pathname)
rmSync('.muot', { recursive: true, force: true })
console.log('The local state is gone; the next start makes it anew.')
