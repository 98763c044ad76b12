/**
 * The six backends by the one spelling that every layer uses, in the order in which they may be
 * deployed: who is called comes before who calls.
 */
export const services = ['auth', 'salons', 'campaign', 'wheel', 'tracking', 'booking'] as const

export type Service = (typeof services)[number]

/** Everything that is deployed; the tail worker gets what the other eight log. */
export type Deployable = Service | 'tail' | 'gateway' | 'site'

/** All nine, in deployment order. */
export const deployables: readonly Deployable[] = ['tail', ...services, 'gateway', 'site']

/** Path of a worker's configuration from the repository's root. */
export function configOf(worker: Deployable): string {
  if (worker === 'site') return 'wrangler.toml'
  return worker === 'gateway' ? 'gateway/wrangler.toml' : `workers/${worker}/wrangler.toml`
}

/** The worker's name on this machine and in other workers' bindings. */
export function nameOf(worker: Deployable): string {
  return `muot-${worker}`
}

/** The name of a worker that runs a second time. */
export function twinOf(worker: Deployable): string {
  return `${nameOf(worker)}-twin`
}

/** The deployable with a name of `nameOf`; undefined for any other name. */
export function deployableOf(name: string): Deployable | undefined {
  return deployables.find((worker) => nameOf(worker) === name)
}
