import * as z from 'zod'
import { required } from '../kit/required'
import { translationRows } from '../kit/translation'
import { insertInto } from '../kit/seeding'
import { fold } from '../../domain/fold'
import type { LocalDate } from '../kit/values'
import { addDays, vietnamDay } from '../kit/vietnam-time'
import english from './data/english.json'
import provinces from './data/provinces.json'
import salons from './data/salons.json'
import wardsByDistrict from './data/wards-by-district.json'
import { lunarNewYearDays } from './lunar-new-year'
import { seedContent } from './seed/content'
import { seedShop } from './seed/shop'

/** Opening hours of every salon, 8h30 to 20h30, in minutes after midnight. */
const OPENS = 8 * 60 + 30
const CLOSES = 20 * 60 + 30

/** The training salon: reachable by its id, in no list. */
const UNLISTED = 269

/** Drawings of salon fronts in public/art/salon. */
const FRONTS = 12

/** Demo data of the salons backend as SQL; opening dates count from `now`'s day in Vietnam. */
export function seed(now: Date): string[] {
  const today = vietnamDay(now.getTime())
  return [
    ...translationRows(english),
    ...insertInto(
      'province',
      provinces.map((province) => ({
        id: province.cityId,
        name: province.cityName,
        region_id: province.region,
      })),
    ),
    ...insertInto(
      'district',
      provinces.flatMap((province) =>
        province.districts.map((district) => ({
          id: district.id,
          province_id: province.cityId,
          name: district.name,
        })),
      ),
    ),
    ...insertInto('ward', wardRows()),
    ...insertInto(
      'salon',
      salons.map((salon) => salonRow(salon, today)),
    ),
    ...insertInto(
      'closed_day',
      lunarNewYearDays(today).map((date) => ({ date, salon_id: 0, reason: 'Tết Nguyên đán' })),
    ),
    ...seedContent(now),
    ...seedShop(today),
  ]
}

/** Number and name of the wards of each district. */
const wards = z.record(z.string(), z.array(z.tuple([z.int(), z.string()])))

function wardRows() {
  return Object.entries(wards.parse(wardsByDistrict)).flatMap(([districtId, named]) =>
    named.map(([id, name]) => ({ id, district_id: Number(districtId), name })),
  )
}

function salonRow(salon: (typeof salons)[number], today: LocalDate) {
  const province = required(
    provinces.find((candidate) => candidate.cityId === salon.cityId),
    `province ${salon.cityId}`,
  )
  const district = required(
    province.districts.find((candidate) => candidate.id === salon.districtId),
    `district ${salon.districtId}`,
  )
  return {
    id: salon.id,
    province_id: salon.cityId,
    district_id: salon.districtId,
    name: salon.name,
    address: salon.address,
    address_new: salon.addressNew,
    address_note: salon.addressNote,
    latitude: salon.latitude,
    longitude: salon.longitude,
    search_text: [salon.searchText, fold(`${district.name} ${province.cityName}`)]
      .filter(Boolean)
      .join(' '),
    name_text: fold(salon.name),
    has_parking: salon.parking,
    is_open: salon.isOpen,
    is_hot: salon.salonHot,
    is_top: salon.tagTopSalon !== '',
    opening_date:
      salon.openingDate === '' ? null : addDays(today, Number.parseInt(salon.openingDate, 10)),
    warn_text: salon.warnText,
    many_people: salon.bookManyPeople,
    offers_consultation: salon.selectConsultation,
    phone: salon.phone,
    map_url: salon.map,
    parking_map_url: salon.parkingMap,
    // The fronts stand low in their drawings, and a wide crop of the middle would cut their doors.
    image: `/art/salon/${(salon.id % FRONTS) + 1}.svg#focus=50,75`,
    is_listed: salon.id !== UNLISTED,
    open_minutes: OPENS,
    close_minutes: CLOSES,
  }
}
