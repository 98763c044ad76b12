import type { Method, CodePurpose } from '../channels/channel'

/** No channel could carry the code (H-280). */
export const BROKEN_DOWN = 'Hệ thống gián đoạn, vui lòng thực hiện lại'

/** Log-in succeeded (H-126). */
export const LOGGED_IN = 'Đăng nhập thành công!'

/**
 * Unknown phone or wrong password: one sentence for both, so that it does not reveal whether the
 * phone has an account.
 */
export const WRONG_PASSWORD = 'Số điện thoại hoặc mật khẩu chưa đúng. Anh kiểm tra lại giúp em nhé!'

/** A captcha is missing or wrong (H-124, H-125, B-325). */
export const NEEDS_CAPTCHA = 'Anh xác nhận mình không phải là máy giúp em nhé!'

/** No live code: never sent, older than five minutes, or used. */
export const EXPIRED_CODE = 'Mã xác nhận đã hết hạn. Anh lấy mã mới giúp em nhé!'

/** The code died of wrong tries. */
export const DEAD_CODE =
  'Anh đã nhập sai 5 lần nên mã này không còn dùng được. Anh lấy mã mới giúp em nhé!'

/** A password was set (H-127). */
export const PASSWORD_SET = 'Đặt mật khẩu thành công!'

/** A password can be set only after a code has just proved the phone. */
export const PROVE_AGAIN = 'Để đặt mật khẩu, anh xác nhận số điện thoại bằng mã giúp em nhé!'

/** The new password is one of the first that a guesser tries. */
export const WEAK_PASSWORD =
  'Mật khẩu này dễ bị đoán ra. Anh chọn 6 số khác, tránh dãy số, ngày sinh và số điện thoại giúp em nhé!'

/** The current password is wrong. */
export const WRONG_CURRENT = 'Mật khẩu hiện tại chưa đúng. Anh kiểm tra lại giúp em nhé!'

/** Another customer's record, or none: one response for both. */
export const NO_SUCH_CUSTOMER = 'Em không tìm thấy tài khoản này.'

/** A session that is not there any more. */
export const NO_SUCH_SESSION = 'Thiết bị này đã đăng xuất rồi anh nhé!'

/** No day, or one on which no customer was born. */
export const NO_BIRTHDAY = 'Ngày sinh chưa đúng, anh kiểm tra lại giúp em nhé!'

/** A birthday can be entered once, as an offer depends on it. */
export const BIRTHDAY_STANDS = 'Ngày sinh đã lưu chỉ đổi được tại salon hoặc qua tổng đài anh nhé!'

/** A token that was handed over is not alive. */
export const DEAD_TOKEN = 'Phiên đăng nhập đã hết hạn. Anh đăng nhập lại giúp em nhé!'

/** A customer can consent only for his own account's phone (B-314). */
export const NOT_YOUR_PHONE = 'Số điện thoại này chưa đúng với tài khoản đang đăng nhập.'

/** Where to look for a code: H-277, H-278, H-279 for the log-in, their variants for a booking. */
export function hintOf(method: Method, purpose: CodePurpose): string {
  if (method === 'voice') return 'Đợi cuộc gọi tự động...'
  const place = method === 'zalo' ? 'Zalo' : 'SMS'
  return `Kiểm tra ${place} để lấy OTP ${purpose === 'login' ? 'đăng nhập' : 'xác nhận lịch'}.`
}

/**
 * The message for a wrong code, in the wording of the screen that it was entered on (H-274, B-324,
 * O-08).
 */
export function wrongCode(purpose: CodePurpose): string {
  return purpose === 'login' ? 'Mã xác nhận không chính xác.' : 'Mã Xác Nhận Không Chính Xác!'
}

/** The next code comes only after a pause (H-123). */
export function askAgainIn(seconds: number): string {
  return `Anh chờ ${seconds} giây nữa rồi lấy mã mới nhé!`
}

/** Too many codes, tries or questions within the hour. */
export function tooOften(seconds: number): string {
  return `Anh đã thử quá nhiều lần. Anh quay lại sau ${Math.max(1, Math.ceil(seconds / 60))} phút giúp em nhé!`
}
