import { search as words } from '~/messages/vi/search'
import { fold } from '../../../domain/fold'

/** The fields of a service that the search reads. */
export type SearchableService = {
  id: number
  name: string
  versionName: string
  subtitle: string
  price: number
  priceText: string
}
type SearchedCategory<G> = { title: string; groups: readonly G[] }

/** The problem of a search, null when it is valid (B-090). */
export function searchProblem(text: string): string | null {
  if (text.trim() === '') return words.empty
  return fold(text) === '' ? words.invalid : null
}

/**
 * The categories with only the groups that match a search: quoted terms are titles of categories
 * (B-091), other words occur in name, subtitle, price or id (B-092).
 */
export function searchServices<
  S extends SearchableService,
  G extends { services: readonly S[] },
  C extends SearchedCategory<G>,
>(categories: readonly C[], text: string): C[] {
  const titles = [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1]!.trim())
  if (titles.length > 0) return categories.filter((category) => titles.includes(category.title))
  const terms = fold(text).split(' ')
  return categories
    .map((category) => ({
      ...category,
      groups: category.groups.filter((group) =>
        group.services.some((service) => isFound(service, terms)),
      ),
    }))
    .filter((category) => category.groups.length > 0)
}

function isFound(service: SearchableService, terms: string[]): boolean {
  const text = fold(
    [
      service.name,
      service.versionName,
      service.subtitle,
      service.priceText,
      service.price,
      service.id,
    ].join(' '),
  )
  const found = text.split(' ')
  return terms.every((term) => found.some((word) => word.startsWith(term)))
}
