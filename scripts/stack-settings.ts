import { readFileSync } from 'node:fs'
import {
  Log,
  LogLevel,
  type Miniflare,
  type MiniflareOptions,
  type Request as RuntimeRequest,
  Response,
  type WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readWorker } from 'wrangler'
import { preparingScript } from './databases.ts'
import {
  configOf,
  type Deployable,
  deployableOf,
  deployables,
  nameOf,
  type Service,
  services,
  twinOf,
} from './deployables.ts'
import { graphiql } from './graphiql/page.ts'
import { hostVars, isReplaced } from './hosts.ts'
import type { RecordingProxy } from './recording-proxy.ts'
import { quiet } from './progress.ts'
import type { localSecrets } from './secrets.ts'
import type { StackOptions } from './stack.ts'

/** The secrets of each worker, by name. */
export type Secrets = ReturnType<typeof localSecrets>

/** Miniflare's options, from each worker's wrangler.toml and its bundle in dist/. */
export function settings(
  options: StackOptions,
  proxy: RecordingProxy,
  secrets: Secrets,
): MiniflareOptions {
  // The first worker is the one that the port belongs to.
  const running = runningOf(options).reverse()
  const workers = running.map((deployable) =>
    worker(deployable, running, options, proxy, secrets[deployable] ?? {}),
  )
  const twins = (options.twins ?? []).map((deployable) =>
    twin(
      deployable,
      options,
      worker(deployable, running, options, proxy, secrets[deployable] ?? {}),
    ),
  )
  return {
    ...base(options),
    port: options.port ?? 0,
    workers: [...workers, ...twins],
  }
}

/**
 * The databases of the backends, by service, behind a worker with a random name: they are filled
 * before any request can arrive.
 */
export function databasesOnly(options: StackOptions): MiniflareOptions {
  const running = services.filter((service) => runningOf(options).includes(service))
  const d1Databases = Object.fromEntries(
    running.map((service) => [
      service,
      readWorker(configOf(service)).workerOptions.d1Databases?.DB,
    ]),
  )
  return {
    ...base(options),
    port: 0,
    modules: true,
    script: preparingScript,
    d1Databases,
  }
}

/** The workers that run, in deployment order. */
export function runningOf(options: StackOptions): Deployable[] {
  return deployables.filter((deployable) => {
    if (isReplaced(deployable, options.hosts ?? {})) return false
    // Without an address for errors or traces it would only cost time.
    if (deployable === 'tail') return options.vars?.tail
    return !options.only || options.only.includes(deployable)
  })
}

function base(options: StackOptions) {
  Object.assign(process.env, quiet)
  return {
    host: '127.0.0.1',
    cf: false as const,
    defaultPersistRoot: options.persist,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ level, message }: { level: string; message: string }) =>
      level === 'info' ? options.onRequest?.(message) : options.onLog?.(message),
  }
}

function worker(
  deployable: Deployable,
  running: Deployable[],
  options: StackOptions,
  proxy: RecordingProxy,
  secrets: Record<string, string>,
): WorkerOptions {
  const { modulesRules: _, ...config } = readWorker(configOf(deployable)).workerOptions
  const clock = options.clockOffsetMs ? { CLOCK_OFFSET_MS: String(options.clockOffsetMs) } : {}
  return {
    ...config,
    name: nameOf(deployable),
    tails: running.includes('tail') && deployable !== 'tail' ? [nameOf('tail')] : [],
    modules: [
      {
        type: 'ESModule',
        path: `${deployable}.mjs`,
        contents: readFileSync(
          options.bundles?.[deployable] ?? `dist/workers/${deployable}.mjs`,
          'utf8',
        ),
      },
    ],
    bindings: {
      ...config.bindings,
      ...secrets,
      ...clock,
      // What stands between asks the hosts itself.
      ...(options.between && deployable === 'gateway'
        ? {}
        : hostVars(Object.keys(config.serviceBindings ?? {}), options.hosts ?? {})),
      ...options.vars?.[deployable],
    },
    serviceBindings: {
      ...connect(deployable, config.serviceBindings, running, options, proxy),
      ...(deployable === 'site' ? { GRAPHIQL: graphiql } : {}),
    },
    ...(options.direct?.includes(deployable)
      ? { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] }
      : {}),
  }
}

/** The same worker once more; its objects are the first one's. */
function twin(deployable: Deployable, { twins }: StackOptions, one: WorkerOptions): WorkerOptions {
  const own = Object.entries(one.durableObjects ?? {}).map(([binding, object]) => {
    const {
      className,
      scriptName = nameOf(deployable),
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
    name: twinOf(deployable),
    durableObjects: Object.fromEntries(own),
    serviceBindings: Object.fromEntries(bindings),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  }
}

type Bindings = WorkerOptions['serviceBindings']

/** Leaves a worker's bindings as they are, but for those to workers that do not run or are watched. */
function connect(
  from: Deployable,
  bindings: Bindings,
  running: Deployable[],
  options: StackOptions,
  proxy: RecordingProxy,
): Bindings {
  return Object.fromEntries(
    Object.entries(bindings ?? {}).map(([binding, target]) => {
      const name = typeof target === 'object' && target && 'name' in target ? target.name : target
      const deployable = typeof name === 'string' ? deployableOf(name) : undefined
      if (!deployable) return [binding, target]
      const service = services.find((one) => one === deployable)
      if (options.between && from === 'gateway' && service)
        return [binding, passing(service, options.between)]
      if (!running.includes(deployable))
        return [binding, () => new Response('not running', { status: 503 })]
      return [
        binding,
        options.watched && deployable !== 'gateway' ? proxy.through(deployable, from) : target,
      ]
    }),
  )
}

/** A binding through `between`, which speaks the web's own types. */
function passing(service: Service, between: NonNullable<StackOptions['between']>) {
  return async (request: RuntimeRequest, runtime: Miniflare): Promise<Response> => {
    const parts = (from: globalThis.Request | RuntimeRequest) => ({
      method: from.method,
      headers: [...from.headers] as [string, string][],
    })
    const body = request.body ? await request.arrayBuffer() : undefined
    const response = await between(
      service,
      new globalThis.Request(request.url, { ...parts(request), body }),
      async (passed) => {
        const backend = await runtime.getWorker(nameOf(service))
        const answer = await backend.fetch(passed.url, { ...parts(passed), body })
        return answer as unknown as globalThis.Response
      },
    )
    // A stream of events comes as the runtime's own response.
    if (response instanceof Response) return response
    return new Response(await response.arrayBuffer(), {
      status: response.status,
      headers: [...response.headers],
    })
  }
}
