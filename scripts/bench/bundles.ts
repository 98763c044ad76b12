import { build, type Plugin } from 'esbuild'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { workerBundle } from '../bundle.ts'
import { documentsById } from './screens/documents.ts'

/** A worker as a deployment would bundle it, as text. */
export async function bundled(entry: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    ...workerBundle([]),
    entryPoints: [entry],
    outdir: undefined,
    outExtension: undefined,
    write: false,
    plugins,
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * The gateway as it is deployed, with this comparison's two documents among those of the site;
 * `isCached` false takes its cache out, and the memos of what it has checked and shaped.
 */
export function gatewayBundle(isCached: boolean): Promise<string> {
  return bundled('gateway/worker.ts', isCached ? [moreDocuments] : [moreDocuments, noCache])
}

const moreDocuments: Plugin = {
  name: 'documents of the comparison',
  setup({ onLoad }) {
    onLoad({ filter: /persisted-documents\.json$/ }, ({ path }) => ({
      contents: JSON.stringify({
        ...(JSON.parse(readFileSync(path, 'utf8')) as object),
        ...documentsById,
      }),
      loader: 'json',
    }))
  },
}

const noCache: Plugin = {
  name: 'no cache and no memo',
  setup({ onResolve }) {
    onResolve({ filter: /(^\.|\/cache)\/cache$/ }, ({ importer }) =>
      importer.includes('/gateway/')
        ? { path: resolve('scripts/bench/contenders/no-cache.ts') }
        : undefined,
    )
    onResolve({ filter: /\/(parse-memo|memoize)$/ }, ({ importer }) =>
      importer.includes('/scripts/')
        ? undefined
        : { path: resolve('scripts/bench/contenders/no-memo.ts') },
    )
  },
}
