/** Names of the days on offer (T-28, T-33), and the time that is left to one. */
export const days = {
  tags: { TODAY: 'Hôm nay', TOMORROW: 'Ngày mai', DAY_AFTER: 'Ngày kia' },
  names: { TODAY: 'hôm nay', TOMORROW: 'ngày mai', DAY_AFTER: 'ngày kia' },
  units: { days: 'ngày', hours: 'giờ', minutes: 'phút' },
  timeLeft: 'Còn {days} ngày {hours} giờ {minutes} phút',
  timeLeftToday: 'Còn {hours} giờ {minutes} phút',
  minutesLeft: 'Còn {minutes} phút',
  timeIsUp: 'Đã đến giờ hẹn',
} as const
