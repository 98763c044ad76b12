import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/durations'
import { required } from '../../kit/request'
import { pick, randomFrom, seedOf } from '../../kit/random'
import { type Cell, insertInto } from '../../kit/seeding'
import type { LocalDate } from '../../kit/values'
import { addDays, weekdayBefore } from '../../kit/vietnam-time'
import catalogue from '../data/services.json'
import type { StaffRow } from './staff'
import { FRAME_MINUTES, framesFor } from '../../../domain/frames'
import { instantOfHour } from '../salon-day/hours'

/** A visit of the demo. Ratings are given the day after. */
type Visit = {
  phone: string
  daysAgo: number
  salonId: number
  hourId: number
  serviceIds: readonly number[]
  /** Whether the demo's package of visits paid for it. */
  isPrepaid?: true
  photos: readonly string[]
  rating: { stars: number; tags: readonly string[]; comment: string } | null
  stylist: number
}

/**
 * A package that the demo's first customer has bought: seven visits of Combo 3 (demo-data §4), to be
 * used within so many days from now.
 */
const PACKAGE = { id: 509, name: 'Thẻ 6 buổi Combo 3', days: 270 }

/** The picture from before the cut, which visits with several pictures have. */
const before = { url: '/art/hair/overgrown.svg', caption: 'Trước khi cắt' }
/** Caption of the first picture after the cut. */
const after = 'Sau khi cắt'
/** Caption of the others. */
const close = 'Nhìn gần'

/**
 * The history of the demo's customers: the first has many visits, one without pictures and the last
 * one unrated; the others have fewer.
 */
const described: readonly Omit<Visit, 'stylist'>[] = [
  {
    phone: '0912345678',
    daysAgo: 12,
    salonId: 1,
    hourId: 11,
    serviceIds: [1001, 1034],
    photos: ['side-part', 'quiff', 'textured-fringe'],
    rating: null,
  },
  {
    phone: '0912345678',
    daysAgo: 34,
    salonId: 10,
    hourId: 20,
    serviceIds: [1005],
    isPrepaid: true,
    photos: ['undercut', 'crop'],
    rating: { stars: 5, tags: ['Cắt đẹp', 'Gội kỹ'], comment: 'Fade mịn, em thợ tư vấn kỹ.' },
  },
  {
    phone: '0912345678',
    daysAgo: 62,
    salonId: 9,
    hourId: 5,
    serviceIds: [1005],
    isPrepaid: true,
    photos: ['two-block', 'crop'],
    rating: { stars: 4, tags: ['Đúng giờ'], comment: '' },
  },
  {
    phone: '0912345678',
    daysAgo: 90,
    salonId: 9,
    hourId: 16,
    serviceIds: [1005],
    isPrepaid: true,
    photos: [],
    rating: { stars: 5, tags: ['Gội kỹ', 'Salon sạch sẽ'], comment: 'Gội rất thư giãn.' },
  },
  {
    phone: '0912345678',
    daysAgo: 118,
    salonId: 10,
    hourId: 29,
    serviceIds: [1003],
    photos: ['mohican', 'buzz'],
    rating: {
      stars: 3,
      tags: ['Chờ lâu'],
      comment: 'Cuối tuần hơi đông, em phải chờ thêm 15 phút.',
    },
  },
  {
    phone: '0912345678',
    daysAgo: 146,
    salonId: 9,
    hourId: 9,
    serviceIds: [1001],
    photos: ['side-part'],
    rating: { stars: 5, tags: ['Cắt đẹp'], comment: '' },
  },
  {
    phone: '0912345678',
    daysAgo: 175,
    salonId: 1,
    hourId: 14,
    serviceIds: [1001],
    photos: ['curl', 'premlock'],
    rating: { stars: 4, tags: ['Thái độ thân thiện'], comment: '' },
  },
  {
    phone: '0912345678',
    daysAgo: 203,
    salonId: 9,
    hourId: 22,
    serviceIds: [1001],
    photos: ['crop'],
    rating: { stars: 5, tags: ['Cắt đẹp', 'Tư vấn tận tâm'], comment: 'Lần đầu ghé mà ưng luôn.' },
  },
  {
    phone: '0912345680',
    daysAgo: 20,
    salonId: 12,
    hourId: 8,
    serviceIds: [1001],
    photos: ['quiff', 'undercut', 'crop'],
    rating: null,
  },
  {
    phone: '0912345680',
    daysAgo: 48,
    salonId: 14,
    hourId: 18,
    serviceIds: [1003],
    photos: ['layer'],
    rating: { stars: 5, tags: ['Cắt đẹp'], comment: '' },
  },
  {
    phone: '0912345679',
    daysAgo: 27,
    salonId: 14,
    hourId: 12,
    serviceIds: [1001],
    photos: ['two-block', 'crop'],
    rating: null,
  },
  {
    phone: '0977777777',
    daysAgo: 16,
    salonId: 15,
    hourId: 24,
    serviceIds: [1001],
    photos: ['textured-fringe'],
    rating: null,
  },
]

