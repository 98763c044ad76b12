import { expect, test } from 'vitest'
import { bookServicePath, servicePath } from './paths'
import { lowestPrice, minutesText, specialPrices, versionName } from './prices'

const version = {
  id: '1',
  parentId: null,
  name: 'Uốn',
  versionName: '',
  subtitle: '',
  description: '',
  minutes: 60,
  price: 319_000,
  priceText: '',
  oldPrice: null,
  images: [],
  tags: [],
  deliveryType: 'STYLIST' as const,
}

test('a service costs what its cheapest version costs, "from" only where others cost more', () => {
  expect(lowestPrice({ services: [version] })).toEqual({
    price: 319_000,
    oldPrice: null,
    isFrom: false,
  })
  expect(
    lowestPrice({
      services: [
        { ...version, price: 399_000 },
        { ...version, oldPrice: 350_000 },
      ],
    }),
  ).toEqual({ price: 319_000, oldPrice: 350_000, isFrom: true })
  expect(lowestPrice({ services: [{ ...version, price: 0 }] })).toEqual({
    price: 0,
    oldPrice: null,
    isFrom: false,
  })
})

test('a service takes as long as its versions take', () => {
  expect(minutesText({ services: [version] })).toBe('60 phút')
  expect(minutesText({ services: [version, { ...version, minutes: 75 }] })).toBe('60–75 phút')
  expect(versionName(version)).toBe('Tiêu chuẩn')
})

test('special prices are listed by day and by level, those of other services are not [B-288, B-289]', () => {
  const rule = {
    dates: ['2026-11-22'],
    serviceId: '1',
    dayPrice: 140_000,
    stylistPrice: 130_000,
    dayStylistPrice: null,
    stylistLevel: 2,
  }
  expect(specialPrices([rule, { ...rule, serviceId: '2' }], '1')).toEqual([
    { name: 'Cuối tuần, ngày lễ', price: '140.000 VNĐ' },
    { name: 'Stylist cấp 2', price: '130.000 VNĐ' },
  ])
  const tet = { ...rule, dates: ['2027-01-22'], stylistPrice: null, dayStylistPrice: 160_000 }
  expect(specialPrices([tet], '1')).toEqual([
    { name: 'Ngày Tết', price: '140.000 VNĐ' },
    { name: 'Stylist cấp 2, ngày Tết', price: '160.000 VNĐ' },
  ])
})

test('a booking starts with the service, and with the one it needs [B-200]', () => {
  expect(bookServicePath({ id: '1001', parentId: null })).toBe(
    '/booking?salonId=0&phone=0&step=0&chosenService=1001',
  )
  expect(bookServicePath({ id: '1023', parentId: '1019' })).toBe(
    '/booking?salonId=0&phone=0&step=0&chosenService=1019,1023',
  )
  expect(servicePath('a/b')).toBe('/dich-vu/a%2Fb')
})
