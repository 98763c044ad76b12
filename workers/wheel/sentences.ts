/** Somebody acts too often. */
export const TOO_MANY = 'Anh thao tác hơi nhanh, chờ một chút rồi thử lại giúp em nhé!'
/** No spins are left. */
export const NO_SPINS = 'Anh đã hết lượt quay. Làm nhiệm vụ hoặc đổi điểm để có thêm lượt nhé!'
/** Nothing can be won at the moment. */
export const NOTHING_LEFT = 'Quà hôm nay đã được tặng hết, anh quay lại vào ngày mai nhé!'
/** There is no such wheel. */
export const NO_WHEEL = 'Vòng quay này không còn mở.'
/** There is no such gift. */
export const NO_GIFT = 'Em không tìm thấy món quà này.'
/** There is no such pack. */
export const NO_PACK = 'Gói đổi lượt này không còn nữa.'
/** There is no such quest. */
export const NO_QUEST = 'Nhiệm vụ này không còn nữa.'
/** There is no such voucher. */
export const NO_VOUCHER = 'Phần quà này không còn nữa.'
/** The voucher is used up. */
export const VOUCHER_GONE = 'Phần quà này đã được đổi hết, anh chọn phần quà khác giúp em nhé!'
/** Too few lucky points. */
export const NOT_ENOUGH = 'Anh chưa đủ điểm may mắn để đổi.'
/** The daily quest was claimed. */
export const CLAIMED_TODAY = 'Hôm nay anh đã điểm danh rồi, mai anh ghé lại nhé!'
/** The quest is not done yet. */
export const NOT_DONE = 'Anh chưa hoàn thành nhiệm vụ này.'
