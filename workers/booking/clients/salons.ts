import * as z from 'zod'
import { FIRST_FRAME_MINUTES } from '../../../domain/frames'
import { allRows, firstRow, jsonColumn } from '../../kit/rows'
import { BackendFailure, connect, isAbsent } from '../../kit/connect'
import { endpoint, type Api } from '../../kit/endpoint'
import { logFailure } from '../../kit/log'
import { knownMessage, refusalDto } from '../../kit/message'
import { limitFor } from '../../kit/time-limits'
import { isOwnHost, upstreamOf, type HostVars } from '../../kit/upstream'
import { localDate, type LocalDate } from '../../kit/values'
import {
  decimal,
  decimalText,
  flag,
  idText,
  inData,
  known,
  lenientList,
  onOff,
  rowId,
  text,
  whole,
  wireDate,
  wireDateOrNone,
} from '../../kit/wire'
import type { BookingEnv } from '../env'
import type { Sale, SalonDays } from '../role'
import { createTtlCache } from '../../kit/ttl-cache'
import type { Opening } from '../salon-day/hours'

const copyRow = z.object({ body: jsonColumn(z.unknown()) })

/**
 * The last stored response of another backend under a name, undefined when there is none; parsed
 * JSON that the reader must validate.
 */
async function readCopy(db: D1Database, name: string): Promise<unknown> {
  const copy = db.prepare('SELECT body FROM neighbour_copy WHERE name = ?').bind(name)
  return (await firstRow(copy, copyRow))?.body
}

/** The newest of the copies whose names match a GLOB pattern. */
async function readNewestCopy(db: D1Database, pattern: string): Promise<unknown> {
  const newest = db
    .prepare('SELECT body FROM neighbour_copy WHERE name GLOB ? ORDER BY seen_at DESC LIMIT 1')
    .bind(pattern)
  return (await firstRow(newest, copyRow))?.body
}

