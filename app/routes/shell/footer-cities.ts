import { leadingFirst } from '~/booking/salons/largest-cities'
import type { FooterQuery } from '../../../schema/generated/graphql'

/** A city of the footer with its salons. */
export type FooterCity = NonNullable<FooterQuery['provinces']>[number]

/** A city as every page names it. */
export type CityOfFooter = { id: string; name: string; count: number }

/** Cities that have salons, the chain's first ones leading. */
export function footerCities(provinces: readonly FooterCity[]): FooterCity[] {
  return leadingFirst(provinces.filter(({ salons }) => salons.length > 0))
}
