import type { FooterQuery } from '../../../schema/generated/graphql'

/** A city of the footer with its salons. */
export type FooterCity = NonNullable<FooterQuery['provinces']>[number]

/** Cities that have salons: those of `first` in that order, then the others as they come (H-080…H-082). */
export function footerCities(
  provinces: readonly FooterCity[],
  first: readonly number[],
): FooterCity[] {
  const withSalons = provinces.filter(({ salons }) => salons.length > 0)
  const leading = first.flatMap((id) => withSalons.filter((city) => city.id === id))
  return [...leading, ...withSalons.filter(({ id }) => !first.includes(id))]
}
