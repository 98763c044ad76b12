import * as z from 'zod'
import { required } from '../kit/request'
import { translationRows } from '../kit/translation'
import { insertInto } from '../kit/seeding'
import { fold } from '../../domain/fold'
import type { LocalDate } from '../kit/values'
import { addDays, vietnamDay } from '../kit/vietnam-time'
import english from './data/english.json'
import provinces from './data/provinces.json'
import salons from './data/salons.json'
import wardsByDistrict from './data/wards-by-district.json'
import groups from './data/shop-groups.json'
import products from './data/shop-products.json'
import { DAY_MS, MINUTE_MS } from '../../domain/durations'
import { randomFrom } from '../kit/random'
import blog from './data/blog.json'
import discovers from './data/discovers.json'
import layout from './data/dynamic-layout.json'
import feedback from './data/feedback.json'
import looks from './data/lookbooks.json'
import spaPages from './data/spa-pages.json'
import videos from './data/videos.json'

/** Customers of long ago who like things: auth knows none of them. */
const FIRST_OLD_CUSTOMER = 900_001
const OLD_CUSTOMERS = 200

/** 0912345678 likes two discoveries from the start. */
const DEMO_CUSTOMER = 1001
const DEMO_LIKES = [2, 5]

/** Editors' content, dated back from `now`'s day in Vietnam, with customers' likes. */
function seedContent(now: Date): string[] {
  const today = vietnamDay(now.getTime())
  const dayOf = (daysAgo: number) => addDays(today, -daysAgo)
  return [
    ...entries(
      'layout',
      layout.map((part) => [part.layout, part]),
    ),
    ...entries(
      'lookbook',
      looks.map((look) => [look.slug, look]),
    ),
    ...entries(
      'blog',
      blog.map(({ post: { daysAgo, ...post }, ...article }) => [
        post.slug,
        { ...article, post: { ...post, publishDate: dayOf(daysAgo) } },
      ]),
    ),
    ...entries(
      'feedback',
      feedback.map(({ daysAgo, ...words }) => [
        String(words.id),
        { ...words, date: dayOf(daysAgo) },
      ]),
    ),
    ...entries(
      'video',
      videos.map((video) => [video.id, video]),
    ),
    ...entries(
      'spa',
      spaPages.map((page) => [page.slug, page]),
    ),
    ...entries(
      'discover',
      discovers.map(({ discoverId, daysAgo, demoLikes: _likes, ...discover }) => [
        String(discoverId),
        { ...discover, publishDate: dayOf(daysAgo) },
      ]),
    ),
    ...insertInto('discover_like', likes(now)),
  ]
}

function entries(kind: string, list: [slug: string, body: object][]): string[] {
  return insertInto(
    'content',
    list.map(([slug, body], index) => ({
      kind,
      slug,
      position: index + 1,
      body: JSON.stringify(body),
    })),
  )
}

/** Old customers, another part of them for each discovery, and the demo's own. */
function likes(now: Date) {
  const random = randomFrom(48)
  const old = discovers.flatMap(({ discoverId, demoLikes, daysAgo }) => {
    const first = Math.floor(random() * OLD_CUSTOMERS)
    return Array.from({ length: demoLikes }, (_none, index) => ({
      discover_id: discoverId,
      customer_id: FIRST_OLD_CUSTOMER + ((first + index) % OLD_CUSTOMERS),
      at: now.getTime() - Math.floor(random() * daysAgo * DAY_MS),
    }))
  })
  return [
    ...old,
    ...DEMO_LIKES.map((discoverId, index) => ({
      discover_id: discoverId,
      customer_id: DEMO_CUSTOMER,
      at: now.getTime() - (index + 1) * MINUTE_MS,
    })),
  ]
}

/**
 * First days of the lunar year in Vietnam's calendar to 2050: the days of the new moon in UTC+7.
 * 2030 differs from China's 3 February: that new moon is at 23:07 in Hà Nội and at 0:07 in Beijing.
 */
const FIRST_DAYS: readonly LocalDate[] = [
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-02',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
  '2041-02-01',
  '2042-01-22',
  '2043-02-10',
  '2044-01-30',
  '2045-02-17',
  '2046-02-06',
  '2047-01-26',
  '2048-02-14',
  '2049-02-02',
  '2050-01-23',
]

/** The list must reach so many years further than today. */
const YEARS_AHEAD = 2

/**
 * The days the whole chain is closed for the lunar New Year: its eve and the first three days.
 * Throws two years before the list ends, so that no year goes by without them.
 */
export function lunarNewYearDays(today: LocalDate): LocalDate[] {
  const last = Number(FIRST_DAYS.at(-1)?.slice(0, 4))
  if (Number(today.slice(0, 4)) + YEARS_AHEAD > last)
    throw new Error(`the days of the lunar New Year are known to ${last} only: add the next ones`)
  return FIRST_DAYS.flatMap((first) => [-1, 0, 1, 2].map((days) => addDays(first, days)))
}

/** Opening hours of every salon, 8h30 to 20h30, in minutes after midnight. */
const OPENS = 8 * 60 + 30
const CLOSES = 20 * 60 + 30

/** Hours before Tết 2027, from 15 to 28 Chạp, and on the first day after it; salon 9 until 22h only. */
const SEASON = [
  ...Array.from({ length: 14 }, (_none, days) => ({
    ...{ salon_id: 0, date: addDays('2027-01-22', days) },
    ...{ open_minutes: OPENS, close_minutes: 23 * 60, note: 'Mở đến 23h đón Tết' },
  })),
  ...Array.from({ length: 14 }, (_none, days) => ({
    ...{ salon_id: 9, date: addDays('2027-01-22', days) },
    ...{ open_minutes: OPENS, close_minutes: 22 * 60, note: 'Mở đến 22h đón Tết' },
  })),
  {
    ...{ salon_id: 0, date: '2027-02-09' },
    ...{ open_minutes: OPENS + 60, close_minutes: CLOSES, note: 'Khai xuân, mở từ 9h30' },
  },
]

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
        latitude: province.latitude,
        longitude: province.longitude,
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
    ...insertInto('season_day', SEASON),
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

/** The demo shop as SQL; days of change count back from `today`. */
function seedShop(today: LocalDate): string[] {
  return [
    ...insertInto('product_group', groups),
    ...insertInto(
      'product',
      products.map((product, position) => productRow(product, position, today)),
    ),
  ]
}

function productRow(product: (typeof products)[number], position: number, today: LocalDate) {
  const { price } = product
  return {
    id: product.id,
    position,
    group_id: required(
      groups.find(({ name }) => name === product.category),
      product.category,
    ).id,
    name: product.name,
    slug: product.slug,
    price: typeof price === 'number' ? price : price.from,
    price_to: typeof price === 'number' ? null : price.to,
    listed_price: product.listedPrice,
    discount_percent: product.discountPercent,
    subgroup: product.subCategory,
    brand: product.brand,
    image: product.featuredImage.url,
    description: product.description,
    usage: product.usage,
    changed_on: addDays(today, -product.daysSinceChange),
  }
}
