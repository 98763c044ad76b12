import type { LocalDate } from '../kit/values'
import { daysBetween } from '../kit/vietnam-time'
import { hourLabel } from './salon-day/slots'

/** B-301. */
export const HAS_BOOKING = 'BẠN ĐÃ CÓ LỊCH ĐẶT, BẠN VUI LÒNG ĐĂNG NHẬP ĐỂ ĐỔI LỊCH'
/** B-159: what a member reads at step 0. */
export const MEMBER_GUIDE = 'Anh là thành viên, ưu đãi riêng của anh ở mục Ưu đãi.'
/** B-333, T-20. */
export const NEEDS_SERVICES = 'Mời anh chọn dịch vụ để có stylist và giờ cắt phù hợp ạ!'
/** B-198. */
export const DISCONTINUED = 'Một số dịch vụ salon không còn bán nữa, anh chọn lại giúp em nhé!'
/** B-199. */
export const ONE_PER_GROUP = 'Mỗi nhóm dịch vụ anh chỉ chọn một loại thôi ạ!'
/** T-19 as a refusal. */
export const UNKNOWN_SALON = 'Salon này không có trong hệ thống, anh chọn giúp em salon khác nhé!'
/** A day before today. */
export const PAST_DAY = 'Ngày anh chọn đã qua, anh chọn ngày khác giúp em nhé!'
/** A day long past or far ahead. */
export const NO_SUCH_DAY = 'Em chưa nhận lịch cho ngày này, anh chọn ngày khác giúp em nhé!'
/** The stylist does not work at this salon. */
export const UNKNOWN_STYLIST =
  'Stylist này không làm ở salon anh chọn, anh chọn giúp em stylist khác nhé!'
/** B-265. */
export const NOT_FOR_OTHERS = 'Bạn không thể đặt theo nhóm khi dùng số khác để đặt lịch'
/** An idempotency key that belongs to another request. */
export const CHANGED =
  'Yêu cầu này đã dùng cho một lịch hẹn khác, anh tải lại trang rồi đặt lại giúp em nhé!'
/** The same request again, whose booking was canceled meanwhile. */
export const CANCELED_SINCE =
  'Lịch hẹn này anh đã hủy rồi, anh tải lại trang để đặt lịch mới giúp em nhé!'
/** A place was given up before the code came. */
export const HOLD_EXPIRED = 'Thời gian giữ chỗ đã hết, anh đặt lại giúp em nhé!'
/** B-324. */
export const WRONG_CODE = 'Mã Xác Nhận Không Chính Xác!'
/** H-108. */
export const NO_BOOKING = 'Lịch Không Tồn Tại!'
/** O-30. */
export const PROVE_FIRST = 'Anh xác minh số điện thoại của lịch hẹn này giúp em trước nhé!'
/** A booking that has begun. */
export const TOO_LATE = 'Lịch hẹn đã đến giờ nên không hủy được nữa, anh gọi salon giúp em nhé!'
/** A manage link that opens nothing: mistyped, withdrawn, or of no booking. */
export const NO_LINK = 'Đường dẫn này không mở được lịch hẹn nào.'
/** A booking that cannot be replaced any more. */
export const TOO_LATE_TO_CHANGE =
  'Lịch hẹn này không đổi được nữa, anh gọi salon hoặc đặt lịch mới giúp em nhé!'
/** Lateness announced too early, too late, or twice. */
export const NOT_LATE_NOW =
  'Anh báo trễ được một lần, từ 3 tiếng trước giờ hẹn đến 15 phút sau giờ hẹn.'
/** An answer that he comes, too early or too late. */
export const NOT_COMING_NOW =
  'Anh báo sẽ đến được từ 19h tối hôm trước đến giờ hẹn, anh xem lại lịch hẹn giúp em nhé!'
/** The chair is taken right after. */
export const CHAIR_TAKEN =
  'Ngay sau anh đã có khách khác nên em không giữ ghế lâu hơn được, anh đổi sang giờ khác giúp em nhé!'
/** The salon is closed on a day without a message of its own. */
export const CLOSED = 'Salon không phục vụ ngày này, anh chọn giúp em ngày hoặc salon khác nhé!'
/** A group that the story is not written for. */
export const NO_STORY = 'Nhóm dịch vụ này chưa có bài giới thiệu.'
/** No salon is near enough to come. */
export const TOO_FAR_AWAY =
  'Em chưa phục vụ tại nhà ở khu vực này, anh ghé salon gần nhất giúp em nhé!'
