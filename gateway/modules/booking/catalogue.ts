import type {
  DeliveryType,
  ServiceCatalogue,
  ServiceDetail,
  ServiceGroup,
} from '../../../schema/generated/resolvers'
import type * as z from 'zod'
import type { bookingApi, Catalogue, Service } from '../../../workers/booking/contract'
import { slugOf } from '../../../domain/fold'

const deliveryTypes: Record<Service['deliveryType'], DeliveryType> = {
  1: 'STYLIST',
  2: 'SKINNER',
  3: 'BOTH',
}

/**
 * A salon's services as the schema has them: hidden ones left out, and the groups and categories
 * that are empty then.
 */
export function toCatalogue({ categories, ...rest }: Catalogue): ServiceCatalogue {
  const slugOfGroup = slugsOf(categories)
  return {
    ...rest,
    categories: inOrder(categories)
      .map((category) => ({
        ...category,
        groups: category.groups
          .map((group) => toGroup(group, slugOfGroup))
          .filter(({ services }) => services.length > 0),
      }))
      .filter(({ groups }) => groups.length > 0),
  }
}

type Group = Catalogue['categories'][number]['groups'][number]

function toGroup(group: Group, slugOfGroup: (group: Group) => string): ServiceGroup {
  return {
    ...group,
    slug: slugOfGroup(group),
    services: inOrder(group.services.filter(({ isHidden }) => !isHidden)).map((service) => ({
      ...service,
      deliveryType: deliveryTypes[service.deliveryType],
    })),
  }
}

/**
 * The slug of each group: its Vietnamese name, followed by its number where two names are equal, so
 * that a service has the same address in each language.
 */
function slugsOf(categories: Catalogue['categories']): (group: Group) => string {
  const slugs = new Map<Group, string>()
  const counts = new Map<string, number>()
  for (const group of categories.flatMap(({ groups }) => groups)) {
    const slug = slugOf(group.slugName)
    slugs.set(group, slug)
    counts.set(slug, (counts.get(slug) ?? 0) + 1)
  }
  return (group) => {
    const slug = slugs.get(group)!
    return counts.get(slug) === 1 ? slug : `${slug}-${group.id}`
  }
}

type Detail = z.output<(typeof bookingApi.getServiceDetail.responses)[200]>

/** A group's story as the schema has it. */
export function toServiceDetail({ banners, ...detail }: Detail): ServiceDetail {
  return {
    ...detail,
    banners: banners.map(({ type, link }) => ({
      kind: type === 'image' ? 'IMAGE' : 'VIDEO',
      url: link,
    })),
  }
}

/** What a booking records about a service; the price is the one that the customer was shown. */
export type KnownService = {
  id: number
  name: string
  price: number
  minutes: number
  type: Service['deliveryType']
}

/**
 * Every service of a salon by id, hidden ones and extras included; the backend decides which may be
 * booked.
 */
export function servicesById({ categories }: Catalogue): Map<number, KnownService> {
  const services = new Map<number, KnownService>()
  for (const group of categories.flatMap(({ groups }) => groups)) {
    // An extra has no delivery of its own; where it is also listed, the listed one is used.
    for (const { serviceId: id, name, price, minutes } of group.addOns)
      if (!services.has(id)) services.set(id, { id, name, price, minutes, type: 1 })
    for (const { id, name, price, minutes, deliveryType } of group.services)
      services.set(id, { id, name, price, minutes, type: deliveryType })
  }
  return services
}

function inOrder<T extends { order: number }>(list: T[]): T[] {
  return [...list].sort((one, other) => one.order - other.order)
}
