import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import type { Host } from '../workers/kit/host'
import type * as Conform from './conform/main.ts'

/** Contracts and maps are written for bundlers, so Node gets them bundled. */
async function bundled(entry: string, name: string): Promise<unknown> {
  const outfile = resolve(`dist/conform/${name}.mjs`)
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  return import(pathToFileURL(outfile).href)
}

const { main } = (await bundled('scripts/conform/main.ts', 'main')) as typeof Conform
process.exitCode = await main(process.argv.slice(2), async (path) => {
  const map = (await bundled(path, `map-${path.replaceAll(/\W+/g, '-')}`)) as { default: Host }
  return map.default
})
