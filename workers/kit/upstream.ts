import auth from '../../hosts/auth'
import booking from '../../hosts/booking'
import campaign from '../../hosts/campaign'
import salons from '../../hosts/salons'
import tracking from '../../hosts/tracking'
import wheel from '../../hosts/wheel'
import { parseJson } from '../../domain/parse-json'
import { type AbsentCalls, createKnownAbsent } from './absent-calls'
import { fetchAt, type Fetcher } from './connect'
import type { Credential, Host } from './host'
import { seedOf } from './random'
import * as z from 'zod'

/** Each backend: how a host in its place differs, and what a visitor's call tells ours of them. */
const backends = {
  auth: { host: auth, gets: ['session', 'holder', 'address', 'device'] },
  booking: { host: booking, gets: ['session', 'holder', 'address'] },
  salons: { host: salons, gets: ['session'] },
  campaign: { host: campaign, gets: ['session', 'address'] },
  wheel: { host: wheel, gets: ['session'] },
  tracking: { host: tracking, gets: [] },
} satisfies Record<string, { host: object; gets: Credential[] }>

/** A backend's name. */
export type Service = keyof typeof backends

/**
 * Where backends are: a service binding each, as `AUTH`, which speaks the contract. With `AUTH_URL`,
 * which comes first, the chain's own host stands at that origin, and `hosts/auth.ts` says how it
 * differs. It is fetched through the binding `AUTH_VIA` where there is one (a client certificate, a
 * VPC), and gets the headers of the secret `AUTH_HEADERS`, a JSON object. The gateway and every
 * backend that calls another read the same names.
 */
export type HostVars<Binding extends string> = { [B in Binding | `${Binding}_VIA`]?: Fetcher } & {
  [B in `${Binding}_URL` | `${Binding}_HEADERS`]?: string
}

/** How a backend is reached; `host` and what it lacks only where it is the chain's own. */
export type Upstream = { fetcher: Fetcher; host?: Host; absent?: AbsentCalls }

/** The calls that hosts have shown not to have, for all requests of this isolate. */
const known = createKnownAbsent()

/**
 * Reads where a backend is; `host` says how one of the chain's own differs. Throws with a variable's
 * name, never its value.
 */
export function upstreamOf<S extends Service>(
  service: S,
  vars: HostVars<Uppercase<S>>,
  host: Host = backends[service].host as Host,
): Upstream {
  const name = service.toUpperCase()
  const all: Partial<Record<string, Fetcher | string>> = vars
  const url = all[`${name}_URL`]
  const gets: readonly Credential[] = backends[service].gets
  if (typeof url === 'string' && url) {
    const via = all[`${name}_VIA`]
    const fetcher = fetchAt(url, typeof via === 'object' ? via : undefined)
    const secret = secretHeaders(`${name}_HEADERS`, all[`${name}_HEADERS`])
    return {
      host,
      absent: known.of(url, Date.now),
      fetcher: withCredentials(fetcher, host.gets ?? gets, secret, host.sessionHeader),
    }
  }
  const bound = all[name]
  if (!bound || typeof bound === 'string')
    throw new Error(`There is neither a binding ${name} nor a variable ${name}_URL.`)
  return { fetcher: withCredentials(bound, gets) }
}

/** Whether the chain's own host stands for a backend. */
export function isOwnHost<S extends Service>(service: S, vars: HostVars<Uppercase<S>>): boolean {
  const all: Partial<Record<string, unknown>> = vars
  return Boolean(all[`${service.toUpperCase()}_URL`])
}

/** A short name for the hosts that stand for backends, made of their addresses; '' for none. */
export function nameOfHosts(vars: HostVars<Uppercase<Service>>): string {
  const all: Partial<Record<string, unknown>> = vars
  const named = Object.keys(backends).flatMap((service) => {
    const url = all[`${service.toUpperCase()}_URL`]
    return typeof url === 'string' && url ? [`${service}=${url}`] : []
  })
  return named.length > 0 ? seedOf(...named).toString(36) : ''
}

const credentialHeaders: Record<Credential, string> = {
  session: 'authorization',
  holder: 'x-holder',
  address: 'x-client-address',
  device: 'x-device',
}

/** A fetcher whose requests have no other credentials than these, and the secret headers besides. */
function withCredentials(
  fetcher: Fetcher,
  gets: readonly Credential[],
  secret: Headers = new Headers(),
  sessionHeader?: string,
): Fetcher {
  const withheld = (Object.keys(credentialHeaders) as Credential[]).filter(
    (one) => !gets.includes(one),
  )
  return {
    fetch(request) {
      const { headers } = request
      for (const one of withheld) headers.delete(credentialHeaders[one])
      const session = headers.get('authorization')
      if (sessionHeader && session) {
        headers.delete('authorization')
        headers.set(sessionHeader, session.replace(/^Bearer /, ''))
      }
      for (const [header, value] of secret) headers.set(header, value)
      return fetcher.fetch(request)
    },
  }
}

const headerTexts = z.record(z.string(), z.string())

function secretHeaders(variable: string, text: unknown): Headers {
  if (typeof text !== 'string' || text === '') return new Headers()
  try {
    return new Headers(headerTexts.parse(parseJson(text)))
  } catch {
    // What was thrown may quote the value.
    throw new Error(`${variable} is not a JSON object of headers.`)
  }
}
