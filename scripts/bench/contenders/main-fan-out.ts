import { hoursOf } from '../screens/hours-content.ts'
import {
  chosenSalonOf,
  offersOf,
  receptionOf,
  roleOf,
  soldOf,
  stylistOf,
  stylistsSalonOf,
} from '../screens/main-content.ts'
import type { MainVariables } from '../screens/main-document.ts'
import type { PathInput } from '../screens/paths.ts'
import type { Read } from './read.ts'

/**
 * The site's BookingMain without GraphQL. The salons of stylists who come from elsewhere follow
 * the roster: each alone, or from the list of all, as the gateway takes them.
 */
export async function main(
  read: Read,
  { salonId, date, serviceIds, allServiceIds, phone }: MainVariables,
  isFromLists: boolean,
) {
  const ids = (one: number | number[]) => (Array.isArray(one) ? one : [one])
  const input: PathInput = {
    salonId,
    date,
    services: ids(serviceIds),
    chosen: ids(allServiceIds),
    phone,
    province: '',
    provinceId: 0,
  }
  const salon = read('salon', input)
  const staff = read('staff', input).then(async ({ data }) => {
    const others = new Set(data.stylists.map(({ salonEnroll }) => salonEnroll))
    others.delete(salonId)
    const salons = new Map(
      (await salonsOf(read, [...others], isFromLists)).map((one) => [one.id, one]),
    )
    salons.set(salonId, (await salon).data)
    return {
      stylists: data.stylists.map((wire) => {
        const own = salons.get(wire.salonEnroll)
        return { ...stylistOf(wire), salon: own ? stylistsSalonOf(own) : null }
      }),
    }
  })
  const [role, catalogue, offers, hours] = await Promise.all([
    read('role', input),
    read('catalogue', input),
    read('offers', input),
    read('hours', input),
  ])
  return {
    now: Date.now(),
    viewer: null,
    salon: chosenSalonOf((await salon).data),
    role: roleOf(role),
    serviceCatalogue: soldOf(catalogue),
    offers: offersOf(offers.data),
    staff: await staff,
    hours: { ...hoursOf(hours.data), ...receptionOf(hours.data) },
  }
}

async function salonsOf(read: Read, ids: readonly number[], isFromLists: boolean) {
  if (ids.length === 0) return []
  if (isFromLists) return (await read('salons')).data
  const replies = await Promise.all(
    ids.map((salonId) =>
      read('salon', { salonId, province: '', provinceId: 0, date: '', services: [] }),
    ),
  )
  return replies.map(({ data }) => data)
}
