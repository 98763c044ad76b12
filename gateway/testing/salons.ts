import type { FakeBackends } from './open-gateway'
import { aProvince, aSalon } from './people'

const salons = [
  aSalon({ id: 10, name: 'Mượt Trần Duy Hưng' }),
  aSalon({
    id: 11,
    name: 'Mượt Đặng Văn Bi',
    cityId: 1,
    cityName: 'TP. Hồ Chí Minh',
    districtId: 9,
    districtName: 'Thủ Đức',
    address: '9 Đặng Văn Bi',
    addressNew: '9 Đặng Văn Bi, Thủ Đức',
    latitude: 10.85,
    longitude: 106.76,
    parking: true,
    bookManyPeople: 'notToday',
    tag: 'newly opened',
  }),
  aSalon({
    id: 12,
    name: 'Mượt Huế',
    cityId: 50,
    cityName: 'Huế',
    districtId: 3,
    districtName: 'Phú Hội',
    address: '2 Lê Lợi',
    addressNew: '2 Lê Lợi, Huế',
    latitude: 16.46,
    longitude: 107.59,
    isOpen: false,
  }),
  aSalon({ id: 269, name: 'Mượt ẩn' }),
]
const provinces = [
  aProvince({ cityId: 62 }),
  aProvince({ cityId: 1, cityName: 'TP. Hồ Chí Minh', vungMienId: 3, totalSalon: 1 }),
  aProvince({ cityId: 50, cityName: 'Huế', vungMienId: 2, totalSalon: 1 }),
]
/** Three salons in as many provinces, of which 12 is off, and one that no list shows. */
export const backend: FakeBackends = {
  salons: {
    listSalons: () => ({ data: salons }),
    listProvinces: () => ({ data: provinces }),
    getSalon: ({ id }) => {
      const salon = salons.find((one) => one.id === id)
      return salon
        ? { status: 200, body: { data: salon } }
        : { status: 404, body: { message: 'Không có salon này.' } }
    },
    getSalonOff: ({ salonId }) => ({
      status: 200,
      body: {
        data:
          salonId === 12
            ? { message: 'Salon tạm nghỉ.', salonBackUp: [11, 10, 12, 269, 99] }
            : { message: '', salonBackUp: [] },
      },
    }),
  },
}
