import { beforeAll, expect, test } from 'vitest'
import { fillWithDemoData, get, salonsAt } from './testing/seeded-db'

const salons = salonsAt(0)
beforeAll(fillWithDemoData)

const found = async (text: string) => (await salons.searchSalons({ text })).map((salon) => salon.id)

test('districts and provinces are found after streets [H-209, B-053, B-055]', async () => {
  expect(await found('cau giay')).toEqual([9, 11, 10])
  const haNoi = await salons.searchSalons({ text: 'ha noi' })
  expect(haNoi.filter((salon) => salon.provinceId === 62)).toHaveLength(21)
  expect(
    (await salons.searchSalons({ text: 'da nang' })).map((salon) => salon.provinceName),
  ).toEqual(['Đà Nẵng', 'Đà Nẵng'])
  expect(
    (await salons.searchSalons({ text: 'hcm' })).every((salon) => salon.provinceId === 1),
  ).toBe(true)
})

test('accents, đ, letter case and punctuation do not matter [H-153]', async () => {
  expect(await found('CẦU GIẤY')).toEqual(await found('cau giay'))
  expect(await found('Đội Cấn')).toEqual([8])
  expect(await found('  doi   can, ')).toEqual([8])
  expect(await found('đống đa')).toEqual(await found('dong da'))
})

test('every word of a search has to match, the last one as a prefix [B-055]', async () => {
  expect(await found('tran quoc')).toEqual([10])
  expect(await found('252 cau gia')).toEqual([9])
  expect(await found('cau giay sai gon')).toEqual([])
  expect(await found("' OR 1=1 --")).toEqual([])
})

test('whole words come before longer ones, so quận 1 does not drown in quận 10 and 12 [B-055]', async () => {
  const results = await salons.searchSalons({ text: 'quan 6' })
  expect(results[0]?.districtName).toBe('Quận 6')
  const districts = (await salons.searchSalons({ text: 'tran hung dao' })).map((salon) => [
    salon.isTop,
    salon.isHot,
  ])
  expect(districts[0]).toEqual([true, false])
})

test('salon 269 is in no search result, though its street and name are typed [B-056]', async () => {
  expect(await found('tran dai nghia')).toEqual([2])
  expect(await found('dao tao')).toEqual([])
})

test('search narrows by province, district and parking, alone and together [B-064]', async () => {
  const parked = await salons.searchSalons({ cityId: 62, parking: true })
  expect(parked.length).toBeGreaterThan(0)
  expect(parked.every((salon) => salon.hasParking && salon.provinceId === 62)).toBe(true)
  expect((await salons.searchSalons({ districtId: 5 })).map((salon) => salon.id)).toEqual([
    11, 9, 10,
  ])
  expect(await salons.searchSalons({})).toHaveLength(97)
  expect(await salons.searchSalons({ parking: false })).toHaveLength(97)
})

test('a search longer than 100 letters is refused', async () => {
  expect((await get(`/salon/salon-filter?text=${'a'.repeat(101)}`)).status).toBe(422)
  expect(await found('a '.repeat(50).trim())).not.toHaveLength(0)
})

const HOAN_KIEM = { latitude: 21.0287, longitude: 105.8523 }

test('the nearest salons come first, each with its distance in km [H-211, B-326]', async () => {
  const near = await salons.salonsNear(HOAN_KIEM)
  expect(near[0]).toMatchObject({ id: 1, distanceKm: 0.8 })
  const distances = near.map((salon) => salon.distanceKm!)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
})

test('nearby holds the closest 30, without salon 269 and without closed salons [B-075, B-076]', async () => {
  const near = await salons.salonsNear({ latitude: 21.0002, longitude: 105.8452 })
  expect(near).toHaveLength(30)
  expect(near[0]).toMatchObject({ id: 2, distanceKm: 0 })
  expect(near.map((salon) => salon.id)).not.toContain(269)
  const nearClosed = await salons.salonsNear({ latitude: 10.7495, longitude: 106.6375 })
  expect(nearClosed.map((salon) => salon.id)).not.toContain(28)
})

test('a browser may send more digits of a coordinate than mean anything, words are refused', async () => {
  expect(
    await salons.salonsNear({
      latitude: 21.028_712_345_678_912,
      longitude: 105.852_300_000_000_01,
    }),
  ).toHaveLength(30)
  expect((await get('/salon/get-salon-near?latitude=x&longitude=1')).status).toBe(422)
  expect((await get('/salon/get-salon-near?latitude=21')).status).toBe(422)
})
