const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** `9:10` for the chain's `9h10`, `21:00` for `21h`. */
export function hourInEnglish(label: string): string {
  return label.replace(
    /(\d)h(\d*)/g,
    (_, hour: string, minutes: string) => `${hour}:${minutes || '00'}`,
  )
}

/** `21 Nov` of 2026-11-21. A line does not end before the month. */
export function dayInEnglish(day: string): string {
  return `${Number(day.slice(8, 10))}\u00a0${monthInEnglish(day).slice(0, 3)}`
}

/** `21 Nov 2026` of 2026-11-21. */
export function dateInEnglish(day: string): string {
  return `${dayInEnglish(day)} ${day.slice(0, 4)}`
}

/** `November` of 2026-11 or a day of it. */
export function monthInEnglish(month: string): string {
  return months[Number(month.slice(5, 7)) - 1] ?? ''
}
