/** Names of the days on offer (T-28, T-33), and the time that is left to an appointment. */
export const days = {
  tags: { TODAY: 'Hôm nay', TOMORROW: 'Ngày mai', DAY_AFTER: 'Ngày kia' },
  names: { TODAY: 'hôm nay', TOMORROW: 'ngày mai', DAY_AFTER: 'ngày kia' },
  left: {
    days: 'ngày',
    hours: 'giờ',
    minutes: 'phút',
    inHours: 'Còn {hours} giờ {minutes} phút',
    inMinutes: 'Còn {minutes} phút',
    inDays: 'Còn {days} ngày {hours} giờ {minutes} phút',
    over: 'Đã đến giờ hẹn',
  },
} as const
