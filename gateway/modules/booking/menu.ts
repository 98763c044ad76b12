import type { ServiceCatalogue, ServicePage } from '../../../schema/generated/resolvers'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { toServiceDetail } from './catalogue'

/** The chain's services as logged-out visitors get them at one of its salons, and that salon. */
export type Menu = { salonId: number; catalogue: ServiceCatalogue }

/**
 * The service of a page with its story; null when no service has that slug. A story that cannot be
 * had costs itself only.
 */
export async function servicePage(
  slug: string,
  { lists, backends, language }: Pick<Context, 'lists' | 'backends' | 'language'>,
): Promise<ServicePage | null> {
  const { salonId, catalogue } = await lists.serviceMenu()
  const category = catalogue.categories.find(({ groups }) =>
    groups.some((group) => group.slug === slug),
  )
  const group = category?.groups.find((one) => one.slug === slug)
  if (!category || !group) return null
  const detail = group.services.some(({ hasDetail }) => hasDetail)
    ? await nullIfBackendFails(
        backends.booking.getServiceDetail({ salonId, groupId: group.id, lang: language }),
      )
    : undefined
  const ids = new Set(group.services.map(({ id }) => id))
  return {
    category,
    group,
    detail: detail?.status === 200 ? toServiceDetail(detail.body) : null,
    specialDays: catalogue.specialDays.filter(({ serviceId }) => ids.has(serviceId)),
  }
}
