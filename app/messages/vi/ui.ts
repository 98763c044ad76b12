/** Sentences of the interface itself, which belong to no page. */
export const ui = {
  playVideo: 'Xem video: {title}',
  skipToContent: 'Đến nội dung chính',
  close: 'Đóng',
  back: 'Quay lại',
  retry: 'Tải lại',
  previousSlides: 'Xem phần trước',
  nextSlides: 'Xem phần tiếp theo',
  pauseSlides: 'Dừng tự chuyển',
  playSlides: 'Tự chuyển tiếp',
  slideOf: '{n} trên {total}',
  toTop: 'Lên đầu trang',
  gone: 'Hết chỗ',
  oldPrice: 'Giá cũ',
  loading: 'Đang tải…',
  offline:
    'Máy anh đang mất mạng nên em chưa gửi. Mọi thứ anh nhập vẫn còn đây, có mạng anh bấm lại nhé!',
  bookableFrom: 'Salon khai trương ngày {day}, anh đặt lịch từ ngày khai trương nhé!',
} as const

/** Problems of a phone; app/booking/customer/phone.ts decides which one is shown. */
export const phone = {
  empty: 'Mời bạn nhập số điện thoại!',
  short: 'Bạn nhập đủ 10 số giúp chúng mình nhé!',
  bad: 'Sai số điện thoại! Bạn nhập lại đúng giúp chúng mình nhé!',
  notZero: 'Bạn nhập số điện thoại hợp lệ giúp chúng mình nhé!',
  tooMany: 'Số này thừa {n} số, anh xem lại giúp em nhé!',
} as const