/** Stores a response of another backend; one that says the same again is not written. */
export async function saveCopy(
  db: D1Database,
  name: string,
  value: unknown,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO neighbour_copy (name, body, seen_at)
       VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET body = excluded.body, seen_at = excluded.seen_at
       WHERE body <> excluded.body`,
    )
    .bind(name, JSON.stringify(value), now)
    .run()
}

const salonFacts = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  map: z.string(),
  parkingMap: z.string(),
  /** First day of a salon that has not opened yet, else null. */
  opens: localDate.nullable(),
  offersConsultation: z.boolean(),
  /** Whether it serves at all. */
  isOpen: z.boolean(),
  /** Degrees; null when the host sends none. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

/** The facts of a salon that booking needs, with its sales, which are booking's own. */
export type SalonFacts = z.infer<typeof salonFacts> & Pick<SalonDays, 'sales'>

/** A closed day may lack its hours. */
const opening = z
  .object({
    isOpen: onOff,
    openMinutes: known(whole, 0),
    closeMinutes: known(whole, 0),
    message: knownMessage,
  })
  .refine(({ isOpen, openMinutes, closeMinutes }) => !isOpen || openMinutes < closeMinutes)

/** A salon of which nothing but its name or address must be known. */
const salon = z
  .object({
    name: text,
    address: text,
    addressNew: text,
    phone: text,
    map: text,
    parkingMap: text,
    openingDate: known(wireDateOrNone, null),
    selectConsultation: flag,
    isOpen: known(onOff, true),
    latitude: known(decimal.nullable(), null),
    longitude: known(decimal.nullable(), null),
  })
  .transform(({ address, addressNew, openingDate, selectConsultation, ...wire }) => ({
    ...wire,
    name: wire.name || addressNew || address,
    address: addressNew || address,
    opens: openingDate,
    offersConsultation: selectConsultation,
  }))

/** The four calls of the salons backend that booking makes, with the fields it reads. */
const salonsApi = {
  getSalon: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/{id}',
    input: z.object({ id: idText }),
    responses: {
      200: inData(salon),
      404: refusalDto,
    },
  }),
  getOpening: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/opening',
    input: z.object({ salonId: idText, workDate: wireDate }),
    responses: {
      200: inData(opening),
      404: refusalDto,
    },
  }),
  getSalonOff: endpoint({
    kind: 'named',
    method: 'GET',
    path: '/salon/salon-off',
    input: z.object({ salonId: idText }),
    responses: {
      200: inData(
        z.object({ salonBackUp: lenientList(rowId) }).transform((wire) => wire.salonBackUp),
      ),
      404: refusalDto,
    },
  }),
  salonsNear: endpoint({
    kind: 'specified',
    method: 'GET',
    path: '/salon/get-salon-near',
    input: z.object({ latitude: decimalText, longitude: decimalText }),
    responses: {
      200: inData(
        lenientList(
          z
            .object({
              id: rowId,
              name: text,
              distance: decimal,
              openingDate: known(wireDateOrNone, null),
            })
            .transform(({ openingDate, ...near }) => ({ ...near, opens: openingDate })),
        ),
      ),
    },
  }),
} satisfies Api

/** A place on the map, in degrees. */
type Point = { latitude: number; longitude: number }

/** A salon near a point, with its distance in km, and its first day while that is ahead. */
export type NearSalon = { id: number; name: string; distance: number; opens: LocalDate | null }

/**
 * Ms for which responses of the salons backend are used, and stored copies while it is down, before
 * it is called again.
 */
const FRESH_MS = 60_000
const SILENT_MS = 5_000
const TIMEOUT_MS = 2_000

const salons = createTtlCache<SalonFacts | null>()
const openings = createTtlCache<Opening>()

type SalonEnv = HostVars<'SALONS'> & Pick<BookingEnv, 'DB'>

/**
 * Facts of a salon, null when there is none; the last copy while the salons backend is down. Throws
 * when there is no copy either.
 */
export async function salonOf(env: SalonEnv, salonId: number): Promise<SalonFacts | null> {
  const name = `salon:${salonId}`
  const cached = salons.get(ownerOf(env), name)
  if (cached !== undefined) return cached
  const reading = readSales(env.DB, salonId)
  try {
    const response = await client(env).getSalon({ id: salonId })
    const facts = response.status === 200 ? response.body : null
    if (facts) await saveCopy(env.DB, name, facts, Date.now())
    return salons.set(ownerOf(env), name, facts && { ...facts, sales: await reading }, FRESH_MS)
  } catch (error) {
    const copy = salonFacts.safeParse(await readCopy(env.DB, name))
    if (!copy.success) throw error
    return salons.set(ownerOf(env), name, { ...copy.data, sales: await reading }, SILENT_MS)
  }
}

const saleRow = z.object({ opensAt: z.int(), lastDay: localDate })

/** The sales of a salon and of the chain; none where a row is broken, which is logged. */
async function readSales(db: D1Database, salonId: number): Promise<Sale[]> {
  const rows = db
    .prepare(
      `SELECT opens_at AS opensAt, last_day AS lastDay FROM sale
       WHERE salon_id IN (0, ?) ORDER BY opens_at`,
    )
    .bind(salonId)
  try {
    return await allRows(rows, saleRow)
  } catch (error) {
    logFailure({ worker: 'booking', call: 'sale', requestId: '' }, error)
    return []
  }
}

/** The chain's usual opening hours (home-account §9). */
const USUAL_HOURS = { openMinutes: FIRST_FRAME_MINUTES, closeMinutes: 20 * 60 + 30, message: '' }

/**
 * A salon's opening hours on a day; while the salons backend is down, the stored ones of that day,
 * or else those of any other day. The usual ones where a host of the chain's own has none to read.
 */
export async function openingOf(env: SalonEnv, salonId: number, date: LocalDate): Promise<Opening> {
  const name = `opening:${salonId}:${date}`
  const cached = openings.get(ownerOf(env), name)
  if (cached) return cached
  const isHost = isOwnHost('salons', env)
  try {
    const response = await client(env).getOpening({ salonId, workDate: date })
    if (response.status === 200) {
      await saveCopy(env.DB, name, response.body, Date.now())
      return openings.set(ownerOf(env), name, response.body, FRESH_MS)
    }
    if (isHost) throw new BackendFailure('salons', 'getOpening', 'status', '404')
    const closed = { isOpen: false, openMinutes: 0, closeMinutes: 0, message: '' }
    return openings.set(ownerOf(env), name, closed, FRESH_MS)
  } catch (error) {
    const isUnreadable = isHost && !isDown(error)
    const copy = opening.safeParse(
      (await readCopy(env.DB, name)) ??
        (isUnreadable ? null : await readNewestCopy(env.DB, `opening:${salonId}:*`)),
    )
    if (copy.success) return openings.set(ownerOf(env), name, copy.data, SILENT_MS)
    if (!isUnreadable) throw error
    if (!isAbsent(error))
      logFailure({ worker: 'booking', call: 'salons.getOpening', requestId: '' }, error)
    const isOpen = (await salonOf(env, salonId))?.isOpen ?? false
    return openings.set(ownerOf(env), name, { ...USUAL_HOURS, isOpen }, FRESH_MS)
  }
}

/** Whether a backend cannot answer for now; else it has no such call, or says what nobody can read. */
function isDown(error: unknown): boolean {
  if (!(error instanceof BackendFailure)) return false
  const { why, detail } = error
  return why === 'status' ? /^5(?!01)/.test(detail) : why === 'timeout' || why === 'network'
}

/** Alternative salons, nearest first; empty while they are unknown. */
export async function alternativesTo(env: SalonEnv, salonId: number): Promise<number[]> {
  try {
    const response = await client(env).getSalonOff({ salonId })
    return response.status === 200 ? response.body : []
  } catch {
    return []
  }
}

/** The open salons nearest to a point, closest first. Throws while the salons backend is down. */
export function salonsNearTo(env: SalonEnv, { latitude, longitude }: Point): Promise<NearSalon[]> {
  return client(env).salonsNear({ latitude, longitude })
}

/** Whose memory a response goes into: a host of the chain's own needs no binding. */
function ownerOf({ SALONS, DB }: SalonEnv): object {
  return SALONS ?? DB
}

function client(env: SalonEnv) {
  const upstream = upstreamOf('salons', env)
  const timeoutMs = limitFor(upstream.host, TIMEOUT_MS)
  return connect('salons', salonsApi, { ...upstream, headers: {}, timeoutMs })
}
