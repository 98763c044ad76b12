/** The booking backend refuses an hour whose place is taken; one near it is free. */
export const takenHour = {
  code: 'taken' as const,
  message: 'Giờ 9h30 vừa hết chỗ mất rồi.',
  hours: [{ bookHourId: 5, hour: '9h50', dateBook: '22-11-2026' }],
  salonBackUp: [],
}
