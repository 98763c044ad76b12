import type * as z from 'zod'
import type { BookingMainQueryVariables } from '../../../schema/generated/graphql.ts'
import type { CatalogueDto } from '../../../workers/booking/contract.ts'
import type { HoursDto, StylistDto } from '../../../workers/booking/contract/hours.ts'
import type { roleDto } from '../../../workers/booking/contract/catalogue.ts'
import type { OfferDto } from '../../../workers/campaign/contract/offers.ts'
import type { SalonDto } from '../../../workers/salons/contract.ts'

/** One question: services at a salon on a day, for a customer. */
export type Input = {
  salonId: string
  date: string
  services: readonly string[]
  /** The services that the catalogue is asked to check. */
  chosen?: readonly string[]
  phone?: string | null
}

/** The variables with which the site asks, as `app/routes/booking/main/load.server.ts` makes them. */
export type Variables = BookingMainQueryVariables

/** The backends' responses to each call of BookingMain. */
export type Sent = {
  salon: { data: SalonDto }
  salons: { data: SalonDto[] }
  catalogue: CatalogueDto
  staff: { data: { stylists: StylistDto[]; skinners: unknown[] } }
  hours: HoursDto
  role: z.input<typeof roleDto>
  offers: { data: Record<'salon' | 'customer' | 'best', OfferDto[]> }
}

/** Makes one call. */
export type Read = <Call extends keyof Sent>(call: Call, input: Input) => Promise<Sent[Call]>

const dayOf = (date: string) => date.split('-').reverse().join('-')
const ofPhone = (phone: string | null | undefined) => (phone ? `&customerPhone=${phone}` : '')

/** The calls; the gateway's are the same but for `salon`, which it takes from the list. */
export const pathsOf: Record<keyof Sent, (input: Input) => string> = {
  salon: ({ salonId }) => `/salon/${salonId}`,
  salons: () => '/v4/salon/get',
  catalogue: ({ salonId, chosen, phone }) =>
    `/booking/list-service-v5?salonId=${salonId}&lang=vi` +
    `&choosenServiceIds=${chosen?.join(',') || 0}${ofPhone(phone)}`,
  staff: ({ salonId, date, phone }) =>
    `/booking/all-stylist-v4?salonId=${salonId}&workDate=${dayOf(date)}${ofPhone(phone)}`,
  hours: ({ salonId, date, services, phone }) =>
    `/booking/hours-group-by-date?stylistId=0&salonId=${salonId}&bookDate=${dayOf(date)}` +
    `&listServiceId=${services.join(',')}${ofPhone(phone)}`,
  role: ({ salonId, phone }) => `/booking/role?${phone ? `phone=${phone}&` : ''}salonId=${salonId}`,
  // Of nobody in particular: the phone is not proved.
  offers: ({ salonId, date, services, phone }) =>
    `/campaign/list-campaign-booking?guest=${phone ? 1 : 0}&campaignUsing=0&salonId=${salonId}` +
    `&services=${services.join(',')}&bookDate=${dayOf(date)}`,
}

/** Which backend a path is of. */
export function backendOf(path: string): 'campaign' | 'booking' | 'salons' {
  if (path.startsWith('/campaign/')) return 'campaign'
  return path.startsWith('/booking/') ? 'booking' : 'salons'
}

/** The bindings of a worker to the backends. */
export type Env = Record<
  'SALONS' | 'BOOKING' | 'CAMPAIGN',
  { fetch: (url: string) => Promise<Response> }
>

const bindings = { salons: 'SALONS', booking: 'BOOKING', campaign: 'CAMPAIGN' } as const

/** Makes calls through a worker's bindings. */
export function readFrom(env: Env): Read {
  return async (call, input) => {
    const path = pathsOf[call](input)
    const response = await env[bindings[backendOf(path)]].fetch(`https://backend${path}`)
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }
}

/** The same for one request: no call is made twice, as loaders of such servers do it. */
export function onceEach(read: Read): Read {
  const replies = new Map<string, Promise<unknown>>()
  return <Call extends keyof Sent>(call: Call, input: Input) => {
    const path = pathsOf[call](input)
    const reply = replies.get(path) ?? read(call, input)
    replies.set(path, reply)
    return reply as Promise<Sent[Call]>
  }
}
