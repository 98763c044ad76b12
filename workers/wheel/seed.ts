import { insertInto, type Cell } from '../kit/seeding'
import { DAY_MS, HOUR_MS } from '../../domain/durations'
import { required } from '../kit/request'
import { addDays, instantOf, vietnamDay, weekdayBefore } from '../kit/vietnam-time'

/** Minutes after midnight. */
const NOON = 720

type Kind = 'none' | 'points' | 'voucher' | 'service' | 'product' | 'spin'

/** Sectors in order of position, each with its gift; weights add up to 100, so a weight is a chance in per cent. */
const sectors: readonly {
  label: string
  weight: number
  gift: string
  kind: Kind
  image: string
  stock: number | null
  description: string
  amount: number
  validDays: number | null
}[] = [
  {
    label: 'Chúc may mắn',
    weight: 30,
    gift: 'Chúc anh may mắn lần sau',
    kind: 'none',
    image: '/art/tool/comb.svg',
    stock: null,
    amount: 0,
    validDays: null,
    description: 'Lần này chưa trúng, anh thử lại lượt sau nhé!',
  },
  {
    label: '+10 điểm',
    weight: 20,
    gift: '10 điểm may mắn',
    kind: 'points',
    image: '/art/mark.svg',
    stock: null,
    amount: 10,
    validDays: null,
    description: '10 điểm may mắn được cộng ngay, dùng để đổi lượt quay hoặc đổi quà.',
  },
  {
    label: 'Voucher 20K',
    weight: 14,
    gift: 'Voucher 20K',
    kind: 'voucher',
    image: '/art/voucher.svg',
    stock: 2000,
    amount: 0,
    validDays: 30,
    description: 'Giảm 20.000 VNĐ trên hóa đơn tại mọi salon.',
  },
  {
    label: 'Voucher 50K',
    weight: 8,
    gift: 'Voucher 50K',
    kind: 'voucher',
    image: '/art/voucher.svg',
    stock: 500,
    amount: 0,
    validDays: 30,
    description: 'Giảm 50.000 VNĐ trên hóa đơn tại mọi salon.',
  },
  {
    label: 'Ráy tai VIP',
    weight: 7,
    gift: 'Lấy ráy tai VIP miễn phí',
    kind: 'service',
    image: '/art/service/ear.svg',
    stock: 300,
    amount: 0,
    validDays: 30,
    description: 'Một lần lấy ráy tai VIP miễn phí khi anh cắt tóc tại salon.',
  },
  {
    label: 'Gội Combo 2 -50%',
    weight: 6,
    gift: 'Giảm 50% Gội Combo 2',
    kind: 'voucher',
    image: '/art/service/wash.svg',
    stock: 300,
    amount: 0,
    validDays: 30,
    description: 'Giảm 50% dịch vụ Gội Combo 2.',
  },
  {
    label: 'Sáp vuốt tóc',
    weight: 5,
    gift: 'Sáp vuốt tóc',
    kind: 'product',
    image: '/art/product/wax.svg',
    stock: 100,
    amount: 0,
    validDays: 60,
    description: 'Một hộp sáp vuốt tóc, nhận tại quầy.',
  },
  {
    label: 'Cắt gội miễn phí',
    weight: 4,
    gift: 'Cắt gội 10 bước miễn phí',
    kind: 'service',
    image: '/art/service/combo.svg',
    stock: 100,
    amount: 0,
    validDays: 30,
    description: 'Một lần cắt gội 10 bước miễn phí.',
  },
  {
    label: 'Thẻ 500K',
    weight: 1,
    gift: 'Thẻ nạp 500K',
    kind: 'voucher',
    image: '/art/mark.svg',
    stock: 10,
    amount: 0,
    validDays: 90,
    description: 'Thẻ nạp 500.000 VNĐ vào tài khoản của anh.',
  },
  {
    label: 'Thêm lượt',
    weight: 5,
    gift: 'Thêm một lượt quay',
    kind: 'spin',
    image: '/art/tool/scissors.svg',
    stock: null,
    amount: 1,
    validDays: null,
    description: 'Thêm một lượt quay được cộng ngay.',
  },
]

/** The quests. */
const quests: Record<string, Cell>[] = [
  { id: 1, name: 'Điểm danh mỗi ngày', spins: 1, is_daily: true, kind: 'check_in' },
  { id: 2, name: 'Đặt lịch và đến đúng hẹn', spins: 2, is_daily: false, kind: 'reported' },
  { id: 3, name: 'Đánh giá lần cắt vừa rồi', spins: 1, is_daily: false, kind: 'reported' },
  { id: 4, name: 'Giới thiệu bạn', spins: 3, is_daily: false, kind: 'reported' },
  { id: 5, name: 'Cập nhật hồ sơ', spins: 1, is_daily: false, kind: 'profile' },
  { id: 6, name: 'Ghé một salon mới', spins: 2, is_daily: false, kind: 'reported' },
]

/** Packs of spins for points. */
const packs: Record<string, Cell>[] = [
  { id: 1, points: 100, spins: 1 },
  { id: 2, points: 450, spins: 5 },
  { id: 3, points: 800, spins: 10 },
]

/**
 * Customers of the demo who have played before, by their number in auth: what they have, and what
 * they have done and not claimed yet.
 */
const players: readonly {
  id: number
  spins: number
  points: number
  /** Days since their last visit, which the booking backend's demo has as well. */
  visited: number
  done: readonly [questId: number, reference: string][]
}[] = [
  {
    id: 1001,
    spins: 3,
    points: 900,
    visited: 12,
    done: [
      [2, 'demo-visit'],
      [3, 'demo-rating'],
    ],
  },
  { id: 1002, spins: 12, points: 40, visited: 27, done: [] },
  { id: 1003, spins: 3, points: 900, visited: 20, done: [[2, 'demo-visit']] },
]

