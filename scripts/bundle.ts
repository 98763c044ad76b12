import type { BuildOptions } from 'esbuild'
import { type Deployable, nouns } from './deployables.ts'

/** How a worker's door becomes one file for workerd, as a deployment would bundle it. */
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
    // Keeping the functions' names would cost a fifth of the gateway's CPU (`npm run bench`);
    // errors of ours name themselves.
    minify: true,
    logLevel: 'error',
  }
}

/** What reports errors from a browser: a file by itself, which only pages of a site that reports ask for. */
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

/** The demo data's scripts, for Node: `dist/seeds/<noun>.mjs` exports `seed(now)`. */
export function seedBundle(): BuildOptions {
  return {
    entryPoints: Object.fromEntries(nouns.map((noun) => [noun, `workers/${noun}/seed.ts`])),
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
