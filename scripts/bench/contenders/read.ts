import type * as z from 'zod'
import type { CatalogueWire } from '../../../workers/booking/contract'
import type { HoursWire, StylistWire } from '../../../workers/booking/contract/wire-day'
import type { roleWire } from '../../../workers/booking/contract/wire-role'
import type { OfferWire } from '../../../workers/campaign/contract/wire-offer'
import type { ProvinceWire, SalonWire } from '../../../workers/salons/contract'
import { backendOf, pathsOf, type Backend, type PathInput } from '../screens/paths.ts'

/** The backends' responses to each call of the screens. */
export type Sent = {
  salon: { data: SalonWire }
  salons: { data: SalonWire[] }
  provinces: { data: ProvinceWire[] }
  province: { data: ProvinceWire[] }
  catalogue: CatalogueWire
  staff: { data: { stylists: StylistWire[]; skinners: unknown[] } }
  hours: HoursWire
  role: z.input<typeof roleWire>
  offers: { data: Record<'salon' | 'customer' | 'best', OfferWire[]> }
}

/** Makes one call. */
export type Read = <Call extends keyof Sent>(call: Call, input?: PathInput) => Promise<Sent[Call]>

/** The bindings of a worker to the backends. */
export type Env = { SALONS: Fetcher; BOOKING: Fetcher; CAMPAIGN: Fetcher }

type Fetcher = { fetch: (url: string) => Promise<Response> }

const bindings = {
  salons: 'SALONS',
  booking: 'BOOKING',
  campaign: 'CAMPAIGN',
} as const satisfies Record<Backend, keyof Env>

/** Makes calls through a worker's bindings. */
export function readFrom(env: Env): Read {
  return async (call, input) => {
    const path = pathsOf[call](input ?? nobody)
    const response = await env[bindings[backendOf(path)]].fetch(`https://backend${path}`)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }
}

/** The same for one request: no call is made twice, as loaders of such servers do it. */
export function onceEach(read: Read): Read {
  const replies = new Map<string, Promise<unknown>>()
  return <Call extends keyof Sent>(call: Call, input?: PathInput) => {
    const path = pathsOf[call](input ?? nobody)
    const reply = replies.get(path) ?? read(call, input)
    replies.set(path, reply)
    return reply as Promise<Sent[Call]>
  }
}

const nobody: PathInput = { salonId: 0, province: '', provinceId: 0, date: '', services: [] }