/** Those customers' spins and points, as rows of `entry`. */
function entries(now: Date): Record<string, Cell>[] {
  return players.flatMap(({ id, spins, points, visited }) => [
    {
      customer_id: id,
      cause: 'start',
      spins,
      points: points - 30,
      title: 'Quà chào mừng',
      at: now.getTime() - 40 * DAY_MS,
    },
    {
      customer_id: id,
      cause: 'visit',
      spins: 0,
      points: 30,
      title: 'Cắt tóc tại salon',
      at: instantOf(weekdayBefore(addDays(vietnamDay(now.getTime()), -visited)), NOON),
    },
  ])
}

/** Those customers' finished quests, as rows of `quest_done`. */
function questsDone(now: Date): Record<string, Cell>[] {
  return players.flatMap(({ id, done }) =>
    done.map(([questId, reference]) => ({
      customer_id: id,
      quest_id: questId,
      reference,
      at: now.getTime() - DAY_MS,
    })),
  )
}

/** Letters of other customers who won lately, with the sector whose gift they got. */
const winners: readonly [letter: string, sector: number][] = [
  ['T', 3],
  ['H', 5],
  ['Đ', 2],
  ['P', 4],
  ['K', 3],
  ['V', 7],
  ['N', 8],
  ['B', 3],
  ['S', 6],
  ['L', 10],
]

/**
 * What they won, as rows of `received`; they are nobody in particular, so their number is 0 and
 * their codes are spent.
 */
function received(now: Date): Record<string, Cell>[] {
  return winners.map(([letter, place], index) => {
    const { gift, image, kind } = required(sectors[place - 1], `sector ${place}`)
    const at = now.getTime() - (index + 1) * 3 * HOUR_MS
    return {
      id: `demo-${index}`,
      customer_id: 0,
      cause: `demo:${index}`,
      source: 'wheel',
      item_id: place,
      name: gift,
      image,
      kind,
      code: null,
      expires_at: null,
      masked_name: `Anh ${letter}***`,
      at,
    }
  })
}

/**
 * Vouchers that lucky points buy; `value` in đồng, `offer_id` the offer of the campaign backend
 * that they are, where there is one.
 */
const vouchers: Record<string, Cell>[] = [
  {
    id: 1,
    name: 'Voucher 20K',
    offer_id: null,
    image: '/art/voucher.svg',
    points: 150,
    value: 20000,
    stock: null,
    valid_days: 90,
    description: 'Giảm 20.000 VNĐ trên hóa đơn tại mọi salon.',
  },
  {
    id: 2,
    name: 'Voucher 30K',
    offer_id: 508,
    image: '/art/voucher.svg',
    points: 220,
    value: 30000,
    stock: null,
    valid_days: 90,
    description: 'Giảm 30.000 VNĐ trên hóa đơn tại mọi salon.',
  },
  {
    id: 3,
    name: 'Voucher 50K',
    offer_id: null,
    image: '/art/voucher.svg',
    points: 350,
    value: 50000,
    stock: 500,
    valid_days: 90,
    description: 'Giảm 50.000 VNĐ trên hóa đơn tại mọi salon.',
  },
  {
    id: 4,
    name: 'Voucher 100K',
    offer_id: null,
    image: '/art/voucher.svg',
    points: 650,
    value: 100000,
    stock: 200,
    valid_days: 90,
    description: 'Giảm 100.000 VNĐ trên hóa đơn tại mọi salon.',
  },
  {
    id: 5,
    name: 'Lấy ráy tai VIP',
    offer_id: null,
    image: '/art/service/ear.svg',
    points: 450,
    value: 0,
    stock: 300,
    valid_days: 90,
    description: 'Một lần lấy ráy tai VIP tại salon.',
  },
  {
    id: 6,
    name: 'Gội Combo 2',
    offer_id: null,
    image: '/art/service/wash.svg',
    points: 1000,
    value: 0,
    stock: 200,
    valid_days: 90,
    description: 'Một lần Gội Combo 2 tại salon.',
  },
  {
    id: 7,
    name: 'Sáp vuốt tóc',
    offer_id: null,
    image: '/art/product/wax.svg',
    points: 1200,
    value: 0,
    stock: 80,
    valid_days: 90,
    description: 'Một hộp sáp vuốt tóc, nhận tại quầy.',
  },
  {
    id: 8,
    name: 'Cắt gội 10 bước',
    offer_id: null,
    image: '/art/service/combo.svg',
    points: 800,
    value: 0,
    stock: 150,
    valid_days: 90,
    description: 'Một lần cắt gội 10 bước tại salon.',
  },
]

const WHEEL_ID = 1

/** Demo data of the wheel backend as SQL; what customers have done is dated from `now`. */
export function seed(now: Date): string[] {
  return [
    ...insertInto(
      'gift',
      sectors.map(({ gift, image, kind, stock, description, amount, validDays }, index) => ({
        id: index + 1,
        name: gift,
        image,
        kind,
        stock,
        description,
        amount,
        valid_days: validDays,
      })),
    ),
    ...insertInto('wheel', [
      { id: WHEEL_ID, name: 'Vòng quay may mắn', is_shown: true, daily_cap: 500 },
    ]),
    ...insertInto(
      'sector',
      sectors.map(({ label, weight }, index) => ({
        wheel_id: WHEEL_ID,
        position: index + 1,
        gift_id: index + 1,
        label,
        weight,
      })),
    ),
    ...insertInto('exchange_pack', packs),
    ...insertInto('quest', quests),
    ...insertInto('point_voucher', vouchers),
    ...insertInto('entry', entries(now)),
    ...insertInto('quest_done', questsDone(now)),
    ...insertInto('received', received(now)),
  ]
}
