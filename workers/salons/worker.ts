import { type ClockVars, nowOf } from '../../domain/clock'
import type { HostVars } from '../kit/upstream'
import { eraseDeletedCustomers } from '../kit/erasure'
import { inLanguage } from '../kit/translation'
import { logFailure } from '../kit/log'
import { coded, type Message } from '../kit/message'
import { type Handlers, serve } from '../kit/serve'
import type { LocalDate } from '../kit/values'
import { vietnamDay } from '../kit/vietnam-time'
import { getDiscover, likeDiscover, listDiscovers, listLikedDiscovers } from './content/discovers'
import { readArticle, readEntries, readHomeLooks, readPosts } from './content/entries'
import { salonsApi, type ProvinceDto } from './contract'
import { FIRST_FRAME_MINUTES, LAST_CLOSE_MINUTES } from '../../domain/frames'
import { findPlace, type LocationEnv, suggestPlaces } from './location/geocoder'
import { toDto, type SalonRow } from './salon-row'
import { readProductGroups, readProducts } from './shop/read-shop'
import { readSalon, readSalons, salonsNear, searchSalons, readNearest } from './salons'
import * as z from 'zod'
import { firstRow, allRows, jsonColumn } from '../kit/rows'
import type { districtsReply, wardsReply } from './contract/location'

const provinceRow = z.object({
  cityId: z.int(),
  cityName: z.string(),
  vungMienId: z.int(),
  totalSalon: z.int(),
  districtModels: jsonColumn(z.array(z.object({ districtId: z.int(), districtName: z.string() }))),
})

const districtRow = z.object({
  districtId: z.int(),
  districtName: z.string(),
  cityId: z.int(),
  totalSalon: z.int(),
})

const wardRow = z.object({ wardId: z.int(), wardName: z.string(), districtId: z.int() })

/**
 * Provinces with their districts and counts of listed salons; `onlyServed` keeps those that have
 * any.
 */
async function readProvinces(
  db: D1Database,
  onlyServed: boolean,
  provinceId?: number,
): Promise<{ data: ProvinceDto[] }> {
  const provinces = db
    .prepare(
      `SELECT p.id AS cityId, p.name AS cityName, p.region_id AS vungMienId,
         (SELECT count(*)
           FROM salon s
           WHERE s.province_id = p.id AND s.is_listed = 1) AS totalSalon,
         (SELECT json_group_array(json_object('districtId', d.id, 'districtName', d.name)
               ORDER BY d.id)
           FROM district d
           WHERE d.province_id = p.id) AS districtModels
       FROM province p
       WHERE (?1 IS NULL OR p.id = ?1) AND (?2 = 0 OR totalSalon > 0)
       ORDER BY p.id`,
    )
    .bind(provinceId ?? null, onlyServed ? 1 : 0)
  return { data: await allRows(provinces, provinceRow) }
}

/** Districts with counts of listed salons; `onlyServed` keeps those that have any. */
async function readDistricts(
  db: D1Database,
  onlyServed: boolean,
  provinceId?: number,
): Promise<z.input<typeof districtsReply>> {
  const districts = db
    .prepare(
      `SELECT d.id AS districtId, d.name AS districtName, d.province_id AS cityId,
         (SELECT count(*) FROM salon s WHERE s.district_id = d.id AND s.is_listed = 1) AS totalSalon
       FROM district d
       WHERE (?1 IS NULL OR d.province_id = ?1) AND (?2 = 0 OR totalSalon > 0)
       ORDER BY d.province_id, d.id`,
    )
    .bind(provinceId ?? null, onlyServed ? 1 : 0)
  return { data: await allRows(districts, districtRow) }
}

/** Wards of a district; none for an unknown one. */
async function readWards(db: D1Database, districtId: number): Promise<z.input<typeof wardsReply>> {
  const wards = db
    .prepare(
      'SELECT id AS wardId, name AS wardName, district_id AS districtId FROM ward WHERE district_id = ? ORDER BY id',
    )
    .bind(districtId)
  return { data: await allRows(wards, wardRow) }
}

/** Whether and between which minutes after midnight a salon serves on a day. */
type Opening = {
  isOpen: boolean
  openMinutes: number
  closeMinutes: number
  message: Message
}

/** Why a salon is closed and its alternatives; '' and none while it is open. */
type SalonOff = { message: Message; salonBackUp: number[] }

const ALTERNATIVES = 5

const closedRow = z.object({ reason: z.string() })

