import { insertInto, type Cell } from '../kit/seeding'
import { vietnamDay, addDays, instantOf, monthOf } from '../kit/vietnam-time'
import { seedCatalogue, specialPrices } from './seed/catalogue'
import { bookingRow, seedVisits, popular } from './seed/visits'
import { staffRows, type StaffRow } from './seed/staff'
import type { LocalDate } from '../kit/values'
import { required } from '../kit/request'
import { randomFrom, seedOf } from '../kit/random'
import { priceOf } from '../../domain/special-prices'
import { framesFor } from '../../domain/frames'
import { instantOfHour } from './salon-day/hours'

/** A hundred more who must enter a code, 0944441100 to 0944441199: journeys that wait for one have a phone each. */
const codeCustomers = Array.from({ length: 100 }, (_unused, index) => ({
  phone: `09444411${String(index).padStart(2, '0')}`,
  requires_code: true,
}))

/** Demo customers whom booking knows (demo-data §3); 0909090909 is unknown to it. */
const customers = [
  { phone: '0912345678', member_type: 3 },
  { phone: '0912345679', member_type: 2 },
  { phone: '0912345680', member_type: 4, may_book_for_others: true },
  { phone: '0987654321' },
  { phone: '0933333333' },
  { phone: '0944444444', requires_code: true },
  { phone: '0955555555', role_breaks: true },
  { phone: '0966666666' },
  { phone: '0977777777', is_gen_z: true },
  ...codeCustomers,
]

/** Members may choose from all three offered days. */
const MEMBER_DAYS = 3

/** Two places that 0912345678 has saved, in the salons backend's places and at points to a hundred metres. */
const addresses = [
  {
    name: 'Nhà',
    street: '12 ngõ 165 Cầu Giấy',
    place_id: 'd5',
    address: '12 ngõ 165 Cầu Giấy, Quận Cầu Giấy, Hà Nội',
    latitude: 21.034,
    longitude: 105.796,
  },
  {
    name: 'Công ty',
    street: '54 Tràng Tiền',
    place_id: 'd2',
    address: '54 Tràng Tiền, Quận Hoàn Kiếm, Hà Nội',
    latitude: 21.025,
    longitude: 105.854,
  },
]

/** Bookings that exist from the start: phone, days ahead, salon, frame. */
const booked: [id: string, phone: string, daysAhead: number, salonId: number, hourId: number][] = [
  ['01KDEMQ0000000GVANG0000001', '0912345678', 1, 9, 8],
  ['01KDEMQ0000000DATRV0000002', '0933333333', 2, 12, 16],
]

const CUT_AND_WASH = { id: 1001, name: 'Cắt gội 10 bước – Tiêu chuẩn', price: 120_000, minutes: 45 }

/** Customers, absences and bookings of the demo as SQL, dated from `today`. */
function seedPeople(staff: readonly StaffRow[], today: LocalDate, now: number): string[] {
  const bookings = booked.map(([id, phone, daysAhead, salonId, hourId]) =>
    bookingRows(staff, { id, phone, date: addDays(today, daysAhead), salonId, hourId }, today, now),
  )
  return [
    ...insertInto(
      'customer',
      customers.map((customer) => ({
        member_type: 0,
        requires_code: false,
        may_book_for_others: false,
        days: MEMBER_DAYS,
        is_gen_z: false,
        role_breaks: false,
        ...customer,
      })),
    ),
    ...insertInto(
      'saved_address',
      addresses.map((address) => ({ phone: '0912345678', created_at: now, ...address })),
    ),
    ...insertInto('absence', absences(staff, today)),
    ...insertInto(
      'booking',
      bookings.map((rows) => rows.booking),
    ),
    ...insertInto(
      'booking_person',
      bookings.map((rows) => rows.person),
    ),
  ]
}

/** On each of the next days one employee of every fifth salon comes after noon. */
function absences(staff: readonly StaffRow[], today: LocalDate) {
  const stylists = staff.filter(
    (member) => member.kind === 'stylist' && member.salon_id % 5 === 0 && member.id % 100 === 4,
  )
  return stylists.flatMap(({ id }) =>
    [0, 1, 2, 3].map((days) => ({
      staff_id: id,
      date: addDays(today, days),
      from_minutes: 8 * 60 + 30,
      to_minutes: 12 * 60,
    })),
  )
}

type SeedBooking = { id: string; phone: string; date: LocalDate; salonId: number; hourId: number }

