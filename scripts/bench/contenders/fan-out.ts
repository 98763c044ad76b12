import {
  catalogueOf,
  provinceOf,
  provincesWithSalons,
  salonOf,
  staffOf,
} from '../screens/content.ts'
import { hoursOf } from '../screens/hours-content.ts'
import { main } from './main-fan-out.ts'
import type { PathInput } from '../screens/paths.ts'
import type { MainVariables } from '../screens/main-document.ts'
import { readFrom, type Env, type Read } from './read.ts'

/**
 * Without GraphQL: the calls of a screen in parallel, and their responses as the screen needs them,
 * by hand.
 */
export default {
  async fetch(request: Request, env: Env & { IS_FROM_LISTS?: boolean }): Promise<Response> {
    const read = readFrom(env)
    const { variables } = (await request.json()) as { variables: Variables }
    const isFromLists = env.IS_FROM_LISTS === true
    if ('hasSalon' in variables)
      return Response.json({ data: await main(read, variables, isFromLists) })
    return Response.json({
      data:
        variables.salonId === undefined
          ? await lists(read)
          : await booking(read, variables as PathInput, isFromLists),
    })
  },
}

/** The booking screen's own or those of the site's BookingMain. */
type Variables = Partial<PathInput> | MainVariables

async function booking(read: Read, input: PathInput, isFromLists: boolean) {
  const [salon, provinces, catalogue, staff, hours] = await Promise.all([
    isFromLists ? listed(read, input) : read('salon', input),
    read('provinces', input),
    read('catalogue', input),
    read('staff', input),
    read('hours', input),
  ])
  return {
    salon: salonOf(salon.data),
    provinces: provinces.data.filter(({ cityName }) => cityName === input.province).map(provinceOf),
    serviceCatalogue: catalogueOf(catalogue),
    staff: staffOf(staff.data),
    hours: hoursOf(hours.data),
  }
}

/** The salon as the gateway finds it while it has no lists: among all. */
async function listed(read: Read, { salonId }: PathInput) {
  const { data } = await read('salons')
  return { data: data.find(({ id }) => id === salonId)! }
}

async function lists(read: Read) {
  const [provinces, salons] = await Promise.all([read('provinces'), read('salons')])
  return { provinces: provincesWithSalons(provinces.data, salons.data) }
}
