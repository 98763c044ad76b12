import { vi } from 'vitest'
import { authApi } from '../../workers/auth/contract'
import { bookingApi, bookingStreams } from '../../workers/booking/contract'
import { campaignApi } from '../../workers/campaign/contract'
import type { Api } from '../../workers/kit/endpoint'
import { serve, type Handlers } from '../../workers/kit/serve'
import { serveStreams, type StreamHandlers } from '../../workers/kit/streams'
import { salonsApi } from '../../workers/salons/contract'
import { trackingApi } from '../../workers/tracking/contract'
import { wheelApi } from '../../workers/wheel/contract'
import type { Service } from '../../workers/kit/upstream'
import type { Store } from '../cache/store'
import type { Env } from '../context'
import { createGateway } from '../http/server'
import { SPREAD_MS, PURGES_KEY, PAGES, type Purge } from '../../domain/purges'

const apis = {
  auth: authApi,
  booking: bookingApi,
  salons: salonsApi,
  campaign: campaignApi,
  wheel: wheelApi,
  tracking: trackingApi,
}

/** The responses of a test's backends; a call that is not listed fails. */
export type FakeBackends = { [N in Service]?: Partial<Handlers<(typeof apis)[N], object>> } & {
  streams?: StreamHandlers<typeof bookingStreams, object>
}

/** A GraphQL response as a browser gets it. */
export type GraphQLReply = {
  /**
   * Typed as JSON.parse returns it: tests compare it with expected values, and a type for each
   * response would repeat those.
   */
  data: ReturnType<typeof JSON.parse>
  errors: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[]
  response: Response
  cookies: string[]
}

/** A gateway with backends of a test's own, served from the real contracts. */
export type TestGateway = {
  execute: (
    query: string,
    variables?: object,
    headers?: Record<string, string>,
  ) => Promise<GraphQLReply>
  fetch: (request: Request) => Promise<Response>
  /** Requests that reached backends, as `salons.listSalons`, oldest first. */
  calls: string[]
  /** The requests themselves. */
  requests: Request[]
  /** From now on this backend throws, responds 500, or never responds. */
  breakDown: (service: Service) => void
  mend: (service: Service) => void
  /** Moves the clock forward. */
  wait: (seconds: number) => void
  /** Waits for the work that runs on behind responses. */
  settle: () => Promise<void>
  /** The content of the lists' store, and the number of reads. */
  store: Map<string, string>
  storeReads: () => number
  /** Log lines since the gateway was opened, each a JSON object. */
  log: Record<string, string>[]
  /** The log line of each request since the gateway was opened. */
  requestLog: Record<string, unknown>[]
  /** Advances the clock until every isolate knows of a purge. */
  spread: () => void
  /** From now on the coordinator of purges refuses, or works again. */
  coordinatorFails: (fails: boolean) => void
  /** A gateway in another isolate with the same store and backends. */
  otherIsolate: () => TestGateway
}

/** The instant at which tests happen: Saturday 21 November 2026, 10:00 in Vietnam. */
export const SATURDAY_TEN = Date.UTC(2026, 10, 21, 3)