/** Hours of a season, within those that our booking backend can number. */
const seasonRow = z
  .object({
    openMinutes: z.int().min(FIRST_FRAME_MINUTES),
    closeMinutes: z.int().max(LAST_CLOSE_MINUTES),
    note: z.string(),
  })
  .refine((row) => row.openMinutes < row.closeMinutes)

/**
 * Opening of a salon on a day: closed for longer, not opened yet, a closed day, or its hours, which
 * are those of the season where it has some.
 */
async function readOpening(db: D1Database, salon: SalonRow, date: LocalDate): Promise<Opening> {
  const { openMinutes, closeMinutes } = salon
  const message = closedMessage(salon) || (await dayMessage(db, salon, date))
  if (message !== '') return { isOpen: false, openMinutes, closeMinutes, message }
  const season = await readSeason(db, salon.id, date)
  if (!season) return { isOpen: true, openMinutes, closeMinutes, message }
  const { note, ...hours } = season
  return { isOpen: true, ...hours, message: note && coded('OPENING_NOTE', { note }) }
}

/** The salon's own row before that of the chain; of a broken one nothing, which is logged. */
async function readSeason(db: D1Database, salonId: number, date: LocalDate) {
  const row = await db
    .prepare(
      `SELECT open_minutes AS openMinutes, close_minutes AS closeMinutes, note FROM season_day
       WHERE date = ? AND salon_id IN (0, ?) ORDER BY salon_id DESC LIMIT 1`,
    )
    .bind(date, salonId)
    .first()
  const season = seasonRow.nullable().safeParse(row)
  if (!season.success)
    logFailure(
      { worker: 'salons', call: `season_day ${salonId} ${date}`, requestId: '' },
      season.error,
    )
  return season.data ?? null
}

/** Whether a salon is closed for a longer time, with the nearest open ones. */
async function readSalonOff(db: D1Database, salon: SalonRow): Promise<SalonOff> {
  const message = closedMessage(salon)
  if (message === '') return { message, salonBackUp: [] }
  const nearest = await readNearest(db, salon, ALTERNATIVES)
  return { message, salonBackUp: nearest.map((row) => row.id) }
}

function closedMessage(salon: SalonRow): Message {
  if (salon.isOpen) return ''
  return salon.warnText === ''
    ? coded('SALON_RESTS')
    : coded('SALON_RESTS_FOR', { reason: salon.warnText })
}

async function dayMessage(db: D1Database, salon: SalonRow, date: LocalDate): Promise<Message> {
  if (salon.openingDate !== null && date < salon.openingDate)
    return coded('SALON_OPENS_ON', { day: salon.openingDate })
  const closedDay = db
    .prepare('SELECT reason FROM closed_day WHERE date = ? AND salon_id IN (0, ?)')
    .bind(date, salon.id)
  const closed = await firstRow(closedDay, closedRow)
  return closed ? coded('CLOSED_FOR', { day: date, reason: closed.reason }) : ''
}

/** This worker's bindings and variables. */
export type Env = ClockVars & LocationEnv & HostVars<'AUTH'>

/** The fields with the chain's texts; names and addresses are none. */
const salonTexts = new Set(['addressNote', 'warnText'])
/** The parameters of messages that are the chain's text. */
const reasons = new Set(['reason', 'note'])
/** A link may name a tag, and each language has its own. */
const entryTexts = new Set([
  ...['title', 'subTitle', 'description', 'tags', 'author', 'link', 'linkText', 'content'],
  ...['parts', 'suits', 'ask', 'care', 'steps', 'notFor', 'question', 'answer'],
])
/** What customers wrote stays as it is; the chain writes who they are. */
const feedbackTexts = new Set(['customerName', 'serviceName'])
const groupTexts = new Set(['name'])
const productTexts = new Set(['name', 'subCategory', 'description', 'usage'])

const unknownSalon = {
  status: 404 as const,
  body: { message: coded('UNKNOWN_SALON') },
}

const unknownPlace = { status: 404 as const, body: { message: coded('NO_SUCH_PLACE') } }

const unknownPost = { status: 404 as const, body: { message: coded('NO_POST') } }

