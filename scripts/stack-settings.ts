import { readFileSync } from 'node:fs'
import { Log, LogLevel, type MiniflareOptions, Response, type WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorker } from 'wrangler'
import { configOf, type Door, doorOf, doors, nameOf, nouns, twinOf } from './doors.ts'
import { graphiql } from './graphiql/page.ts'
import type { Neighbours } from './neighbours.ts'
import { quiet } from './progress.ts'
import type { localSecrets } from './secrets.ts'
import type { StackOptions } from './stack.ts'

/** The secrets of each worker, by name. */
export type Secrets = ReturnType<typeof localSecrets>

/** What Miniflare is told, from each worker's wrangler.toml and its bundle in dist/. */
export function settings(
  options: StackOptions,
  neighbours: Neighbours,
  secrets: Secrets,
): MiniflareOptions {
  // The first worker is the one that the port belongs to.
  const running = runningOf(options).reverse()
  const workers = running.map((door) =>
    worker(door, running, options, neighbours, secrets[door] ?? {}),
  )
  const twins = (options.twins ?? []).map((door) =>
    twin(door, options, worker(door, running, options, neighbours, secrets[door] ?? {})),
  )
  return {
    ...base(options),
    port: options.port ?? 0,
    workers: [...workers, ...twins, ...(options.extra ?? [])],
  }
}

/** The databases of the running backends, by noun, under a door that nobody knows: they are made ready before anybody can ask. */
export function databasesOnly(options: StackOptions): MiniflareOptions {
  const running = nouns.filter((noun) => runningOf(options).includes(noun))
  const d1Databases = Object.fromEntries(
    running.map((noun) => [noun, readWorker(configOf(noun)).workerOptions.d1Databases?.DB]),
  )
  return {
    ...base(options),
    port: 0,
    modules: true,
    script: 'export default { fetch() { return new Response(null, { status: 503 }) } }',
    d1Databases,
  }
}

/** The workers that run, in deployment order. */
export function runningOf(options: StackOptions): Door[] {
  return doors.filter((door) => !options.only || options.only.includes(door))
}

function base(options: StackOptions) {
  Object.assign(process.env, quiet)
  return {
    host: '127.0.0.1',
    cf: false as const,
    ...(options.inspected ? { inspectorPort: 0 } : {}),
    defaultPersistRoot: options.persist,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) =>
      level === 'info' ? options.onRequest?.(message) : options.onLog?.(message),
  }
}

function worker(
  door: Door,
  running: Door[],
  options: StackOptions,
  neighbours: Neighbours,
  secrets: Record<string, string>,
): WorkerOptions {
  const { modulesRules: _, ...config } = readWorker(configOf(door)).workerOptions
  const clock = options.clockOffsetMs ? { CLOCK_OFFSET_MS: String(options.clockOffsetMs) } : {}
  return {
    ...config,
    name: nameOf(door),
    modules: [
      {
        type: 'ESModule',
        path: `${door}.mjs`,
        contents: readFileSync(`dist/workers/${door}.mjs`, 'utf8'),
      },
    ],
    bindings: { ...config.bindings, ...secrets, ...clock, ...options.vars?.[door] },
    serviceBindings: {
      ...connect(door, config.serviceBindings, running, options, neighbours),
      ...(door === 'site' ? { GRAPHIQL: graphiql } : {}),
    },
    ...(options.direct?.includes(door)
      ? { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] }
      : {}),
  }
}

/** The same worker once more; its objects are the first one's. */
function twin(door: Door, { twins }: StackOptions, one: WorkerOptions): WorkerOptions {
  const own = Object.entries(one.durableObjects ?? {}).map(([binding, object]) => {
    const {
      className,
      scriptName = nameOf(door),
      useSQLite,
    } = object as { className: string; scriptName?: string; useSQLite?: boolean }
    return [binding, { className, scriptName, useSQLite }]
  })
  const bindings = Object.entries(one.serviceBindings ?? {}).map(([binding, target]) => [
    binding,
    binding === 'GATEWAY' && twins?.includes('gateway') ? twinOf('gateway') : target,
  ])
  return {
    ...one,
    name: twinOf(door),
    durableObjects: Object.fromEntries(own),
    serviceBindings: Object.fromEntries(bindings),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  }
}

type Bindings = WorkerOptions['serviceBindings']

/** Leaves a worker's bindings as they are, but for those to workers that do not run or are watched. */
function connect(
  from: Door,
  bindings: Bindings,
  running: Door[],
  options: StackOptions,
  neighbours: Neighbours,
): Bindings {
  return Object.fromEntries(
    Object.entries(bindings ?? {}).map(([binding, target]) => {
      const name = typeof target === 'object' && target && 'name' in target ? target.name : target
      const door = typeof name === 'string' ? doorOf(name) : undefined
      if (!door) return [binding, target]
      if (!running.includes(door))
        return [binding, () => new Response('not running', { status: 503 })]
      return [
        binding,
        options.watched && door !== 'gateway' ? neighbours.through(door, from) : target,
      ]
    }),
  )
}
