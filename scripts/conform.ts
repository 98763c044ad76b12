import type { Host } from '../workers/kit/host'
import { bundled } from './bundled.ts'
import type * as Conform from './conform/main.ts'

const { main } = await bundled<typeof Conform>('scripts/conform/main.ts')
process.exitCode = await main(process.argv.slice(2), async (path) => {
  return (await bundled<{ default: Host }>(path)).default
})
