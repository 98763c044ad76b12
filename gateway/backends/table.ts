import { authApi } from '../../workers/auth/contract'
import { bookingApi } from '../../workers/booking/contract'
import { campaignApi } from '../../workers/campaign/contract'
import { connect, type Client, CircuitOpenError, type Fetcher } from '../../workers/kit/connect'
import type { Api, Endpoint } from '../../workers/kit/endpoint'
import { upstreamOf, type HostVars, type Service } from '../../workers/kit/upstream'
import { msUntil } from '../../workers/kit/time-limits'
import { salonsApi } from '../../workers/salons/contract'
import { trackingApi } from '../../workers/tracking/contract'
import { wheelApi } from '../../workers/wheel/contract'
import { withClientMiddleware, type CallContext } from './client-middleware'

/**
 * Failures in a row after which a backend is left alone: three failing requests in ten hardly ever
 * do that, a backend that is down does at once.
 */
const MAX_FAILURES = 8

/**
 * Ms that an open circuit waits before it lets one request try the backend again; starts anew when
 * that request fails.
 */
const OPEN_MS = 500

/**
 * Ms after which a second trial request may be sent: the first may hang, or may have been aborted.
 */
const TRIAL_MS = 1000

/** Watches the requests of one isolate to one backend. */
type Breaker = {
  /**
   * Whether a request may go out at this instant (epoch ms): none while open, one while half open.
   */
  admits: (now: number) => boolean
  /** The backend responded, with any status. */
  responded: () => void
  /** The backend broke or was too slow. */
  failed: (now: number) => void
}

/** A breaker that is closed. */
export function createBreaker(): Breaker {
  let failures = 0
  let restUntil: number | undefined
  return {
    admits(now) {
      if (restUntil === undefined) return true
      if (now < restUntil) return false
      restUntil = now + TRIAL_MS
      return true
    },
    responded() {
      failures = 0
      restUntil = undefined
    },
    failed(now) {
      failures++
      if (restUntil !== undefined || failures >= MAX_FAILURES) restUntil = now + OPEN_MS
    },
  }
}

/**
 * A fetcher that sends nothing to a backend that is down, except one request from time to time: all
 * others throw CircuitOpenError instead of waiting.
 */
function withCircuitBreaker(fetcher: Fetcher, breaker: Breaker, clock: () => number): Fetcher {
  return {
    async fetch(request) {
      if (!breaker.admits(clock())) throw new CircuitOpenError()
      try {
        const response = await fetcher.fetch(request)
        // 501: it runs, and has no such call.
        if (response.status >= 500 && response.status !== 501) breaker.failed(clock())
        else breaker.responded()
        return response
      } catch (error) {
        breaker.failed(clock())
        throw error
      }
    },
  }
}

/**
 * Every backend: its contract, and the milliseconds a call may take that has no limit of its own in
 * the contract or in the description of the chain's own host.
 */
const table = {
  auth: { api: authApi, timeoutMs: 4000 },
  booking: { api: bookingApi, timeoutMs: 4000 },
  salons: { api: salonsApi, timeoutMs: 4000 },
  campaign: { api: campaignApi, timeoutMs: 4000 },
  wheel: { api: wheelApi, timeoutMs: 4000 },
  tracking: { api: trackingApi, timeoutMs: 1000 },
} as const satisfies Record<Service, { api: Api; timeoutMs: number }>

type Table = typeof table

/** A typed caller per backend. */
export type Backends = { [N in Service]: Client<Table[N]['api']> }

/** The variables that configure where the backends are. */
export type BackendVars = HostVars<Uppercase<Service>> & {
  /** Most milliseconds that any call may take, in place of each backend's own limit. */
  BACKEND_TIMEOUT_MS?: string
  /**
   * "off": no circuit breaker, so that backends that are down are called all the same. For tests
   * that restart one and continue at once.
   */
  BREAKERS?: string
}

/** A breaker for every backend, which the requests of an isolate share. */
export type Breakers = Record<Service, Breaker>

/** Breakers that are closed. */
export function createBreakers(): Breakers {
  return Object.fromEntries(
    (Object.keys(table) as Service[]).map((service) => [service, createBreaker()]),
  ) as Breakers
}

/**
 * The six backends for one request; each client is created on first use.
 */
export function openBackends(
  vars: BackendVars,
  callContext: CallContext,
  breakers: Breakers,
): Backends {
  const open: Partial<Record<Service, unknown>> = {}
  const backends = new Proxy({} as Backends, {
    get: (_backends, service) =>
      isNoun(service) ? (open[service] ??= clientOf(service)) : undefined,
  })
  return backends

  function clientOf(service: Service): unknown {
    const { api, timeoutMs } = table[service]
    const { fetcher: bound, host } = upstreamOf(service, vars)
    const fetcher =
      vars.BREAKERS === 'off'
        ? bound
        : withCircuitBreaker(bound, breakers[service], callContext.clock)
    const reaching = {
      fetcher,
      host,
      absent: callContext.absent?.of(service, callContext.clock),
      headers: callContext.headers,
      onDropped: (rows: number, name: string) =>
        void callContext.dropped.push({ call: `${service}.${name}`, rows }),
      timeoutMs: (call: Endpoint) => {
        if (vars.BACKEND_TIMEOUT_MS) return Number(vars.BACKEND_TIMEOUT_MS)
        const own = call.timeoutMs ?? host?.timeoutMs ?? timeoutMs
        const { deadline } = callContext
        return deadline === undefined ? own : Math.min(own, msUntil(deadline))
      },
    }
    const client = connect<Api>(service, api, reaching)
    const visitorClient = () => {
      const { authorization: _, ...headers } = callContext.headers
      return connect<Api>(service, api, { ...reaching, headers })
    }
    const askAuth = () => backends.auth.getUser({})
    return withClientMiddleware<Api>(service, api, client, visitorClient, callContext, askAuth)
  }
}

function isNoun(name: string | symbol): name is Service {
  return Object.hasOwn(table, name)
}
