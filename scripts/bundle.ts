import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type BuildOptions } from 'esbuild'
import { type Deployable, services } from './deployables.ts'

/** The options that bundle each worker's entry into one file for workerd, as a deployment would. */
export function workerBundle(deployables: readonly Deployable[]): BuildOptions {
  return {
    entryPoints: Object.fromEntries(deployables.map((worker) => [worker, entryOf(worker)])),
    outdir: 'dist/workers',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    // Yoga's Node files come first otherwise, and they need what workerd lacks.
    mainFields: ['browser', 'module', 'main'],
    conditions: ['workerd', 'worker', 'browser'],
    external: ['cloudflare:*', 'node:*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Preserving the functions' names would cost a fifth of the gateway's CPU (`npm run bench`);
    // our own errors set their names.
    minify: true,
    logLevel: 'error',
  }
}

/**
 * The error reporter for browsers: a file of its own, which is loaded only where reporting is
 * configured.
 */
export function reportBundle(): BuildOptions {
  return {
    entryPoints: { report: 'app/reporting/browser.ts' },
    outdir: 'build/client/assets',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
  }
}

/** The service worker, at the root: a worker controls its own folder only. */
export function serviceWorkerBundle(): BuildOptions {
  return {
    stdin: {
      contents: "import { listen } from './app/offline/service-worker'\nlisten(self, Date.now)",
      resolveDir: '.',
    },
    outfile: 'build/client/sw.js',
    bundle: true,
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
  }
}

/** The demo data's scripts, for Node: `dist/seeds/<service>.mjs` exports `seed(now)`. */
export function seedBundle(): BuildOptions {
  return {
    entryPoints: Object.fromEntries(
      services.map((service) => [service, `workers/${service}/seed.ts`]),
    ),
    outdir: 'dist/seeds',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  }
}

function entryOf(worker: Deployable): string {
  if (worker === 'site') return 'app/worker.ts'
  return worker === 'gateway' ? 'gateway/worker.ts' : `workers/${worker}/worker.ts`
}

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
