import { connect, fetchAt } from '../../kit/connect'
import { logFailure } from '../../kit/log'
import { locationApi, type PlaceDto, type SuggestionDto } from '../contract/location'
import * as z from 'zod'
import { HOUR_MS } from '../../../domain/durations'
import { fold } from '../../../domain/fold'
import { locationText, searchLocations, type LocationText } from '../../../domain/location-search'
import { allRows, firstRow } from '../../kit/rows'

/**
 * Position of each province's capital, by cityId, in degrees to about ten kilometres: enough to
 * find the nearest salons for a province without any.
 */
export const provinceMiddles: Readonly<
  Record<number, readonly [latitude: number, longitude: number]>
> = {
  1: [10.8, 106.7],
  2: [10.4, 105.4],
  3: [10.5, 107.2],
  4: [21.3, 106.2],
  5: [22.1, 105.8],
  6: [9.3, 105.7],
  7: [21.2, 106.1],
  8: [10.2, 106.4],
  9: [13.8, 109.2],
  10: [11, 106.7],
  11: [11.5, 106.9],
  12: [10.9, 108.1],
  13: [9.2, 105.2],
  14: [10, 105.8],
  15: [22.7, 106.3],
  16: [16.1, 108.2],
  17: [12.7, 108],
  18: [12, 107.7],
  19: [21.4, 103],
  20: [11, 106.8],
  21: [10.5, 105.6],
  22: [14, 108],
  23: [22.8, 105],
  24: [20.5, 105.9],
  25: [18.3, 105.9],
  26: [20.9, 106.3],
  27: [20.9, 106.7],
  28: [9.8, 105.5],
  29: [20.8, 105.3],
  30: [16.5, 107.6],
  31: [20.6, 106.1],
  32: [12.2, 109.2],
  33: [10, 105.1],
  34: [14.4, 108],
  35: [22.4, 103.5],
  36: [11.9, 108.4],
  37: [21.9, 106.8],
  38: [22.5, 104],
  39: [10.5, 106.4],
  40: [20.4, 106.2],
  41: [18.7, 105.7],
  42: [20.3, 106],
  43: [11.6, 109],
  44: [21.3, 105.4],
  45: [13.1, 109.3],
  46: [17.5, 106.6],
  47: [15.6, 108.5],
  48: [15.1, 108.8],
  49: [21, 107.1],
  50: [16.8, 107.1],
  51: [9.6, 106],
  52: [21.3, 103.9],
  53: [11.3, 106.1],
  54: [20.4, 106.3],
  55: [21.6, 105.8],
  56: [19.8, 105.8],
  57: [10.4, 106.4],
  58: [9.9, 106.3],
  59: [21.8, 105.2],
  60: [10.3, 106],
  61: [21.3, 105.6],
  62: [21, 105.8],
  63: [21.7, 104.9],
}

/** Suggestions for a few letters. */
const SUGGESTED = 8

/** Places change when a province is split: once an hour is often enough (ms). */
const FRESH_MS = HOUR_MS

type Indexed = { id: string; text: string; searched: LocationText }

const indexes = new WeakMap<D1Database, { places: readonly Indexed[]; until: number }>()

/** Provinces, districts and wards that match; of equal ones the larger come first. */
async function suggestOwn(db: D1Database, text: string): Promise<SuggestionDto[]> {
  if (fold(text) === '') return []
  return searchLocations(await indexOf(db), ({ searched }) => searched, text)
    .slice(0, SUGGESTED)
    .map(({ id, text: description }) => ({ placeId: id, description }))
}

/** One of our places by its id; null when there is none. */
async function findOwn(db: D1Database, placeId: string): Promise<PlaceDto | null> {
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

/** The configuration of the place search. */
export type LocationEnv = {
  DB: D1Database
  /**
   * Origin of a service that serves the two location calls for streets and houses; absent: our
   * provinces, districts and wards.
   */
  GEOCODER_URL?: string
}

const TIMEOUT_MS = 2_000

/** Suggestions for a few letters; our own places while a configured geocoder does not respond. */
export async function suggestPlaces(env: LocationEnv, text: string): Promise<SuggestionDto[]> {
  const remote = await fromRemote(env, 'suggestPlaces', async (geocoder) =>
    (await geocoder.suggestPlaces({ input: text })).map((place) => ({
      placeId: place.id,
      description: place.text,
    })),
  )
  return remote ?? suggestOwn(env.DB, text)
}

/** A place by its id, ours or the geocoder's; null when there is none. */
export async function findPlace(env: LocationEnv, placeId: string): Promise<PlaceDto | null> {
  const own = await findOwn(env.DB, placeId)
  if (own) return own
  return fromRemote(env, 'findPlace', async (geocoder) => {
    const response = await geocoder.findPlace({ placeid: placeId })
    if (response.status === 404) return null
    const { id, address, provinceId, districtId, wardId, point } = response.body
    return {
      placeId: id,
      address,
      cityId: provinceId,
      districtId,
      wardId,
      latitude: point?.latitude ?? null,
      longitude: point?.longitude ?? null,
    }
  })
}

/** Null without a geocoder, and while it fails, which is logged. */
async function fromRemote<T>(
  { GEOCODER_URL }: LocationEnv,
  call: string,
  ask: (geocoder: ReturnType<typeof providerAt>) => Promise<T>,
): Promise<T | null> {
  if (!GEOCODER_URL) return null
  try {
    return await ask(providerAt(GEOCODER_URL))
  } catch (error) {
    logFailure({ worker: 'salons', call: `geocoder.${call}`, requestId: '' }, error)
    return null
  }
}

function providerAt(origin: string) {
  return connect('geocoder', locationApi, {
    fetcher: fetchAt(origin),
    headers: {},
    timeoutMs: TIMEOUT_MS,
  })
}
