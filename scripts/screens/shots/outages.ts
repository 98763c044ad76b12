import type { Noun } from '../../deployables.ts'
import type { Shot } from '../shot.ts'
import { booking, own } from './people.ts'

const down = (without: Noun, name: string, path: string): Shot => ({
  name: `without-${without}-${name}`,
  path,
  without,
})

/** Pages while one of the backends refuses every call. */
export const outages: Shot[] = [
  // Lists of salons and services are cached; a page of posts that nobody has opened is not.
  down('salons', 'posts', '/blog?trang=2'),
  down('booking', 'screen', `/booking?step=0&${own}`),
  down('booking', 'services', `/booking?step=2&${own}`),
  down('booking', 'booked', booking),
  down('booking', 'soonest', '/som-nhat?province=62'),
  down('booking', 'history', '/lich-su'),
  down('booking', 'offline', '/offline'),
  down('booking', 'managed', `/lich/${'0'.repeat(26)}${'A'.repeat(24)}`),
  down('campaign', 'membership', '/thanh-vien'),
  down('campaign', 'offers', `/booking?step=4&${own}`),
  down('wheel', 'wheel', '/vong-quay-may-man'),
  down('auth', 'account', '/tai-khoan'),
]
