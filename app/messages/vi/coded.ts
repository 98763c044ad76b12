import type { MessageCode } from '../../../domain/message-codes'

/** The sentences of the messages that backends send as codes (domain/message-codes.ts). */
export const coded = {
  TOO_MANY_TRIES_MINUTE: 'Anh thao tác hơi nhanh, anh chờ một phút rồi thử lại giúp em nhé!',
  TOO_MANY_TRIES_MOMENT: 'Anh thao tác hơi nhanh, chờ một chút rồi thử lại giúp em nhé!',
  TOO_FAST: 'Anh thao tác nhanh quá, chờ em một chút nhé!',
  INTERRUPTED: 'Hệ thống gián đoạn, vui lòng thực hiện lại',

  NO_SPINS: 'Anh đã hết lượt quay. Làm nhiệm vụ hoặc đổi điểm để có thêm lượt nhé!',
  NOTHING_TO_WIN: 'Quà hôm nay đã được tặng hết, anh quay lại vào ngày mai nhé!',
  NO_WHEEL: 'Vòng quay này không còn mở.',
  NO_GIFT: 'Em không tìm thấy món quà này.',
  NO_PACK: 'Gói đổi lượt này không còn nữa.',
  NO_QUEST: 'Nhiệm vụ này không còn nữa.',
  NO_LUCKY_VOUCHER: 'Phần quà này không còn nữa.',
  LUCKY_VOUCHER_SOLD_OUT: 'Phần quà này đã được đổi hết, anh chọn phần quà khác giúp em nhé!',
  TOO_FEW_POINTS: 'Anh chưa đủ điểm may mắn để đổi.',
  CHECKED_IN_TODAY: 'Hôm nay anh đã điểm danh rồi, mai anh ghé lại nhé!',
  QUEST_NOT_DONE: 'Anh chưa hoàn thành nhiệm vụ này.',

  OFFER_EXPIRED: 'Ưu đãi đã hết hạn',
  OFFER_NOT_STARTED: 'Ưu đãi này chưa bắt đầu, anh quay lại sau giúp em nhé!',
  OFFER_OTHER_SALON: 'Ưu đãi chỉ áp dụng tại {salons}.',
  OFFER_NEEDS_PHONE: 'Anh nhập số điện thoại để em kiểm tra ưu đãi này nhé!',
  OFFER_USED_UP: 'Anh đã dùng hết lượt của ưu đãi này.',
  OFFER_OTHER_TIER: 'Ưu đãi dành cho thành viên hạng {tiers}.',
  OFFER_BIRTH_MONTH: 'Ưu đãi mở trong tháng sinh nhật của anh.',
  OFFER_OTHER_DAY: 'Ưu đãi không áp dụng vào ngày anh chọn.',
  OFFER_OTHER_HOUR: 'Ưu đãi áp dụng cho giờ bắt đầu từ {from} đến trước {until}.',
  OFFER_NEEDS_SERVICES: 'Anh chọn dịch vụ trước giúp em nhé!',
  OFFER_NEEDS_ONE_OF: 'Anh chọn {services} để dùng ưu đãi này nhé!',
  OFFER_NOT_YOURS:
    'Ưu đãi này chưa dùng được cho số điện thoại đặt lịch, anh đăng nhập bằng số đó hoặc chọn ưu đãi khác giúp em nhé!',
  NO_OFFER: 'Ưu đãi này không còn nữa, anh chọn ưu đãi khác giúp em nhé!',
  UNKNOWN_PROMO_CODE: 'Mã này không đúng, anh kiểm tra lại giúp em nhé!',
  OFFERS_UNCHECKED:
    'Em chưa kiểm tra được ưu đãi lúc này, anh thử lại sau ít phút hoặc đặt lịch không kèm ưu đãi giúp em nhé!',

  NOT_SOLD: 'Gói này không còn bán nữa, anh chọn gói khác giúp em nhé!',
  ACCOUNT_LEAVING:
    'Tài khoản của anh đang chờ xóa nên em chưa nhận thêm tiền. Anh giữ lại tài khoản ở trang Tài khoản rồi đặt lại giúp em nhé!',
  NO_PAYMENT: 'Hệ thống thanh toán đang tạm nghỉ, anh quay lại sau giúp em nhé!',

  HAS_BOOKING: 'BẠN ĐÃ CÓ LỊCH ĐẶT, BẠN VUI LÒNG ĐĂNG NHẬP ĐỂ ĐỔI LỊCH',
  NEEDS_SERVICES: 'Mời anh chọn dịch vụ để có stylist và giờ cắt phù hợp ạ!',
  SERVICES_DISCONTINUED: 'Một số dịch vụ salon không còn bán nữa, anh chọn lại giúp em nhé!',
  ONE_PER_GROUP: 'Mỗi nhóm dịch vụ anh chỉ chọn một loại thôi ạ!',
  NEEDS_PARENT: '{child} chỉ làm kèm {parent}, anh chọn thêm dịch vụ đó giúp em nhé!',
  UNKNOWN_SALON: 'Salon này không có trong hệ thống, anh chọn giúp em salon khác nhé!',
  UNKNOWN_STYLIST: 'Stylist này không làm ở salon anh chọn, anh chọn giúp em stylist khác nhé!',
  PAST_DAY: 'Ngày anh chọn đã qua, anh chọn ngày khác giúp em nhé!',
  DAY_TOO_FAR: 'Em chỉ nhận lịch đến hết ngày {last}, anh chọn ngày gần hơn giúp em nhé!',
  DAY_NOT_OFFERED: 'Em chưa nhận lịch cho ngày này, anh chọn ngày khác giúp em nhé!',
  NOT_FOR_OTHERS: 'Bạn không thể đặt theo nhóm khi dùng số khác để đặt lịch',
  REQUEST_CHANGED:
    'Yêu cầu này đã dùng cho một lịch hẹn khác, anh tải lại trang rồi đặt lại giúp em nhé!',
  CANCELED_SINCE: 'Lịch hẹn này anh đã hủy rồi, anh tải lại trang để đặt lịch mới giúp em nhé!',
  PLACE_TAKEN: 'Giờ {hour} vừa hết chỗ mất rồi, anh chọn giúp em giờ khác nhé!',
  HOUR_PAST: 'Giờ {hour} đã qua, anh chọn giúp em giờ khác nhé!',
  OUTSIDE_HOURS:
    'Giờ {hour} không kịp làm xong trong giờ mở cửa của salon, anh chọn giúp em giờ khác nhé!',
  STYLIST_BUSY_TODAY: 'Stylist hôm nay đã kín lịch, anh chọn giúp em stylist khác nhé!',
  STYLIST_BUSY_TOMORROW: 'Stylist ngày mai đã kín lịch, anh chọn giúp em stylist khác nhé!',
  STYLIST_BUSY_IN_TWO_DAYS: 'Stylist ngày kia đã kín lịch, anh chọn giúp em stylist khác nhé!',
  STYLIST_BUSY: 'Stylist {day} đã kín lịch, anh chọn giúp em stylist khác nhé!',
  CLOSED_THAT_DAY: 'Salon không phục vụ ngày này, anh chọn giúp em ngày hoặc salon khác nhé!',
  NO_OWNER_TOKEN: 'Em chưa giữ được giờ cho anh, anh vẫn đặt lịch bình thường được nhé!',
  HOLD_EXPIRED: 'Thời gian giữ chỗ đã hết, anh đặt lại giúp em nhé!',
  NO_BOOKING: 'Lịch Không Tồn Tại!',
  PROVE_FIRST: 'Anh xác minh số điện thoại của lịch hẹn này giúp em trước nhé!',
  TOO_LATE_TO_CANCEL: 'Lịch hẹn đã đến giờ nên không hủy được nữa, anh gọi salon giúp em nhé!',
  TOO_LATE_TO_CHANGE:
    'Lịch hẹn này không đổi được nữa, anh gọi salon hoặc đặt lịch mới giúp em nhé!',
  NO_LINK: 'Đường dẫn này không mở được lịch hẹn nào.',
  NOT_LATE_NOW: 'Anh báo trễ được một lần, từ 3 tiếng trước giờ hẹn đến 15 phút sau giờ hẹn.',
  NOT_COMING_NOW:
    'Anh báo sẽ đến được từ 19h tối hôm trước đến giờ hẹn, anh xem lại lịch hẹn giúp em nhé!',
  CHAIR_TAKEN:
    'Ngay sau anh đã có khách khác nên em không giữ ghế lâu hơn được, anh đổi sang giờ khác giúp em nhé!',
  NO_STORY: 'Nhóm dịch vụ này chưa có bài giới thiệu.',
  NOT_NEXT: 'Lịch hẹn không chuyển được sang trạng thái này.',

  TOO_FAR_AWAY: 'Em chưa phục vụ tại nhà ở khu vực này, anh ghé salon gần nhất giúp em nhé!',
  NOT_AT_HOME: 'Có dịch vụ không làm tại nhà được, anh chọn lại giúp em nhé!',
  ENOUGH_VISITS:
    'Anh đang có 3 yêu cầu phục vụ tại nhà chờ xác nhận, salon sẽ gọi lại anh sớm nhé!',
  NO_ADDRESS: 'Địa chỉ này không còn nữa, anh tải lại trang giúp em nhé!',
  ENOUGH_ADDRESSES: 'Anh đã lưu đủ 10 địa chỉ, anh xóa bớt một địa chỉ rồi thêm lại giúp em nhé!',

  NO_VISIT: 'Em không tìm thấy lần ghé này của anh.',
  NO_PHOTO: 'Ảnh này không còn nữa, anh tải lại trang giúp em nhé!',
  RATING_CLOSED: 'Đánh giá đã quá 7 ngày nên em không sửa được nữa, em cảm ơn anh đã góp ý.',
  VOTE_CLOSED: 'Bảng bình chọn này đã khép lại, anh bình chọn ở bảng của tháng này giúp em nhé!',
  NOT_IN_VOTE: 'Stylist này không có trong bảng bình chọn, anh chọn giúp em stylist khác nhé!',

  SALON_RESTS: 'Salon đang tạm nghỉ. Anh chọn giúp em salon khác gần đó nhé!',
  SALON_RESTS_FOR: '{reason}. Anh chọn giúp em salon khác gần đó nhé!',
  SALON_OPENS_ON: 'Salon khai trương ngày {day}, anh đặt lịch từ ngày khai trương nhé!',
  CLOSED_FOR: 'Ngày {day} salon nghỉ {reason}, anh chọn giúp em ngày khác nhé!',
  NO_SUCH_PLACE: 'Không tìm thấy địa điểm này.',
  NO_POST: 'Bài viết này không còn nữa.',

  WRONG_PASSWORD: 'Số điện thoại hoặc mật khẩu chưa đúng. Anh kiểm tra lại giúp em nhé!',
  NEEDS_CAPTCHA: 'Anh xác nhận mình không phải là máy giúp em nhé!',
  EXPIRED_CODE: 'Mã xác nhận đã hết hạn. Anh lấy mã mới giúp em nhé!',
  USED_UP_CODE: 'Anh đã nhập sai 5 lần nên mã này không còn dùng được. Anh lấy mã mới giúp em nhé!',
  WRONG_LOGIN_CODE: 'Mã xác nhận không chính xác.',
  WRONG_BOOKING_CODE: 'Mã Xác Nhận Không Chính Xác!',
  CODE_PAUSE: 'Anh chờ {seconds} giây nữa rồi lấy mã mới nhé!',
  TRIED_TOO_OFTEN: 'Anh đã thử quá nhiều lần. Anh quay lại sau {minutes} phút giúp em nhé!',
  PROVE_AGAIN: 'Để đặt mật khẩu, anh xác nhận số điện thoại bằng mã giúp em nhé!',
  WEAK_PASSWORD:
    'Mật khẩu này dễ bị đoán ra. Anh chọn 6 số khác, tránh dãy số, ngày sinh và số điện thoại giúp em nhé!',
  WRONG_CURRENT_PASSWORD: 'Mật khẩu hiện tại chưa đúng. Anh kiểm tra lại giúp em nhé!',
  NO_CUSTOMER: 'Em không tìm thấy tài khoản này.',
  NO_SESSION: 'Thiết bị này đã đăng xuất rồi anh nhé!',
  NO_BIRTHDAY: 'Ngày sinh chưa đúng, anh kiểm tra lại giúp em nhé!',
  BIRTHDAY_STANDS: 'Ngày sinh đã lưu chỉ đổi được tại salon hoặc qua tổng đài anh nhé!',
  DEAD_TOKEN: 'Phiên đăng nhập đã hết hạn. Anh đăng nhập lại giúp em nhé!',
  NOT_YOUR_PHONE: 'Số điện thoại này chưa đúng với tài khoản đang đăng nhập.',
  LOGGED_IN: 'Đăng nhập thành công!',
  PASSWORD_SET: 'Đặt mật khẩu thành công!',
  CODE_BY_CALL: 'Đợi cuộc gọi tự động...',
  LOGIN_CODE_BY_ZALO: 'Kiểm tra Zalo để lấy OTP đăng nhập.',
  LOGIN_CODE_BY_SMS: 'Kiểm tra SMS để lấy OTP đăng nhập.',
  BOOKING_CODE_BY_ZALO: 'Kiểm tra Zalo để lấy OTP xác nhận lịch.',
  BOOKING_CODE_BY_SMS: 'Kiểm tra SMS để lấy OTP xác nhận lịch.',
} as const satisfies Record<MessageCode, string>

/** How parameters of these sentences are written. */
export const params = {
  /** Between the last two of several names. */
  or: 'hoặc',
  /** Membership tiers by their number. */
  tiers: { '2': 'Bạc', '3': 'Vàng', '4': 'Kim cương' },
  /** `25-11-2026` of 2026-11-25. */
  date: (day: string): string => day.split('-').reverse().join('-'),
} as const
