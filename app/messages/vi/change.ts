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
