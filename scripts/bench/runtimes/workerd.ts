import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { DATE } from './date.ts'

/** A worker to be served by a bare workerd. */
export type BareWorker = {
  name: string
  /** An ES module. */
  script: string
  flags?: readonly string[]
  /** Values by binding. */
  json?: Record<string, unknown>
  /** Bindings that lead to a server: `http://127.0.0.1:…`. */
  servers?: Record<string, string>
  /** KV namespaces, each with the script of the worker that serves it. */
  stores?: Record<string, string>
}

/** Something that was started, in a process of its own. */
export type Running = { url: string; pid: number; stop: () => Promise<void> }

const folder = 'dist/bench'

/** The runtime that Miniflare brings, so that both are of one version. */
const { default: workerd } = createRequire(import.meta.resolve('miniflare'))('workerd') as {
  default: string
}

/** Serves a worker at a free port. */
export async function serveWorker(worker: BareWorker): Promise<Running> {
  const home = join(folder, worker.name.replaceAll(/[^\w]+/g, '-'))
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'worker.mjs'), worker.script)
  for (const [binding, script] of Object.entries(worker.stores ?? {}))
    writeFileSync(join(home, `${binding}.mjs`), script)
  for (const [binding, value] of Object.entries(worker.json ?? {}))
    writeFileSync(join(home, `${binding}.json`), JSON.stringify(value))
  writeFileSync(join(home, 'config.capnp'), configOf(worker))
  // Logs are discarded, as their cost is not measured.
  const child = spawn(workerd, ['serve', '--control-fd=3', resolve(home, 'config.capnp')], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  return {
    url: `http://127.0.0.1:${await portOf(child)}`,
    pid: child.pid!,
    stop: () => ended(child),
  }
}

/** Ends a process and waits until it has. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill()
  await exit
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

function configOf({ flags = [], json = {}, servers = {}, stores = {} }: BareWorker): string {
  const bindings = [
    ...Object.keys(json).map((name) => `(name = "${name}", json = embed "${name}.json")`),
    ...Object.keys(servers).map((name) => `(name = "${name}", service = "${name}")`),
    ...Object.keys(stores).map((name) => `(name = "${name}", kvNamespace = "${name}")`),
  ]
  const main = [
    'modules = [(name = "worker.mjs", esModule = embed "worker.mjs")]',
    `compatibilityDate = "${DATE}"`,
    `compatibilityFlags = [${flags.map((flag) => `"${flag}"`).join(', ')}]`,
    `bindings = [${bindings.join(', ')}]`,
  ]
  const services = [
    `(name = "main", worker = (${main.join(', ')}))`,
    ...Object.entries(servers).map(
      ([name, url]) =>
        `(name = "${name}", external = (address = "${new URL(url).host}", http = ()))`,
    ),
    ...Object.keys(stores).map(
      (name) =>
        `(name = "${name}", worker = (` +
        `modules = [(name = "${name}.mjs", esModule = embed "${name}.mjs")], ` +
        `compatibilityDate = "${DATE}"))`,
    ),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(', ')}],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
`
}
