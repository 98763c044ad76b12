import type { BookingMainQuery } from '../../../schema/generated/graphql.ts'
import { type Env, type Input, readFrom, type Variables } from './backends.ts'
import {
  catalogueOf,
  hoursOf,
  offersOf,
  roleOf,
  salonOf,
  stylistOf,
  stylistsSalonOf,
} from './content.ts'

const listOf = (ids: string | string[]) => [ids].flat()

/**
 * BookingMain without GraphQL: its calls in parallel, and their responses as the page needs them, by
 * hand. The salons of stylists who come from elsewhere follow the roster.
 */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const read = readFrom(env)
    const { variables } = (await request.json()) as { variables: Variables }
    const { salonId, date, serviceIds, allServiceIds, guestPhone: phone } = variables
    const services = listOf(serviceIds)
    const input: Input = { salonId, date, services, chosen: listOf(allServiceIds), phone }
    const salon = read('salon', input)
    const staff = read('staff', input).then(async ({ data: { stylists } }) => {
      const roster = stylists.map(stylistOf)
      const ids = [...new Set(roster.map((stylist) => stylist.salonId))]
      const salons = await Promise.all(
        ids.map((id) => (id === salonId ? salon : read('salon', { ...input, salonId: id }))),
      )
      const byId = new Map(salons.map(({ data }) => [String(data.id), stylistsSalonOf(data)]))
      return {
        stylists: roster.map((stylist) => ({
          ...stylist,
          salon: byId.get(stylist.salonId) ?? null,
        })),
      }
    })
    const [role, catalogue, offers, hours] = await Promise.all([
      read('role', input),
      read('catalogue', input),
      read('offers', input),
      read('hours', input),
    ])
    const data: BookingMainQuery = {
      now: Date.now(),
      lacking: [],
      viewer: null,
      salon: salonOf((await salon).data),
      atSalon: {
        bookingRules: roleOf(role),
        services: catalogueOf(catalogue),
        offers: offersOf(offers.data),
        staff: await staff,
        hours: hoursOf(hours.data),
      },
    }
    return Response.json({ data })
  },
}
