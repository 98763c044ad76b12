/** What a day on offer is; the server writes it. */
export const dayKinds = {
  weekday: 'Ngày thường',
  weekend: 'Cuối tuần',
  greyed: 'Chưa mở',
  full: 'đã kín',
  closed: 'salon nghỉ',
  /** Days by the lunar calendar, of its last month and of its first. */
  chap: '{n} Chạp',
  gieng: 'Mùng {n}',
  sale: 'Em mở thêm ngày đặt lịch lúc {time}, {day}. Đến giờ là ngày mới tự hiện ra.',
} as const
