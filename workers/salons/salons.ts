import { allRows, firstRow } from '../kit/rows'
import { distanceKm, type Point } from '../../domain/distance'
import { locationText, searchLocations, type LocationText } from '../../domain/location-search'
import type { LocalDate } from '../kit/values'
import type { SalonDto } from './contract'
import { salonRow, type SalonRow, SELECT_SALON, toDto } from './salon-row'

/** The conditions of a search; absent ones match all salons. */
export type SalonQuery = {
  text?: string | undefined
  cityId?: number | undefined
  districtId?: number | undefined
  parking?: boolean | undefined
}

/** Which listed salons a list is about. */
export type Selection = 'all' | 'mapped' | 'top'

const SELECTED: Record<Selection, string> = {
  all: '1',
  mapped: "s.map_url <> ''",
  top: 's.is_top = 1',
}

/** Nearby responses hold so many salons at most. */
const MAX_NEAR = 30

/** Listed salons in the chain's order. */
export async function readSalons(
  db: D1Database,
  today: LocalDate,
  selection: Selection,
): Promise<{ data: SalonDto[] }> {
  const salons = db.prepare(
    `${SELECT_SALON} WHERE s.is_listed = 1 AND ${SELECTED[selection]} ORDER BY s.id`,
  )
  return { data: (await allRows(salons, salonRow)).map((row) => toDto(row, today)) }
}

/** One salon, also an unlisted one; null when there is none. */
export async function readSalon(db: D1Database, id: number): Promise<SalonRow | null> {
  return firstRow(db.prepare(`${SELECT_SALON} WHERE s.id = ?`).bind(id), salonRow)
}

/** Listed salons that match, by their words; of equal ones top and hot come first. */
export async function searchSalons(
  db: D1Database,
  today: LocalDate,
  input: SalonQuery,
): Promise<{ data: SalonDto[] }> {
  const suiting = db
    .prepare(
      `${SELECT_SALON}
       WHERE s.is_listed = 1
         AND (?1 IS NULL OR s.province_id = ?1) AND (?2 IS NULL OR s.district_id = ?2) AND (?3 = 0 OR s.has_parking = 1)
       ORDER BY s.is_top DESC, s.is_hot DESC, s.id`,
    )
    .bind(input.cityId ?? null, input.districtId ?? null, input.parking ? 1 : 0)
  const salons = (await allRows(suiting, salonRow)).map((row) => toDto(row, today))
  return { data: searchLocations(salons, textOf, input.text ?? '') }
}

function textOf(salon: SalonDto): LocationText {
  return locationText({
    name: salon.name,
    addresses: [salon.addressNew, salon.address],
    district: salon.districtName,
    province: salon.cityName,
    extra: salon.searchText,
  })
}

/** The listed salons nearest to a point that serve customers, closest first; closed ones would only disappoint. */
export async function readNearest(
  db: D1Database,
  point: Point,
  limit = MAX_NEAR,
): Promise<SalonRow[]> {
  const nearest = db
    .prepare(
      `${SELECT_SALON} WHERE s.is_listed = 1 AND s.is_open = 1
       ORDER BY (s.latitude - ?1) * (s.latitude - ?1) + (s.longitude - ?2) * (s.longitude - ?2), s.id LIMIT ?3`,
    )
    .bind(point.latitude, point.longitude, limit)
  return allRows(nearest, salonRow)
}

/** The nearest salons with their distance in km. */
export async function salonsNear(
  db: D1Database,
  today: LocalDate,
  point: Point,
): Promise<{ data: SalonDto[] }> {
  const rows = await readNearest(db, point)
  return { data: rows.map((row) => ({ ...toDto(row, today), distance: distanceKm(point, row) })) }
}
