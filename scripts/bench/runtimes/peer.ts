import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { step } from '../../progress.ts'
import { failure } from './miniflare.ts'
import { ended, type Running } from './workerd.ts'

/** Where peers are installed: outside the project, which does not depend on their packages. */
const home = 'dist/bench/peers'
const source = 'scripts/bench/peers'

/** Installs what peers need, in the versions of their own lock file, unless it is there. */
export async function installPeers(): Promise<void> {
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8')
  const installed = join(home, 'installed.json')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return
  mkdirSync(home, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(source, file), join(home, file))
  await step('Installing the peers', () =>
    promisify(execFile)(
      'npm',
      ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
      { cwd: home },
    ),
  )
  copyFileSync(join(source, 'package-lock.json'), installed)
}

/** Serves one of the peers on Node in a process of its own. */
export async function servePeer(name: string, setting: Record<string, unknown>): Promise<Running> {
  const script = join(home, `${name}.mjs`)
  await build({
    entryPoints: [join(source, `${name}.mjs`)],
    outfile: script,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
    logLevel: 'error',
  })
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.stdin.end(JSON.stringify(setting))
  const [url] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    failure(child),
  ])) as [string]
  // Other output is discarded; an unread pipe would block the process.
  child.stdout.resume()
  return { url, pid: child.pid!, stop: () => ended(child) }
}
