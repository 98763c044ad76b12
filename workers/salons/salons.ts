import { allRows, firstRow } from '../kit/rows'
import { fold } from '../../domain/fold'
import type { LocalDate } from '../kit/values'
import type { SalonWire } from './contract'
import { distanceKm, type Point } from './distance'
import { salonRow, type SalonRow, SELECT_SALON, toWire } from './salon-row'

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

/** Nearby responses hold so many salons at most (B-076). */
const MAX_NEAR = 30

/** Listed salons in the chain's order. */
export async function readSalons(
  db: D1Database,
  today: LocalDate,
  selection: Selection,
): Promise<{ data: SalonWire[] }> {
  const salons = db.prepare(
    `${SELECT_SALON} WHERE s.is_listed = 1 AND ${SELECTED[selection]} ORDER BY s.id`,
  )
  return { data: (await allRows(salons, salonRow)).map((row) => toWire(row, today)) }
}

/** One salon, also an unlisted one (O-21); null when there is none. */
export async function readSalon(db: D1Database, id: number): Promise<SalonRow | null> {
  return firstRow(db.prepare(`${SELECT_SALON} WHERE s.id = ?`).bind(id), salonRow)
}

/**
 * Salons where every typed word begins one of their own, so that half a word already matches
 * (B-053). First those whose name (the street) has all words, then those that have them as whole
 * words ("quận 1" before "quận 10"), then top and hot ones.
 */
export async function searchSalons(
  db: D1Database,
  today: LocalDate,
  wanted: SalonQuery,
): Promise<{ data: SalonWire[] }> {
  const words = fold(wanted.text ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const found = db
    .prepare(
      `${SELECT_SALON}
       WHERE s.is_listed = 1
         AND (?2 IS NULL OR s.province_id = ?2) AND (?3 IS NULL OR s.district_id = ?3) AND (?4 = 0 OR s.has_parking = 1)
         AND NOT EXISTS (SELECT 1 FROM json_each(?1) w WHERE instr(' ' || s.search_text, ' ' || w.value) = 0)
       ORDER BY
         EXISTS (SELECT 1 FROM json_each(?1) w WHERE instr(' ' || s.name_text, ' ' || w.value) = 0),
         EXISTS (SELECT 1 FROM json_each(?1) w WHERE instr(' ' || s.search_text || ' ', ' ' || w.value || ' ') = 0),
         s.is_top DESC, s.is_hot DESC, s.id`,
    )
    .bind(
      JSON.stringify(words),
      wanted.cityId ?? null,
      wanted.districtId ?? null,
      wanted.parking ? 1 : 0,
    )
  return { data: (await allRows(found, salonRow)).map((row) => toWire(row, today)) }
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

/** The nearest salons with their distance in km (H-211, B-326). */
export async function salonsNear(
  db: D1Database,
  today: LocalDate,
  point: Point,
): Promise<{ data: SalonWire[] }> {
  const rows = await readNearest(db, point)
  return { data: rows.map((row) => ({ ...toWire(row, today), distance: distanceKm(point, row) })) }
}
