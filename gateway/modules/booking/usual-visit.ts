import type { NearestHour, UsualVisit } from '../../../schema/generated/resolvers'
import type { Context } from '../../context'
import { idsOf, isId } from '../../graphql/input'
import { BRAND } from '../../../domain/brand-name'
import { ofMember } from '../auth/members'
import { toCatalogue } from './catalogue'
import { nearestHour } from './nearest'

/**
 * The logged-in customer's usual booking: the salon, services and stylist of their last visit,
 * without services that are no longer sold there.
 */
export function usualVisit(
  { salonId }: { salonId?: number | null },
  context: Context,
): Promise<UsualVisit | null> {
  return ofMember(context, async () => {
    const me = await context.viewer()
    if (!me) return null
    const { backends, language, lists } = context
    const { items } = await backends.booking.listVisitHistory({
      pageNum: 1,
      customerId: me.id,
      brandName: BRAND,
    })
    const [visit] = items
    if (!visit) return null
    const at = salonId && isId(salonId) ? salonId : visit.salonId
    const [salon] = await lists.salonsByIds([at])
    if (!salon?.isOpen) return null
    const mine = visit.people[0]
    const wanted = idsOf(mine?.services.map(({ id }) => id) ?? [])
    const response = await backends.booking.listServices({
      salonId: at,
      customerPhone: me.phone,
      lang: language,
      choosenServiceIds: wanted,
    })
    const sold = response.status === 200 ? toCatalogue(response.body).categories : []
    const services = sold
      .flatMap(({ groups }) => groups)
      .flatMap((group) => group.services)
      .filter(({ id }) => wanted.includes(id))
    const stylist = at === visit.salonId ? (mine?.stylist ?? null) : null
    return { visitId: visit.id, salon, services, stylist }
  })
}

/** The first free hour for it. */
export async function nearestForUsual(
  { salon, services, stylist }: UsualVisit,
  context: Context,
): Promise<NearestHour | null> {
  if (services.length === 0) return null
  const me = await context.viewer()
  return nearestHour(
    {
      salonId: salon.id,
      serviceIds: services.map(({ id }) => id),
      stylistId: stylist?.id,
      phone: me?.phone,
    },
    context,
  )
}
