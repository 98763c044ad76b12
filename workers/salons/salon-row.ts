import type { LocalDate } from '../kit/values'
import { daysBetween } from '../kit/vietnam-time'
import type { SalonWire } from './contract'

/** A salon as stored, with the names of its district and province. */
export type SalonRow = {
  id: number
  province_id: number
  province_name: string
  district_id: number
  district_name: string
  name: string
  address: string
  address_new: string
  address_note: string
  latitude: number
  longitude: number
  search_text: string
  has_parking: number
  is_open: number
  is_hot: number
  is_top: number
  opening_date: LocalDate | null
  warn_text: string
  many_people: 'off' | 'all' | 'notToday'
  offers_consultation: number
  phone: string
  map_url: string
  parking_map_url: string
  open_minutes: number
  close_minutes: number
}

/** The head of every query for salons; the salon is `s`. */
export const SELECT_SALON = `SELECT s.*, p.name AS province_name, d.name AS district_name
  FROM salon s JOIN province p ON p.id = s.province_id JOIN district d ON d.id = s.district_id`

/** Days that a salon counts as newly opened. */
const NEW_DAYS = 30

/**
 * A stored salon as the chain sends it. What depends on the day (tag, opening date, warning) is
 * worked out, so it never goes stale.
 */
export function toWire(row: SalonRow, today: LocalDate): SalonWire {
  const opensLater = row.opening_date !== null && row.opening_date > today
  const isNew =
    !opensLater && row.opening_date !== null && daysBetween(row.opening_date, today) <= NEW_DAYS
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
    parking: row.has_parking === 1,
    isOpen: row.is_open === 1,
    salonHot: row.is_hot === 1,
    tagTopSalon: row.is_top === 1 ? 'TOP' : '',
    tag: opensLater ? 'opening soon' : isNew ? 'newly opened' : '',
    openingDate: opensLater ? written(row.opening_date!) : '',
    warnText: opensLater ? openingSentence(row.opening_date!) : row.warn_text,
    bookManyPeople: row.many_people,
    selectConsultation: row.offers_consultation === 1,
    phone: row.phone,
    map: row.map_url,
    parkingMap: row.parking_map_url,
  }
}

/** The sentence with the day from which a new salon can be booked. */
export function openingSentence(openingDate: LocalDate): string {
  return `Salon khai trương ngày ${written(openingDate)}, anh đặt lịch từ ngày khai trương nhé!`
}

/** A day as the chain writes it, DD-MM-YYYY. */
export function written(date: LocalDate): string {
  return date.split('-').reverse().join('-')
}
