import { readFileSync } from 'node:fs'
import type { KnipConfig } from 'knip'

/** Pages are called by Remix, by the names that they export. */
const pages = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'([\w./-]+\.tsx?)'/g)].map(
  ([, file]) => `app/${file}`,
)

const config: KnipConfig = {
  entry: [
    'app/{root,entry.client,entry.server}.tsx',
    'app/{routes,worker}.ts',
    'app/reporting/browser.ts',
    'app/offline/service-worker.ts',
    // The English build takes these in the place of the Vietnamese ones.
    'app/messages/en/*.ts',
    ...pages,
    '{gateway,workers/*}/worker.ts',
    'workers/*/seed.ts',
    'scripts/*.{ts,mjs}',
    // Started by its path, with the maps that it bundles.
    'tests/hosts/serve-plain.ts',
    // Files that a benchmark bundles or starts by their path.
    'scripts/bench/{upstream,uses}.ts',
    'scripts/bench/contenders/*.{ts,mjs}',
    'tests/untyped.d.ts',
    'tests/chain/serve.ts',
    'eslint.*.js',
    '**/*.{test,spec}.{ts,tsx}',
  ],
  project: ['{app,domain,gateway,hosts,scripts,tests,workers}/**/*.{ts,tsx,mjs}'],
  ignore: ['schema/generated/**'],
  remix: false,
  // One value may stand for two rules, each with a name of its own.
  exclude: ['duplicates'],
  // A type that an exported function takes or answers can be named by its callers, whether one does yet or not.
  ignoreExportsUsedInFile: { type: true, interface: true },
  ignoreDependencies: [
    // The runtime's own module, cloudflare:workers.
    'cloudflare',
    // Remix's own copy; another version would be a second router.
    'react-router-dom',
    // Read as files, or started as a command.
    'lighthouse',
    // Installed by the benchmark when it first measures them.
    'fastify',
    'mercurius',
    'undici',
    'typescript-native',
  ],
}

export default config
