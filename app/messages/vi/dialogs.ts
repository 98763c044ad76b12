/** Sentences of dialogs on /booking: another booking to change, a salon that is closed, the phone. */
export const dialogs = {
  changeBooking: 'Đổi lịch',
  changeAsk: 'Đổi {from} sang {to}?',
  changeAskAny: 'Đổi sang lịch mới?',
  changeAt: 'Lịch đang giữ: {salon}.',
  alreadyYours: 'Anh đang có một lịch hẹn. Anh muốn đổi sang lịch mới này không ạ?',

  offTitle: 'Thông báo',
  offBack: 'Quay lại chọn salon',
  offNearby: 'Anh chọn salon gần đó giúp em nhé:',
  offUnknown: 'Salon này đang tạm nghỉ.',

  phoneTitle: 'Chào mừng anh đến với {brand}',
  phoneText: 'Anh cho em xin số điện thoại để giữ chỗ nhé!',
  phoneExample: 'Ví dụ: 0912234xxx',
  phoneSkinner:
    'Anh đang chọn đúng skinner quen. Anh nhập số đã dùng lần trước để skinner nhận ra anh nhé!',
} as const
