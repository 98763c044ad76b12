/** Sentences of /booking: the main screen, the salon picker and the services (T-01…T-39). */
export const booking = {
  metaTitle: 'Đặt lịch giữ chỗ – {brand}',
  metaDescription: 'Chọn salon, dịch vụ và giờ anh thích. Đến là làm, không phải chờ.',

  customer: 'Khách hàng {n}',
  nameOptional: 'Tên của anh (không bắt buộc)',
  changePhone: 'Đổi số',
  changePart: 'Đổi',
  partSalon: '1. Chọn salon',
  partServices: '2. Chọn dịch vụ',
  partTime: '3. Chọn ngày, giờ & stylist',

  partGroup: 'Anh đi mấy người?',
  groupSize: '{n} người',
  groupFirst: 'Đi nhóm cần đăng nhập',
  groupMore: 'Thêm một người',
  groupLess: 'Bớt một người',
  groupSalon: 'Anh chọn salon trước rồi thêm người giúp em nhé!',
  groupFull: 'Một lịch hẹn có tối đa 4 người đi cùng anh.',
  groupLogIn: 'ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM',
  groupLogInText: 'Anh đăng nhập bằng số đang đặt lịch để đặt cho cả nhóm nhé!',
  groupOtherPhone: 'Bạn không thể đặt theo nhóm khi dùng số khác để đặt lịch',
  logIn: 'Đăng nhập',
  sameAsFirst: 'Giống khách hàng 1',
  noServicesOf: 'Chưa chọn dịch vụ của khách hàng {n}',
  noHourOf: 'Chưa chọn giờ của khách hàng {n}',
  personIssue: 'Khách hàng {n}: {message}',

  allSalons: 'Xem tất cả salon',
  salonRequired: 'Anh vui lòng chọn salon trước để xem lịch còn trống ạ!',
  salonFailed: 'Em chưa tải được thông tin salon.',

  allServices: 'Xem tất cả dịch vụ hấp dẫn',
  servicesChosen: 'Đã chọn {n} dịch vụ',
  popular: 'Khách hay chọn',
  serviceRequired: 'Mời anh chọn dịch vụ để có stylist và giờ cắt phù hợp ạ!',
  servicesGone: 'Một số dịch vụ không còn bán nữa, anh chọn lại giúp em nhé!',
  servicesFailed: 'Em chưa tải được bảng giá. Anh vẫn đặt được lịch, giá sẽ hiện lại sau.',
  consultation: 'Anh không biết chọn dịch vụ gì! Nhân viên sẽ giúp anh chọn dịch vụ tại cửa hàng',
  consultationOn: 'Nhân viên sẽ tư vấn dịch vụ tại cửa hàng',
  consultationOff: 'Anh muốn tự chọn dịch vụ',
  total: 'Tổng số tiền anh cần thanh toán',
  totalShort: 'Tổng thanh toán',
  offersOnTotal: 'Ưu đãi trên tổng',

  hourRequired: 'Anh chọn giúp em giờ phù hợp nhé!',
  hoursLater: 'Anh chọn salon và dịch vụ trước, giờ còn trống sẽ hiện ở đây.',
  hourLost:
    'Giờ {hour} vừa có khách khác đặt mất rồi, anh chọn giúp em giờ khác nhé! Các lựa chọn khác của anh em vẫn giữ nguyên.',

  phone: 'Số điện thoại của anh',
  phoneWhy: 'Salon dùng số này để giữ chỗ và nhắc lịch.',
  continue: 'Tiếp tục',
  backHome: 'Về trang chủ',

  done: 'Hoàn tất',
  lacks: { salon: 'Còn thiếu salon', services: 'Còn thiếu dịch vụ', hour: 'Còn thiếu giờ' },
  heldFor: 'giữ {left}',
  doneHint: 'Đặt lịch giữ chỗ nhanh, đến là làm không phải chờ',
  summary: 'Lịch hẹn của anh',
  summarySalon: 'Chưa chọn salon',
  summaryTime: 'Chưa chọn giờ',

  offline: 'Mất mạng, em giữ nguyên lựa chọn của anh.',
  notice: 'Thông Báo',
  error: 'Có lỗi xảy ra, vui lòng thử lại sau!',
  success: 'Đặt Lịch Thành Công!',
  successChange: 'Đổi lịch thành công! Lịch cũ của anh đã được hủy.',
  logInAgain: 'Phiên đăng nhập đã hết hạn, mời anh đăng nhập lại.',
  changeOtherPhone:
    'Anh đang đăng nhập bằng số {phone}. Lịch đã đặt là của số khác, anh đăng nhập bằng số đó để đổi nhé!',
  seeBooking: 'Xem lịch đã đặt',
} as const

const titles: Record<number, string> = {
  0: 'Đặt lịch giữ chỗ',
  1: 'Chọn salon',
  2: 'Chọn dịch vụ',
  3: 'Chi tiết dịch vụ',
  4: 'Ưu đãi từ salon',
  5: 'Chi tiết ưu đãi',
}

/** Titles of the booking flow's steps (T-01…T-06). */
export const steps = { titles, done: 'Xong' } as const

/** A booking that is being changed, on every screen of /booking. */
export const change = {
  changeKeep: 'Giữ lịch cũ',
  changeBar: 'Đang đổi lịch',
  changing: 'Đổi lịch {from} → {to}',
  changingFrom: 'Đổi lịch {from}',
  changeHour: '{from} → {to} · {day}',
  changeTo: '{from} → {to}',
  changingAny: 'Anh đang đổi lịch đã đặt.',
  changeTime: '{hour}, {day}',
} as const

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
