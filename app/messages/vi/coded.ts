import type { MessageCode } from '../../../domain/message-codes'

/** The sentences of the messages that backends send as codes (domain/message-codes.ts). */
export const coded = {
  TOO_MANY_TRIES_MOMENT: 'Anh thao tác hơi nhanh, chờ một chút rồi thử lại giúp em nhé!',

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
