import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** A module that imports as bundlers do, which Node cannot, with what it exports. */
export async function bundled<Module>(entry: string): Promise<Module> {
  const outfile = resolve(`dist/bundled/${entry.replaceAll(/[^\w-]+/g, '-')}.mjs`)
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  return (await import(pathToFileURL(outfile).href)) as Module
}
