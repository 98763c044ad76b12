import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { readId } from '~/booking/read-id'
import { privateJson } from '~/private-json.server'
import { FirstFreeHoursDocument, SoonestMenuDocument } from '../../../schema/generated/graphql'
import { servicesOf } from '../soonest/services'

/** First free hour of today, as `9h40`, by the number of its salon. */
export type FreeHours = Record<string, string>

/**
 * Serves /system-salon/gio-trong, which the pages of salons read after they are shown, since those
 * pages are cached for longer than an hour stays free; `?salon=9` returns that salon alone.
 */
export async function loader({
  request,
  context: { site },
}: LoaderFunctionArgs): Promise<Response> {
  const salonId = readId(new URL(request.url).searchParams.get('salon'))
  const menu = await site.gateway.query(SoonestMenuDocument, {})
  const [service] = servicesOf((menu.ok && menu.data.serviceMenu) || null)
  const response = service
    ? await site.gateway.query(FirstFreeHoursDocument, {
        serviceIds: [service.id],
        salonIds: salonId ? [salonId] : null,
      })
    : null
  const hours = (response?.ok && response.data.firstFreeHours) || []
  const bySalon: FreeHours = Object.fromEntries(hours.map((hour) => [hour.salonId, hour.label]))
  return privateJson(bySalon)
}
