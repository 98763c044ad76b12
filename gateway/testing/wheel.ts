import { openGateway, type FakeBackends } from './open-gateway'
import { aUser } from './people'

/** A well-formed key of a command. */
export const KEY = 'key-of-one-act-000001'

/** A spin that won a voucher. */
export const spin = {
  id: '01SPIN',
  wheelId: 1,
  position: 3,
  gift: { id: 3, name: 'Voucher 20K', image: '/v.svg', kind: 'voucher' as const },
  code: 'VQ1',
  expiredAt: 2000,
  createdAt: 1000,
}

/** A voucher that was exchanged for points. */
export const received = {
  id: '01GIFT',
  source: 'voucher' as const,
  name: 'Voucher 50K',
  image: '/v.svg',
  kind: 'voucher' as const,
  code: 'VQ2',
  expiredAt: 2000,
  createdAt: 1000,
}

/** An account with spins left. */
export const account = { timesLeft: 4, point: 50 }

/** A gift that is none. */
export const gift = {
  id: 8,
  name: 'Chúc may mắn',
  image: '/g.svg',
  kind: 'none' as const,
  stock: null,
}

/** A gateway of a logged-in customer over a wheel backend. */
export const wheelGateway = (wheel: FakeBackends['wheel']) =>
  openGateway({ auth: { getUser: () => aUser() }, wheel })
