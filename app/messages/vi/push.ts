/** Sentences about messages on a device, by Web Push. */
export const push = {
  title: 'Thông báo trên máy',
  text: 'Máy nào bật thì tin về lịch hẹn đến thẳng máy đó, thay cho Zalo và SMS. Đăng xuất máy nào, máy đó thôi nhận.',
  none: 'Chưa máy nào của anh nhận thông báo.',
  failed: 'Em chưa bật được thông báo. Anh thử lại giúp em nhé!',
  blocked:
    'Trình duyệt này đang chặn thông báo. Anh cho phép trong cài đặt của trang rồi quay lại đây nhé!',
  refused: 'Em sẽ không hỏi lại. Khi cần, anh bật trong trang tài khoản nhé!',
  isOn: 'Từ giờ em báo tin về lịch hẹn trên máy này.',
  offer: 'Nhận tin về lịch hẹn trên máy này',
  offerText: 'Xác nhận, nhắc lịch và thay đổi đến thẳng máy này, không qua Zalo hay SMS.',
  turnOn: 'Bật thông báo',
  turnOnHere: 'Bật thông báo trên máy này',
  decline: 'Không, cảm ơn',
  turnOff: 'Tắt',
  turnOffName: 'Tắt thông báo trên {device}',
  since: 'Bật từ {day}',
  receives: 'Nhận tin',
  purposes: {
    BOOKING: 'Xác nhận và đổi lịch',
    REMINDER: 'Nhắc trước giờ hẹn',
    REVIEW: 'Mời đánh giá',
  },
  save: 'Lưu',
  saveName: 'Lưu tin nhận trên {device}',
  saved: 'Em đã lưu.',
  test: 'Gửi thử',
  testName: 'Gửi thử tới {device}',
  testSent:
    'Em đã gửi tin thử, vài giây nữa máy đó hiện. Nếu không thấy, anh cho phép thông báo của trình duyệt trong cài đặt máy nhé!',
  testFailed: 'Em chưa gửi thử được. Anh thử lại giúp em nhé!',
} as const
