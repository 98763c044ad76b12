import type { Salon } from '../../schema/generated/resolvers'
import { fold } from '../../workers/kit/text'
import type { ListedProvince } from './shape'

/** What a salon must fulfil to be found; absent conditions hold for all. */
export type SalonFilter = { search?: string | null; provinceId?: number | null; districtId?: number | null; hasParking?: boolean | null }

/** Longest text that is searched for; what comes after is cut off. */
const SEARCH_LENGTH = 100

// Folding a hundred salons costs more than searching them, so it is done once for each list.
const foldedSalons = new WeakMap<readonly Salon[], string[]>()

/** The salons that fulfil a filter, in the list's order: each word begins a word of name, address, district or province, accents aside (B-053, B-055, B-064, H-153). */
export function findSalons(salons: readonly Salon[], filter: SalonFilter): Salon[] {
  const words = wordsOf(filter.search)
  const texts = words.length > 0 ? foldedOf(salons) : []
  return salons.filter((salon, index) => {
    if (filter.provinceId && salon.provinceId !== filter.provinceId) return false
    if (filter.districtId && salon.districtId !== filter.districtId) return false
    if (filter.hasParking && !salon.hasParking) return false
    return words.every((word) => texts[index]?.includes(` ${word}`))
  })
}

/** The provinces in whose name every word begins a word, accents aside (B-055). */
export function findProvinces(provinces: readonly ListedProvince[], search: string | null | undefined): ListedProvince[] {
  const words = wordsOf(search)
  return provinces.filter((province) => words.every((word) => ` ${fold(province.name)}`.includes(` ${word}`)))
}

function wordsOf(search: string | null | undefined): string[] {
  return fold((search ?? '').slice(0, SEARCH_LENGTH)).split(' ').filter((word) => word !== '')
}

function foldedOf(salons: readonly Salon[]): string[] {
  const known = foldedSalons.get(salons)
  if (known) return known
  const folded = salons.map((salon) => ` ${fold([salon.name, salon.addressNew, salon.address, salon.districtName, salon.provinceName].join(' '))}`)
  foldedSalons.set(salons, folded)
  return folded
}