function bookingRows(
  staff: readonly StaffRow[],
  { id, phone, date, salonId, hourId }: SeedBooking,
  today: LocalDate,
  now: number,
): { booking: Record<string, Cell>; person: Record<string, Cell> } {
  const frames = framesFor(CUT_AND_WASH.minutes)
  const price = priceOf(CUT_AND_WASH, { date, stylistLevel: null }, specialPrices(today))
  const startsAt = instantOfHour(date, hourId)
  return {
    booking: {
      ...bookingRow({ id, phone, salonId, date, startsAt, frames, total: price }),
      status: 'confirmed',
      current: 1,
      created_at: now,
    },
    person: {
      booking_id: id,
      position: 0,
      hour_id: hourId,
      frames,
      stylist_id: staffAtWork(staff, salonId, 'stylist', date),
      skinner_id: staffAtWork(staff, salonId, 'skinner', date),
      total: price,
      services: JSON.stringify([{ id: CUT_AND_WASH.id, name: CUT_AND_WASH.name, price }]),
    },
  }
}

function staffAtWork(
  staff: readonly StaffRow[],
  salonId: number,
  kind: string,
  date: LocalDate,
): number {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const allDay = (member: StaffRow) =>
    member.day_off !== weekday &&
    member.from_minutes === null &&
    member.to_minutes === null &&
    member.level === 1
  const member = staff.find((one) => one.salon_id === salonId && one.kind === kind && allDay(one))
  return required(member, `a ${kind} of salon ${salonId}`).id
}

/** Votes in each list of this month and the last. */
const VOTES = { cat: 260, 'uon-nhuom': 150 } as const

/** Votes of others as SQL, in the months of `now` and before (epoch ms). */
function seedMasters(staff: readonly StaffRow[], now: number): string[] {
  const month = vietnamDay(now).slice(0, 7)
  const last = addDays(`${month}-01`, -1).slice(0, 7)
  const stylists = popular(staff.filter((member) => member.kind === 'stylist'))
  const rows = [month, last].flatMap((of) =>
    Object.entries(VOTES).flatMap(([list, count]) =>
      votesOf(`${list}-${of}`, count, stylists, monthOf(of), now),
    ),
  )
  return insertInto('style_master_vote', rows)
}

function votesOf(
  key: string,
  count: number,
  stylists: readonly StaffRow[],
  { from, to }: { from: number; to: number },
  now: number,
) {
  const random = randomFrom(seedOf('votes', key))
  // Each list has another leader.
  const first = Math.floor(random() * stylists.length)
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(random() ** 1.5 * stylists.length)
    return {
      master_key: key,
      phone: `0798${String(100_000 + index)}`,
      stylist_id: required(stylists[(first + place * 7) % stylists.length], 'a stylist').id,
      voted_at: Math.floor(from + random() * (Math.min(to, now) - from)),
    }
  })
}

/** Demo data of the booking backend as SQL, dated from `now`'s day in Vietnam (demo-data §2, §3). */
export function seed(now: Date): string[] {
  const today = vietnamDay(now.getTime())
  const staff = staffRows()
  return [
    ...seedCatalogue(today),
    ...insertInto('staff', staff),
    ...seedPeople(staff, today, now.getTime()),
    ...seedVisits(staff, today, now.getTime()),
    ...seedMasters(staff, now.getTime()),
    ...seedMarketing(today),
    ...insertInto('sale', [TET_SALE]),
  ]
}

/** Tết 2027 is sold from 9h on 15 January, up to mùng 9. */
const TET_SALE = { salon_id: 0, opens_at: instantOf('2027-01-15', 9 * 60), last_day: '2027-02-14' }

/**
 * The booking backend's marketing in the demo as SQL, dated from `today`: two of the chain's
 * campaigns in its own wording, one of its own, one that has ended.
 */
function seedMarketing(today: LocalDate): string[] {
  return insertInto('marketing_campaign', [
    {
      id: 501,
      name: 'Giờ vàng 8h30-11h',
      image: '/art/service/cut.svg',
      text: 'Đặt lịch buổi sáng trong tuần, cắt gội 10 bước còn 99K',
      starts_on: null,
      ends_on: null,
    },
    {
      id: 504,
      name: 'Combo 4 chỉ 339K',
      image: '/art/service/hot-stone.svg',
      text: 'Cắt gội Combo 4 Đá nóng còn 339K',
      starts_on: null,
      ends_on: null,
    },
    {
      id: 601,
      name: 'Chấm sao, thêm một lượt quay',
      image: '/art/service/combo.svg',
      text: 'Đánh giá lần cắt, anh nhận một lượt Vòng quay may mắn',
      starts_on: null,
      ends_on: null,
    },
    {
      id: 602,
      name: 'Khai trương hè',
      image: '/art/service/combo.svg',
      text: 'Ưu đãi mùa hè của salon mới',
      starts_on: addDays(today, -150),
      ends_on: addDays(today, -60),
    },
  ])
}
