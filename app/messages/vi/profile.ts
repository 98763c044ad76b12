/** The account's own page: profile, password, devices, consents, data (H-128, H-184…H-188, O-46). */
export const profile = {
  metaTitle: 'Tài khoản của anh – {brand}',
  metaText:
    'Hồ sơ, mật khẩu, thiết bị đang đăng nhập và những gì anh đã đồng ý về dữ liệu của mình.',
  title: 'Tài khoản',
  hello: 'Chào anh {name}',
  since: 'Khách của {brand} từ ngày {day}',
  failed: 'Em chưa tải được tài khoản của anh.',
  partFailed: 'Em chưa tải được phần này.',
  error: 'Hệ thống bị gián đoạn xin vui lòng thử lại sau!',

  info: 'Hồ sơ',
  phone: 'Số điện thoại',
  phoneHint: 'Số này là tài khoản của anh nên không đổi được ở đây.',
  name: 'Tên của anh',
  nameHint: 'Chỉ gồm chữ, dài nhất 20 kí tự.',
  email: 'Email (không bắt buộc)',
  gender: 'Giới tính (không bắt buộc)',
  genders: { '': 'Không nói', MALE: 'Nam', FEMALE: 'Nữ', OTHER: 'Khác' },
  birthday: 'Ngày sinh (không bắt buộc)',
  birthdayHint: 'Anh điền một lần; sau đó muốn sửa, anh báo salon hoặc gọi {hotline} giúp em.',
  birthdayStands: 'Muốn sửa ngày sinh, anh báo salon hoặc gọi {hotline} giúp em.',
  birthdayWrong: 'Ngày sinh chưa đúng, anh kiểm tra lại giúp em nhé!',
  save: 'Lưu hồ sơ',
  saved: 'Em đã lưu hồ sơ của anh.',

  places: 'Địa chỉ đã lưu',
  placesNone: 'Anh chưa lưu địa chỉ nào.',
  placesManage: 'Thêm, sửa địa chỉ',

  password: 'Mật khẩu',
  passwordNone: 'Anh chưa đặt mật khẩu. Có mật khẩu 6 số, lần sau anh đăng nhập không cần chờ mã.',
  passwordHas: 'Mật khẩu gồm 6 số. Khi đổi mật khẩu, các thiết bị khác sẽ được đăng xuất.',
  passwordCurrent: 'Mật khẩu hiện tại',
  passwordNew: 'Mật khẩu mới (6 số)',
  passwordSave: 'Đổi mật khẩu',
  passwordSet: 'Đặt mật khẩu',
  passwordSaved: 'Đặt mật khẩu thành công!',
  byCode: 'Xác nhận bằng mã',
  byCodeForgot: 'Quên mật khẩu hiện tại? Xác nhận bằng mã',
  byCodeText: 'Anh nhập mã gồm 6 số vừa gửi đến {phone} và mật khẩu mới nhé!',
  code: 'Mã xác nhận',

  devices: 'Thiết bị đang đăng nhập',
  deviceUnknown: 'Thiết bị chưa rõ',
  deviceThis: 'Thiết bị này',
  deviceSince: 'Đăng nhập {day}, dùng gần nhất {seen}',
  deviceOut: 'Đăng xuất',
  deviceOutName: 'Đăng xuất {device}, đăng nhập {day}',
  deviceEnded: 'Em đã đăng xuất thiết bị đó.',
  outHere: 'Đăng xuất thiết bị này',
  outEverywhere: 'Đăng xuất mọi thiết bị',
  outEverywhereFailed:
    'Em chưa đăng xuất được các thiết bị của anh. Anh bấm lại giúp em, hoặc thử lại sau ít phút nhé!',
  offline: 'Lịch lưu trên máy này',

  consents: 'Anh đã đồng ý những gì',
  consentsText:
    'Mỗi mục đích anh đồng ý riêng và rút lại lúc nào cũng được, ngay tại đây. Không đồng ý thì anh vẫn xem trang và đặt lịch được.',
  purposes: {
    BOOKING: {
      name: 'Giữ chỗ bằng số điện thoại',
      text: 'Em dùng số điện thoại để xác nhận, nhắc và đổi lịch hẹn; số lượt xem trang được gắn với tài khoản của anh. Rút lại thì em hủy các lịch đang đặt, hỏi lại anh ở lần đặt sau và không gắn lượt xem với anh nữa.',
    },
    PHOTO: {
      name: 'Chụp và lưu ảnh kiểu tóc',
      text: 'Salon chụp ảnh sau khi làm để lần sau làm đúng ý anh. Rút lại thì ô chụp ảnh ở lần đặt sau để trống.',
    },
    LOCATION: {
      name: 'Ghi nhận vị trí khi tìm salon gần',
      text: 'Vị trí và số điện thoại được ghi lại khi anh bấm tìm salon gần. Rút lại thì vị trí chỉ dùng ngay trên trang để xếp salon.',
    },
    MARKETING: {
      name: 'Nhận tin ưu đãi',
      text: 'Chúng em chỉ nhắn ưu đãi qua Zalo hoặc SMS khi anh đồng ý ở đây.',
    },
  },
  given: 'Đã đồng ý',
  notGiven: 'Chưa đồng ý',
  takenBack: 'Đã rút lại',
  wordOf: '{day}, theo bản ngày {version}',
  agree: 'Đồng ý',
  agreeTo: 'Đồng ý: {name}',
  takeBack: 'Rút lại',
  takeBackOf: 'Rút lại: {name}',
  takeBackAnyway: 'Rút lại và hủy lịch',
  keepConsent: 'Giữ lại',
  consentSaved: 'Em đã ghi nhận.',
  history: 'Lịch sử đồng ý ({n})',
  historyNone: 'Chưa có ghi nhận nào.',
  historyWord: '{time} {day} · {name}',
  historyVersion: 'Bản ngày {version}, {source}',
  sources: {
    BOOKING: 'khi đặt lịch',
    HOME_VISIT: 'khi đặt tại nhà',
    ACCOUNT: 'tại trang này',
    EARLIER: 'khi đăng ký',
  },
  policy: 'Đọc chính sách bảo mật',

  notices: 'Tin nhắn về lịch hẹn',
  noticesText:
    'Em nhắn khi anh đặt hoặc đổi lịch, tối hôm trước và 2 tiếng trước giờ hẹn, nhiều nhất 3 tin mỗi lịch. Từ 22h đến 6h30 em không nhắn; anh chọn thêm giờ yên tĩnh ở đây. Mã xác nhận thì vẫn được gửi ngay.',
  noticeChannels: 'Nhận tin qua',
  noticeChoices: {
    'ZALO,SMS': 'Zalo, không được thì SMS',
    'SMS,ZALO': 'SMS, không được thì Zalo',
    ZALO: 'Chỉ Zalo',
    SMS: 'Chỉ SMS',
    '': 'Không nhận qua Zalo hay SMS',
  },
  quietFrom: 'Không nhắn từ (tối)',
  quietUntil: 'Không nhắn đến (sáng)',
  noticesSave: 'Lưu cách nhận tin',
  noticesSaved: 'Em đã lưu cách anh muốn nhận tin.',

  feed: 'Lịch trên điện thoại',
  feedText:
    'Lịch trong điện thoại tự đổi theo lịch hẹn của anh: iPhone cập nhật khoảng mỗi giờ, Google Calendar có thể chậm đến một ngày.',
  feedOpen: 'Tạo đường dẫn theo dõi',
  feedFollow: 'Theo dõi lịch của tôi',
  feedClose: 'Ngừng theo dõi',
  feedKey:
    'Ai có đường dẫn này đều xem được lịch hẹn của anh. Ngừng theo dõi thì nó không mở được nữa.',

  data: 'Dữ liệu của anh',
  dataText:
    'Anh tải về những gì chúng em lưu về anh: hồ sơ, sự đồng ý, thiết bị, địa chỉ, lịch hẹn, lần ghé, đánh giá, đơn hàng, số dư, quà và điểm. Tệp ở dạng JSON, máy nào cũng đọc được.',
  download: 'Tải dữ liệu (JSON)',
  file: 'du-lieu-cua-anh-{day}.json',
  erase: 'Xóa tài khoản',
  eraseText:
    'Sau 7 ngày kể từ khi anh yêu cầu, em xóa tài khoản: tên, email, ngày sinh, mật khẩu, mọi phiên đăng nhập và các ghi nhận đồng ý. Lịch hẹn và hóa đơn cũ được salon xử lý theo cùng yêu cầu này, trừ phần pháp luật buộc phải lưu. Trong 7 ngày đó anh đổi ý được ngay tại đây.',
  eraseBalance:
    'Anh còn số dư {amount}. Anh dùng hết hoặc gọi {hotline} để được hoàn trước khi tài khoản bị xóa nhé!',
  eraseSure: 'Anh muốn xóa tài khoản của mình',
  eraseSureMissing: 'Anh đánh dấu xác nhận giúp em nhé!',
  eraseSend: 'Gửi yêu cầu xóa',
  eraseSent:
    'Em đã nhận yêu cầu xóa tài khoản lúc {time} ngày {requested}. Tài khoản được xóa vào ngày {due}.',
  eraseStay: 'Giữ lại tài khoản',
  eraseStayed: 'Em đã giữ lại tài khoản của anh.',
} as const
