import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { build } from 'esbuild'
import { workerBundle } from '../bundle.ts'

/** The compatibility date of every wrangler.toml. */
const COMPATIBILITY_DATE = '2026-07-28'

/** A worker to be served by a bare workerd. */
type BareWorker = {
  name: string
  /** Its entry, which is bundled as a deployment would. */
  entry: string
  flags?: readonly string[]
  /** Values by binding. */
  json?: Record<string, unknown>
  /** Address of the server that the bindings of the backends lead to. */
  backends?: string
  /** KV namespaces, each with the entry of the worker that serves it. */
  stores?: Record<string, string>
}

/** A server in a process of its own. */
export type Running = { url: string; pid: number; stop: () => Promise<void> }

/** The runtime that Miniflare brings, so that both are of one version. */
const { default: workerd } = createRequire(import.meta.resolve('miniflare'))('workerd') as {
  default: string
}

/** Serves a worker at a free port, without Miniflare around it. */
export async function serveWorker(worker: BareWorker): Promise<Running> {
  const home = join('dist/bench', worker.name.replaceAll(/\W+/g, '-'))
  mkdirSync(home, { recursive: true })
  await bundle(worker.entry, join(home, 'worker.mjs'))
  for (const [binding, entry] of Object.entries(worker.stores ?? {}))
    await bundle(entry, join(home, `${binding}.mjs`))
  for (const [binding, value] of Object.entries(worker.json ?? {}))
    writeFileSync(join(home, `${binding}.json`), JSON.stringify(value))
  writeFileSync(join(home, 'config.capnp'), configOf(worker))
  const child = spawn(workerd, ['serve', '--control-fd=3', resolve(home, 'config.capnp')], {
    // Logs are discarded, as their cost is not measured.
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const url = `http://127.0.0.1:${await portOf(child)}`
  return { url, pid: child.pid!, stop: () => end(child) }
}

/** Ends a process and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill()
  await exit
}

async function bundle(entry: string, outfile: string): Promise<void> {
  const { outdir: _, outExtension: __, ...options } = workerBundle([])
  await build({ ...options, entryPoints: [entry], outfile })
}

async function portOf(child: ChildProcess): Promise<number> {
  let output = ''
  for await (const chunk of child.stdio[3] as Readable) {
    output += String(chunk)
    const port = /"event":"listen","socket":"http","port":(\d+)/.exec(output)?.[1]
    if (port) return Number(port)
  }
  throw new Error('workerd ended before it listened')
}

function configOf({ flags = [], json = {}, backends, stores = {} }: BareWorker): string {
  const servers = backends === undefined ? [] : ['AUTH', 'SALONS', 'BOOKING', 'CAMPAIGN', 'WHEEL']
  const bindings = [
    ...Object.keys(json).map((name) => `(name = "${name}", json = embed "${name}.json")`),
    ...servers.map((name) => `(name = "${name}", service = "backends")`),
    ...Object.keys(stores).map((name) => `(name = "${name}", kvNamespace = "${name}")`),
  ]
  const worker = (file: string, more = '') =>
    `worker = (modules = [(name = "${file}", esModule = embed "${file}")], ` +
    `compatibilityDate = "${COMPATIBILITY_DATE}"${more})`
  const services = [
    `(name = "main", ${worker(
      'worker.mjs',
      `, compatibilityFlags = [${flags.map((flag) => `"${flag}"`).join(', ')}], ` +
        `bindings = [${bindings.join(', ')}]`,
    )})`,
    ...(backends === undefined
      ? []
      : [`(name = "backends", external = (address = "${new URL(backends).host}", http = ()))`]),
    ...Object.keys(stores).map((name) => `(name = "${name}", ${worker(`${name}.mjs`)})`),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(', ')}],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
`
}
