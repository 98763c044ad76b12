import * as z from 'zod'
import { flag } from '../kit/rows'
import { localDate, type LocalDate } from '../kit/values'
import { daysBetween } from '../kit/vietnam-time'
import { wireDateOrNone } from '../kit/wire'
import type { SalonDto } from './contract'

/** Reads a row of SELECT_SALON. */
export const salonRow = z.object({
  id: z.int(),
  cityId: z.int(),
  cityName: z.string(),
  districtId: z.int(),
  districtName: z.string(),
  name: z.string(),
  address: z.string(),
  addressNew: z.string(),
  addressNote: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  searchText: z.string(),
  parking: flag,
  isOpen: flag,
  salonHot: flag,
  isTop: flag,
  openingDate: localDate.nullable(),
  warnText: z.string(),
  bookManyPeople: z.enum(['off', 'all', 'notToday']),
  selectConsultation: flag,
  phone: z.string(),
  map: z.string(),
  parkingMap: z.string(),
  image: z.string(),
  openMinutes: z.int(),
  closeMinutes: z.int(),
})

/** A salon as stored, with the names of its district and province. */
export type SalonRow = z.output<typeof salonRow>

/** The head of every query for salons; the salon is `s`. */
export const SELECT_SALON = `SELECT s.id, s.province_id AS cityId, p.name AS cityName, s.district_id AS districtId,
    d.name AS districtName, s.name, s.address, s.address_new AS addressNew,
    s.address_note AS addressNote, s.latitude, s.longitude, s.search_text AS searchText,
    s.has_parking AS parking, s.is_open AS isOpen, s.is_hot AS salonHot, s.is_top AS isTop,
    s.opening_date AS openingDate, s.warn_text AS warnText, s.many_people AS bookManyPeople,
    s.offers_consultation AS selectConsultation, s.phone, s.map_url AS map,
    s.parking_map_url AS parkingMap, s.image, s.open_minutes AS openMinutes,
    s.close_minutes AS closeMinutes
  FROM salon s JOIN province p ON p.id = s.province_id JOIN district d ON d.id = s.district_id`

/** Days that a salon counts as newly opened. */
const NEW_DAYS = 30

/**
 * A stored salon as the chain sends it. What depends on the day (tag, opening date, warning) is
 * worked out, so it never goes stale.
 */
export function toDto(row: SalonRow, today: LocalDate): SalonDto {
  const { isTop, openingDate, openMinutes: _opens, closeMinutes: _closes, ...salon } = row
  const opening = openingDate !== null && openingDate > today ? openingDate : null
  const isNew =
    opening === null && openingDate !== null && daysBetween(openingDate, today) <= NEW_DAYS
  return {
    ...salon,
    tagTopSalon: isTop ? 'TOP' : '',
    tag: opening ? 'opening soon' : isNew ? 'newly opened' : '',
    openingDate: wireDateOrNone.encode(opening),
    warnText: opening ? openingSentence(opening) : salon.warnText,
  }
}

/** The sentence with the day from which a new salon can be booked. */
function openingSentence(openingDate: LocalDate): string {
  return `Salon khai trương ngày ${wireDateOrNone.encode(openingDate)}, anh đặt lịch từ ngày khai trương nhé!`
}
