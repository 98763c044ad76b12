import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { distanceKm } from '../../../domain/distance'
import provinces from '../data/provinces.json'
import salons from '../data/salons.json'
import { DB, fillWithDemoData, salonsAt } from '../testing/seeded-db'
import { findPlace, suggestPlaces } from './geocoder'

const { suggestPlaces: suggest, findPlace: find } = salonsAt(0)
beforeAll(fillWithDemoData)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function texts(input: string): Promise<string[]> {
  return (await suggest({ input })).map((place) => place.text)
}

test('a search without accents ranks names first, at most 8 [H-199, H-153]', async () => {
  expect((await texts('cau giay'))[0]).toBe('Quận Cầu Giấy, Hà Nội')
  expect((await texts('dich vong hau cau'))[0]).toBe('Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội')
  expect((await texts('hà nội'))[0]).toBe('Hà Nội')
  expect(await texts('phuong')).toHaveLength(8)
  expect([await texts(''), await texts('  '), await texts('khong co noi nay')]).toEqual([
    [],
    [],
    [],
  ])
})

test.each([
  ['hanoi', 'Hà Nội'],
  ['TP Hà Nội', 'Hà Nội'],
  ['thành phố Hồ Chí Minh', 'TP. Hồ Chí Minh'],
  ['saigon', 'TP. Hồ Chí Minh'],
  ['Ho Chi Minh City', 'TP. Hồ Chí Minh'],
  ['tỉnh Đồng Nai', 'Đồng Nai'],
  ['Hà Tĩnh', 'Hà Tĩnh'],
  ['danang', 'Đà Nẵng'],
  ['q7', 'Quận 7, TP. Hồ Chí Minh'],
  ['quận 12', 'Quận 12, TP. Hồ Chí Minh'],
  ['caugiay', 'Quận Cầu Giấy, Hà Nội'],
  ['Ðống Ða', 'Quận Đống Đa, Hà Nội'],
  ['thuduc', 'Thành phố Thủ Đức, TP. Hồ Chí Minh'],
])('the place that people call "%s" is %s [H-199, H-153]', async (typed, place) => {
  expect((await texts(typed))[0]).toBe(place)
})

test('a place has its ids, its address and the centre of its salons [H-200, O-52]', async () => {
  const { status, body } = await find({ placeid: 'd5' })
  if (status !== 200) throw new Error('not found')
  expect(body).toMatchObject({
    id: 'd5',
    address: 'Quận Cầu Giấy, Hà Nội',
    provinceId: 62,
    districtId: 5,
    wardId: null,
  })
  expect(distanceKm(body.point!, { latitude: 21.04, longitude: 105.8 })).toBeLessThan(2)
  const [ward] = await suggest({ input: 'dich vong hau cau giay' })
  expect(await find({ placeid: ward!.id })).toMatchObject({
    status: 200,
    body: { provinceId: 62, districtId: 5, address: 'Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội' },
  })
})

test('a place without salons lies about where its province does; what is no place is not found [H-200]', async () => {
  expect(await find({ placeid: 'p5' })).toMatchObject({
    status: 200,
    body: { address: 'Bắc Kạn', point: { latitude: 22.1, longitude: 105.8 } },
  })
  for (const placeid of ['w999999999', 'x1', 'ChIJ-somewhere'])
    expect((await find({ placeid })).status).toBe(404)
})

test('a province lies no further from its own salons than it is wide', () => {
  const far = salons.filter((salon) => {
    const province = provinces.find(({ cityId }) => cityId === salon.cityId)
    return !province || distanceKm(province, salon) > 60
  })
  expect(far.map(({ id, cityId }) => [id, cityId])).toEqual([])
})

test('a configured geocoder is requested first, own places are the fallback [H-199, H-200]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const address = {
    placeId: 'house-1',
    address: '1 Láng, Hà Nội',
    cityId: 62,
    districtId: null,
    wardId: null,
    latitude: 21,
    longitude: 105.8,
  }
  vi.stubGlobal('fetch', async (request: Request) =>
    Response.json(
      new URL(request.url).pathname.endsWith('autocomplete')
        ? { data: [{ placeId: 'house-1', description: '1 Láng' }] }
        : { data: address },
    ),
  )
  const env = { DB, GEOCODER_URL: 'https://geocoder.example' }
  expect(await suggestPlaces(env, '1 lang')).toEqual([
    { placeId: 'house-1', description: '1 Láng' },
  ])
  expect(await findPlace(env, 'house-1')).toEqual(address)
  expect(await findPlace(env, 'd5')).toMatchObject({ address: 'Quận Cầu Giấy, Hà Nội' })
  vi.stubGlobal('fetch', async () => new Response('down', { status: 503 }))
  expect((await suggestPlaces(env, 'cau giay'))[0]).toEqual({
    placeId: 'd5',
    description: 'Quận Cầu Giấy, Hà Nội',
  })
  expect(await findPlace(env, 'house-1')).toBeNull()
})
