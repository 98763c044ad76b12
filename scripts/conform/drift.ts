import type { Upstream } from '../../workers/kit/upstream'
import { apis } from '../contracts.ts'
import type { Service } from '../deployables.ts'
import { ask, type Line } from '../recording/recording.ts'

/** Requests a host gets at most, and ms between two. */
const MAX_REQUESTS = 150
const PAUSE_MS = 500

/** Differences of one call that are named. */
const MAX_NAMED = 5

/** How a call has changed since it was recorded; '' for none. */
export type Drift = { call: string; why: string[] }

/** Asks a host again what was recorded, reads only and nothing of a person, and says what has another shape. */
export async function driftsSince(
  lines: readonly Line[],
  service: Service,
  upstream: Upstream,
  { clock, sleep }: { clock: () => number; sleep: (ms: number) => Promise<unknown> },
): Promise<Drift[]> {
  const drifts: Drift[] = []
  const asked = Map.groupBy(
    lines.filter(({ call, input }) => isAskedAgain(service, call, input)),
    ({ call, input }) => `${call} ${JSON.stringify(input)}`,
  )
  for (const [first, ...others] of [...asked.values()].slice(0, MAX_REQUESTS)) {
    if (!first) continue
    const { call, input } = first
    const recorded = [first, ...others]
    const from = clock()
    const response = await ask(
      upstream,
      { name: call, call: apis[service][call.split('.')[1]!]!, input },
      {},
    ).catch(() => undefined)
    const ms = clock() - from
    const body: unknown = await response?.json().catch(() => undefined)
    const why = [
      ...(recorded.some(({ status }) => status === response?.status)
        ? differences(shapeOf(recorded.map((line) => line.body)), shapeOf([body]))
        : [`status ${response?.status ?? 'none'}, was ${first.status}`]),
      ...(ms > 2 * Math.max(...recorded.map((line) => line.ms), 50) ? [`${ms} ms`] : []),
    ]
    if (why.length > 0) drifts.push({ call, why: why.slice(0, MAX_NAMED) })
    await sleep(PAUSE_MS)
  }
  return drifts
}

function isAskedAgain(service: Service, name: string, input: Line['input']): boolean {
  const [owner, own = ''] = name.split('.')
  const call = owner === service ? apis[service][own] : undefined
  if (call?.method !== 'GET' || call.isWrite) return false
  return !Object.keys(input).some((field) => /phone|token|customerId|input|search/i.test(field))
}

/** The types at each place of some values: `data.[].name` → string. */
function shapeOf(values: readonly unknown[]): Map<string, Set<string>> {
  const shape = new Map<string, Set<string>>()
  for (const value of values) note(value, '')
  return shape

  function note(value: unknown, at: string): void {
    const type = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value
    shape.set(at, (shape.get(at) ?? new Set()).add(type))
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value))
      note(inner, `${at}.${Array.isArray(value) ? '[]' : name}`)
  }
}

/** Places that are gone, new or have another type; below a list that is empty now nothing is known. */
function differences(was: Map<string, Set<string>>, is: Map<string, Set<string>>): string[] {
  const known = (place: string, shape: typeof is): boolean =>
    !place.includes('.[]') || shape.has(place.slice(0, place.indexOf('.[]') + 3))
  return [
    ...[...was.keys()]
      .filter((place) => !is.has(place) && known(place, is))
      .map((place) => `${place} is gone`),
    ...[...is]
      .filter(
        ([place, types]) => was.has(place) && [...types].some((type) => !was.get(place)?.has(type)),
      )
      .map(([place, types]) => `${place} is ${[...types].join(' or ')}`),
    ...[...is.keys()]
      .filter((place) => !was.has(place) && known(place, was))
      .map((place) => `${place} is new`),
  ]
}
