import { z } from 'zod'
import { parseJson } from '../domain/parse-json.ts'
import { type Deployable, nameOf, type Service, services } from './deployables.ts'

/** A host of the chain's own in the place of a backend; `headers` is JSON. */
export type OwnHost = { url: string; headers?: string }

/** The backends that the chain's own hosts stand for. */
export type OwnHosts = Partial<Record<Service, OwnHost>>

const headerTexts = z.record(z.string(), z.string())

/**
 * Reads the hosts from variables such as `SALONS_URL` and `SALONS_HEADERS`. Throws a sentence with
 * the name of a variable that makes no sense, never its value.
 */
export function ownHosts(valueOf: (variable: string) => string | undefined): OwnHosts {
  const found = services.flatMap((service): [Service, OwnHost][] => {
    const [address, secret] = [variableOf(service, 'URL'), variableOf(service, 'HEADERS')]
    const url = valueOf(address)
    if (!url) return []
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
      throw new Error(`${address} is no address such as https://api.chain.example/v1.`)
    const headers = valueOf(secret)
    if (headers && !headerTexts.safeParse(parseJson(headers)).success)
      throw new Error(`${secret} is not a JSON object of headers.`)
    return [[service, { url, ...(headers ? { headers } : {}) }]]
  })
  return Object.fromEntries(found)
}

/**
 * Hosts by words such as `salons=https://…`, with the headers that the environment has for them.
 * Throws a sentence about a word that says something else.
 */
export function hostsNamed(
  words: readonly string[],
  valueOf: (variable: string) => string | undefined,
): OwnHosts {
  const urls = new Map(
    words.map((word) => {
      const [, service, url] = /^(\w+)=(.+)$/.exec(word) ?? []
      if (!services.some((one) => one === service))
        throw new Error(`--use wants ${services.join(', ')} and an address: salons=https://…`)
      return [variableOf(service as Service, 'URL'), url]
    }),
  )
  return ownHosts((name) => urls.get(name) ?? valueOf(name))
}

/** The variables of a worker that calls the backends with these names of bindings. */
export function hostVars(bindings: readonly string[], hosts: OwnHosts): Record<string, string> {
  return Object.fromEntries(
    replaced(hosts).flatMap((service) => {
      const { url, headers } = hosts[service]!
      if (!bindings.includes(service.toUpperCase())) return []
      return [
        [variableOf(service, 'URL'), url],
        ...(headers ? [[variableOf(service, 'HEADERS'), headers]] : []),
      ]
    }),
  )
}

/** The services whose own workers neither run nor are deployed. */
export function replaced(hosts: OwnHosts): Service[] {
  return services.filter((service) => hosts[service])
}

/** Whether a host stands for this worker. */
export function isReplaced(worker: Deployable, hosts: OwnHosts): boolean {
  return replaced(hosts).some((service) => service === worker)
}

/** Whether a binding's service, as `muot-salons-preview`, is one that is not deployed. */
export function leadsNowhere(service: string, hosts: OwnHosts): boolean {
  return replaced(hosts).some((one) => new RegExp(`^${nameOf(one)}(-\\w+)?$`).test(service))
}

/** A `wrangler.toml` without its bindings to workers that are not deployed. */
export function withoutBindings(toml: string, hosts: OwnHosts): string {
  return toml.replace(
    /\[\[(?:env\.\w+\.)?services\]\]\nbinding = "\w+"\nservice = "([\w-]+)"\n*/g,
    (block, service: string) => (leadsNowhere(service, hosts) ? '' : block),
  )
}

function variableOf(service: Service, ending: 'URL' | 'HEADERS'): string {
  return `${service.toUpperCase()}_${ending}`
}
