/** The chain's texts about itself; its names, numbers and links are in app/brand.ts. */
export const chain = {
  tagline: 'Chuỗi salon tóc nam',
  title: 'Mượt – chuỗi salon tóc nam',
  description:
    'Đặt lịch cắt gội chỉ 30 giây, đến là làm không phải chờ. Hệ thống salon tóc nam Mượt trên toàn quốc, mở cửa 8h30–20h30 mỗi ngày.',
  /** The price of the call and the key to press. */
  hotlineNote: '1.000 đ/phút, bấm phím 2',
  company: 'Công ty Cổ phần Salon Mượt',
  address: 'Số 12 phố Tóc Mây, quận Cầu Giấy, Hà Nội',
  hours: 'Thứ Hai đến Chủ Nhật, 8h30–20h30',
} as const
