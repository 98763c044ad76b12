import { services as messages } from '~/messages/vi/services'
import { fold } from '../../../domain/fold'
import { holdsAll, wordsOf } from '../../../domain/search-words'
import { lineText } from '../../../domain/typed-text'

/** The fields of a service that the search reads. */
export type SearchableService = {
  id: string
  name: string
  versionName: string | null
  subtitle: string
  price: number
  priceText: string
}
type SearchedCategory<G> = { title: string; groups: readonly G[] }

/** The problem of a search, null when it is valid. */
export function searchProblem(text: string): string | null {
  if (lineText(text) === '') return messages.searchEmpty
  return fold(text) === '' ? messages.searchInvalid : null
}

/** Words of everyday speech that names of services leave out: tóc, đầu, (chăm) sóc. */
const leftOut = new Set(['toc', 'dau', 'soc', 'hair'])

/**
 * The categories with only the groups that match a search: quoted terms are titles of categories,
 * other words occur in name, subtitle, price or id. "Cắt tóc" is a cut, unless a service is called so.
 */
export function searchServices<
  S extends SearchableService,
  G extends { services: readonly S[] },
  C extends SearchedCategory<G>,
>(categories: readonly C[], text: string): C[] {
  const titles = [...lineText(text).matchAll(/"([^"]+)"/g)].map((match) => match[1]!.trim())
  if (titles.length > 0) return categories.filter((category) => titles.includes(category.title))
  const words = wordsOf(text.replace(/hair(?=cut|wash|style)/gi, 'hair '))
  const named = words.filter((word) => !leftOut.has(word))
  const isMeant = categories.some(({ groups }) =>
    groups.some(({ services }) =>
      services.some((service) => textOf(service).includes(` ${words.join(' ')}`)),
    ),
  )
  const holds = holdsAll(isMeant || named.length === 0 ? words : named)
  return categories
    .map((category) => ({
      ...category,
      groups: category.groups.filter((group) =>
        group.services.some((service) => holds(textOf(service))),
      ),
    }))
    .filter((category) => category.groups.length > 0)
}

function textOf({ name, versionName, subtitle, priceText, price, id }: SearchableService): string {
  return ` ${fold([name, versionName, subtitle, priceText, price, id].join(' '))}`
}
