import { expect, test } from 'vitest'
import type { SoonestFormQuery } from '../../../schema/generated/graphql'
import { readSoonest } from './query'
import { completeSearch } from './search.server'

type Salon = NonNullable<SoonestFormQuery['salons']>[number]

const salon = (name: string, over: Partial<Salon> = {}): Salon => ({
  name,
  provinceId: '62',
  districtId: '5',
  districtName: 'Quận Cầu Giấy',
  latitude: 21.0331,
  longitude: 105.7982,
  isOpen: true,
  ...over,
})
const far = { provinceId: '1', latitude: 10.7761, longitude: 106.7009 }
const salons = [
  salon('Salon A'),
  salon('Salon B', { latitude: 21.0371, longitude: 105.7902 }),
  salon('Salon C', {
    districtId: '2',
    districtName: 'Quận Hoàn Kiếm',
    latitude: 21.0293,
    longitude: 105.8452,
  }),
  salon('Salon D', { districtId: '7', districtName: 'Quận 10', ...far }),
  salon('Salon E', { districtId: '8', districtName: 'Quận 2', ...far, latitude: 10.7891 }),
  salon('Salon F', { districtId: '9', districtName: 'Quận 3', ...far, isOpen: false }),
]
const service = { parentId: null, isDefault: true }
const serviceMenu = {
  categories: [{ groups: [{ services: [{ id: '1001', name: 'Cắt gội', ...service }] }] }],
}
const form: SoonestFormQuery = {
  provinces: [],
  salons,
  serviceMenu,
  viewer: null,
}
const usualVisit = {
  salon: { id: '3', name: 'Salon C', latitude: 21.0293, longitude: 105.8452 },
  services: [
    { id: '1003', name: 'Cắt gội dưỡng sinh' },
    { id: '1040', name: 'Nhuộm đen' },
  ],
  stylist: null,
}

/** A customer who has this, and nothing else. */
const having = (own: Partial<NonNullable<SoonestFormQuery['viewer']>>) => ({
  viewer: { savedAddresses: [], usualVisit: null, ...own },
})

/** The search of an address, by default of a visitor. */
const search = (address: string, over: Partial<SoonestFormQuery> = {}) =>
  completeSearch(readSoonest(new URLSearchParams(address)), { ...form, ...over })

const placesIn = (provinceId: string, found = search('')) =>
  found.places.filter((place) => place.provinceId === provinceId)

test('without a place a customer starts at his usual salon with his usual services, which the form shows', () => {
  const { query, services, places } = search('', having({ usualVisit }))
  expect(query).toMatchObject({
    near: { latitude: 21.0293, longitude: 105.8452 },
    provinceId: '62',
    serviceIds: ['1003', '1040'],
  })
  expect(services).toEqual([
    { value: '1003,1040', label: 'Cắt gội dưỡng sinh, Nhuộm đen' },
    { value: '1001', label: 'Cắt gội' },
  ])
  expect(places[0]).toMatchObject({ near: '21.0293,105.8452', name: 'Quanh C' })
})

test.each([
  ['province=1', { near: null, provinceId: '1', serviceIds: ['1003', '1040'] }],
  ['near=21.033,105.798', { near: { latitude: 21.033, longitude: 105.798 }, provinceId: '62' }],
  ['stylist=9-1101', { near: null, provinceId: null, stylist: { salonId: '9', id: '1101' } }],
  ['chosenService=1001', { near: { latitude: 21.0293 }, serviceIds: ['1001'] }],
])('what the address names goes before what a customer usually has: %s', (address, expected) => {
  expect(search(address, having({ usualVisit })).query).toMatchObject(expected)
})

test('a visitor without a place has none, and the first service of the menu', () => {
  expect(search('').query).toMatchObject({ near: null, provinceId: null, serviceIds: ['1001'] })
  expect(completeSearch(readSoonest(new URLSearchParams()), null)).toMatchObject({
    query: { near: null, serviceIds: [] },
    services: [],
    places: [],
  })
})

test('each district with an open salon is offered in its province, where its salons are on average', () => {
  expect(placesIn('62')).toEqual([
    { near: '21.035,105.794', name: 'Quận Cầu Giấy', provinceId: '62', isDistrict: true },
    { near: '21.029,105.845', name: 'Quận Hoàn Kiếm', provinceId: '62', isDistrict: true },
  ])
  expect(placesIn('1').map(({ name }) => name)).toEqual(['Quận 2', 'Quận 10'])
})

test('a chosen district stays chosen, and a position is called what it is', () => {
  const district = search('province=62&near=21.035,105.794')
  expect(district.query).toMatchObject({ near: { latitude: 21.035 }, provinceId: '62' })
  expect(placesIn('62', district)).toHaveLength(2)
  const names = (address: string) => search(address).places[0]?.name
  expect(names('near=21.0331,105.7982')).toBe('Quanh A')
  expect(names('near=21.03,105.8')).toBe('Gần anh')
})

test('without the list of salons a place is not taken for the position of the customer', () => {
  const without = (address: string, over: Partial<SoonestFormQuery> = {}) =>
    search(address, { salons: null, ...over }).places.map(({ name }) => name)
  expect(without('province=62&near=21.035,105.794')).toEqual(['Nơi anh đã chọn'])
  expect(without('', having({ usualVisit }))).toEqual(['Quanh C'])
  expect(completeSearch(readSoonest(new URLSearchParams('near=21.03,105.8')), null).places).toEqual(
    [expect.objectContaining({ name: 'Nơi anh đã chọn' })],
  )
})

test('saved addresses with a position are offered in their province, behind the usual salon', () => {
  const savedAddresses = [
    { name: 'Nhà', latitude: 21.034, longitude: 105.796 },
    { name: 'Quê', latitude: null, longitude: null },
    { name: 'Salon của bạn', latitude: 10.78, longitude: 106.701 },
  ]
  const { query, places } = search('', having({ usualVisit, savedAddresses }))
  expect(query.near).toMatchObject({ latitude: 21.0293 })
  expect(places.filter(({ isDistrict }) => !isDistrict)).toEqual([
    { near: '21.0293,105.8452', name: 'Quanh C', provinceId: '62', isDistrict: false },
    { near: '21.034,105.796', name: 'Quanh Nhà', provinceId: '62', isDistrict: false },
    { near: '10.78,106.701', name: 'Quanh Salon của bạn', provinceId: '1', isDistrict: false },
  ])
  const chosen = search('province=62&near=21.034,105.796', having({ savedAddresses }))
  expect(chosen.query.near).toMatchObject({ latitude: 21.034 })
  expect(placesIn('62', chosen)[0]?.name).toBe('Quanh Nhà')
  expect(search('', having({ savedAddresses })).query.near).toBeNull()
})

test('a place of another province is left out when a province is chosen; a position far from all salons stays', () => {
  expect(search('province=1&near=21.035,105.794').query).toMatchObject({
    near: null,
    provinceId: '1',
  })
  expect(search('near=10.001,109.5').query).toMatchObject({
    near: { latitude: 10.001 },
    provinceId: null,
  })
  expect(search('province=1&near=21.035,105.794', { salons: null }).query.near).not.toBeNull()
})