const services = new Map(
  catalogue.data
    .flatMap((category) => category.serviceGroups)
    .flatMap((group) => group.services)
    .map((service) => [service.serviceId, service]),
)

/** The demo's salon whose opening day is still to come: nobody has been there. */
export const OPENS_SOON = 18
/** Visits of others, so that stylists have ratings. */
const OTHERS = 320
const COMMENTS = [
  '',
  '',
  '',
  'Cắt đúng kiểu mình muốn.',
  'Em thợ nhẹ tay, nói chuyện vui.',
  'Gội thoải mái, sẽ quay lại.',
  'Tư vấn kiểu hợp mặt.',
  'Hơi đông nhưng làm vẫn kỹ.',
]
const PRAISE = [
  'Cắt đẹp',
  'Gội kỹ',
  'Đúng giờ',
  'Tư vấn tận tâm',
  'Thái độ thân thiện',
  'Salon sạch sẽ',
]
const BLAME = ['Chờ lâu', 'Chưa đúng ý']

/**
 * Past visits, their pictures and ratings as SQL, dated from `today`; all are marked as reported to
 * the wheel.
 */
export function seedVisits(staff: readonly StaffRow[], today: LocalDate, now: number): string[] {
  const stylists = staff.filter((member) => member.kind === 'stylist')
  const visits = [
    ...described.map((visit) => ({
      ...visit,
      stylist: required(
        stylists.find((member) => member.salon_id === visit.salonId && member.level < 3),
        `a stylist of salon ${visit.salonId}`,
      ).id,
    })),
    ...others(popular(stylists)),
  ]
  const rows = visits.map((visit, index) => rowsOf(visit, index, staff, today))
  return [
    ...insertInto(
      'booking',
      rows.map((row) => row.booking),
    ),
    ...insertInto(
      'booking_person',
      rows.map((row) => row.person),
    ),
    ...insertInto(
      'booking_offer',
      rows.flatMap((row) => row.offers),
    ),
    ...insertInto(
      'visit_photo',
      rows.flatMap((row) => row.photos),
    ),
    ...insertInto(
      'rating',
      rows.flatMap((row) => row.rating),
    ),
    ...insertInto(
      'told_visit',
      rows.map((row) => ({ booking_id: row.person.booking_id, told_at: now })),
    ),
  ]
}

/** Those whom customers of the demo rate and vote for: one of every third salon and the masters of the first ten. */
export function popular(stylists: readonly StaffRow[]): StaffRow[] {
  return stylists
    .filter(
      (member) =>
        (member.salon_id % 3 === 0 &&
          member.salon_id !== OPENS_SOON &&
          member.id % 100 === 1 + (Math.floor(member.salon_id / 3) % 6)) ||
        (member.salon_id <= 10 && member.level === 3),
    )
    .slice(0, 48)
}

