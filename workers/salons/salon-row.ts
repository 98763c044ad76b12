import * as z from 'zod'
import { flag } from '../kit/rows'
import { localDate, type LocalDate } from '../kit/values'
import { daysBetween } from '../kit/vietnam-time'
import { wireDateOrNone } from '../kit/wire'
import type { SalonDto } from './contract'

/** Reads a row of SELECT_SALON. */
export const salonRow = z.object({
  id: z.int(),
  province_id: z.int(),
  province_name: z.string(),
  district_id: z.int(),
  district_name: z.string(),
  name: z.string(),
  address: z.string(),
  address_new: z.string(),
  address_note: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  search_text: z.string(),
  has_parking: flag,
  is_open: flag,
  is_hot: flag,
  is_top: flag,
  opening_date: localDate.nullable(),
  warn_text: z.string(),
  many_people: z.enum(['off', 'all', 'notToday']),
  offers_consultation: flag,
  phone: z.string(),
  map_url: z.string(),
  parking_map_url: z.string(),
  image: z.string(),
  open_minutes: z.int(),
  close_minutes: z.int(),
})

/** A salon as stored, with the names of its district and province. */
export type SalonRow = z.output<typeof salonRow>

/** The head of every query for salons; the salon is `s`. */
export const SELECT_SALON = `SELECT s.*, p.name AS province_name, d.name AS district_name
  FROM salon s JOIN province p ON p.id = s.province_id JOIN district d ON d.id = s.district_id`

/** Days that a salon counts as newly opened. */
const NEW_DAYS = 30

/**
 * A stored salon as the chain sends it. What depends on the day (tag, opening date, warning) is
 * worked out, so it never goes stale.
 */
export function toDto(row: SalonRow, today: LocalDate): SalonDto {
  const opening = row.opening_date !== null && row.opening_date > today ? row.opening_date : null
  const isNew =
    opening === null &&
    row.opening_date !== null &&
    daysBetween(row.opening_date, today) <= NEW_DAYS
  return {
    id: row.id,
    cityId: row.province_id,
    cityName: row.province_name,
    districtId: row.district_id,
    districtName: row.district_name,
    name: row.name,
    address: row.address,
    addressNew: row.address_new,
    addressNote: row.address_note,
    latitude: row.latitude,
    longitude: row.longitude,
    searchText: row.search_text,
    parking: row.has_parking,
    isOpen: row.is_open,
    salonHot: row.is_hot,
    tagTopSalon: row.is_top ? 'TOP' : '',
    tag: opening ? 'opening soon' : isNew ? 'newly opened' : '',
    openingDate: wireDateOrNone.encode(opening),
    warnText: opening ? openingSentence(opening) : row.warn_text,
    bookManyPeople: row.many_people,
    selectConsultation: row.offers_consultation,
    phone: row.phone,
    map: row.map_url,
    parkingMap: row.parking_map_url,
    image: row.image,
  }
}

/** The sentence with the day from which a new salon can be booked. */
function openingSentence(openingDate: LocalDate): string {
  return `Salon khai trương ngày ${wireDateOrNone.encode(openingDate)}, anh đặt lịch từ ngày khai trương nhé!`
}
