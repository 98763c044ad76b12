import type { Host } from '../workers/kit/host'
import { bundled } from './bundle.ts'
import type * as Conform from './conform/main.ts'

const { main } = await bundled<typeof Conform>('scripts/conform/main.ts')
try {
  process.exitCode = await main(process.argv.slice(2), async (path) => {
    return (await bundled<{ default: Host }>(path)).default
  })
} catch (error) {
  // A wrong word or file has a sentence of its own.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 64
}