/** Opens a gateway over these backends. */
export function openGateway(responses: FakeBackends = {}, vars: Partial<Env> = {}): TestGateway {
  const calls: string[] = []
  const requests: Request[] = []
  const broken = new Set<Service>()
  const store = new Map<string, string>()
  const log: TestGateway['log'] = []
  vi.spyOn(console, 'error').mockImplementation(
    (line: string) => void log.push(JSON.parse(line) as Record<string, string>),
  )
  const requestLog: TestGateway['requestLog'] = []
  vi.spyOn(console, 'info').mockImplementation(
    (line: string) => void requestLog.push(JSON.parse(line) as Record<string, unknown>),
  )
  let reads = 0
  let shift = SATURDAY_TEN - Date.now()
  const lists: Store = {
    get: async (key) => {
      if (key !== PURGES_KEY) reads += 1
      return JSON.parse(store.get(key) ?? 'null') as unknown
    },
    put: async (key, value) => void store.set(key, value),
  }
  const coordinator = openCoordinator(lists, () => Date.now() + shift)
  const fetchers = Object.fromEntries(
    (Object.keys(apis) as Service[]).map((service) => [
      service.toUpperCase(),
      backend(service, responses[service] ?? {}),
    ]),
  )
  // A host of the chain's own is fetched by its address.
  if (vars.BOOKING_URL)
    vi.stubGlobal('fetch', (request: Request) => fetchers.BOOKING?.fetch(request))
  return isolate()

  function isolate(): TestGateway {
    // The tests' `wait` advances the clock instead of waiting.
    const server = createGateway((ms) => Promise.resolve(void (shift += ms)))
    const behind: Promise<unknown>[] = []
    const gateway: TestGateway = {
      fetch: (request) =>
        server.fetch(
          request,
          {
            ...fetchers,
            LISTS: lists,
            COORDINATOR: coordinator.binding,
            CLOCK_OFFSET_MS: String(shift),
            DOCUMENTS: 'any',
            ...vars,
          } as Env,
          { waitUntil: (work) => void behind.push(work) },
        ),
      async execute(query, variables, headers = {}) {
        const response = await gateway.fetch(
          new Request('http://localhost:9300/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: JSON.stringify({ query, variables }),
          }),
        )
        const { data, errors = [] } = (await response.clone().json()) as Pick<
          GraphQLReply,
          'data'
        > & { errors?: GraphQLReply['errors'] }
        return { data, errors, response, cookies: response.headers.getSetCookie() }
      },
      calls,
      requests,
      breakDown: (service) => void broken.add(service),
      mend: (service) => void broken.delete(service),
      wait: (seconds) => void (shift += seconds * 1000),
      async settle() {
        while (behind.length > 0) await Promise.allSettled(behind.splice(0))
      },
      store,
      storeReads: () => reads,
      log,
      requestLog,
      spread: () => void (shift += SPREAD_MS * (31 / 30)),
      coordinatorFails: coordinator.fails,
      otherIsolate: isolate,
    }
    return gateway
  }

  function backend(service: Service, given: object) {
    const api: Api = apis[service]
    const named = given as Record<string, (...args: unknown[]) => unknown>
    const app = serve<Api, object>(
      service,
      api,
      Object.fromEntries(
        Object.keys(api).map((name) => [
          name,
          (...args: unknown[]) => {
            calls.push(`${service}.${name}`)
            if (!named[name])
              throw new Error(`this test's ${service} backend does not answer ${name}`)
            return named[name](...args)
          },
        ]),
      ) as unknown as Handlers<Api, object>,
      // A backend of the chain's own may have no streams.
      (first) =>
        service === 'booking' &&
        responses.streams &&
        serveStreams(first, service, bookingStreams, responses.streams),
    )
    return {
      fetch: async (request: Request) => {
        requests.push(request.clone() as Request)
        if (broken.has(service)) {
          calls.push(`${service} is down`)
          throw new Error('connection refused')
        }
        return app.fetch(request)
      },
    }
  }
}

/** A test's own coordinator, shared by all isolates of a test. */
type TestCoordinator = {
  binding: NonNullable<Env['COORDINATOR']>
  /** Whether it throws from now on. */
  fails: (fails: boolean) => void
}

/** Opens one that knows of no purge yet and writes them to this store. */
function openCoordinator(store: Store, now: () => number): TestCoordinator {
  const purges: Record<string, Purge> = {}
  let isBroken = false
  const coordinator = {
    async purge(names: readonly string[], drops: boolean) {
      if (isBroken) throw new Error('no object')
      const at = now()
      for (const name of [...names, PAGES])
        purges[name] = { ...purges[name], at, ...(drops ? { droppedAt: at } : {}) }
      await store.put(PURGES_KEY, JSON.stringify(purges))
      return at + SPREAD_MS
    },
    countPurge: () => Promise.resolve(0),
  }
  return {
    binding: { getByName: () => coordinator },
    fails: (fails) => void (isBroken = fails),
  }
}

/** A POST of this body to the gateway, as JSON unless `headers` say otherwise. */
export function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:9300/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}
