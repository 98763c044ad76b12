type Kind = 'none' | 'points' | 'voucher' | 'service' | 'product' | 'spin'

/** Sectors in order of position, each with its gift; weights add up to 100, so a weight is a chance in per cent. */
export const sectors: readonly {
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
    image: '/art/service/cut.svg',
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
    image: '/art/service/combo.svg',
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
