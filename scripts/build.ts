import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { build as esbuild } from 'esbuild'
import { reportBundle, seedBundle, serviceWorkerBundle, workerBundle } from './bundle.ts'
import { checkBudgets } from './bytes.ts'
import { deployables } from './deployables.ts'
import { run, step, together } from './progress.ts'

/** The file with the hash of the build's inputs; it does not exist while there is no build. */
export const stamp = 'dist/inputs.sha256'

/**
 * Generates and builds everything for production into build/ (pages) and dist/ (workers), unless
 * that stands there already for the same inputs.
 */
export async function build(): Promise<void> {
  const inputs = hashOfInputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  // No half-done build may pass for a whole one.
  rmSync(stamp, { force: true })
  await step('Generating types', () => run('graphql-codegen', ['--config', 'codegen.ts']))
  const inner = deployables.filter((worker) => worker !== 'site')
  await step('Building pages and backends', () =>
    together(pagesIn('vi'), pagesIn('en'), esbuild(workerBundle(inner)), esbuild(seedBundle())),
  )
  // Files carry the hash of what is in them: those that no language changes are one file.
  cpSync('dist/en/client/assets', 'build/client/assets', { recursive: true })
  await step('Building the site worker', () =>
    together(
      esbuild(workerBundle(['site'])),
      esbuild(reportBundle()),
      esbuild(serviceWorkerBundle()),
    ),
  )
  writeFileSync(stamp, inputs)
}

function pagesIn(language: string): Promise<string> {
  return run('remix', ['vite:build'], { NODE_ENV: 'production', SITE_LANGUAGE: language })
}

/**
 * One hash over every file that the build reads; generated files are left out, as they follow from
 * the others, and so are tests.
 */
function hashOfInputs(): string {
  const hash = createHash('sha256')
  const files = globSync([
    'app/**',
    'domain/**',
    'gateway/**',
    'hosts/**',
    'public/**',
    'schema/*',
    'schema/released/*',
    'scripts/{build,bundle,deployables}.ts',
    'scripts/codegen-*.mjs',
    'workers/**',
    '*.toml',
    '{codegen,vite.config}.ts',
    'tsconfig*.json',
    'package-lock.json',
  ]).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files.sort())
    if (statSync(file).isFile()) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

if (import.meta.main) {
  await build()
  if (!checkBudgets()) process.exitCode = 1
}
