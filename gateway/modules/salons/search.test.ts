import { expect, test } from 'vitest'
import { openGateway } from '../../testing/open-gateway'
import { aSalon } from '../../testing/people'
import { backend } from '../../testing/salons'

const names = (found: { name: string }[]) => found.map(({ name }) => name)

test('a search finds salons by address, district and province, accents aside [B-053, B-055, H-153]', async () => {
  const { execute } = openGateway(backend)
  const { data } = await execute(
    `{
      district: salons(search: "cau giay") { name }
      dd: salons(search: "ĐẶNG  văn-bi") { name }
      province: salons(search: "ho chi minh") { name }
      part: salons(search: "tran du") { name }
      inside: salons(search: "uong") { name }
      none: salons(search: "zzz") { name }
      all: salons(search: " .") { name }
    }`,
  )
  expect(names(data.district)).toEqual(['Mượt Trần Duy Hưng'])
  expect(names(data.dd)).toEqual(['Mượt Đặng Văn Bi'])
  expect(names(data.province)).toEqual(['Mượt Đặng Văn Bi'])
  expect(names(data.part)).toEqual(['Mượt Trần Duy Hưng'])
  expect(names(data.inside)).toEqual([])
  expect(names(data.none)).toEqual([])
  expect(names(data.all)).toHaveLength(3)
})

test('districts rank before streets, whole words before prefixes [B-055]', async () => {
  const elsewhere = {
    districtName: 'Quận 10',
    address: '5 Ba Tháng Hai',
    addressNew: '5 Ba Tháng Hai',
    cityName: 'TP. Hồ Chí Minh',
  }
  const list = [
    aSalon({ id: 1, ...elsewhere, name: 'Mượt' }),
    aSalon({ id: 2, ...elsewhere, name: 'Mượt', addressNew: '1 Lê Lợi' }),
    aSalon({ id: 3, ...elsewhere, name: 'Mượt', districtName: 'Quận 1' }),
    aSalon({ id: 4, ...elsewhere, name: 'Mượt', districtName: 'Quận 1', tagTopSalon: 'top' }),
    aSalon({ id: 5, ...elsewhere, name: 'Phố Quận 1' }),
    aSalon({ id: 6, ...elsewhere, name: 'Mượt' }),
    aSalon({ id: 7, name: 'Mượt', address: '', addressNew: '', searchText: 'hcm' }),
  ]
  const { execute } = openGateway({ salons: { listSalons: () => ({ data: list }) } })
  const { data } = await execute(
    '{ salons(search: "quận 1") { id } nickname: salons(search: "HCM") { id } }',
  )
  expect(data).toEqual({
    salons: [{ id: '4' }, { id: '3' }, { id: '5' }, { id: '1' }, { id: '2' }, { id: '6' }],
    nickname: [
      { id: '4' },
      { id: '1' },
      { id: '2' },
      { id: '3' },
      { id: '5' },
      { id: '6' },
      { id: '7' },
    ],
  })
})

test('the list narrows to a province, a district and salons with parking [B-064]', async () => {
  const { execute } = openGateway(backend)
  const { data } = await execute(
    `{
      one: salons(provinceId: 62) { id }
      two: salons(districtId: 9) { id }
      three: salons(hasParking: true) { id }
      four: salons(provinceId: 62, hasParking: true) { id }
    }`,
  )
  expect(data).toEqual({
    one: [{ id: '10' }],
    two: [{ id: '11' }],
    three: [{ id: '11' }],
    four: [],
  })
})

test('the nearest come first with kilometres to one decimal [B-326, O-28]', async () => {
  const { execute } = openGateway(backend)
  const { data, errors } = await execute(
    `{
      salonsNear(latitude: 21, longitude: 105.8) { salon { id } distanceKm }
      far: salonsNear(latitude: 95, longitude: 0) { distanceKm }
    }`,
  )
  expect(data.salonsNear[0]).toEqual({ salon: { id: '10' }, distanceKm: 1.1 })
  expect(data.far).toBeNull()
  expect(errors).toMatchObject([
    { message: 'Vị trí chưa hợp lệ.', extensions: { code: 'BAD_USER_INPUT' } },
  ])
})

test('the closest 30 are returned when there are more [B-076]', async () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    aSalon({ id: index + 1, latitude: 21 + index / 100 }),
  ).reverse()
  const { execute } = openGateway({ salons: { listSalons: () => ({ data: many }) } })
  const { data } = await execute('{ salonsNear(latitude: 21, longitude: 105.8) { salon { id } } }')
  expect(data.salonsNear.map(({ salon }: { salon: { id: string } }) => salon.id)).toEqual(
    Array.from({ length: 30 }, (_, index) => `${index + 1}`),
  )
})
