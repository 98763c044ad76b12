/** Sentences of Home. */
export const home = {
  banners: 'Ưu đãi nổi bật',
  boxTitle: 'ĐẶT LỊCH GIỮ CHỖ CHỈ 30 GIÂY',
  boxHint: 'Cắt xong trả tiền, đổi hay hủy đều được.',
  phoneLabel: 'Số điện thoại',
  phonePlaceholder: 'Nhập SĐT để đặt lịch',
  submit: 'ĐẶT LỊCH NGAY',
  soonest: 'Giờ trống sớm nhất quanh anh',
  firstHour: 'Đặt ngay giờ trống sớm nhất',
  unknownAddress: 'Em không tìm thấy trang anh mở, nên đưa anh về trang chủ.',
  errorTitle: 'Lỗi',
  phoneCut: 'Số điện thoại chỉ có 10 số, em không ghi số thừa. Anh xem lại giúp em nhé!',
  phoneProblem: 'Bạn vui lòng nhập đủ 10 số điện thoại nhé!',
  myBookings: 'Lịch đặt của anh',
  myBookingsHint: 'Xem, đổi hoặc hủy bằng số điện thoại',
  blocksFailed: 'Phần giới thiệu dịch vụ đang tạm nghỉ. Anh vẫn đặt lịch được như thường ạ.',
  citiesFailed: 'Danh sách thành phố đang tạm nghỉ. Anh thử lại sau ít phút nhé.',
  reviews: 'Khách nói gì',
  viewAll: 'Xem tất cả',
  learnMore: 'Tìm hiểu thêm',
  from: 'Từ',
  oldPrice: 'Giá cũ',
  findSalon: 'Tìm salon theo tỉnh, quận',
  findNear: 'Tìm salon gần anh',
  search: 'Tìm',
  cityCount: '{n} cơ sở',
  moreCities: 'Xem tất cả {n} tỉnh, thành phố',
} as const

/** Home's reviews by customers; the server writes it. */
export const reviews = {
  quote: '“{text}”',
  by: '{stars}/5 · {name}',
  whatBy: '{serviceName} với {stylistName}, {salonName} · {date}',
  what: '{serviceName}, {salonName} · {date}',
} as const
