/** Somebody of the demo whom the query page can ask as. */
export type Person = { phone: string; name: string; who: string }

/** What every one of them logs in with; local runs and previews only know it (workers/auth/data/people.json). */
export const PASSWORD = '123456'

/** The customers of the demo, by what tells them apart. */
export const people: readonly Person[] = [
  { phone: '0912345678', name: 'Minh Quân', who: 'gold, has a booking' },
  { phone: '0912345679', name: '0912345679', who: 'silver, nameless' },
  { phone: '0912345680', name: 'Hoàng Long', who: 'diamond' },
  { phone: '0987654321', name: 'Gia Huy', who: 'no bookings' },
  { phone: '0933333333', name: 'Đức Anh', who: 'has a booking' },
  { phone: '0944444444', name: 'Thành Nam', who: 'needs a code' },
  { phone: '0955555555', name: 'Quốc Bảo', who: 'his role breaks' },
  { phone: '0966666666', name: 'Tuấn Kiệt', who: 'needs a captcha' },
  { phone: '0977777777', name: 'Hoàng Khải', who: 'Gen Z' },
]
