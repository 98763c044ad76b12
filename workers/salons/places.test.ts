import { beforeAll, expect, test } from 'vitest'
import { DB, fillWithDemoData, salonsAt } from './testing/seeded-db'

const salons = salonsAt(0)
beforeAll(fillWithDemoData)

test('a province has districts, region and salon count [H-201, H-165, B-145]', async () => {
  const provinces = await salons.listProvinces({})
  expect(provinces).toHaveLength(63)
  const haNoi = provinces.find((province) => province.id === 62)!
  expect(haNoi).toMatchObject({ name: 'Hà Nội', regionId: 1, salonCount: 21 })
  expect(haNoi.districts).toContainEqual({ id: 5, name: 'Quận Cầu Giấy' })
  expect(provinces.find((province) => province.id === 1)).toMatchObject({
    regionId: 3,
    salonCount: 45,
  })
  expect(provinces.find((province) => province.name === 'Bắc Kạn')?.salonCount).toBe(0)
  expect(provinces.reduce((sum, province) => sum + province.salonCount, 0)).toBe(97)
})

test('every province lies in the north (1), the centre (2) or the south (3) [B-396]', async () => {
  const provinces = await salons.listProvinces({})
  const regionOf = (name: string) => provinces.find((province) => province.name === name)?.regionId
  expect([regionOf('Quảng Ninh'), regionOf('Đà Nẵng'), regionOf('Cần Thơ')]).toEqual([1, 2, 3])
  expect(new Set(provinces.map((province) => province.regionId))).toEqual(new Set([1, 2, 3]))
})

test('districts are listed for one province or for the country, as a call and as a file [H-202, H-215]', async () => {
  const ofHaNoi = await salons.listDistricts({ cityId: 62 })
  expect(ofHaNoi).toHaveLength(30)
  expect(ofHaNoi.every((district) => district.provinceId === 62)).toBe(true)
  expect(await salons.listDistricts({})).toHaveLength(696)
  expect(await salons.districtFile({})).toHaveLength(696)
  expect(await salons.listDistricts({ cityId: 999 })).toEqual([])
})

test('only provinces and districts that have salons are offered for choosing a salon [H-206, H-207]', async () => {
  const served = await salons.listSalonProvinces({})
  expect(served).toHaveLength(19)
  expect(served.every((province) => province.salonCount > 0)).toBe(true)
  expect((await salons.listSalonProvinces({ cityId: 62 })).map((province) => province.id)).toEqual([
    62,
  ])
  const districts = await salons.listSalonDistricts({ cityId: 62 })
  expect(districts).toContainEqual({ id: 5, name: 'Quận Cầu Giấy', provinceId: 62, salonCount: 3 })
  expect(districts.reduce((sum, district) => sum + district.salonCount, 0)).toBe(21)
})

test('a district answers its wards [H-208]', async () => {
  const wards = await salons.listWards({ districtId: 760 })
  expect(wards).toHaveLength(10)
  expect(wards).toContainEqual({ id: 26740, name: 'Phường Bến Nghé', districtId: 760 })
  const all = await DB.prepare('SELECT count(*) AS n FROM ward').first<{ n: number }>()
  expect(all?.n).toBe(10_035)
})
