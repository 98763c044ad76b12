import { readFileSync } from 'node:fs'
import { Log, LogLevel, type MiniflareOptions, Response, type WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorker } from 'wrangler'
import { configOf, type Door, doorOf, doors, nameOf } from './doors.ts'
import { graphiql } from './graphiql.ts'
import type { Neighbours } from './neighbours.ts'
import { quiet } from './progress.ts'
import { localSecrets } from './secrets.ts'
import type { StackOptions } from './stack.ts'

/** What Miniflare is told, from each worker's wrangler.toml and its bundle in dist/. */
export function settings(options: StackOptions, neighbours: Neighbours): MiniflareOptions {
  Object.assign(process.env, quiet)
  const secrets = localSecrets(options.persist)
  // The first worker is the one that the port belongs to.
  const running = [...doors].reverse().filter((door) => !options.only || options.only.includes(door))
  return {
    host: '127.0.0.1',
    port: options.port ?? 0,
    cf: false,
    defaultPersistRoot: options.persist,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ message }: { message: string }) => options.onLog?.(message),
    workers: [...running.map((door) => worker(door, running, options, neighbours, secrets[door] ?? {})), ...(options.extra ?? [])],
  }
}

function worker(door: Door, running: Door[], options: StackOptions, neighbours: Neighbours, secrets: Record<string, string>): WorkerOptions {
  const { modulesRules: _, ...config } = readWorker(configOf(door)).workerOptions
  const clock = options.clockOffsetMs ? { CLOCK_OFFSET_MS: String(options.clockOffsetMs) } : {}
  return {
    ...config,
    name: nameOf(door),
    modules: [{ type: 'ESModule', path: `${door}.mjs`, contents: readFileSync(`dist/workers/${door}.mjs`, 'utf8') }],
    bindings: { ...config.bindings, ...secrets, ...clock, ...options.vars?.[door] },
    serviceBindings: { ...connect(config.serviceBindings, running, options, neighbours), ...(door === 'site' ? { GRAPHIQL: graphiql } : {}) },
    ...(options.direct?.includes(door) ? { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] } : {}),
  }
}

type Bindings = WorkerOptions['serviceBindings']

/** Leaves a worker's bindings as they are, but for those to workers that do not run or are watched. */
function connect(bindings: Bindings, running: Door[], options: StackOptions, neighbours: Neighbours): Bindings {
  return Object.fromEntries(
    Object.entries(bindings ?? {}).map(([binding, target]) => {
      const name = typeof target === 'object' && target && 'name' in target ? target.name : target
      const door = typeof name === 'string' ? doorOf(name) : undefined
      if (!door) return [binding, target]
      if (!running.includes(door)) return [binding, () => new Response('not running', { status: 503 })]
      return [binding, options.watched && door !== 'gateway' ? neighbours.through(door) : target]
    }),
  )
}
