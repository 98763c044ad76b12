import { authApi } from '../../workers/auth/contract'
import { bookingApi } from '../../workers/booking/contract'
import { campaignApi } from '../../workers/campaign/contract'
import { connect, fetcherOf, type Client, type HostVars } from '../../workers/kit/connect'
import type { Api, Endpoint } from '../../workers/kit/endpoint'
import { salonsApi } from '../../workers/salons/contract'
import { trackingApi } from '../../workers/tracking/contract'
import { wheelApi } from '../../workers/wheel/contract'
import { withClientMiddleware, type CallContext } from './client-middleware'
import { createBreaker, withCircuitBreaker, type Breaker } from './circuit-breaker'
import { withCompiledChecks } from './compiled-checks'

/**
 * Every backend: its contract, its binding (`<BINDING>_URL` when it is a host of the chain's own)
 * and the milliseconds a call may take that has no limit of its own in the contract.
 */
const table = {
  auth: { api: authApi, binding: 'AUTH', timeoutMs: 4000 },
  booking: { api: withCompiledChecks(bookingApi), binding: 'BOOKING', timeoutMs: 4000 },
  salons: { api: withCompiledChecks(salonsApi), binding: 'SALONS', timeoutMs: 4000 },
  campaign: { api: withCompiledChecks(campaignApi), binding: 'CAMPAIGN', timeoutMs: 4000 },
  wheel: { api: wheelApi, binding: 'WHEEL', timeoutMs: 4000 },
  tracking: { api: trackingApi, binding: 'TRACKING', timeoutMs: 1000 },
} as const satisfies Record<string, { api: Api; binding: string; timeoutMs: number }>

type Table = typeof table
export type Noun = keyof Table

/** A typed caller per backend. */
export type Backends = { [N in Noun]: Client<Table[N]['api']> }

/** The variables that configure where the backends are. */
export type BackendVars = HostVars<Table[Noun]['binding']> & {
  /** Most milliseconds that any call may take, in place of each backend's own limit. */
  BACKEND_TIMEOUT_MS?: string
  /**
   * "off": no circuit breaker, so that backends that are down are called all the same. For tests
   * that restart one and continue at once.
   */
  BREAKERS?: string
}

/** A breaker for every backend, which the requests of an isolate share. */
export type Breakers = Record<Noun, Breaker>

/** Breakers that are closed. */
export function createBreakers(): Breakers {
  return Object.fromEntries(
    (Object.keys(table) as Noun[]).map((noun) => [noun, createBreaker()]),
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
  const open: Partial<Record<Noun, unknown>> = {}
  const backends = new Proxy({} as Backends, {
    get: (_backends, noun) => (isNoun(noun) ? (open[noun] ??= clientOf(noun)) : undefined),
  })
  return backends

  function clientOf(noun: Noun): unknown {
    const { api, timeoutMs, binding } = table[noun]
    const bound = fetcherOf(vars, binding)
    const fetcher =
      vars.BREAKERS === 'off' ? bound : withCircuitBreaker(bound, breakers[noun], callContext.clock)
    const reaching = {
      fetcher,
      headers: callContext.headers,
      timeoutMs: (call: Endpoint) => Number(vars.BACKEND_TIMEOUT_MS || call.timeoutMs || timeoutMs),
    }
    const client = connect<Api>(noun, api, reaching)
    return withClientMiddleware(noun, api, client, callContext, () => backends.auth.getUser({}))
  }
}

function isNoun(name: string | symbol): name is Noun {
  return Object.hasOwn(table, name)
}
