/** Sentences of Home for logged-in customers, loaded with their part of the page. */
export const known = {
  myBookingsFailed:
    'Chúng em chưa tải được lịch đặt của anh. Anh thử lại giúp chúng em sau ít phút nhé.',
  hello: 'Chào anh {name}',
  helloNameless: 'Chào anh',
  rebook: 'Đặt lại như lần trước',
  rebookSalon: 'salon',
  rebookServices: 'dịch vụ',
  rebookStylist: 'stylist',
  rebookHour: 'giờ',
  rebookNoServices: 'Anh chọn lại dịch vụ giúp em nhé',
  rebookAnyStylist: 'Hệ thống chọn stylist giúp anh',
  rebookTime: '{hour} · {day}',
  rebookBusy: '{name} đã kín lịch, đây là giờ trống gần nhất của salon.',
  rebookFull: 'Salon đã kín lịch những ngày tới',
  rebookNoHour: 'Anh chọn giờ giúp em nhé',
  rebookTake: 'Đặt lúc {time}',
  rebookOpen: 'Chọn giờ khác',
  rebookContinue: 'Tiếp tục đặt lịch',
  rebookChange: 'Đổi',
  rebookChangeOf: 'Đổi {name}',
} as const
