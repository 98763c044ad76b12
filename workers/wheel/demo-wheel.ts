import type { Cell } from '../kit/seeding'

type Kind = 'none' | 'points' | 'voucher' | 'service' | 'product' | 'spin'

/** Sectors in order of position, each with its gift; weights add up to 100, so a weight is a chance in per cent. */
export const sectors: readonly { label: string; weight: number; gift: string; kind: Kind; image: string; stock: number | null }[] = [
  { label: 'Chúc may mắn', weight: 30, gift: 'Chúc anh may mắn lần sau', kind: 'none', image: '/art/tool/comb.svg', stock: null },
  { label: '+10 điểm', weight: 20, gift: 'Cộng 10 điểm', kind: 'points', image: '/art/mark.svg', stock: null },
  { label: 'Voucher 20K', weight: 14, gift: 'Voucher 20K', kind: 'voucher', image: '/art/service/cut.svg', stock: 2000 },
  { label: 'Voucher 50K', weight: 8, gift: 'Voucher 50K', kind: 'voucher', image: '/art/service/combo.svg', stock: 500 },
  { label: 'Ráy tai VIP', weight: 7, gift: 'Lấy ráy tai VIP miễn phí', kind: 'service', image: '/art/service/ear.svg', stock: 300 },
  { label: 'Gội Combo 2 -50%', weight: 6, gift: 'Giảm 50% Gội Combo 2', kind: 'voucher', image: '/art/service/wash.svg', stock: 300 },
  { label: 'Sáp vuốt tóc', weight: 5, gift: 'Sáp vuốt tóc', kind: 'product', image: '/art/product/wax.svg', stock: 100 },
  { label: 'Cắt gội miễn phí', weight: 4, gift: 'Cắt gội 10 bước miễn phí', kind: 'service', image: '/art/service/combo.svg', stock: 100 },
  { label: 'Thẻ 500K', weight: 1, gift: 'Thẻ nạp 500K', kind: 'voucher', image: '/art/mark.svg', stock: 10 },
  { label: 'Thêm lượt', weight: 5, gift: 'Thêm một lượt quay', kind: 'spin', image: '/art/tool/scissors.svg', stock: null },
]

/** What earns spins. */
export const quests: Record<string, Cell>[] = [
  { id: 1, name: 'Điểm danh mỗi ngày', spins: 1, is_daily: true },
  { id: 2, name: 'Đặt lịch và đến đúng hẹn', spins: 2, is_daily: false },
  { id: 3, name: 'Đánh giá lần cắt vừa rồi', spins: 1, is_daily: false },
  { id: 4, name: 'Giới thiệu bạn', spins: 3, is_daily: false },
  { id: 5, name: 'Cập nhật hồ sơ', spins: 1, is_daily: false },
  { id: 6, name: 'Ghé một salon mới', spins: 2, is_daily: false },
]

/** Packs of spins for points. */
export const packs: Record<string, Cell>[] = [
  { id: 1, points: 100, spins: 1 },
  { id: 2, points: 450, spins: 5 },
  { id: 3, points: 800, spins: 10 },
]

/** Vouchers that lucky points buy; `value` in đồng. */
export const vouchers: Record<string, Cell>[] = [
  { id: 1, name: 'Voucher 20K', image: '/art/service/cut.svg', points: 150, value: 20_000, stock: null },
  { id: 2, name: 'Voucher 30K', image: '/art/service/cut.svg', points: 220, value: 30_000, stock: null },
  { id: 3, name: 'Voucher 50K', image: '/art/service/combo.svg', points: 350, value: 50_000, stock: 500 },
  { id: 4, name: 'Voucher 100K', image: '/art/service/combo.svg', points: 650, value: 100_000, stock: 200 },
  { id: 5, name: 'Lấy ráy tai VIP', image: '/art/service/ear.svg', points: 450, value: 0, stock: 300 },
  { id: 6, name: 'Gội Combo 2', image: '/art/service/wash.svg', points: 1000, value: 0, stock: 200 },
  { id: 7, name: 'Sáp vuốt tóc', image: '/art/product/wax.svg', points: 1200, value: 0, stock: 80 },
  { id: 8, name: 'Cắt gội 10 bước', image: '/art/service/combo.svg', points: 800, value: 0, stock: 150 },
]
