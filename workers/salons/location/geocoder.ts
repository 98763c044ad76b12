import { connect, fetchAt } from '../../kit/connect'
import { logFailure } from '../../kit/log'
import { locationApi, type PlaceDto, type SuggestionDto } from '../contract/location'
import * as z from 'zod'
import { HOUR_MS } from '../../../domain/durations'
import { fold } from '../../../domain/fold'
import { locationText, searchLocations, type LocationText } from '../../../domain/location-search'
import { allRows, firstRow } from '../../kit/rows'
import { createTtlCache } from '../../kit/ttl-cache'

/** Suggestions for a few letters. */
const SUGGESTED = 8

/** Places change when a province is split: once an hour is often enough (ms). */
const FRESH_MS = HOUR_MS

type Indexed = { id: string; text: string; searched: LocationText }

const indexes = createTtlCache<readonly Indexed[]>()

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
  const { ward, district, province, ...place } = row
  return { placeId, address: [ward, district, province].filter(Boolean).join(', '), ...place }
}

const placeRow = z.object({
  cityId: z.int(),
  districtId: z.int().nullable(),
  wardId: z.int().nullable(),
  province: z.string(),
  district: z.string().nullable(),
  ward: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
})

const namedRow = z.object({ id: z.string(), text: z.string() })

/** A district lies where its salons do on average; without any it lies where its province does. */
const MIDDLE = `coalesce((SELECT avg(latitude) FROM salon s WHERE s.is_listed = 1 AND s.district_id = d.id),
    p.latitude) AS latitude,
  coalesce((SELECT avg(longitude) FROM salon s WHERE s.is_listed = 1 AND s.district_id = d.id),
    p.longitude) AS longitude`

const SELECT_ONE: Readonly<Record<string, string>> = {
  p: `SELECT p.id AS cityId, NULL AS districtId, NULL AS wardId, p.name AS province,
      NULL AS district, NULL AS ward, p.latitude, p.longitude
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
  const cached = indexes.get(db, '')
  if (cached) return cached
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
  return indexes.set(db, '', places, FRESH_MS)
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
