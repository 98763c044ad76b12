import type { FakeBackends } from './open-gateway'
import { aPlace, aSalon, aUser } from './people'

/** Salons, one of which (269) no list shows, and one place. */
export const salons: FakeBackends['salons'] = {
  listSalons: () => ({ data: [aSalon({ id: 9 }), aSalon({ id: 10 }), aSalon({ id: 269 })] }),
  findPlace: ({ placeid }) =>
    placeid === 'd5'
      ? { status: 200, body: { data: aPlace() } }
      : { status: 404, body: { message: 'Không tìm thấy địa điểm này.' } },
}

/** The customer of every session. */
export const auth: FakeBackends['auth'] = { getUser: () => aUser('0912345678') }