const handlers: Handlers<typeof salonsApi, Env> = {
  listProvinces: (_input, { env }) => readProvinces(env.DB, false),
  provinceFile: (_input, { env }) => readProvinces(env.DB, false),
  listSalonProvinces: ({ cityId }, { env }) => readProvinces(env.DB, true, cityId),
  listDistricts: ({ cityId }, { env }) => readDistricts(env.DB, false, cityId),
  districtFile: (_input, { env }) => readDistricts(env.DB, false),
  listSalonDistricts: ({ cityId }, { env }) => readDistricts(env.DB, true, cityId),
  listWards: ({ districtId }, { env }) => readWards(env.DB, districtId),
  listSalons: async ({ lang }, { env }) =>
    inLanguage(await readSalons(env.DB, today(env), 'all'), lang, env.DB, salonTexts),
  salonFile: (_input, { env }) => readSalons(env.DB, today(env), 'all'),
  listMappedSalons: (_input, { env }) => readSalons(env.DB, today(env), 'mapped'),
  topSalons: async ({ lang }, { env }) =>
    inLanguage(await readSalons(env.DB, today(env), 'top'), lang, env.DB, salonTexts),
  searchSalons: (input, { env }) => searchSalons(env.DB, today(env), input),
  salonsNear: (point, { env }) => salonsNear(env.DB, today(env), point),
  getSalon: async ({ id, lang }, { env }) => {
    const salon = await readSalon(env.DB, id)
    if (!salon) return unknownSalon
    const data = await inLanguage(toDto(salon, today(env)), lang, env.DB, salonTexts)
    return { status: 200, body: { data } }
  },
  getOpening: async ({ salonId, workDate, lang }, { env }) => {
    const salon = await readSalon(env.DB, salonId)
    if (!salon) return unknownSalon
    const opening = await readOpening(env.DB, salon, workDate)
    return { status: 200, body: { data: await inLanguage(opening, lang, env.DB, reasons) } }
  },
  getSalonOff: async ({ salonId, lang }, { env }) => {
    const salon = await readSalon(env.DB, salonId)
    if (!salon) return unknownSalon
    const off = await readSalonOff(env.DB, salon)
    return { status: 200, body: { data: await inLanguage(off, lang, env.DB, reasons) } }
  },
  listProductGroups: async ({ lang }, { env }) =>
    inLanguage(await readProductGroups(env.DB), lang, env.DB, groupTexts),
  listProducts: async ({ groupId, lang }, { env }) =>
    inLanguage(await readProducts(env.DB, groupId), lang, env.DB, productTexts),
  suggestPlaces: async ({ input }, { env }) => ({ data: await suggestPlaces(env, input) }),
  findPlace: async ({ placeid }, { env }) => {
    const place = await findPlace(env, placeid)
    return place ? { status: 200, body: { data: place } } : unknownPlace
  },
  listDiscovers: async ({ lang }, { env }) =>
    inLanguage(await listDiscovers(env.DB), lang, env.DB, entryTexts),
  getDiscover: async ({ id, lang }, { env }) =>
    inLanguage(await getDiscover(env.DB, id), lang, env.DB, entryTexts),
  likeDiscover,
  listLikedDiscovers: async (input, context) =>
    inLanguage(await listLikedDiscovers(input, context), input.lang, context.env.DB, entryTexts),
  dynamicLayout: async ({ lang }, { env }) =>
    inLanguage(await readEntries(env.DB, 'layout'), lang, env.DB, entryTexts),
  listFeedback: async ({ lang }, { env }) =>
    inLanguage(await readEntries(env.DB, 'feedback'), lang, env.DB, feedbackTexts),
  listLooks: async ({ lang }, { env }) =>
    inLanguage(await readEntries(env.DB, 'lookbook'), lang, env.DB, entryTexts),
  listHomeLooks: async ({ lang }, { env }) =>
    inLanguage(await readHomeLooks(env.DB), lang, env.DB, entryTexts),
  listPosts: async ({ page, lang }, { env }) =>
    inLanguage(await readPosts(env.DB, page), lang, env.DB, entryTexts),
  getPost: async ({ slug, lang }, { env }) => {
    const article = await readArticle(env.DB, slug)
    if (!article) return unknownPost
    const data = await inLanguage(article, lang, env.DB, entryTexts)
    return { status: 200, body: { data } }
  },
  listVideos: async ({ lang }, { env }) =>
    inLanguage(await readEntries(env.DB, 'video'), lang, env.DB, entryTexts),
  listSpaPages: async ({ lang }, { env }) =>
    inLanguage(await readEntries(env.DB, 'spa'), lang, env.DB, entryTexts),
}

const app = serve('salons', salonsApi, handlers)

/** The salons backend; each night it forgets what customers liked whom auth has deleted. */
export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await eraseDeletedCustomers('salons', env, ({ customerId }) => [
      env.DB.prepare('DELETE FROM discover_like WHERE customer_id = ?').bind(customerId),
    ])
  },
} satisfies ExportedHandler<Env>

function today(env: Env): LocalDate {
  return vietnamDay(nowOf(env))
}
