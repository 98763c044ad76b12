import type { D1Database } from '@cloudflare/workers-types'
import { Miniflare } from 'miniflare'
import { batchOf, fill, migrate } from './databases.ts'
import { type Deployable, deployables, nameOf, type Service, services } from './deployables.ts'
import type { OwnHosts } from './hosts.ts'
import { type RecordingProxy, watch } from './recording-proxy.ts'
import { localSecrets } from './secrets.ts'
import { databasesOnly, runningOf, settings } from './stack-settings.ts'

/** Where the local chain stores databases and secrets between starts. */
export const stateFolder = '.muot/state'

export type StackOptions = {
  /** Port of the site on this machine; 0 or nothing: any free one. */
  port?: number
  /** Folder of the state; without one the state ends with the stack. */
  persist?: string
  /** More variables of single workers, over those of their wrangler.toml. */
  vars?: Partial<Record<Deployable, Record<string, string>>>
  /** Added to every worker's clock, in milliseconds. */
  clockOffsetMs?: number
  /**
   * Which workers run; the calls of these to the others fail. Nothing: all eight. The tail worker
   * runs where it has `vars`.
   */
  only?: readonly Deployable[]
  /** Workers that also listen at a port of their own, past Miniflare's proxy: see `Stack.directUrl`. */
  direct?: readonly Deployable[]
  /**
   * Routes calls to backends through this process, so that `proxy` can count them and make
   * them fail; slower, for tests.
   */
  watched?: boolean
  /** Stands between the gateway and each backend: answers, or passes on to `backend`. */
  between?: (
    service: Service,
    request: Request,
    backend: (request: Request) => Promise<Response>,
  ) => Promise<Response>
  /**
   * Workers that run a second time under `twinOf` their name, with the same bindings, as another
   * isolate would; a twin of the site calls the gateway's twin, and each listens as one of
   * `direct`.
   */
  twins?: readonly Deployable[]
  /** The chain's own hosts, which stand for backends; their workers do not run. */
  hosts?: OwnHosts
  /** Files of workers that are bundled otherwise than by the build. */
  bundles?: Partial<Record<Deployable, string>>
  /** Receives each line that a worker logs, but for those of requests. */
  onLog?: (line: string) => void
  /** Receives the log line of each request to the gateway. */
  onRequest?: (line: string) => void
}

/** A running chain. */
export type Stack = {
  /** The site, without a slash at the end. */
  url: string
  /**
   * The recorded calls of the backends, and the switch that makes them fail; only when `watched`.
   */
  proxy: RecordingProxy
  /** Instant (ISO) at which the demo data was made. */
  filledAt: string
  /**
   * Sends a request to a worker directly, as another backend would: to a path, or to a whole URL
   * where the host matters.
   */
  execute: (deployable: Deployable, path: string, init?: RequestInit) => Promise<Response>
  /** A backend's database. */
  db: (service: Service) => Promise<D1Database>
  /** Address of a worker named in `direct`, or of a twin by `twinOf`, without a slash at the end. */
  directUrl: (deployable: Deployable | (string & {})) => Promise<string>
  /** Takes the newly built bundles without losing state. */
  reload: () => Promise<void>
  /** Ends everything that was started. */
  stop: () => Promise<void>
}

/**
 * One thread for V8's garbage collection. With several, workerd on Linux came to a stand in about
 * one of ten whole runs of the tests: its main thread swept garbage at full load and answered
 * nothing for minutes. workerd itself sets this flag on macOS.
 */
process.env.MINIFLARE_WORKERD_V8_FLAGS ??= '--single-threaded-gc'

/** Starts the built workers in one runtime, their databases migrated and filled. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const proxy = watch()
  const secrets = localSecrets(options.persist)
  const runtime = new Miniflare(databasesOnly(options))
  const database = (service: Service) =>
    runtime.getD1Database('DB', nameOf(service)) as Promise<D1Database>
  try {
    const now = new Date(Date.now() + (options.clockOffsetMs ?? 0))
    const running = services.filter((service) => runningOf(options).includes(service))
    const filled = await Promise.all(running.map((service) => prepare(service, runtime, now)))
    // The port opens only now: an earlier request would cache empty lists for minutes.
    await runtime.setOptions(settings(options, proxy, secrets))
    const url = bare(await runtime.ready)
    return {
      url,
      proxy,
      filledAt: filled.sort()[0] ?? now.toISOString(),
      execute: (deployable, path, init) =>
        fetchFrom(runtime.getWorker(nameOf(deployable)), path, init),
      db: database,
      directUrl: async (deployable) =>
        bare(
          await runtime.unsafeGetDirectURL(
            deployables.some((ours) => ours === deployable) ? `muot-${deployable}` : deployable,
          ),
        ),
      reload: () =>
        runtime.setOptions(
          settings({ ...options, port: Number(new URL(url).port) }, proxy, secrets),
        ),
      stop: () => runtime.dispose(),
    }
  } catch (error) {
    await runtime.dispose()
    throw error
  }
}

async function prepare(service: Service, runtime: Miniflare, now: Date): Promise<string> {
  const batch = batchOf(runtime, service)
  await migrate(service, batch)
  return fill(service, batch, now)
}

async function fetchFrom(
  worker: ReturnType<Miniflare['getWorker']>,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const { fetch } = await worker
  // The runtime's own request and response types stand for the web's, member by member.
  return (await fetch(
    String(new URL(path, 'http://local')),
    init as Parameters<typeof fetch>[1],
  )) as unknown as Response
}

function bare(url: URL): string {
  return String(url).replace(/\/$/, '')
}
