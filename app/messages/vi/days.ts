/** Names of the days on offer (T-28, T-33). */
export const days = {
  tags: { TODAY: 'Hôm nay', TOMORROW: 'Ngày mai', DAY_AFTER: 'Ngày kia' },
  names: { TODAY: 'hôm nay', TOMORROW: 'ngày mai', DAY_AFTER: 'ngày kia' },
} as const
