/** The language itself: its names, and how it writes what is no sentence. */
export const language = {
  code: 'vi',
  /** As Open Graph spells it. */
  locale: 'vi_VN',
  /** The one that the page can be changed to, and what its own speakers call it. */
  other: { code: 'en', name: 'English' },
  /** Money in đồng. */
  dong: '{amount} VNĐ',
  thousandsMark: '.',
  decimalMark: ',',
  /** An hour as the chain writes it, `9h10`. */
  hour: (label: string): string => label,
  /** Sunday first (T-28). */
  weekdays: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  weekdaysFull: ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'],
  /** `21/11` of 2026-11-21. */
  shortDay: (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}`,
  /** `21/11/2026` of 2026-11-21. */
  fullDay: (day: string): string => `${day.slice(8, 10)}/${day.slice(5, 7)}/${day.slice(0, 4)}`,
  /** `11/2026` of 2026-11. */
  fullMonth: (month: string): string => `${month.slice(5, 7)}/${month.slice(0, 4)}`,
} as const
