import type {
  ResolversParentTypes,
  ServiceCatalogue,
  ServiceDetail,
} from '../../../schema/generated/resolvers'
import type { Context } from '../../context'
import { toServiceDetail } from './catalogue'

/** The chain's services as logged-out visitors get them at one of its salons, and that salon. */
export type Menu = { salonId: number; catalogue: ServiceCatalogue }

/** A service's page as the schema has it, without its story, which a field resolver fetches. */
type ListedServicePage = ResolversParentTypes['ServicePage']

/** The service of a page; null when no service has that slug. */
export async function servicePage(
  slug: string,
  { lists }: Pick<Context, 'lists'>,
): Promise<ListedServicePage | null> {
  const { salonId, catalogue } = await lists.read('serviceMenu')
  const category = catalogue.categories.find(({ groups }) =>
    groups.some((group) => group.slug === slug),
  )
  const group = category?.groups.find((one) => one.slug === slug)
  if (!category || !group) return null
  const ids = new Set(group.services.map(({ id }) => id))
  return {
    salonId,
    category,
    group,
    specialDays: catalogue.specialDays.filter(({ serviceId }) => ids.has(serviceId)),
  }
}

/**
 * The story of its service; null when there is none. A failure is this field's, so that the rest of
 * the page is shown, but not cached.
 */
export async function storyOf(
  { salonId, group }: ListedServicePage,
  { backends, contentLanguage }: Pick<Context, 'backends' | 'contentLanguage'>,
): Promise<ServiceDetail | null> {
  if (!group.services.some(({ hasDetail }) => hasDetail)) return null
  const response = await backends.booking.getServiceDetail({
    salonId,
    groupId: group.id,
    lang: contentLanguage,
  })
  return response.status === 200 ? toServiceDetail(response.body) : null
}
