import { fold } from '../../../domain/fold'
import { memoizeByIdentity } from '../../cache/memoize'
import type { ListedProvince, ListedSalon } from './mapping'

/** The conditions of a salon search; absent ones match all salons. */
export type SalonFilter = {
  search?: string | null
  provinceId?: number | null
  districtId?: number | null
  hasParking?: boolean | null
}

/** Longest text that is searched for; what comes after is cut off. */
const MAX_SEARCH_LENGTH = 100

type Folded = { name: string; all: string }

/**
 * The salons that match a filter: each typed word begins a word of theirs, accents aside (B-053,
 * B-055, B-064, H-153). First come those whose name (the street) has all words, then those that
 * have them in a row ("quận 1" before "1 Lê Lợi, quận 10"), as whole words, then top and hot ones.
 */
export function findSalons(salons: readonly ListedSalon[], filter: SalonFilter): ListedSalon[] {
  const suiting = salons
    .map((salon, index) => ({ salon, index }))
    .filter(({ salon }) => suits(salon, filter))
  const words = wordsOf(filter.search)
  if (words.length === 0) return suiting.map(({ salon }) => salon)
  const folded = foldedOf(salons)
  return suiting
    .map(({ salon, index }) => ({ salon, rank: rankOf(words, folded[index]!, salon) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((one, other) => one.rank - other.rank || one.salon.id - other.salon.id)
    .map(({ salon }) => salon)
}

/** The provinces where every typed word begins a word of the name, accents aside (B-055). */
export function findProvinces(
  provinces: readonly ListedProvince[],
  search: string | null | undefined,
): ListedProvince[] {
  const words = wordsOf(search)
  const names = foldedNames(provinces)
  return provinces.filter((_province, index) => holdsAll(names[index]!, words))
}

const NOT_FOUND = 32

/** Smaller is better. */
function rankOf(words: string[], { name, all }: Folded, salon: ListedSalon): number {
  if (!holdsAll(all, words)) return NOT_FOUND
  const isOnStreet = holdsAll(name, words)
  const isInARow = all.includes(` ${words.join(' ')} `)
  const isWhole = words.every((word) => all.includes(` ${word} `))
  return (
    Number(!isOnStreet) * 16 +
    Number(!isInARow) * 8 +
    Number(!isWhole) * 4 +
    Number(!salon.isTop) * 2 +
    Number(!salon.isHot)
  )
}

function suits(salon: ListedSalon, { provinceId, districtId, hasParking }: SalonFilter): boolean {
  return (
    (!provinceId || salon.provinceId === provinceId) &&
    (!districtId || salon.districtId === districtId) &&
    (!hasParking || salon.hasParking)
  )
}

function holdsAll(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(` ${word}`))
}

function wordsOf(search: string | null | undefined): string[] {
  return fold((search ?? '').slice(0, MAX_SEARCH_LENGTH))
    .split(' ')
    .filter((word) => word !== '')
}

// Folding a hundred salons costs more than searching them, so it is done once for each list.
const foldedOf = memoizeByIdentity((salons: readonly ListedSalon[]): Folded[] =>
  salons.map(({ name, addressNew, address, districtName, provinceName, searchText }) => ({
    name: ` ${fold(name)} `,
    // The chain's own search text also knows nicknames, such as hcm.
    all: ` ${fold([name, addressNew, address, districtName, provinceName, searchText].join(' '))} `,
  })),
)
const foldedNames = memoizeByIdentity((provinces: readonly ListedProvince[]) =>
  provinces.map(({ name }) => ` ${fold(name)}`),
)
