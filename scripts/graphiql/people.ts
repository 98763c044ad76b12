/** A demo customer that the query page can log in as. */
export type Person = { phone: string; name: string; who: string }

/**
 * The password of all of them; it works in local runs and previews only
 * (workers/auth/data/people.json).
 */
export const PASSWORD = '123456'

/** The customers of the demo, with the facts by which they differ. */
export const people: readonly Person[] = [
  { phone: '0912345678', name: 'Minh Quân', who: 'gold, has a booking' },
  { phone: '0912345679', name: 'No name', who: 'silver' },
  { phone: '0912345680', name: 'Hoàng Long', who: 'diamond' },
  { phone: '0987654321', name: 'Gia Huy', who: 'no bookings' },
  { phone: '0933333333', name: 'Đức Anh', who: 'has a booking' },
  { phone: '0944444444', name: 'Thành Nam', who: 'needs a code' },
  { phone: '0955555555', name: 'Quốc Bảo', who: 'his role cannot be read' },
  { phone: '0966666666', name: 'Tuấn Kiệt', who: 'needs a captcha' },
  { phone: '0977777777', name: 'Hoàng Khải', who: 'Gen Z' },
]
