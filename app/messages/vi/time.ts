/**
 * Sentences of /booking that come with day, stylist and hour: these, other salons' hours, and the
 * note and requests for the visit.
 */
export const time = {
  partMore: 'Ghi chú & yêu cầu thêm',
  hourFixed: 'Chỉ có thể đổi giờ của khách hàng 1.',

  day: 'Chọn ngày',
  laterDays: 'Ngày khác',
  seeLaterDay: 'Xem ngày',
  stylist: 'Chọn Stylist',
  anyStylist: 'Hệ thống chọn giúp anh',
  starred: 'tay nghề cao',
  masterNote: 'Stylist Master phục vụ tối đa 12 khách mỗi ngày với mức giá đặc biệt.',
  photosOf: 'Mẫu tóc {name} đã cắt',
  years: '{n} năm nghề',
  staffFailed: 'Em chưa tải được danh sách stylist. Hệ thống sẽ chọn giúp anh.',
  moved: 'Stylist {name} đã chuyển sang {salon}',
  movedQuestion: 'Anh muốn đặt lịch thế nào ạ?',
  movedFollow: 'Đặt {name} tại {salon}',
  busyTitle: 'Stylist kín lịch',
  busyNamed: '{name} kín lịch',
  busyLater: 'Xem {name} {day}',
  busy: 'Stylist {day} đã kín lịch, anh chọn giúp em stylist khác nhé!',
  agree: 'Đồng ý',

  anySkinner: 'Skinner nào cũng được',

  hour: 'Chọn giờ',
  hoursFailed: 'Em chưa tải được giờ trống.',
  hoursSeen: 'Giờ trống lúc {time}, cập nhật mỗi {n} giây.',
  salonFull: 'Salon đã kín lịch ngày này, anh chọn ngày hoặc salon khác nhé!',
  hoursFree: '{part} · còn {n} giờ',
  hoursFull: '{n} giờ đã kín',
  hourOwn: 'Giờ cũ',
  seeDay: 'Xem {day}',
  dayGone: 'Ngày anh đã chọn không đặt được nữa, anh chọn lại ngày và giờ giúp em nhé!',
  soonestNear: 'Sớm nhất quanh đây',
  dayWaits: 'Em đang chờ mạng để sang {day}, có mạng là giờ trống hiện ra.',
  earliest: 'Sớm nhất',
  nearest: 'Giờ gần nhất còn trống',
  chooseHour: 'Chọn {hour}, {day}',
  takeHour: 'Đặt {hour}, {day}',
  hourHeld: 'Em giữ giờ này cho anh đến {time}.',
  hourGone: 'Khung giờ này vừa hết, anh chọn giờ khác giúp em nhé!',

  soonest: 'Sớm nhất quanh đây hôm nay',
  waitFor: 'Báo anh khi có người hủy',
  backups: 'Anh chưa tìm được giờ phù hợp?',
  backupsNear: 'Salon gần đó còn giờ hôm nay',
  backupsNone: 'Các salon gần đó cũng đã kín lịch hôm nay, anh chọn ngày khác giúp em nhé!',
  backupsFailed: 'Em chưa tải được giờ của các salon gần đó.',
  backupHours: 'Giờ còn trống tại {salon}',
  backupDrops: 'Salon này chỉ có một phần dịch vụ anh đã chọn.',
  backupTitle: 'Đổi sang {salon}?',
  backupText: 'Em giữ giúp anh {hour} hôm nay tại {address} nhé!',
  backupCancel: 'Quay lại',

  note: 'Ghi chú cho salon',
  notePlaceholder: 'Ví dụ: anh đi cùng bé 5 tuổi, cần ghế trẻ em',
  requests: 'Yêu cầu đặc biệt',
  requestList: [
    'Tư vấn cắt tóc mới',
    'Hỏi kĩ trong khi cắt',
    'Hướng dẫn vuốt sáp tại nhà',
    'Da dễ kích ứng',
    'Bỏ bớt thời gian gội, cắt sớm',
    'Cắt - giũa móng tay',
  ],
  manyPeople: 'Anh đi cùng nhiều người',
  manyPeopleHint: 'Nhân viên sẽ gọi anh trước ít nhất 30 phút để sắp xếp chỗ.',
  advice: 'Nhân viên tư vấn cho anh',
  adviceHint: 'Gợi ý kiểu tóc và cách chăm tóc trong lúc làm. Anh tắt đi nếu muốn ngồi yên.',
  adviceTitle: 'Anh muốn được tư vấn thế nào ạ?',
  adviceLittle: 'Có thể tư vấn nhưng ít thôi',
  adviceNone: 'Nhất định không muốn tư vấn',
  photo: 'Anh đồng ý để salon chụp ảnh mẫu tóc sau khi cắt',
} as const

/** What was chosen for a returning customer. */
export const proposal = {
  againReady: 'Em chọn sẵn như lần trước với giờ trống gần nhất. Anh xem lại rồi bấm Hoàn tất nhé!',
  againBusy:
    '{name} đã kín lịch trong những ngày đặt được. Em chọn sẵn giờ trống gần nhất của salon, anh đổi được ngay bên dưới.',
  againStylist: 'Stylist lần trước',
  againFull: 'Salon đã kín lịch trong những ngày đặt được, anh chọn salon khác giúp em nhé!',
  againUsual: 'Em chọn sẵn salon và dịch vụ như lần trước, anh đổi được ngay bên dưới.',
} as const