function others(stylists: readonly StaffRow[]): Visit[] {
  const random = randomFrom(seedOf('visits of others'))
  return Array.from({ length: OTHERS }, (_, index) => {
    const stylist = pick(stylists, () => random() ** 1.6)
    const drawn = random()
    const stars = drawn < 0.62 ? 5 : drawn < 0.9 ? 4 : drawn < 0.97 ? 3 : 2
    const tags = [pick(stars > 3 ? PRAISE : BLAME, random)]
    return {
      phone: `0799${String(100_000 + index)}`,
      daysAgo: 1 + Math.floor(random() * 50),
      salonId: stylist.salon_id,
      hourId: 1 + Math.floor(random() * 32),
      serviceIds: [1001],
      photos: [],
      rating: { stars, tags, comment: stars > 3 ? pick(COMMENTS, random) : '' },
      stylist: stylist.id,
    }
  })
}

function rowsOf(visit: Visit, index: number, staff: readonly StaffRow[], today: LocalDate) {
  const { phone, daysAgo, salonId, hourId, serviceIds, isPrepaid, photos, stylist } = visit
  const id = `01KDEMV${String(index + 1).padStart(19, '0')}`
  const date = weekdayBefore(addDays(today, -daysAgo))
  const chosen = serviceIds.map((one) => required(services.get(one), `service ${one}`))
  const sold = chosen.map(({ serviceId, name, priceNum }) => ({
    id: serviceId,
    name,
    ...(isPrepaid ? { price: 0, oldPrice: priceNum } : { price: priceNum }),
  }))
  const total = sold.reduce((sum, service) => sum + service.price, 0)
  const frames = framesFor(chosen.reduce((sum, { timeServe }) => sum + timeServe, 0))
  const startsAt = instantOfHour(date, hourId)
  return {
    booking: bookingRow({ id, phone, salonId, date, startsAt, frames, total }),
    person: {
      booking_id: id,
      position: 0,
      hour_id: hourId,
      frames,
      stylist_id: stylist,
      skinner_id: required(
        staff.find((member) => member.salon_id === salonId && member.kind === 'skinner'),
        `a skinner of salon ${salonId}`,
      ).id,
      total,
      services: JSON.stringify(sold),
    },
    offers: (isPrepaid ? chosen : []).map(({ priceNum }) => ({
      booking_id: id,
      position: 0,
      offer_id: PACKAGE.id,
      name: PACKAGE.name,
      saved: priceNum,
      until: addDays(today, PACKAGE.days),
    })),
    photos: picturesOf(photos).map((photo) => ({
      booking_id: id,
      ...photo,
      verdict: null,
      wrong_reason: null,
      reported_at: null,
    })),
    rating: ratingRows(visit, id, startsAt),
  }
}

/** The row of a visit; bookings to come differ in their status and when they were made. */
export function bookingRow(booking: {
  id: string
  phone: string
  salonId: number
  date: LocalDate
  startsAt: number
  frames: number
  total: number
}): Record<string, Cell> {
  const { id, phone, salonId, date, startsAt, frames, total } = booking
  return {
    id,
    phone,
    salon_id: salonId,
    date,
    starts_at: startsAt,
    ends_at: startsAt + frames * FRAME_MINUTES * MINUTE_MS,
    status: 'done',
    current: null,
    hold_expires_at: null,
    total,
    note: '',
    wishes: '{}',
    book_at: 3,
    utm_source: '',
    params: '{}',
    created_at: startsAt - DAY_MS,
    canceled_at: null,
  }
}

function ratingRows(
  { rating, stylist, salonId, daysAgo }: Visit,
  bookingId: string,
  startsAt: number,
) {
  if (!rating) return []
  const ratedAt = Math.max(startsAt + 2 * HOUR_MS, startsAt + (daysAgo > 1 ? DAY_MS : 0))
  return [
    {
      booking_id: bookingId,
      stylist_id: stylist,
      salon_id: salonId,
      stars: rating.stars,
      tags: JSON.stringify(rating.tags),
      comment: rating.comment,
      rated_at: ratedAt,
      changed_at: ratedAt,
    },
  ]
}

/** Drawings stand for photographs; a visit with several also has one from before the cut. */
function picturesOf(photos: readonly string[]): { url: string; caption: string }[] {
  const taken = photos.map((name, index) => ({
    url: `/art/hair/${name}.svg`,
    caption: index === 0 ? after : close,
  }))
  return photos.length > 1 ? [before, ...taken] : taken
}
