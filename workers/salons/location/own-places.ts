import * as z from 'zod'
import { HOUR_MS } from '../../../domain/durations'
import { fold } from '../../../domain/fold'
import { locationText, searchLocations, type LocationText } from '../../../domain/location-search'
import { allRows, firstRow } from '../../kit/rows'
import type { PlaceWire, SuggestionWire } from '../contract/wire-location'
import { provinceMiddles } from './province-middles'

/** Suggestions for a few letters. */
const SUGGESTED = 8

/** Places change when a province is split: once an hour is often enough (ms). */
const FRESH_MS = HOUR_MS

type Indexed = { id: string; text: string; searched: LocationText }

const indexes = new WeakMap<D1Database, { places: readonly Indexed[]; until: number }>()

/** Provinces, districts and wards that match; of equal ones the larger come first. */
export async function suggestOwn(db: D1Database, text: string): Promise<SuggestionWire[]> {
  if (fold(text) === '') return []
  return searchLocations(await indexOf(db), ({ searched }) => searched, text)
    .slice(0, SUGGESTED)
    .map(({ id, text: description }) => ({ placeId: id, description }))
}

/** One of our places by its id; null when there is none. */
export async function findOwn(db: D1Database, placeId: string): Promise<PlaceWire | null> {
  const [, kind = '', number] = /^([pdw])(\d{1,9})$/.exec(placeId) ?? []
  const sql = SELECT_ONE[kind]
  if (!sql) return null
  const row = await firstRow(db.prepare(sql).bind(Number(number)), placeRow)
  if (!row) return null
  const [latitude, longitude] =
    row.latitude === null || row.longitude === null
      ? (provinceMiddles[row.cityId] ?? [null, null])
      : [row.latitude, row.longitude]
  return {
    placeId,
    address: [row.ward, row.district, row.province].filter(Boolean).join(', '),
    cityId: row.cityId,
    districtId: row.districtId,
    wardId: row.wardId,
    latitude,
    longitude,
  }
}

const placeRow = z.object({
  cityId: z.int(),
  districtId: z.int().nullable(),
  wardId: z.int().nullable(),
  province: z.string(),
  district: z.string().nullable(),
  ward: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

const namedRow = z.object({ id: z.string(), text: z.string() })

/** Districts have no position of their own; the average of their salons stands for it. */
const MIDDLE = `(SELECT avg(latitude) FROM salon s WHERE s.is_listed = 1 AND s.district_id = d.id) AS latitude,
  (SELECT avg(longitude) FROM salon s WHERE s.is_listed = 1 AND s.district_id = d.id) AS longitude`

const SELECT_ONE: Readonly<Record<string, string>> = {
  p: `SELECT p.id AS cityId, NULL AS districtId, NULL AS wardId, p.name AS province,
      NULL AS district, NULL AS ward, NULL AS latitude, NULL AS longitude
    FROM province p
    WHERE p.id = ?`,
  d: `SELECT p.id AS cityId, d.id AS districtId, NULL AS wardId, p.name AS province,
        d.name AS district, NULL AS ward, ${MIDDLE}
      FROM district d JOIN province p ON p.id = d.province_id WHERE d.id = ?`,
  w: `SELECT p.id AS cityId, d.id AS districtId, w.id AS wardId, p.name AS province,
        d.name AS district, w.name AS ward, ${MIDDLE}
      FROM ward w
      JOIN district d ON d.id = w.district_id
      JOIN province p ON p.id = d.province_id
      WHERE w.id = ?`,
}

/** Ten thousand names, folded once an hour for each isolate: SQLite knows no Vietnamese accents. */
async function indexOf(db: D1Database): Promise<readonly Indexed[]> {
  const cached = indexes.get(db)
  if (cached && cached.until > Date.now()) return cached.places
  const named = db.prepare(
    `SELECT 'p' || id AS id, name AS text FROM province
       UNION ALL
       SELECT 'd' || d.id, d.name || ', ' || p.name FROM district d
       JOIN province p ON p.id = d.province_id
       UNION ALL
       SELECT 'w' || w.id, w.name || ', ' || d.name || ', ' || p.name
       FROM ward w
       JOIN district d ON d.id = w.district_id
       JOIN province p ON p.id = d.province_id`,
  )
  const places = (await allRows(named, namedRow)).map(({ id, text }) => ({
    id,
    text,
    searched: searchedText(text),
  }))
  indexes.set(db, { places, until: Date.now() + FRESH_MS })
  return places
}

/** `Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội`: the first is its own name, the last its province. */
function searchedText(text: string): LocationText {
  const parts = text.split(', ')
  const name = parts[0] ?? ''
  const province = parts.at(-1) ?? name
  return locationText({ name, addresses: [text], district: parts.length > 1 ? name : '', province })
}
