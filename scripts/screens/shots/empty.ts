import { join } from '../chain.ts'
import type { Shot, Visitor } from '../shot.ts'

/** A page as a customer sees it who has joined just now. */
function forNewcomer(name: string, path: string): Shot {
  return {
    name,
    path: async (visitor: Visitor) => {
      await join(visitor)
      return path
    },
    who: 'alone',
  }
}

/** Pages of a customer's own with nothing on them yet, and as a logged-out visitor sees them. */
export const empty: Shot[] = [
  forNewcomer('history-empty', '/lich-su'),
  forNewcomer('bookings-empty', '/lich-su/lich-dat'),
  forNewcomer('orders-empty', '/thanh-vien/don-hang'),
  forNewcomer('balance-empty', '/gioi-thieu'),
  forNewcomer('offers-empty', '/uu-dai'),
  forNewcomer('places-empty', '/save-location'),
  forNewcomer('membership-new', '/thanh-vien'),
  forNewcomer('likes-empty', '/kham-pha?loc=da-thich'),
  { name: 'history-guest', path: '/lich-su', who: 'guest' },
  { name: 'places-guest', path: '/save-location', who: 'guest' },
  { name: 'membership-guest', path: '/thanh-vien', who: 'guest' },
  { name: 'orders-guest', path: '/thanh-vien/don-hang', who: 'guest' },
  { name: 'masters-guest', path: '/stylist-xuat-sac', who: 'guest' },
  { name: 'salons-none', path: '/system-salon?q=khong+co+noi+nay', who: 'guest' },
  {
    name: 'booking-salons-none',
    path: '/booking?step=1&salonId=0&flow=1&q=khong+co',
    who: 'guest',
  },
]
