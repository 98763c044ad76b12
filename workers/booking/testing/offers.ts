import type { Fetcher } from '../../kit/connect'
import { booking, type Headers, service, newBookingInput } from './client'
import type { NewBooking } from '../contract'
import { bindings } from './salon-day'

/** The fake campaign backend's data; change it as a test needs. */
export const campaign = {
  isDown: false,
  checks: [] as {
    phone: string
    isOwner: boolean
    codes: string[]
    dateBook: string
    salonId: number
    people: { services: number[]; campaigns: number[]; bookHourId: number }[]
  }[],
  offers: {} as Record<
    number,
    {
      valid?: boolean
      message?: string
      usage?: number | null
      grants?: { usage: number; endDate: string }[]
      paymentMethod?: string
      discount?: number
      serviceApplies?: { id: number; price: number }[]
    }
  >,
}

/** Puts the offers back that every test begins with. */
export function resetCampaign(): void {
  campaign.isDown = false
  campaign.checks = []
  campaign.offers = {
    507: { serviceApplies: [{ id: WASH, price: 99_000 }], usage: 2 },
    505: { serviceApplies: [{ id: WASH, price: WASH_PRICE }] },
    508: { discount: 30_000, usage: 1 },
    509: { serviceApplies: [{ id: WASH, price: 299_000 }], paymentMethod: 'topup', usage: 4 },
    510: { valid: false, message: 'Ưu đãi đã hết hạn' },
  }
}

const CAMPAIGN: Fetcher = {
  fetch: async (request) => {
    if (campaign.isDown) return new Response('down', { status: 503 })
    const checks = await request.json<(typeof campaign.checks)[number]>()
    campaign.checks.push(checks)
    const offerOf = (id: number) => ({
      campaignId: id,
      name: `Ưu đãi ${id}`,
      valid: true,
      message: '',
      usage: null,
      paymentMethod: '',
      discount: 0,
      serviceApplies: [],
      ...campaign.offers[id],
    })
    return Response.json({ data: checks.people.map(({ campaigns }) => campaigns.map(offerOf)) })
  },
}

/** A client of a booking backend that reaches the fake campaign backend. */
export const bookingWithOffers = (headers: Headers = {}) => booking(headers, { CAMPAIGN })

/** Washed by a skinner; the same price on all days. */
export const WASH = 1013
export const WASH_PRICE = 159_000

type Hour = NewBooking['bookHours'][number]

let hours = 0

/** A wash with these offers, each time at another hour or salon, so that places are never what is missing. */
export function wash(
  offerIds: readonly number[],
  over: Partial<NewBooking> = {},
  person: Partial<Hour> = {},
): NewBooking {
  const number = hours++
  return newBookingInput(
    { salonId: 30 + (number % 12), ...over },
    {
      bookHourId: 4 + 3 * (Math.floor(number / 12) % 10),
      chosenServices: [service(WASH)],
      campaigns: offerIds.map((id) => ({ id, name: 'tên giả' })),
      ...person,
    },
  )
}

/** Books at a backend that reaches the fake campaign backend; throws when it is refused. */
export async function booked(
  order: NewBooking,
  headers: Headers = {},
): Promise<{ id: string; total: number }> {
  const { status, body } = await bookingWithOffers(headers).createBooking(order)
  if (status !== 200) throw new Error(`not booked: ${JSON.stringify(body)}`)
  return { id: body.bookingId, total: body.total }
}

/** The total and the offers of a phone's booking as they are stored. */
export async function stored(
  phone: string,
): Promise<{ total: number; offers: { offer_id: number; saved: number }[] } | null> {
  const row = await bindings.DB.prepare('SELECT id, total FROM booking WHERE phone = ?')
    .bind(phone)
    .first<{ id: string; total: number }>()
  if (!row) return null
  const { results } = await bindings.DB.prepare(
    'SELECT offer_id, saved FROM booking_offer WHERE booking_id = ? ORDER BY position, offer_id',
  )
    .bind(row.id)
    .all<{ offer_id: number; saved: number }>()
  return { total: row.total, offers: results }
}

/** The uses of offers that a phone has spent, with their last days where they have one. */
export async function usesOf(phone: string, isChange = false) {
  const spent = await booking().listOfferUses({ phone, isChange })
  return spent.map(({ endDate, ...use }) => (endDate === null ? use : { ...use, endDate }))
}
