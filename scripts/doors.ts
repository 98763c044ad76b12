/** The six backends by the one spelling that every layer uses, in the order in which they may be deployed: who is called comes before who calls. */
export const nouns = ['auth', 'salons', 'campaign', 'wheel', 'tracking', 'booking'] as const

export type Noun = (typeof nouns)[number]

/** Everything that is deployed. */
export type Door = Noun | 'gateway' | 'site'

/** All eight, in deployment order. */
export const doors: readonly Door[] = [...nouns, 'gateway', 'site']

/** Path of a worker's configuration from the repository's root. */
export function configOf(door: Door): string {
  if (door === 'site') return 'wrangler.toml'
  return door === 'gateway' ? 'gateway/wrangler.toml' : `workers/${door}/wrangler.toml`
}

/** The worker's name on this machine and in its neighbours' bindings. */
export function nameOf(door: Door): string {
  return `muot-${door}`
}

/** The name of a worker that runs a second time. */
export function twinOf(door: Door): string {
  return `${nameOf(door)}-twin`
}

/** The door behind a name of `nameOf`; undefined for strangers. */
export function doorOf(name: string): Door | undefined {
  return doors.find((door) => nameOf(door) === name)
}