/** A service that needs the salon. */
export const NOT_AT_HOME = 'Có dịch vụ không làm tại nhà được, anh chọn lại giúp em nhé!'
/** Too many open requests. */
export const ENOUGH_VISITS =
  'Anh đang có 3 yêu cầu phục vụ tại nhà chờ xác nhận, salon sẽ gọi lại anh sớm nhé!'
/** Headings of the salons that a customer has visited (B-363). */
export const VISITED_BY_PHONE = 'Salon anh đã từng đến'
export const VISITED_BY_BROWSER = 'Salon anh đã đặt trên máy này'
/** A saved address that is not there, or not this customer's. */
export const NO_ADDRESS = 'Địa chỉ này không còn nữa, anh tải lại trang giúp em nhé!'
/** Too many saved addresses. */
export const ENOUGH_ADDRESSES =
  'Anh đã lưu đủ 10 địa chỉ, anh xóa bớt một địa chỉ rồi thêm lại giúp em nhé!'
/** A browser without a proof, which the site always gives it. */
export const NO_PROOF = 'Em chưa giữ được giờ cho anh, anh vẫn đặt lịch bình thường được nhé!'
/** The campaign backend does not respond. */
export const OFFERS_UNCHECKED =
  'Em chưa kiểm tra được ưu đãi lúc này, anh thử lại sau ít phút hoặc đặt lịch không kèm ưu đãi giúp em nhé!'
/** All uses of an offer are spent by bookings. */
export const OFFER_USED_UP = 'Anh đã dùng hết lượt của ưu đãi này.'
/** A visit that is not there, or not this customer's. */
export const NO_VISIT = 'Em không tìm thấy lần ghé này của anh.'
/** A picture that its visit does not have. */
export const NO_PHOTO = 'Ảnh này không còn nữa, anh tải lại trang giúp em nhé!'
/** A rating that is older than seven days. */
export const RATING_CLOSED =
  'Đánh giá đã quá 7 ngày nên em không sửa được nữa, em cảm ơn anh đã góp ý.'
/** The requested state does not follow the booking's current one. */
export const NOT_NEXT = 'Lịch hẹn không chuyển được sang trạng thái này.'
/** A vote for a month that is over, or not begun. */
export const VOTE_CLOSED =
  'Bảng bình chọn này đã khép lại, anh bình chọn ở bảng của tháng này giúp em nhé!'
/** The vote names no stylist. */
export const NO_STYLIST =
  'Stylist này không có trong bảng bình chọn, anh chọn giúp em stylist khác nhé!'
/** Too many tries within a minute. */
export const TOO_MANY = 'Anh thao tác hơi nhanh, anh chờ một phút rồi thử lại giúp em nhé!'

/** A day beyond those on offer. */
export function tooFar(last: LocalDate): string {
  return `Em chỉ nhận lịch đến hết ngày ${dayAndMonth(last)}, anh chọn ngày gần hơn giúp em nhé!`
}

/** A child without its parent (B-200). */
export function needsParent(child: string, parent: string): string {
  return `${child} chỉ làm kèm ${parent}, anh chọn thêm dịch vụ đó giúp em nhé!`
}

/** The place was taken by another customer (O-51). */
export function takenSentence(hourId: number): string {
  return `Giờ ${hourLabel(hourId)} vừa hết chỗ mất rồi, anh chọn giúp em giờ khác nhé!`
}

/** The hour has begun (B-224). */
export function pastSentence(hourId: number): string {
  return `Giờ ${hourLabel(hourId)} đã qua, anh chọn giúp em giờ khác nhé!`
}

/** The salon would close before the services end, or is not open yet. */
export function outsideHoursSentence(hourId: number): string {
  return `Giờ ${hourLabel(hourId)} không kịp làm xong trong giờ mở cửa của salon, anh chọn giúp em giờ khác nhé!`
}

/** T-33. */
export function stylistBusySentence(date: LocalDate, today: LocalDate): string {
  const day = ['hôm nay', 'ngày mai', 'ngày kia'][daysBetween(today, date)] ?? dayAndMonth(date)
  return `Stylist ${day} đã kín lịch, anh chọn giúp em stylist khác nhé!`
}

function dayAndMonth(date: LocalDate): string {
  const [, month, day] = date.split('-')
  return `${day}/${month}`
}
