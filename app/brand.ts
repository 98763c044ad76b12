/** Everything that names the chain: another chain changes this file, app/brand-mark.ts and the theme's tokens. */
export const brand = {
  name: 'Mượt',
  tagline: 'Chuỗi salon tóc nam',
  title: 'Mượt – chuỗi salon tóc nam',
  description: 'Đặt lịch cắt gội chỉ 30 giây, đến là làm không phải chờ. Hệ thống salon tóc nam Mượt trên toàn quốc, mở cửa 8h30–20h30 mỗi ngày.',
  /** `note` is what the call costs and which key to press. */
  hotline: { display: '1900272703', tel: '1900272703', note: '1.000 đ/phút, bấm phím 2' },
  consentHotline: { display: '1900.299.993', tel: '1900299993' },
  /** Who answers for personal data and stands in the contracts. */
  company: { name: 'Công ty Cổ phần Salon Mượt', address: 'Số 12 phố Tóc Mây, quận Cầu Giấy, Hà Nội', email: 'dulieu@muot.example' },
  /** Minutes after midnight, Vietnamese time. */
  hours: { text: 'Thứ Hai đến Chủ Nhật, 8h30–20h30', opensAt: 510, closesAt: 1230 },
  links: {
    franchise: 'https://nhuongquyen.muot.example/',
    messenger: 'https://m.me/muot.example',
    recruitment: 'https://tuyendung.muot.example/',
    academy: 'https://hocvien.muot.example/',
    community: 'https://www.facebook.com/groups/muot.example',
    facebook: 'https://www.facebook.com/muot.example',
    youtube: 'https://www.youtube.com/@muot.example',
  },
  /** Home blocks of the house's own products are called `{productPrefix}Block1`, `{productPrefix}Slide`. */
  productPrefix: 'glanzen',
  /** Cities the footer shows first, by cityId: Hà Nội, then TP. Hồ Chí Minh. */
  cityOrder: [62, 1],
  themeColor: '#0f4c43',
  shareImage: { src: '/art/og.png', width: 1200, height: 630 },
} as const
