/** Sentences of /booking that explain a price or a day; the server writes them. */
export const prices = {
  sum: '{total} = {parts}',
  weekend: '{price} cuối tuần',
  specialDay: '{price} ngày lễ',
  tet: '{price} ngày Tết',
  stylist: '{price} stylist {name}',
  rating: '{stars}/5 · {n} khách',
  customers: '{n} khách',
  master: 'Master',
  /** What a day on offer is. */
  days: {
    weekday: 'Ngày thường',
    weekend: 'Cuối tuần',
    greyed: 'Chưa mở',
    full: 'đã kín',
    closed: 'salon nghỉ',
    /** Days by the lunar calendar, of its last month and of its first. */
    chap: '{n} Chạp',
    gieng: 'Mùng {n}',
    sale: 'Em mở thêm ngày đặt lịch lúc {time}, {day}. Đến giờ là ngày mới tự hiện ra.',
  },
} as const
