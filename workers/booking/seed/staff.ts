import { pick, randomFrom, seedOf } from '../../kit/random'
import type { Cell } from '../../kit/seeding'
import salonIds from '../data/salon-ids.json'
import { FULL_STYLIST } from '../salon-day/walk-ins'

/** Names as the chain writes them, given name first (demo-data §2). */
const GIVEN = [
  'Huy',
  'Đạt',
  'Phúc',
  'Bắc',
  'Luận',
  'Hiếu',
  'Tiến',
  'Hiển',
  'Quân',
  'Sơn',
  'Long',
  'Khánh',
  'Thịnh',
  'Vũ',
  'Trường',
  'Nam',
  'Kiên',
  'Duy',
  'An',
  'Tú',
]
const FAMILY = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Lý', 'Triệu']
const RECEPTION = [
  'Ngọc Anh',
  'Thu Hà',
  'Minh Thư',
  'Bảo Trân',
  'Khánh Linh',
  'Thùy Dung',
  'Mai Phương',
  'Hải Yến',
]
const HAIRS = [
  'undercut',
  'side-part',
  'mohican',
  'mullet',
  'two-block',
  'layer',
  'buzz',
  'crop',
  'quiff',
  'textured-fringe',
  'curl',
  'premlock',
]
const SKILLS = [
  'Fade và undercut',
  'Side part cổ điển',
  'Layer Hàn Quốc',
  'Uốn tạo nếp',
  'Nhuộm thời trang',
  'Two block',
  'Crop Pháp',
  'Tóc dày và cứng',
  'Tóc mỏng',
]
const PORTRAITS = 30

/** Two stylists whom customers look for where they no longer work: id to their former salon. */
const MOVED: Readonly<Record<number, number>> = { 1003: 9, 903: 11 }

/** One whose photo list arrives broken. */
const BROKEN_PHOTOS = 902

/** So many skinners of a salon work every day from opening to closing; the others have days off and shifts. */
const STEADY_SKINNERS = 4

/** A person of the demo, as a row of `staff`. */
export type StaffRow = Record<string, Cell> & {
  id: number
  salon_id: number
  kind: string
  name: string
  level: number
  day_off: number | null
  from_minutes: number | null
  to_minutes: number | null
}

/**
 * All staff of the salons: ids are salon · 100 + a number, stylists from 1, skinners from 51,
 * reception 91.
 */
export function staffRows(): StaffRow[] {
  return salonIds.flatMap((salonId) => {
    const random = randomFrom(seedOf('staff', salonId))
    const stylists = Array.from({ length: 6 + Math.floor(random() * 9) }, (_, index) =>
      stylistRow(salonId, salonId * 100 + index + 1, random),
    )
    const skinners = Array.from({ length: 4 + Math.floor(random() * 5) }, (_, index) =>
      skinnerRow(salonId, salonId * 100 + index + 51, index, random),
    )
    const name = pick(RECEPTION, random)
    return [
      ...stylists,
      ...skinners,
      { ...person(salonId, salonId * 100 + 91, 'receptionist', random), name },
    ]
  })
}

function stylistRow(salonId: number, id: number, random: () => number): StaffRow {
  const base = person(salonId, id, 'stylist', random)
  const drawn = random()
  const level = id === FULL_STYLIST ? 2 : drawn < 0.6 ? 1 : drawn < 0.9 ? 2 : 3
  const years = 1 + Math.floor(random() * 12)
  const customers =
    random() < 0.08
      ? 80 + Math.floor(random() * 21)
      : 200 + Math.floor(random() * random() * 17_800)
  const rating = 4.2 + Math.round(random() * 8) / 10
  const skill = pick(SKILLS, random)
  const photos = JSON.stringify(
    Array.from(
      { length: Math.floor(random() * 9) },
      (_, index) => `/art/hair/${HAIRS[(id + index) % HAIRS.length]}.svg`,
    ),
  )
  return {
    ...base,
    level,
    years,
    customers,
    rating,
    skill,
    description: description(base.name, years, skill),
    photos: id === BROKEN_PHOTOS ? '["/art/hair/quiff.svg"' : photos,
    ratings: JSON.stringify(ratings(rating, customers, random)),
    former_salon_id: MOVED[id] ?? null,
    ...(id === FULL_STYLIST ? { day_off: null, from_minutes: null, to_minutes: null } : {}),
  }
}

function skinnerRow(salonId: number, id: number, index: number, random: () => number): StaffRow {
  const row = person(salonId, id, 'skinner', random)
  return index < STEADY_SKINNERS
    ? { ...row, day_off: null, from_minutes: null, to_minutes: null }
    : row
}

/**
 * The fields that all kinds share. One day off a week is 2.7 absences in 19 shifts (demo-data §2:
 * two to three).
 */
function person(salonId: number, id: number, kind: string, random: () => number): StaffRow {
  const shift = random()
  return {
    id,
    salon_id: salonId,
    former_salon_id: null,
    kind,
    name: `${pick(GIVEN, random)} ${pick(FAMILY, random)}`,
    avatar: `/people/${String((id % PORTRAITS) + 1).padStart(2, '0')}.svg`,
    level: 1,
    years: 1 + Math.floor(random() * 8),
    customers: 300 + Math.floor(random() * 6000),
    rating: 4.5,
    skill: '',
    description: '',
    photos: '[]',
    ratings: '[]',
    day_off: Math.floor(random() * 7),
    // Most work all day; some leave at 17h30, some come at 11h30.
    from_minutes: shift > 0.9 ? 11 * 60 + 30 : null,
    to_minutes: shift < 0.1 ? 17 * 60 + 30 : null,
  }
}

/**
 * Ratings by kind of work; one has too few customers and one no ratings, so neither may be shown.
 */
function ratings(rating: number, customers: number, random: () => number) {
  return ['Cắt', 'Uốn', 'Nhuộm', 'Thái độ'].map((Name, index) => {
    const TotalCustomer =
      index === 2
        ? Math.min(100, Math.floor(customers / 10))
        : Math.max(101, Math.floor(customers * (0.3 + 0.5 * random())))
    return {
      Name,
      Star: Math.min(5, Math.round((rating + 0.2 * random()) * 10) / 10),
      TotalCustomerRating: index === 1 ? 0 : Math.floor(TotalCustomer * 0.4),
      TotalCustomer,
    }
  })
}

/** HTML as chains write it, script included: pages must clean it. */
function description(name: string, years: number, skill: string): string {
  return `<p><b>${name}</b> có ${years} năm cầm kéo, khách hay tìm vì: <i>${skill}</i>.</p><script>document.title = 'hỏng'</script>`
}
