import { catalogueOf, hoursOf, provinceOf, provincesWithSalons, salonOf, staffOf } from '../screens/content.ts'
import type { Wanted } from '../screens/paths.ts'
import { readFrom, type Env, type Read } from './read.ts'

/** Without GraphQL: the calls of a screen in parallel, and their answers as the screen needs them, by hand. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const read = readFrom(env)
    const { variables } = (await request.json()) as { variables: Partial<Wanted> }
    return Response.json({ data: variables.salonId === undefined ? await lists(read) : await booking(read, variables as Wanted) })
  },
}

async function booking(read: Read, wanted: Wanted) {
  const [salon, provinces, catalogue, staff, hours] = await Promise.all([read('salon', wanted), read('provinces', wanted), read('catalogue', wanted), read('staff', wanted), read('hours', wanted)])
  return {
    salon: salonOf(salon.data),
    provinces: provinces.data.filter(({ cityName }) => cityName === wanted.province).map(provinceOf),
    serviceCatalogue: catalogueOf(catalogue),
    staff: staffOf(staff.data),
    hours: hoursOf(hours.data),
  }
}

async function lists(read: Read) {
  const [provinces, salons] = await Promise.all([read('provinces'), read('salons')])
  return { provinces: provincesWithSalons(provinces.data, salons.data) }
}
